// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of proctoring types. */
export const proctoringType = {
  name: "ProctoringType",
  noun: "Proctoring Type",
  nouns: "Proctoring Types",
  id: "proctoringTypeId",
  title: "proctoringTypeName",
  components: [],
  path: "/sms/proctoring-type",
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
    proctoringTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
