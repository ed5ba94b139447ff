// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of deliveries. */
export const delivery = {
  name: "Delivery",
  noun: "Delivery",
  nouns: "Deliveries",
  id: "deliveryId",
  title: "deliveryName",
  components: [
    "AssessmentDelivery",
    "Invigilation"
  ],
  path: "/dap/delivery",
  statusField: "state",
  statuses: [
    {
      value: "Draft",
      label: "Draft"
    },
    {
      value: "Scheduled",
      label: "Scheduled"
    },
    {
      value: "Open",
      label: "Open"
    },
    {
      value: "Closed",
      label: "Closed"
    },
    {
      value: "Marked",
      label: "Marked"
    },
    {
      value: "Sent",
      label: "Sent"
    }
  ],
  transitions: {
    schedule: {
      label: "Schedule",
      from: [
        "Draft"
      ],
      to: "Scheduled",
      permission: "Publish",
      by: [
        "NCUK"
      ]
    },
    unschedule: {
      label: "Back to draft",
      from: [
        "Scheduled"
      ],
      to: "Draft",
      permission: "Publish",
      by: [
        "NCUK"
      ],
      comment: true
    }
  },
  fields: {
    deliveryName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    paperId: {
      kind: "reference",
      label: "Paper",
      required: true,
      of: "Paper",
      from: "/dap/paper",
      searched: true,
      sorted: true,
      filtered: true
    },
    moduleId: {
      kind: "reference",
      label: "Module",
      readOnly: true,
      of: "Module",
      from: "/sms/module",
      filtered: true
    },
    isPractice: {
      kind: "flag",
      label: "Practice",
      immutable: true,
      filtered: true
    },
    blockKind: {
      kind: "choice",
      label: "Sitting",
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
      sorted: true,
      filtered: true
    },
    examBlockId: {
      kind: "reference",
      label: "Exam Block",
      of: "Examblock",
      from: "/sms/examblock",
      sorted: true,
      filtered: true
    },
    testBlockId: {
      kind: "reference",
      label: "Test Block",
      of: "Testblock",
      from: "/sms/testblock",
      sorted: true,
      filtered: true
    },
    date: {
      kind: "date",
      label: "Date",
      sorted: true,
      filtered: true
    },
    slot: {
      kind: "integer",
      label: "Slot",
      minimum: 1,
      maximum: 6,
      sorted: true,
      filtered: true
    },
    centreIds: {
      kind: "references",
      label: "Centres",
      required: true,
      minItems: 1,
      of: "Centre",
      from: "/sms/centre",
      noun: "centre",
      filtered: true
    },
    lateMinutes: {
      kind: "integer",
      label: "Late entry (minutes)",
      minimum: 0,
      maximum: 60
    },
    markingMode: {
      kind: "choice",
      label: "Marking",
      required: true,
      immutable: true,
      choices: [
        {
          value: "Single",
          label: "Single"
        },
        {
          value: "Double blind",
          label: "Double blind"
        },
        {
          value: "Sample 20 %",
          label: "Sample 20 %"
        }
      ],
      filtered: true
    },
    tolerance: {
      kind: "percent",
      label: "Tolerance"
    },
    accessCode: {
      kind: "text",
      label: "Access code",
      readOnly: true,
      maxLength: 255
    },
    opensAt: {
      kind: "instant",
      label: "Opens",
      readOnly: true,
      sorted: true
    },
    closesAt: {
      kind: "instant",
      label: "Closes",
      readOnly: true,
      sorted: true
    },
    centreTimes: {
      kind: "rows",
      label: "Times",
      readOnly: true,
      fields: {
        centreId: {
          kind: "reference",
          label: "Centre",
          required: true,
          of: "Centre",
          from: "/sms/centre"
        },
        opensAt: {
          kind: "instant",
          label: "Opens",
          required: true
        },
        localTime: {
          kind: "text",
          label: "Local time",
          maxLength: 255
        },
        isCodeShown: {
          kind: "flag",
          label: "Code shown"
        }
      }
    },
    regraded: {
      kind: "rows",
      label: "Corrected keys",
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
    },
    candidates: {
      kind: "integer",
      label: "Candidates",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    started: {
      kind: "integer",
      label: "Started",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    submitted: {
      kind: "integer",
      label: "Submitted",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    marked: {
      kind: "integer",
      label: "Marked",
      readOnly: true,
      minimum: 0,
      sorted: true
    }
  }
} as const satisfies ResourceRules
