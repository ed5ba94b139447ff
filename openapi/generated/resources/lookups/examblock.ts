// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of exam blocks. */
export const examblock = {
  name: "Examblock",
  noun: "Exam Block",
  nouns: "Exam Blocks",
  id: "examblockId",
  title: "examblockName",
  components: [],
  path: "/sms/examblock",
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
    examblockName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
