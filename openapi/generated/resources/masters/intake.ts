// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of intakes. */
export const intake = {
  name: "Intake",
  noun: "Intake",
  nouns: "Intakes",
  id: "intakeId",
  title: "intakeName",
  components: [
    "Intake"
  ],
  path: "/sms/intake",
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
    intakeName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    intakeCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true
    },
    startYear: {
      kind: "reference",
      label: "Start Year",
      required: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    registrationFrom: {
      kind: "date",
      label: "Registration from",
      required: true,
      sorted: true
    },
    registrationTo: {
      kind: "date",
      label: "Registration until",
      required: true,
      after: "registrationFrom",
      sorted: true
    },
    isLate: {
      kind: "flag",
      label: "Late intake",
      filtered: true
    },
    teachingDates: {
      kind: "rows",
      label: "Teaching Dates",
      required: true,
      minItems: 1,
      maxItems: 20,
      message: "Add atleast one teaching date.",
      noun: "teaching date",
      fields: {
        teachingDateId: {
          kind: "rowId",
          label: "Id",
          minimum: 1
        },
        teachingDateName: {
          kind: "title",
          label: "Name",
          required: true,
          maxLength: 100
        },
        startDate: {
          kind: "date",
          label: "Start date",
          required: true
        },
        endDate: {
          kind: "date",
          label: "End date",
          required: true,
          after: "startDate"
        }
      }
    }
  }
} as const satisfies ResourceRules
