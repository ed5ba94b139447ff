import { clearingEntry } from '#openapi/generated/resources/clearing/clearing-entry.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import { standardCalls } from '../engine/calls.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { bestThree } from '../results/slip.ts'
import { ofStudent, scopeOfStudent } from '../students/scope.ts'
import { studentStatus } from '../students/students.ts'
import { hasOpenOffer } from './offers.ts'
import { firmChoiceOf } from './placement.ts'
import { clearingEntrySeeds } from './seeds/entries.ts'

type Entry = FieldsOf<'ClearingEntry'>
type Result = Resources['Result']['record']

/** The points of the best modules of a student, of those that centres see: an entry tells no mark before its release. */
function pointsOf(studentId: number, store: Store): number | undefined {
  const byModule = new Map<number, number>()
  const isOwn = ({ fields, status }: ResourceRecord) => fields['studentId'] === studentId && status === 1
  for (const { id } of store.db.records('Result').where(isOwn)) {
    const { moduleId = 0, points, outcome, visibleTo } = (store.records('Result').find(id)?.fields ?? {}) as Partial<Result>
    if (points === undefined || outcome === 'Withheld' || visibleTo?.includes('Centres') !== true) continue
    byModule.set(moduleId, Math.max(points, byModule.get(moduleId) ?? 0))
  }
  return byModule.size === 0 ? undefined : bestThree([...byModule.values()])
}

/** Only whoever has no place yet enters clearing. */
function studentBreach({ studentId, yearId }: Entry, { id, db }: Writing<Entry>): Breach | null {
  if (db.records('Student').find(studentId)?.status !== studentStatus.active) return ['studentId', 'Choose an active student.']
  const others = db
    .records('ClearingEntry')
    .where((other) => other.id !== id && other.fields['studentId'] === studentId && other.fields['yearId'] === yearId)
  const isIn = (...states: readonly unknown[]) => others.some(({ status }) => states.includes(status))
  if (firmChoiceOf(studentId, db) || isIn('Placed')) return ['studentId', 'The student has a firm place.']
  return isIn('Open', 'Offered') ? ['studentId', 'The student is in clearing already.'] : null
}

/** The students who look for a place after the usual time. */
export const clearingEntries = serveResource({
  rules: clearingEntry,
  seeds: clearingEntrySeeds,
  scope: (user) => {
    const isOfStudent = scopeOfStudent(user)
    // A university makes offers to those who have no place yet.
    return (fields, _id, status) => (user.contactType === 'INSTITUTE' ? status === 'Open' || status === 'Offered' : isOfStudent(fields))
  },
  calculated: ({ studentId, yearId }, _id, store) => {
    const points = pointsOf(studentId, store)
    return {
      clearingName: `${store.named('Student', studentId)} – ${store.named('Year', yearId)}`,
      ...ofStudent(studentId, store),
      ...(points !== undefined && { points }),
    }
  },
  // Its offers may have expired since it was stored.
  statusToday: (_fields, status, store, id) => (status === 'Offered' && !hasOpenOffer(id, store) ? 'Open' : status),
  checks: [(fields, writing) => (writing.before === null ? studentBreach(fields, writing) : null)],
  moveRefusal: (fields, writing) => (writing.status === 'Open' ? (studentBreach(fields, writing)?.[1] ?? null) : null),
  on: {
    create: (service, call) => {
      if (!call.store.user.addToClearingToggle) throw new RecordRefusal(403, 'You may not add to clearing.')
      return standardCalls.create(service, call)
    },
  },
})
