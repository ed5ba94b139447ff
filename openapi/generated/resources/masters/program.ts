// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of programmes. */
export const program = {
  name: "Program",
  noun: "Programme",
  nouns: "Programmes",
  id: "programId",
  title: "programName",
  components: [
    "Programme"
  ],
  path: "/sms/program",
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
    programName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    programCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    programShortName: {
      kind: "text",
      label: "Short Name",
      required: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    level: {
      kind: "choice",
      label: "Level",
      required: true,
      choices: [
        {
          value: "Foundation",
          label: "Foundation"
        },
        {
          value: "Year One",
          label: "Year One"
        },
        {
          value: "Pre-Master's",
          label: "Pre-Master's"
        },
        {
          value: "English",
          label: "English"
        }
      ],
      filtered: true
    },
    durationWeeks: {
      kind: "integer",
      label: "Weeks",
      required: true,
      minimum: 4,
      maximum: 104,
      sorted: true
    },
    semesters: {
      kind: "integer",
      label: "Semesters",
      required: true,
      minimum: 1,
      maximum: 3,
      sorted: true
    },
    gradingScale: {
      kind: "choice",
      label: "Grades",
      required: true,
      choices: [
        {
          value: "A*–E",
          label: "A*–E"
        },
        {
          value: "Distinction, Credit, Pass",
          label: "Distinction, Credit, Pass"
        },
        {
          value: "Percent",
          label: "Percent"
        }
      ],
      filtered: true
    },
    needsEnglish: {
      kind: "flag",
      label: "English module required",
      filtered: true
    },
    description: {
      kind: "long",
      label: "Description",
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
