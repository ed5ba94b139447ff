import { target } from '#openapi/generated/resources/money/target.ts'
import { tidied } from '../engine/check.ts'
import { refuseFields } from '../engine/refusal.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { insertRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'

type Target = FieldsOf<'Target'>

const [draft, active] = [2, 1]
const mostStudents = 5000

/** A target raised by `percent`, or lowered where it is negative: students rounded up to whole ones, minor units half up. */
const changed = ({ students, revenueMinor }: Target, percent: number) => ({
  students: Math.min(mostStudents, Math.ceil((students * (100 + percent)) / 100)),
  revenueMinor: Math.floor((revenueMinor * (100 + percent) + 50) / 100),
})

const keyOf = ({ centreId, programId }: Target) => `${centreId} ${programId}`

/** Begins the targets of a year with those in force of the year before; what is there stays as it is. */
export function copyTargets({ yearId, percent }: { readonly yearId: number; readonly percent: number }, store: PersonalStore) {
  const year = fieldsOf('Year', yearId, store) ?? null
  const earlier = store
    .records('Year')
    .where(({ fields }) => year !== null && String(fields['endDate']) < year.startDate)
    .toSorted((one, other) => String(other.fields['startDate']).localeCompare(String(one.fields['startDate'])))[0]
  const targets = store.records('Target').where()
  const former = targets.filter(({ fields, status }) => fields['yearId'] === earlier?.id && status === active)
  if (former.length === 0)
    return refuseFields([['yearId', `There are no targets in force of the year before ${store.named('Year', yearId)}.`]])
  const known = new Set(targets.filter(({ fields }) => fields['yearId'] === yearId).map(({ fields }) => keyOf(fields as Target)))
  const { Target: service } = store.services
  let created = 0
  for (const { fields } of former) {
    const before = fields as Target
    if (known.has(keyOf(before))) continue
    const { centreId, programId } = before
    const draftOf = {
      fields: tidied({ yearId, centreId, programId, ...changed(before, percent) }, target.fields),
      status: draft,
      record: null,
    }
    insertRecord(service, draftOf, { act: 'copied' }, store)
    created += 1
  }
  return { created, existing: former.length - created }
}
