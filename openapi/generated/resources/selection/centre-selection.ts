// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of centre selections. */
export const centreSelection = {
  name: "CentreSelection",
  noun: "Centre Selection",
  nouns: "Centre Selections",
  id: "centreSelectionId",
  title: "selectionName",
  components: [
    "CentreSelection"
  ],
  path: "/sms/centre-selection",
  statusField: "selectionStatus",
  statuses: [
    {
      value: 3,
      label: "Draft"
    },
    {
      value: 4,
      label: "Completed"
    },
    {
      value: 5,
      label: "Incomplete"
    }
  ],
  transitions: {},
  fields: {
    curriculumId: {
      kind: "reference",
      label: "Curriculum",
      required: true,
      immutable: true,
      of: "Curriculum",
      from: "/sms/curriculum",
      sorted: true,
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      required: true,
      immutable: true,
      of: "Centre",
      from: "/sms/centre",
      sorted: true,
      filtered: true
    },
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      immutable: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    selectionName: {
      kind: "text",
      label: "Selection",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    decision: {
      kind: "choice",
      label: "Decision",
      readOnly: true,
      choices: [
        {
          value: "Open",
          label: "Open"
        },
        {
          value: "Accepted",
          label: "Accepted"
        },
        {
          value: "Rejected",
          label: "Rejected"
        }
      ],
      filtered: true
    },
    steps: {
      kind: "integer",
      label: "Progress",
      readOnly: true,
      minimum: 0,
      maximum: 9
    },
    comboIds: {
      kind: "references",
      label: "Combo Routes",
      readOnly: true,
      of: "Combo",
      from: "/sms/combo"
    },
    streamIds: {
      kind: "references",
      label: "Streams",
      readOnly: true,
      of: "Stream",
      from: "/sms/stream"
    },
    modules: {
      kind: "rows",
      label: "Modules",
      readOnly: true,
      noun: "stream",
      fields: {
        streamId: {
          kind: "reference",
          label: "Stream",
          required: true,
          of: "Stream",
          from: "/sms/stream"
        },
        moduleIds: {
          kind: "references",
          label: "Modules",
          required: true,
          of: "Module",
          from: "/sms/module"
        }
      }
    },
    intakes: {
      kind: "rows",
      label: "Intakes",
      readOnly: true,
      noun: "intake",
      fields: {
        intakeId: {
          kind: "reference",
          label: "Intake",
          required: true,
          of: "Intake",
          from: "/sms/intake"
        },
        teachingDateIds: {
          kind: "references",
          label: "Teaching Dates",
          required: true,
          of: "TeachingDate",
          from: "/sms/teaching-date"
        }
      }
    },
    blocks: {
      kind: "rows",
      label: "Blocks",
      readOnly: true,
      noun: "intake",
      fields: {
        intakeId: {
          kind: "reference",
          label: "Intake",
          required: true,
          of: "Intake",
          from: "/sms/intake"
        },
        testblockIds: {
          kind: "references",
          label: "Test Blocks",
          of: "Testblock",
          from: "/sms/testblock"
        },
        examblockIds: {
          kind: "references",
          label: "Exam Blocks",
          of: "Examblock",
          from: "/sms/examblock"
        }
      }
    },
    delivery: {
      kind: "rows",
      label: "Delivery",
      readOnly: true,
      noun: "combo route",
      fields: {
        comboId: {
          kind: "reference",
          label: "Combo Route",
          required: true,
          of: "Combo",
          from: "/sms/combo"
        },
        intakeId: {
          kind: "reference",
          label: "Intake",
          required: true,
          of: "Intake",
          from: "/sms/intake"
        },
        deliveryMode: {
          kind: "choice",
          label: "Delivery",
          required: true,
          choices: [
            {
              value: 1,
              label: "On Campus"
            },
            {
              value: 2,
              label: "Online"
            }
          ]
        },
        students: {
          kind: "integer",
          label: "Students",
          required: true,
          minimum: 0,
          maximum: 5000
        }
      }
    },
    blockDays: {
      kind: "rows",
      label: "Days of Blocks",
      readOnly: true,
      noun: "block",
      fields: {
        kind: {
          kind: "choice",
          label: "Kind",
          required: true,
          choices: [
            {
              value: "exam",
              label: "Exam Block"
            },
            {
              value: "test",
              label: "Test Block"
            }
          ]
        },
        blockId: {
          kind: "integer",
          label: "Block",
          required: true,
          minimum: 1
        },
        startDate: {
          kind: "date",
          label: "From",
          required: true
        },
        endDate: {
          kind: "date",
          label: "To",
          required: true
        }
      }
    },
    acknowledged: {
      kind: "rows",
      label: "Acknowledged Findings",
      readOnly: true,
      noun: "finding",
      fields: {
        finding: {
          kind: "long",
          label: "Finding",
          required: true,
          maxLength: 2000
        }
      }
    },
    reason: {
      kind: "text",
      label: "Why it is incomplete",
      readOnly: true,
      maxLength: 255
    },
    confirmedBy: {
      kind: "title",
      label: "Confirmed by",
      readOnly: true,
      maxLength: 100,
      sorted: true
    },
    confirmedAt: {
      kind: "instant",
      label: "Confirmed",
      readOnly: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
