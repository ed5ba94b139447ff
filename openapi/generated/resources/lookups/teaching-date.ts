// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of teaching dates. */
export const teachingDate = {
  name: "TeachingDate",
  noun: "Teaching Date",
  nouns: "Teaching Dates",
  id: "teachingDateId",
  title: "teachingDateName",
  components: [],
  path: "/sms/teaching-date",
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
    teachingDateName: {
      kind: "title",
      label: "Name",
      maxLength: 100,
      searched: true
    },
    intakeId: {
      kind: "reference",
      label: "Intake",
      of: "Intake",
      from: "/sms/intake"
    }
  }
} as const satisfies ResourceRules
