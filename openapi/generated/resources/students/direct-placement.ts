// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of university applications. */
export const directPlacement = {
  name: "DirectPlacement",
  noun: "University Application",
  nouns: "University Applications",
  id: "directPlacementId",
  title: "placementName",
  components: [
    "DirectPlacements",
    "Student Application Portal"
  ],
  path: "/lead-management/direct-placements",
  statusField: "decision",
  statuses: [
    {
      value: "Pending",
      label: "Pending"
    },
    {
      value: "Conditional",
      label: "Conditional"
    },
    {
      value: "Unconditional",
      label: "Unconditional"
    },
    {
      value: "Rejected",
      label: "Rejected"
    },
    {
      value: "Withdrawn",
      label: "Withdrawn"
    }
  ],
  transitions: {
    offerWithConditions: {
      label: "Conditional offer",
      from: [
        "Pending"
      ],
      to: "Conditional",
      permission: "Modify",
      by: [
        "NCUK",
        "INSTITUTE"
      ]
    },
    offer: {
      label: "Unconditional offer",
      from: [
        "Pending",
        "Conditional"
      ],
      to: "Unconditional",
      permission: "Modify",
      by: [
        "NCUK",
        "INSTITUTE"
      ]
    },
    reject: {
      label: "Reject",
      from: [
        "Pending"
      ],
      to: "Rejected",
      permission: "Modify",
      by: [
        "NCUK",
        "INSTITUTE"
      ]
    },
    withdraw: {
      label: "Withdraw",
      from: [
        "Pending",
        "Conditional",
        "Unconditional"
      ],
      to: "Withdrawn",
      permission: "Modify",
      by: [
        "NCUK"
      ]
    }
  },
  fields: {
    placementName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
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
    centreId: {
      kind: "reference",
      label: "Centre",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    institutionId: {
      kind: "reference",
      label: "University",
      required: true,
      of: "University",
      from: "/sms/university",
      sorted: true,
      filtered: true
    },
    courseId: {
      kind: "reference",
      label: "Course",
      required: true,
      of: "Course",
      from: "/sms/course",
      sorted: true,
      filtered: true
    },
    intakeId: {
      kind: "reference",
      label: "Start",
      required: true,
      of: "Intake",
      from: "/sms/intake",
      filtered: true
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
      ],
      filtered: true
    },
    route: {
      kind: "choice",
      label: "Route",
      required: true,
      choices: [
        {
          value: "UCAS",
          label: "UCAS"
        },
        {
          value: "Direct",
          label: "Direct"
        },
        {
          value: "Clearing",
          label: "Clearing"
        }
      ],
      sorted: true,
      filtered: true
    },
    reference: {
      kind: "text",
      label: "Reference",
      maxLength: 255,
      sorted: true
    },
    appliedOn: {
      kind: "date",
      label: "Applied",
      sorted: true,
      filtered: true
    },
    conditions: {
      kind: "rows",
      label: "Conditions",
      maxItems: 20,
      noun: "condition",
      fields: {
        conditionId: {
          kind: "rowId",
          label: "Id",
          minimum: 1
        },
        subject: {
          kind: "choice",
          label: "Of",
          required: true,
          choices: [
            {
              value: "Module",
              label: "Module"
            },
            {
              value: "Overall",
              label: "Overall"
            },
            {
              value: "English",
              label: "English"
            }
          ]
        },
        moduleId: {
          kind: "reference",
          label: "Module",
          of: "Module",
          from: "/sms/module"
        },
        minimum: {
          kind: "text",
          label: "Minimum",
          required: true,
          maxLength: 20
        }
      }
    },
    replyBy: {
      kind: "date",
      label: "Reply by",
      after: "appliedOn",
      sorted: true,
      filtered: true
    },
    reply: {
      kind: "choice",
      label: "Reply",
      readOnly: true,
      choices: [
        {
          value: "None",
          label: "None"
        },
        {
          value: "Firm",
          label: "Firm"
        },
        {
          value: "Insurance",
          label: "Insurance"
        },
        {
          value: "Declined",
          label: "Declined"
        }
      ],
      sorted: true,
      filtered: true
    },
    depositPaid: {
      kind: "flag",
      label: "Deposit",
      filtered: true
    },
    casNumber: {
      kind: "text",
      label: "CAS",
      maxLength: 14,
      pattern: "^[A-Za-z0-9]{14}$",
      message: "A CAS number has 14 characters."
    },
    adviserContactId: {
      kind: "reference",
      label: "Adviser",
      of: "Contact",
      from: "/contact-management/contact",
      filtered: true
    }
  }
} as const satisfies ResourceRules
