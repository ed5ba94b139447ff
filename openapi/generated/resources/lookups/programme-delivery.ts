// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of programme deliveries. */
export const programmeDelivery = {
  name: "ProgrammeDelivery",
  noun: "Programme Delivery",
  nouns: "Programme Deliveries",
  id: "programmeDeliveryId",
  title: "programmeDeliveryName",
  components: [],
  path: "/sms/programme-delivery",
  statusField: "status",
  statuses: [
    {
      value: 1,
      label: "Active"
    },
    {
      value: -1,
      label: "Inactive"
    }
  ],
  transitions: {},
  isLookup: true,
  fields: {
    programmeDeliveryName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
