// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of institute degrees. */
export const instituteDegree = {
  name: "InstituteDegree",
  noun: "Institute Degree",
  nouns: "Institute Degrees",
  id: "instituteDegreeId",
  title: "degreeName",
  components: [],
  path: "/sms/institute/degree",
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
    degreeName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
