// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of result sets. */
export const resultSet = {
  name: "ResultSet",
  noun: "Result Set",
  nouns: "Result Sets",
  id: "resultIntakeId",
  title: "resultSetName",
  components: [
    "ResultsManagement"
  ],
  path: "/results/result",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
    },
    {
      value: 10,
      label: "Review"
    },
    {
      value: 8,
      label: "Approved"
    },
    {
      value: 1,
      label: "Active"
    }
  ],
  transitions: {
    validate: {
      label: "Validate",
      from: [
        2
      ],
      to: 10,
      permission: "Modify",
      by: [
        "NCUK"
      ]
    },
    approve: {
      label: "Approve",
      from: [
        10
      ],
      to: 8,
      permission: "Publish",
      by: [
        "NCUK"
      ]
    },
    revise: {
      label: "Back to draft",
      from: [
        10
      ],
      to: 2,
      permission: "Modify",
      by: [
        "NCUK"
      ]
    }
  },
  fields: {
    resultSetName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    kind: {
      kind: "choice",
      label: "Kind",
      required: true,
      immutable: true,
      choices: [
        {
          value: "Main",
          label: "Main"
        },
        {
          value: "Resit",
          label: "Resit"
        }
      ],
      filtered: true
    },
    mainSetId: {
      kind: "reference",
      label: "Main Set",
      immutable: true,
      of: "ResultSet",
      from: "/results/result",
      filtered: true
    },
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    intakeId: {
      kind: "reference",
      label: "Intake",
      required: true,
      of: "Intake",
      from: "/sms/intake",
      sorted: true,
      filtered: true
    },
    blockKind: {
      kind: "choice",
      label: "Block",
      required: true,
      immutable: true,
      choices: [
        {
          value: "exam",
          label: "Exam"
        },
        {
          value: "test",
          label: "Test"
        }
      ],
      filtered: true
    },
    examBlockId: {
      kind: "reference",
      label: "Exam Block",
      immutable: true,
      of: "Examblock",
      from: "/sms/examblock",
      filtered: true
    },
    testBlockId: {
      kind: "reference",
      label: "Test Block",
      immutable: true,
      of: "Testblock",
      from: "/sms/testblock",
      filtered: true
    },
    moduleIds: {
      kind: "references",
      label: "Modules",
      required: true,
      minItems: 1,
      of: "Module",
      from: "/sms/module",
      noun: "module"
    },
    releaseUniversities: {
      kind: "instant",
      label: "Release to universities",
      readOnly: true,
      sorted: true
    },
    releaseCentres: {
      kind: "instant",
      label: "Release to centres",
      readOnly: true,
      sorted: true
    },
    releaseStudents: {
      kind: "instant",
      label: "Release to students",
      readOnly: true,
      sorted: true
    },
    releasedTo: {
      kind: "texts",
      label: "Released to",
      readOnly: true
    },
    viewUniversities: {
      kind: "flag",
      label: "Visible to universities",
      filtered: true
    },
    viewCentres: {
      kind: "flag",
      label: "Visible to centres",
      filtered: true
    },
    viewStudents: {
      kind: "flag",
      label: "Visible to students",
      filtered: true
    },
    validationFlag: {
      kind: "flag",
      label: "Validated",
      readOnly: true,
      filtered: true
    },
    datesDiffer: {
      kind: "flag",
      label: "Dates differ from the block",
      readOnly: true,
      filtered: true
    },
    releaseCheck: {
      kind: "choice",
      label: "Release check",
      readOnly: true,
      choices: [
        {
          value: "Errors",
          label: "Errors"
        },
        {
          value: "Warnings",
          label: "Warnings"
        },
        {
          value: "Clear",
          label: "Clear"
        }
      ],
      filtered: true
    },
    resitCap: {
      kind: "percent",
      label: "Resit cap"
    },
    rowsTotal: {
      kind: "integer",
      label: "Rows",
      readOnly: true,
      sorted: true
    },
    rowsMissing: {
      kind: "integer",
      label: "Missing",
      readOnly: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
