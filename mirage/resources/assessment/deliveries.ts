import { recordTexts } from '#openapi/check-record.ts'
import { delivery } from '#openapi/generated/resources/assessment/delivery.ts'
import { toDateTime } from '../../clock.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { digitsOf, dropCandidates, expectCandidates } from './candidates.ts'
import { deliveryFindings } from './delivery-check.ts'
import { progressOf } from './progress.ts'
import { approved, paperOf, type DeliveryFields } from './question-fields.ts'
import { deliverySeeds } from './seeds/deliveries.ts'
import { blockFields, blockOf, daysOf, isPublished, openingsOf } from './sittings.ts'
import { instantOf, wallText } from './zone-time.ts'

type Sent = FieldsOf<'Delivery'>
type Shown = DeliveryFields & { readonly started?: number; readonly submitted?: number; readonly marked?: number }

const [minute, codeShownBefore, usualLateMinutes] = [60_000, 15, 30]
const codeDigits = 6

const required = (name: keyof typeof delivery.fields): Breach => [name, recordTexts.required(delivery.fields[name].label)]

function paperBreach({ paperId }: Sent, { before, db }: Writing<Sent>): Breach | null {
  if (before?.paperId === paperId) return null
  return db.records('Paper').find(paperId)?.status === approved ? null : ['paperId', 'Choose a sealed paper.']
}

/** The breach of a sitting: a date and a slot of a published block that hold the module. A practice has no sitting. */
function sittingBreach(fields: Sent, { before, db }: Writing<Sent>): Breach | null {
  if (fields.isPractice === 1) return null
  const { blockKind, date, slot } = fields
  if (blockKind === undefined) return required('blockKind')
  const name = blockFields[blockKind]
  if (fields[name] === undefined) return required(name)
  const block = blockOf(fields, db)
  if (!block || (!isPublished(block) && before?.[name] !== block.id)) return [name, 'Choose a published block.']
  if (date === undefined) return required('date')
  const days = daysOf(block, paperOf(fields, { db })?.moduleId ?? 0)
  if (days.length === 0) return [name, 'The block does not hold the module of the paper.']
  const day = days.find((one) => one.date === date)
  if (!day) return ['date', 'The module is not scheduled on this date.']
  if (slot === undefined) return required('slot')
  return day.slots.includes(slot) ? null : ['slot', 'The module is not scheduled in this slot.']
}

// Undefined, not left out, so that the times of another sitting, which the record may still have, are overwritten.
const timeless = { opensAt: undefined, closesAt: undefined, centreTimes: undefined }

/** When each centre begins, and from when to when the delivery is open; nothing for a practice. */
function timesOf(fields: DeliveryFields, extraMinutes: number, store: Store) {
  const block = fields.isPractice === 1 ? null : blockOf(fields, store.db)
  const { lateMinutes = usualLateMinutes } = fields
  const instants = block ? openingsOf(fields, block, store) : []
  if (instants.length === 0) return timeless
  const minutes = lateMinutes + (paperOf(fields, store)?.durationMinutes ?? 0) + extraMinutes
  const all = instants.map(({ at }) => at)
  return {
    opensAt: toDateTime(Math.min(...all)),
    closesAt: toDateTime(Math.max(...all) + minutes * minute),
    centreTimes: instants.map(({ centreId, at, zoneId }) => ({
      centreId,
      opensAt: toDateTime(at),
      localTime: wallText(at, zoneId),
      isCodeShown: at - codeShownBefore * minute <= instantOf(store.now) ? 1 : 0,
    })),
  }
}

/** The state by the clock, and by what is marked. */
function stateToday(fields: Shown, status: number | string, { now }: Store): number | string {
  if (status === 'Draft' || status === 'Sent') return status
  if (fields.isPractice === 1) return 'Open'
  const { opensAt, closesAt, started = 0, submitted = 0, marked = 0 } = fields
  if (opensAt === undefined || closesAt === undefined || now < opensAt) return 'Scheduled'
  if (now < closesAt) return 'Open'
  // A delivery with absent candidates only has no scripts to mark: its results, all Absent, can be sent.
  return marked === submitted && (submitted > 0 || started === 0) ? 'Marked' : 'Closed'
}

/** A centre sees the code shortly before, and its own times only. */
const asSeenBy =
  (centreId: number | null) =>
  (fields: DeliveryFields): Sent => {
    const { accessCode, centreTimes = [], regraded: _regraded, ...rest } = fields
    const own = centreTimes.filter((one) => one.centreId === centreId)
    const isShown = fields.isPractice === 1 || own.some(({ isCodeShown }) => isCodeShown === 1)
    return { ...rest, centreIds: rest.centreIds.filter((id) => id === centreId), centreTimes: own, ...(isShown && { accessCode }) } as Sent
  }

const refuseOthers = ({ user }: PersonalStore): void => {
  if (user.contactType !== 'NCUK') throw new RecordRefusal(403, 'You do not have permission to do this.')
}

/** Which paper is sat when and where. A centre sees its own. */
export const deliveries = serveResource({
  rules: delivery,
  seeds: deliverySeeds,
  scope:
    ({ contactType, centreId }) =>
    ({ centreIds }, _id, state) =>
      contactType === 'NCUK' || (contactType === 'CENTER' && centreId !== null && centreIds.includes(centreId) && state !== 'Draft'),
  calculated: (fields: DeliveryFields, id, store) => {
    const { extraMinutes, ...counts } = progressOf(id, fields, store)
    return { moduleId: paperOf(fields, store)?.moduleId, ...timesOf(fields, extraMinutes, store), ...counts }
  },
  statusToday: stateToday,
  shownTo:
    ({ contactType, centreId }) =>
    (fields) =>
      contactType === 'NCUK' ? fields : asSeenBy(centreId)(fields),
  completed: (fields: DeliveryFields, { before, settings }) => {
    const { accessCode = digitsOf(settings.randomBytes(codeDigits), codeDigits), regraded } = (before ?? {}) as Partial<DeliveryFields>
    const { blockKind, examBlockId, testBlockId, date, slot, ...rest } = fields
    const sitting = fields.isPractice === 1 ? {} : { blockKind, ...(blockKind === 'exam' ? { examBlockId } : { testBlockId }), date, slot }
    return tidied({ ...rest, ...sitting, accessCode, regraded }, delivery.fields) as Sent
  },
  checks: [paperBreach, sittingBreach],
  updateRefusal: ({ status }) => (status === 'Draft' ? null : 'Only a draft is changed. Take it back to draft first.'),
  deleteRefusal: (_fields, { status }) => (status === 'Draft' ? null : 'Only a draft is deleted.'),
  moveRefusal: (fields, { status, id, ...store }) =>
    status === 'Scheduled' ? (deliveryFindings(id ?? 0, fields, store).errors[0]?.text ?? null) : null,
  saved: (id, fields, store, before) => {
    const status = store.db.records('Delivery').find(id)?.status
    if (before?.status === 'Draft' && status === 'Scheduled') expectCandidates(id, fields, store)
    if (before?.status === 'Scheduled' && status === 'Draft') dropCandidates(id, store)
  },
  on: {
    // Invigilators hold Modify for the candidates of a delivery, not for the delivery.
    update: (service, call) => {
      found(service, call.id, call.store)
      refuseOthers(call.store)
      return standardCalls.update(service, call)
    },
  },
})
