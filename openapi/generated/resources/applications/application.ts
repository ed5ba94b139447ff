// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of applications. */
export const application = {
  name: "Application",
  noun: "Application",
  nouns: "Applications",
  id: "applicationId",
  title: "applicationName",
  components: [
    "Applications",
    "MyApplication"
  ],
  path: "/application-portal/application",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
    },
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
    submit: {
      label: "Submit",
      from: [
        2
      ],
      to: 9,
      permission: "Modify",
      by: [
        "STUDENT"
      ]
    },
    passOn: {
      label: "Approve for review",
      from: [
        9
      ],
      to: 10,
      permission: "Modify",
      by: [
        "CENTER"
      ]
    },
    giveBack: {
      label: "Reject",
      from: [
        9
      ],
      to: 11,
      permission: "Modify",
      by: [
        "CENTER"
      ],
      comment: true
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
    reject: {
      label: "Reject",
      from: [
        10
      ],
      to: 11,
      permission: "Publish",
      by: [
        "NCUK"
      ],
      comment: true
    },
    revise: {
      label: "Back to draft",
      from: [
        11
      ],
      to: 2,
      permission: "Modify",
      by: [
        "STUDENT",
        "NCUK"
      ]
    },
    withdraw: {
      label: "Withdraw",
      from: [
        2,
        9
      ],
      to: -1,
      permission: "Modify",
      by: [
        "STUDENT"
      ],
      consequence: "You cannot apply again in this year."
    }
  },
  fields: {
    applicationName: {
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
      unique: "yearId",
      immutable: true,
      of: "Student",
      from: "/student/student",
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
    centreId: {
      kind: "reference",
      label: "Centre",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    stepsDone: {
      kind: "integer",
      label: "Progress",
      readOnly: true,
      minimum: 0,
      maximum: 8,
      sorted: true
    },
    doneSteps: {
      kind: "choices",
      label: "Steps done",
      readOnly: true,
      choices: [
        {
          value: "checklist-video",
          label: "Checklist Video"
        },
        {
          value: "course-finder",
          label: "Course Finder"
        },
        {
          value: "student",
          label: "Student"
        },
        {
          value: "contact",
          label: "Contact"
        },
        {
          value: "immigration",
          label: "Immigration"
        },
        {
          value: "academic-details",
          label: "Academic Details"
        },
        {
          value: "key-documentation",
          label: "Key Documentation"
        },
        {
          value: "summary",
          label: "Summary"
        }
      ]
    },
    videoWatched: {
      kind: "flag",
      label: "I have read the transcript"
    },
    choices: {
      kind: "rows",
      label: "Choices",
      maxItems: 5,
      noun: "choice",
      fields: {
        applicationChoiceId: {
          kind: "rowId",
          label: "Id",
          minimum: 1
        },
        courseId: {
          kind: "reference",
          label: "Course",
          required: true,
          of: "Course",
          from: "/sms/course"
        },
        intakeId: {
          kind: "reference",
          label: "Start",
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
        }
      }
    },
    hasVisa: {
      kind: "flag",
      label: "Visa"
    },
    visaType: {
      kind: "text",
      label: "Visa Type",
      maxLength: 255
    },
    visaExpiry: {
      kind: "date",
      label: "Visa until"
    },
    wasRefused: {
      kind: "flag",
      label: "Visa refused before"
    },
    refusalDetails: {
      kind: "long",
      label: "What was refused",
      maxLength: 2000
    },
    residenceCountryId: {
      kind: "reference",
      label: "Residence",
      of: "Country",
      from: "/sms/country",
      filtered: true
    },
    needsCas: {
      kind: "flag",
      label: "CAS",
      filtered: true
    },
    fundedBy: {
      kind: "choice",
      label: "Funding",
      choices: [
        {
          value: "Self",
          label: "Self"
        },
        {
          value: "Family",
          label: "Family"
        },
        {
          value: "Sponsor",
          label: "Sponsor"
        },
        {
          value: "Loan",
          label: "Loan"
        }
      ],
      filtered: true
    },
    personalStatement: {
      kind: "long",
      label: "Personal Statement",
      maxLength: 4000
    },
    hasDeclared: {
      kind: "flag",
      label: "Declaration"
    },
    stage: {
      kind: "choice",
      label: "Stage",
      readOnly: true,
      choices: [
        {
          value: "draft",
          label: "Draft"
        },
        {
          value: "requests",
          label: "Requests"
        },
        {
          value: "approved",
          label: "Approved by Centre"
        },
        {
          value: "rejected",
          label: "Rejected by Centre"
        },
        {
          value: "ncukApproved",
          label: "Approved by NCUK"
        },
        {
          value: "ncukRejected",
          label: "Rejected by NCUK"
        },
        {
          value: "withdrawn",
          label: "Withdrawn"
        }
      ],
      filtered: true
    },
    decidedBy: {
      kind: "choice",
      label: "Decided by",
      readOnly: true,
      choices: [
        {
          value: "Centre",
          label: "Centre"
        },
        {
          value: "NCUK",
          label: "NCUK"
        }
      ],
      filtered: true
    },
    comment: {
      kind: "long",
      label: "Comment",
      readOnly: true,
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
