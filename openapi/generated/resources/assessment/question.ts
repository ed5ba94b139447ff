// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of questions. */
export const question = {
  name: "Question",
  noun: "Question",
  nouns: "Questions",
  id: "questionId",
  title: "questionCode",
  components: [
    "AssessmentAuthoring"
  ],
  path: "/dap/question",
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
      value: -1,
      label: "Inactive"
    }
  ],
  transitions: {
    submit: {
      label: "Ask for review",
      from: [
        2
      ],
      to: 10,
      permission: "Modify"
    },
    approve: {
      label: "Approve",
      from: [
        10
      ],
      to: 8,
      permission: "Publish"
    },
    return: {
      label: "Return",
      from: [
        10
      ],
      to: 2,
      permission: "Modify",
      comment: true
    },
    deactivate: {
      label: "Deactivate",
      from: [
        8
      ],
      to: -1,
      permission: "Publish"
    }
  },
  importKeys: [
    "questionCode"
  ],
  fields: {
    questionCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    moduleId: {
      kind: "reference",
      label: "Module",
      required: true,
      of: "Module",
      from: "/sms/module",
      sorted: true,
      filtered: true
    },
    submoduleId: {
      kind: "reference",
      label: "Paper",
      of: "Submodule",
      from: "/sms/submodule",
      filtered: true
    },
    questionType: {
      kind: "choice",
      label: "Type",
      required: true,
      immutable: true,
      choices: [
        {
          value: "Single choice",
          label: "Single choice"
        },
        {
          value: "Multiple choice",
          label: "Multiple choice"
        },
        {
          value: "True or false",
          label: "True or false"
        },
        {
          value: "Number",
          label: "Number"
        },
        {
          value: "Short text",
          label: "Short text"
        },
        {
          value: "Essay",
          label: "Essay"
        }
      ],
      filtered: true
    },
    stem: {
      kind: "richText",
      label: "Question",
      required: true,
      maxLength: 20000,
      searched: true
    },
    assetId: {
      kind: "reference",
      label: "Picture",
      with: "altText",
      of: "Asset",
      from: "/asset-management/asset"
    },
    altText: {
      kind: "text",
      label: "What the picture shows",
      maxLength: 255,
      with: "assetId"
    },
    options: {
      kind: "rows",
      label: "Options",
      maxItems: 8,
      noun: "option",
      once: [
        "text"
      ],
      imported: 8,
      fields: {
        text: {
          kind: "text",
          label: "Option",
          required: true,
          maxLength: 500
        },
        isCorrect: {
          kind: "flag",
          label: "Correct"
        },
        feedback: {
          kind: "text",
          label: "Feedback",
          maxLength: 255
        }
      }
    },
    answers: {
      kind: "texts",
      label: "Answer",
      maxItems: 20,
      maxLength: 255,
      noun: "answer"
    },
    tolerance: {
      kind: "number",
      label: "Tolerance",
      minimum: 0,
      maximum: 1000000
    },
    markScheme: {
      kind: "rows",
      label: "Mark scheme",
      maxItems: 40,
      noun: "point",
      imported: 6,
      fields: {
        point: {
          kind: "text",
          label: "Point",
          required: true,
          maxLength: 255
        },
        marks: {
          kind: "number",
          label: "Marks",
          required: true,
          minimum: 0,
          maximum: 50
        }
      }
    },
    marks: {
      kind: "number",
      label: "Marks",
      required: true,
      minimum: 0.5,
      maximum: 50,
      sorted: true
    },
    negativeMarks: {
      kind: "number",
      label: "Wrong",
      minimum: 0,
      maximum: 50,
      sorted: true
    },
    difficulty: {
      kind: "integer",
      label: "Difficulty",
      required: true,
      minimum: 1,
      maximum: 5,
      sorted: true,
      filtered: true
    },
    topics: {
      kind: "texts",
      label: "Topics",
      maxItems: 20,
      maxLength: 100,
      noun: "topic",
      filtered: true
    },
    authorId: {
      kind: "reference",
      label: "Author",
      readOnly: true,
      of: "User",
      from: "/user-management/user",
      filtered: true
    },
    versionNo: {
      kind: "integer",
      label: "Version",
      readOnly: true,
      minimum: 1,
      sorted: true
    },
    facility: {
      kind: "number",
      label: "Facility",
      readOnly: true,
      sorted: true
    },
    discrimination: {
      kind: "number",
      label: "Discrimination",
      readOnly: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
