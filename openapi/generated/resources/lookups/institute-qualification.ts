// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of institute qualifications. */
export const instituteQualification = {
  name: "InstituteQualification",
  noun: "Institute Qualification",
  nouns: "Institute Qualifications",
  id: "instituteQualificationId",
  title: "qualificationName",
  components: [],
  path: "/sms/institute/qualification",
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
    qualificationName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
