// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of scripts. */
export const scriptMarking = {
  name: "ScriptMarking",
  noun: "Script",
  nouns: "Scripts",
  id: "markingId",
  title: "scriptName",
  components: [
    "AssessmentMarking"
  ],
  path: "/dap/marking",
  statusField: "state",
  statuses: [
    {
      value: "Waiting",
      label: "Waiting"
    },
    {
      value: "Marking",
      label: "Marking"
    },
    {
      value: "Submitted",
      label: "Submitted"
    },
    {
      value: "Agreed",
      label: "Agreed"
    }
  ],
  transitions: {
    reopen: {
      label: "Reopen",
      from: [
        "Submitted",
        "Agreed"
      ],
      to: "Marking",
      permission: "Publish",
      by: [
        "NCUK"
      ],
      comment: true
    }
  },
  fields: {
    scriptName: {
      kind: "text",
      label: "Script",
      readOnly: true,
      maxLength: 255,
      sorted: true
    },
    deliveryId: {
      kind: "reference",
      label: "Delivery",
      required: true,
      immutable: true,
      of: "Delivery",
      from: "/dap/delivery",
      sorted: true,
      filtered: true
    },
    candidateNumber: {
      kind: "text",
      label: "Candidate",
      required: true,
      immutable: true,
      maxLength: 255,
      searched: true,
      sorted: true,
      filtered: true
    },
    markerId: {
      kind: "integer",
      label: "Marker number",
      required: true,
      immutable: true,
      minimum: 1,
      sorted: true,
      filtered: true
    },
    markerName: {
      kind: "text",
      label: "Marker",
      readOnly: true,
      maxLength: 255,
      sorted: true
    },
    role: {
      kind: "choice",
      label: "Role",
      required: true,
      immutable: true,
      choices: [
        {
          value: "First",
          label: "First"
        },
        {
          value: "Second",
          label: "Second"
        },
        {
          value: "Third",
          label: "Third"
        }
      ],
      filtered: true
    },
    marks: {
      kind: "rows",
      label: "Marks",
      readOnly: true,
      maxItems: 400,
      fields: {
        questionId: {
          kind: "reference",
          label: "Question",
          required: true,
          of: "Question",
          from: "/dap/question"
        },
        marks: {
          kind: "number",
          label: "Marks",
          minimum: 0,
          maximum: 50
        },
        comment: {
          kind: "long",
          label: "Comment",
          maxLength: 2000
        },
        usedPoints: {
          kind: "texts",
          label: "Points",
          maxItems: 40,
          maxLength: 255
        },
        notes: {
          kind: "rows",
          label: "Notes",
          maxItems: 100,
          fields: {
            from: {
              kind: "integer",
              label: "From",
              required: true,
              minimum: 0
            },
            to: {
              kind: "integer",
              label: "To",
              required: true,
              minimum: 1
            },
            text: {
              kind: "long",
              label: "Note",
              maxLength: 2000
            }
          }
        }
      }
    },
    overallComment: {
      kind: "long",
      label: "Comment",
      readOnly: true,
      maxLength: 2000
    },
    total: {
      kind: "number",
      label: "Total",
      readOnly: true,
      sorted: true
    },
    dueOn: {
      kind: "date",
      label: "Due",
      sorted: true,
      filtered: true
    }
  }
} as const satisfies ResourceRules
