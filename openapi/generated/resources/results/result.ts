// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of results. */
export const result = {
  name: "Result",
  noun: "Result",
  nouns: "Results",
  id: "resultId",
  title: "resultName",
  components: [
    "ResultsManagement",
    "Results"
  ],
  path: "/results/student-result",
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
    resultName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    resultIntakeId: {
      kind: "reference",
      label: "Set",
      required: true,
      immutable: true,
      of: "ResultSet",
      from: "/results/result",
      sorted: true,
      filtered: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      required: true,
      immutable: true,
      of: "Student",
      from: "/student/student",
      sorted: true,
      filtered: true
    },
    studentRef: {
      kind: "text",
      label: "Student ID",
      readOnly: true,
      maxLength: 255,
      sorted: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    moduleId: {
      kind: "reference",
      label: "Module",
      required: true,
      immutable: true,
      of: "Module",
      from: "/sms/module",
      sorted: true,
      filtered: true
    },
    version: {
      kind: "text",
      label: "Version",
      required: true,
      maxLength: 10,
      filtered: true
    },
    attempt: {
      kind: "choice",
      label: "Attempt",
      required: true,
      choices: [
        {
          value: "First",
          label: "First"
        },
        {
          value: "Resit",
          label: "Resit"
        },
        {
          value: "Repeat",
          label: "Repeat"
        }
      ],
      filtered: true
    },
    components: {
      kind: "rows",
      label: "Papers",
      maxItems: 20,
      noun: "paper",
      once: [
        "submoduleId"
      ],
      fields: {
        submoduleId: {
          kind: "reference",
          label: "Paper",
          required: true,
          of: "Submodule",
          from: "/sms/submodule"
        },
        mark: {
          kind: "percent",
          label: "Mark",
          required: true
        }
      }
    },
    rawMark: {
      kind: "number",
      label: "Mark",
      minimum: 0,
      maximum: 100,
      sorted: true
    },
    moderatedMark: {
      kind: "number",
      label: "Moderated",
      minimum: 0,
      maximum: 100,
      sorted: true
    },
    finalMark: {
      kind: "number",
      label: "Final",
      readOnly: true,
      sorted: true,
      filtered: true
    },
    isMissing: {
      kind: "flag",
      label: "Mark missing",
      readOnly: true,
      filtered: true
    },
    isCapped: {
      kind: "flag",
      label: "Capped",
      readOnly: true,
      filtered: true
    },
    grade: {
      kind: "text",
      label: "Grade",
      readOnly: true,
      maxLength: 255,
      sorted: true,
      filtered: true
    },
    points: {
      kind: "integer",
      label: "Points",
      readOnly: true,
      sorted: true,
      filtered: true
    },
    outcome: {
      kind: "choice",
      label: "Outcome",
      required: true,
      choices: [
        {
          value: "Pass",
          label: "Pass"
        },
        {
          value: "Fail",
          label: "Fail"
        },
        {
          value: "Absent",
          label: "Absent"
        },
        {
          value: "Withheld",
          label: "Withheld"
        },
        {
          value: "Deferred",
          label: "Deferred"
        }
      ],
      filtered: true
    },
    viewFlag: {
      kind: "flag",
      label: "Visible",
      filtered: true
    },
    certificateDownload: {
      kind: "flag",
      label: "Certificate",
      filtered: true
    },
    visibleTo: {
      kind: "choices",
      label: "Visible to",
      readOnly: true,
      choices: [
        {
          value: "Universities",
          label: "Universities"
        },
        {
          value: "Centres",
          label: "Centres"
        },
        {
          value: "Students",
          label: "Students"
        }
      ]
    },
    isReleased: {
      kind: "flag",
      label: "Released",
      readOnly: true
    },
    changeReason: {
      kind: "long",
      label: "Reason",
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
