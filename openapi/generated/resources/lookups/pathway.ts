// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of pathways. */
export const pathway = {
  name: "Pathway",
  noun: "Pathway",
  nouns: "Pathways",
  id: "pathwayId",
  title: "pathwayName",
  components: [],
  path: "/sms/pathway",
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
    pathwayName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    streamId: {
      kind: "reference",
      label: "Stream",
      required: true,
      of: "Stream",
      from: "/sms/stream",
      filtered: true
    }
  }
} as const satisfies ResourceRules
