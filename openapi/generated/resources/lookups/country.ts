// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of countries. */
export const country = {
  name: "Country",
  noun: "Country",
  nouns: "Countries",
  id: "countryId",
  title: "countryName",
  components: [],
  path: "/sms/country",
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
    countryName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    regionId: {
      kind: "reference",
      label: "Region",
      of: "Region",
      from: "/sms/region"
    }
  }
} as const satisfies ResourceRules
