// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of attempts. */
export const attempt = {
  name: "Attempt",
  noun: "Attempt",
  nouns: "Attempts",
  id: "attemptId",
  title: "candidateNumber",
  components: [
    "AssessmentDelivery",
    "Invigilation"
  ],
  path: "/dap/attempt",
  statusField: "state",
  statuses: [
    {
      value: "Expected",
      label: "Expected"
    },
    {
      value: "Sitting",
      label: "Sitting"
    },
    {
      value: "Paused",
      label: "Paused"
    },
    {
      value: "Submitted",
      label: "Submitted"
    },
    {
      value: "Timed out",
      label: "Timed out"
    },
    {
      value: "Absent",
      label: "Absent"
    },
    {
      value: "Void",
      label: "Void"
    }
  ],
  transitions: {},
  fields: {
    candidateNumber: {
      kind: "text",
      label: "Candidate",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    deliveryId: {
      kind: "reference",
      label: "Delivery",
      required: true,
      immutable: true,
      of: "Delivery",
      from: "/dap/delivery",
      searched: true,
      filtered: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      required: true,
      immutable: true,
      of: "Student",
      from: "/student/student",
      searched: true,
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    opensAt: {
      kind: "instant",
      label: "Opens",
      readOnly: true,
      sorted: true
    },
    startedAt: {
      kind: "instant",
      label: "Started",
      readOnly: true,
      sorted: true
    },
    endsAt: {
      kind: "instant",
      label: "Ends",
      readOnly: true,
      sorted: true
    },
    submittedAt: {
      kind: "instant",
      label: "Submitted",
      readOnly: true,
      sorted: true
    },
    extraMinutes: {
      kind: "integer",
      label: "Extra minutes",
      readOnly: true,
      minimum: 0
    },
    answers: {
      kind: "rows",
      label: "Answers",
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
        value: {
          kind: "text",
          label: "Answer",
          required: true,
          maxLength: 60000
        },
        revision: {
          kind: "integer",
          label: "Revision",
          required: true,
          minimum: 1
        },
        savedAt: {
          kind: "instant",
          label: "Saved"
        },
        isFlagged: {
          kind: "flag",
          label: "Flagged"
        }
      }
    },
    events: {
      kind: "rows",
      label: "Events",
      readOnly: true,
      maxItems: 400,
      fields: {
        kind: {
          kind: "text",
          label: "What",
          required: true,
          maxLength: 255
        },
        at: {
          kind: "instant",
          label: "At",
          required: true
        },
        note: {
          kind: "long",
          label: "Note",
          maxLength: 2000
        }
      }
    },
    autoMarks: {
      kind: "number",
      label: "By machine",
      readOnly: true,
      sorted: true
    },
    finalMarks: {
      kind: "number",
      label: "Final",
      readOnly: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
