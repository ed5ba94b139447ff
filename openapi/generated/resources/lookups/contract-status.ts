// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of contract statuses. */
export const contractStatus = {
  name: "ContractStatus",
  noun: "Contract Status",
  nouns: "Contract Statuses",
  id: "contractStatusId",
  title: "contractStatusName",
  components: [],
  path: "/sms/institute/contract-status",
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
    contractStatusName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
