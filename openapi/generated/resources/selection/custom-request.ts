// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of custom requests. */
export const customRequest = {
  name: "CustomRequest",
  noun: "Custom Request",
  nouns: "Custom Requests",
  id: "customRequestId",
  title: "title",
  components: [
    "CurriculumCenterCustomRequest"
  ],
  path: "/sms/custom-request",
  statusField: "requestStatus",
  statuses: [
    {
      value: 9,
      label: "Submitted"
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
      value: 11,
      label: "Rejected"
    },
    {
      value: -1,
      label: "Withdrawn"
    }
  ],
  transitions: {
    take: {
      label: "Take into review",
      from: [
        9
      ],
      to: 10,
      permission: "Modify",
      by: [
        "NCUK"
      ]
    },
    withdraw: {
      label: "Withdraw",
      from: [
        9
      ],
      to: -1,
      permission: "Add",
      by: [
        "CENTER"
      ]
    }
  },
  fields: {
    title: {
      kind: "title",
      label: "Title",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    requestCode: {
      kind: "choice",
      label: "Kind",
      required: true,
      immutable: true,
      choices: [
        {
          value: 233,
          label: "Stream"
        },
        {
          value: 234,
          label: "Module"
        },
        {
          value: 235,
          label: "Delivery"
        },
        {
          value: 236,
          label: "Teaching Date"
        }
      ],
      filtered: true
    },
    centreSelectionId: {
      kind: "reference",
      label: "Selection",
      required: true,
      immutable: true,
      of: "CentreSelection",
      from: "/sms/centre-selection",
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
    curriculumId: {
      kind: "reference",
      label: "Curriculum",
      readOnly: true,
      of: "Curriculum",
      from: "/sms/curriculum",
      filtered: true
    },
    reason: {
      kind: "long",
      label: "Reason",
      required: true,
      maxLength: 2000,
      searched: true,
      sorted: true
    },
    stream: {
      kind: "group",
      label: "Stream",
      fields: {
        streamName: {
          kind: "title",
          label: "Stream Name",
          required: true,
          maxLength: 100
        },
        programId: {
          kind: "reference",
          label: "Programme",
          required: true,
          of: "Program",
          from: "/sms/program"
        },
        moduleIds: {
          kind: "references",
          label: "Modules",
          required: true,
          maxItems: 10,
          of: "Module",
          from: "/sms/module"
        }
      }
    },
    module: {
      kind: "group",
      label: "Module",
      fields: {
        moduleName: {
          kind: "title",
          label: "Module Name",
          required: true,
          maxLength: 100
        },
        streamId: {
          kind: "reference",
          label: "Stream",
          required: true,
          of: "Stream",
          from: "/sms/stream"
        },
        credits: {
          kind: "integer",
          label: "Credits",
          minimum: 0,
          maximum: 60
        }
      }
    },
    syllabus: {
      kind: "file",
      label: "Syllabus",
      files: [
        "pdf"
      ]
    },
    delivery: {
      kind: "group",
      label: "Delivery",
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
          label: "Mode",
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
        from: {
          kind: "date",
          label: "From",
          required: true
        }
      }
    },
    teachingDate: {
      kind: "group",
      label: "Teaching Date",
      fields: {
        intakeId: {
          kind: "reference",
          label: "Intake",
          required: true,
          of: "Intake",
          from: "/sms/intake"
        },
        startDate: {
          kind: "date",
          label: "Starts on",
          required: true
        },
        endDate: {
          kind: "date",
          label: "Ends on",
          required: true,
          after: "startDate"
        }
      }
    },
    newStreamId: {
      kind: "reference",
      label: "New Stream",
      readOnly: true,
      of: "Stream",
      from: "/sms/stream"
    },
    newModuleId: {
      kind: "reference",
      label: "New Module",
      readOnly: true,
      of: "Module",
      from: "/sms/module"
    },
    newTeachingDateId: {
      kind: "reference",
      label: "New Teaching Date",
      readOnly: true,
      of: "TeachingDate",
      from: "/sms/teaching-date"
    }
  }
} as const satisfies ResourceRules
