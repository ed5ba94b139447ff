// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of states. */
export const state = {
  name: "State",
  noun: "State",
  nouns: "States",
  id: "stateId",
  title: "stateName",
  components: [],
  path: "/sms/state",
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
    stateName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    countryId: {
      kind: "reference",
      label: "Country",
      required: true,
      of: "Country",
      from: "/sms/country",
      filtered: true
    }
  }
} as const satisfies ResourceRules
