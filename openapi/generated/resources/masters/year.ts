// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of years. */
export const year = {
  name: "Year",
  noun: "Year",
  nouns: "Years",
  id: "yearId",
  title: "yearDesc",
  components: [
    "Year"
  ],
  path: "/sms/year",
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
  fields: {
    yearDesc: {
      kind: "text",
      label: "Year",
      required: true,
      unique: true,
      maxLength: 7,
      pattern: "^20\\d{2}/\\d{2}$",
      message: "Enter a year like 2026/27.",
      searched: true,
      sorted: true
    },
    startDate: {
      kind: "date",
      label: "From",
      required: true,
      sorted: true
    },
    endDate: {
      kind: "date",
      label: "To",
      required: true,
      after: "startDate",
      sorted: true
    },
    isCurrent: {
      kind: "flag",
      label: "Current",
      filtered: true
    }
  }
} as const satisfies ResourceRules
