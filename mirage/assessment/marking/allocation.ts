import { allocate, allocateThirds, markersNeeded, type Allocated, type MarkingMode } from '#openapi/assessment/allocation.ts'
import { addDays } from '../../factories/days.ts'
import type { ResourceRecord } from '../../models.ts'
import { RecordRefusal, refuse, refuseFields } from '../../resources/engine/refusal.ts'
import type { PersonalStore, Store } from '../../resources/engine/store.ts'
import { deliveryFields, paperOf } from '../sat-papers.ts'
import { markerIdsOf, tellMarkers, workOf } from './markers.ts'
import { agreementOn, candidatesOf, isSubmitted, markingFields, markingsOf, scriptOf } from './script.ts'
import { give } from './settle.ts'

const dueDays = 14

const isAllocated = (one: { readonly role: string }): one is Allocated => one.role !== 'Third'

/** The first and second markers that scripts of a delivery have already. */
const givenIn = (markings: readonly ResourceRecord[]): readonly Allocated[] =>
  markings
    .map((one) => markingFields(one))
    .flatMap(({ candidateNumber, markerId, role }) => [{ candidateNumber, markerId, role }].filter(isAllocated))

/** How many markings of a delivery have no marker yet, counted by allocating them to three stand-ins. */
const toGive = (candidates: readonly string[], mode: MarkingMode, given: readonly Allocated[]): number =>
  allocate(candidates, [-1, -2, -3], mode, given).length

/** The scripts of a delivery whose totals lie too far apart and that no third marker has. */
function disputedIn(deliveryId: number, markings: readonly ResourceRecord[], store: Pick<Store, 'db'>) {
  const withThird = new Set(markings.filter((one) => markingFields(one).role === 'Third').map((one) => markingFields(one).candidateNumber))
  const byCandidate = new Map<string, ResourceRecord[]>()
  for (const one of markings) {
    const { candidateNumber } = markingFields(one)
    if (!withThird.has(candidateNumber)) byCandidate.set(candidateNumber, [...(byCandidate.get(candidateNumber) ?? []), one])
  }
  return [...byCandidate].flatMap(([candidateNumber, own]) => {
    if (own.length < 2 || own.some((one) => !isSubmitted(one) || one.status === 'Agreed')) return []
    const script = scriptOf(deliveryId, candidateNumber, store)
    return script && agreementOn(script, own).kind === 'third'
      ? [{ candidateNumber, markerIds: own.map((one) => markingFields(one).markerId) }]
      : []
  })
}

/** The deliveries whose scripts people mark, and the markers with what they have. */
export function allocationOf(store: PersonalStore) {
  const deliveries = store.db.records('Delivery').where(({ status, fields }) => status !== 'Draft' && fields['isPractice'] !== 1)
  const all = store.db.records('ScriptMarking').where()
  return {
    deliveries: deliveries.flatMap((record) => {
      const { deliveryName, markingMode, ...delivery } = deliveryFields(record)
      const candidates = candidatesOf(record.id, store)
      if (candidates.length === 0 || paperOf(delivery, store)?.needsMarkers !== true) return []
      const markings = markingsOf(record.id, store)
      const open = toGive(candidates, markingMode, givenIn(markings))
      const thirds = disputedIn(record.id, markings, store).length
      return [{ deliveryId: record.id, deliveryName, markingMode, scripts: candidates.length, toGive: open, thirds }]
    }),
    markers: markerIdsOf(store).map((markerId) => workOf(markerId, all, store)),
  }
}

interface Allocation {
  readonly deliveryId: number
  readonly markerIds: readonly number[]
  readonly dueOn?: string
  readonly mode: 'check' | 'apply'
}

/** Gives the scripts of a delivery to markers, or only says who would get how many. */
export function allocateScripts({ deliveryId, markerIds, dueOn, mode }: Allocation, store: PersonalStore) {
  const record = store.records('Delivery').find(deliveryId)
  if (!record || !store.isInScope('Delivery', record)) throw new RecordRefusal(404, 'The delivery was not found.')
  const { markingMode, ...delivery } = deliveryFields(record)
  if (paperOf(delivery, store)?.needsMarkers !== true) refuse('The machine marks the whole of this paper.')
  const known = markerIdsOf(store)
  const chosen = [...new Set(markerIds)]
  if (chosen.some((id) => !known.includes(id))) refuseFields([['markerIds', 'This marker is no longer available.']])
  const needed = markersNeeded(markingMode)
  const markings = markingsOf(deliveryId, store)
  const disputed = disputedIn(deliveryId, markings, store)
  const given = givenIn(markings)
  const candidates = candidatesOf(deliveryId, store)
  const open = toGive(candidates, markingMode, given)
  if (open > 0 && chosen.length < needed)
    refuseFields([
      ['markerIds', needed === 1 ? 'Choose at least one marker.' : `Choose at least ${needed} markers: none marks a script twice.`],
    ])
  const fresh = open > 0 ? allocate(candidates, chosen, markingMode, given) : []
  const loads = [...given, ...fresh]
  const thirds = allocateThirds(disputed, chosen, (id) => loads.filter(({ markerId }) => markerId === id).length)
  const due = dueOn ?? addDays(store.today, dueDays)
  if (mode === 'apply') {
    for (const { candidateNumber, markerId, role } of fresh) give({ deliveryId, candidateNumber, markerId, role, dueOn: due }, store)
    for (const { candidateNumber, markerId } of thirds) give({ deliveryId, candidateNumber, markerId, role: 'Third', dueOn: due }, store)
    tellMarkers(delivery.deliveryName, [...fresh, ...thirds], due, store)
  }
  const before = mode === 'apply' ? markingsOf(deliveryId, store) : markings
  return {
    given: fresh.length + thirds.length,
    markers: [...new Set([...chosen, ...given.map(({ markerId }) => markerId)])]
      .toSorted((one, other) => one - other)
      .map((markerId) => {
        const work = workOf(markerId, before, store)
        if (mode === 'apply') return work
        const own = fresh.filter((one) => one.markerId === markerId)
        const more = thirds.filter((one) => one.markerId === markerId).length
        const first = own.filter(({ role }) => role === 'First').length
        return {
          ...work,
          open: work.open + own.length + more,
          first: work.first + first,
          second: work.second + own.length - first,
          third: work.third + more,
        }
      }),
  }
}
