import { audience } from '#openapi/generated/resources/communications/audience.ts'
import { messageTexts } from '#openapi/communications/message-text.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'
import { ruleBreach } from './audience-rules.ts'
import { addressedBy, recipientsOf } from './recipients.ts'
import { audienceSeeds } from './seeds/audiences.ts'

type Sent = FieldsOf<'Audience'>

/** People who are written to together: chosen ones, or those who pass rules when it is written. */
export const audiences = serveResource({
  rules: audience,
  seeds: audienceSeeds,
  // Those of the seeds have not been counted yet.
  calculated: (fields, _id, store) => ('lastCount' in fields ? {} : { lastCount: recipientsOf(addressedBy(fields), store).reached.length }),
  completed: (fields, store) => {
    const lastCount = recipientsOf(addressedBy(fields), store).reached.length
    return tidied({ ...fields, lastCount, countedAt: store.now }, audience.fields) as Sent
  },
  checks: [
    ({ kind, rules = [], contactGroupIds = [], contactIds = [] }) => {
      if (kind === 'Fixed') {
        if (contactGroupIds.length + contactIds.length === 0) return ['contactIds', messageTexts.noRecipient]
        return rules.length > 0 ? ['rules', 'A fixed audience has no rules.'] : null
      }
      return contactGroupIds.length + contactIds.length > 0 ? ['contactIds', 'An audience by rule has no chosen people.'] : null
    },
    ({ rules = [] }, store) => ruleBreach(rules, store),
  ],
})
