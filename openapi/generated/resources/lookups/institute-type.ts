// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of institute types. */
export const instituteType = {
  name: "InstituteType",
  noun: "Institute Type",
  nouns: "Institute Types",
  id: "instituteTypeId",
  title: "instituteTypeName",
  components: [],
  path: "/sms/institute/type",
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
    instituteTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
