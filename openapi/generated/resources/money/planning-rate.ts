// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of planning rates. */
export const planningRate = {
  name: "PlanningRate",
  noun: "Planning Rate",
  nouns: "Planning Rates",
  id: "planningRateId",
  title: "rateName",
  components: [
    "Targets"
  ],
  path: "/finance/planning-rate",
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
    currency: {
      kind: "choice",
      label: "Currency",
      required: true,
      immutable: true,
      choices: [
        {
          value: "EUR",
          label: "EUR"
        },
        {
          value: "USD",
          label: "USD"
        },
        {
          value: "AED",
          label: "AED"
        }
      ],
      filtered: true
    },
    rate: {
      kind: "number",
      label: "For one pound",
      required: true,
      minimum: 0.01,
      maximum: 10000,
      sorted: true
    },
    rateName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
