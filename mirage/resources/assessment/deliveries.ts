import { delivery } from '#openapi/generated/resources/assessment/delivery.ts'
import { serveResource } from '../engine/service.ts'
import { deliverySeeds } from './seeds/deliveries.ts'

/** Which paper is sat when and where. A centre sees its own. */
export const deliveries = serveResource({
  rules: delivery,
  seeds: deliverySeeds,
  scope:
    ({ contactType, centreId }) =>
    ({ centreIds }, _id, state) =>
      contactType === 'NCUK' || (contactType === 'CENTER' && centreId !== null && centreIds.includes(centreId) && state !== 'Draft'),
})
