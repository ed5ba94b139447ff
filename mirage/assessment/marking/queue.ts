import type { ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { isSubmitted, markingFields, markingsOf } from './script.ts'

const byDue = (one: ResourceRecord, other: ResourceRecord): number =>
  (markingFields(one).dueOn ?? '9999').localeCompare(markingFields(other).dueOn ?? '9999') || one.id - other.id

const byCandidate = (one: ResourceRecord, other: ResourceRecord): number =>
  markingFields(one).candidateNumber.localeCompare(markingFields(other).candidateNumber) || one.id - other.id

/** The scripts of a marker that are not submitted, the one that is due first in front. */
const openOf = (markerId: number, { db }: PersonalStore): ResourceRecord[] =>
  db
    .records('ScriptMarking')
    .where((one) => markingFields(one).markerId === markerId && !isSubmitted(one))
    .toSorted(byDue)

/** How far one's own scripts are. */
export function queueOf(store: PersonalStore) {
  const { markerId } = store.user
  if (markerId === null) return { waiting: 0, marking: 0, submitted: 0, agreed: 0, overdue: 0 }
  const own = store.db.records('ScriptMarking').where((one) => markingFields(one).markerId === markerId)
  const count = (state: string) => own.filter(({ status }) => status === state).length
  const open = openOf(markerId, store)
  const [next] = open
  const dueOn = next && markingFields(next).dueOn
  return {
    markerId,
    waiting: count('Waiting'),
    marking: count('Marking'),
    submitted: count('Submitted'),
    agreed: count('Agreed'),
    overdue: open.filter((one) => (markingFields(one).dueOn ?? store.today) < store.today).length,
    ...(next && { nextId: next.id }),
    ...(dueOn !== undefined && { dueOn }),
  }
}

/** Where a marking stands among those that its marker has of the delivery. */
export function placeOf(record: ResourceRecord, store: PersonalStore) {
  const { deliveryId, markerId } = markingFields(record)
  const own = markingsOf(deliveryId, store)
    .filter((one) => markingFields(one).markerId === markerId)
    .toSorted(byCandidate)
  const index = own.findIndex(({ id }) => id === record.id)
  const [before, after] = [own[index - 1], own[index + 1]]
  return { place: index + 1, count: own.length, ...(before && { previousId: before.id }), ...(after && { nextId: after.id }) }
}

/** The script that a marker turns to after one: the next open one of the delivery, else the one that is due first. */
export function nextAfter(record: ResourceRecord, store: PersonalStore): number | undefined {
  const { deliveryId, markerId } = markingFields(record)
  const open = openOf(markerId, store).filter(({ id }) => id !== record.id)
  const here = open.filter((one) => markingFields(one).deliveryId === deliveryId).toSorted(byCandidate)
  return (here.find((one) => byCandidate(one, record) > 0) ?? here[0] ?? open[0])?.id
}
