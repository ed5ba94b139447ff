import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { markerName } from '../../assessment/marking/markers.ts'
import {
  candidatesOf,
  isSubmitted,
  markingFields,
  markingsOf,
  markingsOfScript,
  type MarkingFields,
} from '../../assessment/marking/script.ts'
import { unsettle } from '../../assessment/marking/settle.ts'
import type { Account } from '../../models.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { scriptMarkingSeeds } from './seeds/script-markings.ts'

type Sent = FieldsOf<'ScriptMarking'>

/** The breach of a new marking: its script is handed in, and has each role and each marker once. */
function roleBreach({ deliveryId, candidateNumber, markerId, role }: Sent, { id, before, ...store }: Writing<Sent>): Breach | null {
  if (before) return null
  if (!candidatesOf(deliveryId, store).includes(candidateNumber)) return ['candidateNumber', 'This candidate has handed in no script.']
  const others = markingsOfScript(deliveryId, candidateNumber, store).filter((one) => one.id !== id)
  if (others.some((one) => markingFields(one).role === role)) return ['role', 'This script has such a marker already.']
  return others.some((one) => markingFields(one).markerId === markerId) ? ['markerId', 'This marker has another role in the script.'] : null
}

/** Computed once a call. */
const blindIn = new WeakMap<Store, ReadonlySet<string>>()

/** The scripts of a first or second marker that not both have submitted yet: "delivery/candidate". */
function blindScripts({ markerId }: Account, store: Store): ReadonlySet<string> {
  const known = blindIn.get(store)
  if (known) return known
  const own = store.db.records('ScriptMarking').where(({ fields }) => markerId !== null && fields['markerId'] === markerId)
  const blind = new Set<string>()
  for (const deliveryId of new Set(own.map((one) => markingFields(one).deliveryId))) {
    const firstTwo = markingsOf(deliveryId, store).filter((one) => markingFields(one).role !== 'Third')
    const open = new Set(firstTwo.filter((one) => !isSubmitted(one)).map((one) => markingFields(one).candidateNumber))
    for (const one of own) {
      const { deliveryId: of, candidateNumber, role } = markingFields(one)
      if (of === deliveryId && role !== 'Third' && open.has(candidateNumber)) blind.add(`${of}/${candidateNumber}`)
    }
  }
  blindIn.set(store, blind)
  return blind
}

/** What markers give for scripts. A marker sees the own ones, and no other's marks before both have submitted. */
export const scriptMarkings = serveResource({
  rules: scriptMarking,
  seeds: scriptMarkingSeeds,
  scope:
    ({ contactType, markerId }) =>
    (fields) =>
      contactType === 'NCUK' || (contactType === 'INSTITUTE' && markerId !== null && fields.markerId === markerId),
  shownTo: (user, store) => {
    if (user.markerId === null) return (fields) => fields
    const blind = blindScripts(user, store)
    return (fields: MarkingFields) => {
      if (fields.markerId === user.markerId || !blind.has(`${fields.deliveryId}/${fields.candidateNumber}`)) return fields
      const { marks: _marks, total: _total, overallComment: _comment, ...rest } = fields
      return rest
    }
  },
  calculated: ({ candidateNumber, role, markerId }, _id, store) => ({
    scriptName: `${candidateNumber} (${role})`,
    markerName: markerName(markerId, store),
  }),
  checks: [roleBreach],
  deleteRefusal: (_fields, { status }) => (status === 'Waiting' ? null : 'Only a script that is not begun is taken from its marker.'),
  saved: (id, _fields, store, before) => {
    const record = store.db.records('ScriptMarking').find(id)
    if (before && record && isSubmitted(before) && record.status === 'Marking') unsettle(record, store)
  },
  on: {
    // Markers hold Modify for their marks, not for the day on which they are due.
    update: (service, call) => {
      found(service, call.id, call.store)
      if (call.store.user.contactType !== 'NCUK') throw new RecordRefusal(403, 'You do not have permission to do this.')
      return standardCalls.update(service, call)
    },
  },
})
