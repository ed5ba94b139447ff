// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of papers. */
export const paper = {
  name: "Paper",
  noun: "Paper",
  nouns: "Papers",
  id: "paperId",
  title: "paperName",
  components: [
    "AssessmentAuthoring"
  ],
  path: "/dap/paper",
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
      label: "Sealed"
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
    seal: {
      label: "Seal",
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
  fields: {
    paperName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    paperCode: {
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
      sorted: true,
      filtered: true
    },
    evaluation: {
      kind: "choice",
      label: "For",
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
    durationMinutes: {
      kind: "integer",
      label: "Minutes",
      required: true,
      minimum: 5,
      maximum: 360,
      sorted: true
    },
    sections: {
      kind: "rows",
      label: "Sections",
      required: true,
      minItems: 1,
      maxItems: 20,
      message: "Add at least one section.",
      noun: "section",
      fields: {
        title: {
          kind: "title",
          label: "Title",
          required: true,
          maxLength: 100
        },
        instructions: {
          kind: "long",
          label: "Instructions",
          maxLength: 2000
        },
        isShuffled: {
          kind: "flag",
          label: "Shuffle questions"
        },
        choose: {
          kind: "integer",
          label: "Answer only",
          minimum: 1,
          maximum: 200
        },
        questions: {
          kind: "references",
          label: "Questions",
          required: true,
          minItems: 1,
          maxItems: 200,
          of: "Question",
          from: "/dap/question",
          noun: "question"
        }
      }
    },
    areOptionsShuffled: {
      kind: "flag",
      label: "Shuffle options",
      filtered: true
    },
    mayGoBack: {
      kind: "flag",
      label: "Back allowed",
      filtered: true
    },
    formulaBooklet: {
      kind: "richText",
      label: "Formula booklet",
      maxLength: 20000
    },
    totalMarks: {
      kind: "number",
      label: "Marks",
      readOnly: true,
      sorted: true
    },
    passMark: {
      kind: "number",
      label: "Pass",
      minimum: 0,
      maximum: 10000,
      sorted: true
    },
    questionCount: {
      kind: "integer",
      label: "Questions",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    authorId: {
      kind: "reference",
      label: "Author",
      readOnly: true,
      of: "User",
      from: "/user-management/user",
      filtered: true
    },
    sealedQuestions: {
      kind: "rows",
      label: "Sealed versions",
      readOnly: true,
      fields: {
        questionId: {
          kind: "reference",
          label: "Question",
          required: true,
          of: "Question",
          from: "/dap/question"
        },
        versionNo: {
          kind: "integer",
          label: "Version",
          required: true,
          minimum: 1
        }
      }
    }
  }
} as const satisfies ResourceRules
