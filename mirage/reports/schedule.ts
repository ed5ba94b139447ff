import { encryptId } from '../id-codec.ts'
import type { Account, ResourceRecord } from '../models.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { dayInWords } from '../resources/engine/words.ts'
import { notifyOnce } from '../resources/people/notify.ts'
import type { Resources } from '#openapi/generated/resources.ts'

type SavedReport = Resources['SavedReport']['record']

const aDay = 24 * 60 * 60 * 1000
const monday = 1

/** The last day on which a schedule was due, in UTC. */
function lastDue(schedule: NonNullable<SavedReport['schedule']>, now: number): string {
  const today = new Date(now)
  const back = schedule === 'Monthly' ? today.getUTCDate() - 1 : (today.getUTCDay() + 7 - monday) % 7
  return new Date(now - back * aDay).toISOString().slice(0, 10)
}

type Scheduling = Pick<PersonalStore, 'db' | 'clock'>

/** Stores the notifications of a person's scheduled reports that are due by the server's clock, each once. */
export function tellOfReports(user: Account, store: Scheduling): void {
  const isOwn = ({ status, fields }: ResourceRecord) => status === 1 && fields['scheduledById'] === user.id
  for (const record of store.db.records('SavedReport').where(isOwn)) {
    const { savedReportName, schedule } = record.fields as Partial<SavedReport>
    if (schedule === undefined) continue
    const day = lastDue(schedule, store.clock.now())
    // What was scheduled on or after the day is due the next time.
    if (day <= record.updatedAt.slice(0, 10)) continue
    notifyOnce(user, `${savedReportName}, ${dayInWords(day)}`, '', store, `/reports/view/${encryptId(record.id)}`)
  }
}
