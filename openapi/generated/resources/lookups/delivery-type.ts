// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of delivery types. */
export const deliveryType = {
  name: "DeliveryType",
  noun: "Delivery Type",
  nouns: "Delivery Types",
  id: "deliveryTypeId",
  title: "deliveryTypeName",
  components: [],
  path: "/sms/delivery-type",
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
    deliveryTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
