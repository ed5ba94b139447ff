import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { messageTexts } from '#openapi/communications/message-text.ts'
import type { ResourceRecord } from '../../models.ts'
import { found, standardCalls, type StandardCall } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type FieldsOf, type Service } from '../engine/service.ts'
import { textOf } from '../engine/values.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { messageSubject } from './components.ts'
import { messageState, type MessageFields } from './communication-fields.ts'
import { deliveryCounts } from './deliveries.ts'
import { draftBreach } from './message-checks.ts'
import { communicationSeeds, seedDeliveries } from './seeds/communications.ts'

type Sent = FieldsOf<'Communication'>

const hasBegun = ({ status }: ResourceRecord): boolean => status === messageState.sending || status === messageState.sent

/** Refuses, with a text of its own, to take back a message that is being sent. */
const refuseBegun = (service: Service, ids: readonly number[], { body, store }: StandardCall): void => {
  if (body['status'] !== messageState.draft) return
  const begun = ids.map((id) => found(service, id, store)).find(hasBegun)
  if (begun) throw new RecordRefusal(409, messageTexts.begun, { kind: 'state', status: begun.status })
}

/** Messages to people, from the draft to what became of them. */
export const communications = serveResource({
  rules: communication,
  seeds: communicationSeeds,
  seedBeside: seedDeliveries,
  calculated: ({ componentId, recordId, option, audienceId }, id, store) => {
    const subject = componentId === undefined || recordId === undefined ? undefined : messageSubject(store.db, componentId)
    const record = subject && recordId !== undefined ? store.records(subject.resource).find(recordId) : null
    const audience = option === 'Audience' && audienceId !== undefined ? store.db.records('Audience').find(audienceId) : null
    const contactGroupIds = (audience?.fields as FieldsOf<'Audience'> | undefined)?.contactGroupIds
    return {
      ...(subject && record && { recordName: textOf(record.fields[resourceRules[subject.resource].title]) }),
      ...(contactGroupIds && { contactGroupIds }),
      ...deliveryCounts(id, store),
    }
  },
  completed: (fields: MessageFields) => {
    const { option, audienceId, recipients } = fields
    // What is computed is never kept: it would outlive what it was computed from.
    const { recordName: _name, contactGroupIds: _groups, ...rest } = { recordName: '', contactGroupIds: [], ...fields }
    const kept = {
      ...rest,
      // Of the two ways to address people one counts.
      audienceId: option === 'Audience' ? audienceId : undefined,
      recipients: option === 'Individual' ? recipients : undefined,
    }
    return tidied(kept, communication.fields) as Sent
  },
  checks: [(fields, store) => draftBreach(fields, store)],
  updateRefusal: (record) => {
    if (record.status === messageState.draft) return null
    return record.status === messageState.scheduled ? 'Cancel the sending before it is changed.' : 'A sent message does not change.'
  },
  deleteRefusal: (_fields, { status }) => (status === messageState.draft ? null : 'Only a draft can be deleted.'),
  on: {
    move: (service, call) => {
      refuseBegun(service, [call.id], call)
      return standardCalls.move(service, call)
    },
    setStatus: (service, call) => {
      refuseBegun(service, call.body[service.rules.id] as readonly number[], call)
      return standardCalls.setStatus(service, call)
    },
  },
})
