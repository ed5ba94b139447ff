// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of targets. */
export const target = {
  name: "Target",
  noun: "Target",
  nouns: "Targets",
  id: "targetId",
  title: "targetName",
  components: [
    "Targets"
  ],
  path: "/finance/target",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
    },
    {
      value: 1,
      label: "Active"
    }
  ],
  transitions: {
    activate: {
      label: "Activate",
      from: [
        2
      ],
      to: 1,
      permission: "Publish"
    },
    revise: {
      label: "Back to draft",
      from: [
        1
      ],
      to: 2,
      permission: "Publish"
    }
  },
  importKeys: [
    "yearId",
    "centreId",
    "programId"
  ],
  fields: {
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      immutable: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      required: true,
      immutable: true,
      of: "Centre",
      from: "/sms/centre",
      sorted: true,
      filtered: true
    },
    programId: {
      kind: "reference",
      label: "Programme",
      required: true,
      immutable: true,
      of: "Program",
      from: "/sms/program",
      sorted: true,
      filtered: true
    },
    students: {
      kind: "integer",
      label: "Students",
      required: true,
      minimum: 0,
      maximum: 5000,
      sorted: true
    },
    revenueMinor: {
      kind: "money",
      label: "Revenue",
      required: true,
      minimum: 0,
      sorted: true
    },
    targetName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    currency: {
      kind: "choice",
      label: "Currency",
      readOnly: true,
      choices: [
        {
          value: "GBP",
          label: "GBP"
        }
      ]
    }
  }
} as const satisfies ResourceRules
