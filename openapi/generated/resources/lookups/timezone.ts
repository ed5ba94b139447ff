// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of time zones. */
export const timezone = {
  name: "Timezone",
  noun: "Time Zone",
  nouns: "Time Zones",
  id: "timezoneId",
  title: "timezoneName",
  components: [],
  path: "/sms/timezone",
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
    timezoneName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    countryIds: {
      kind: "references",
      label: "Countries",
      of: "Country",
      from: "/sms/country",
      filtered: true
    }
  }
} as const satisfies ResourceRules
