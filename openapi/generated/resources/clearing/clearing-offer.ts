// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of clearing offers. */
export const clearingOffer = {
  name: "ClearingOffer",
  noun: "Clearing Offer",
  nouns: "Clearing Offers",
  id: "clearingOfferId",
  title: "offerName",
  components: [
    "ClearingOffer"
  ],
  path: "/clearing/offer",
  statusField: "state",
  statuses: [
    {
      value: "Offered",
      label: "Offered"
    },
    {
      value: "Accepted",
      label: "Accepted"
    },
    {
      value: "Declined",
      label: "Declined"
    },
    {
      value: "Expired",
      label: "Expired"
    },
    {
      value: "Withdrawn",
      label: "Withdrawn"
    }
  ],
  transitions: {
    withdraw: {
      label: "Withdraw",
      from: [
        "Offered"
      ],
      to: "Withdrawn",
      permission: "Modify",
      by: [
        "NCUK",
        "INSTITUTE"
      ]
    }
  },
  fields: {
    offerName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    clearingId: {
      kind: "reference",
      label: "Student in Clearing",
      required: true,
      immutable: true,
      of: "ClearingEntry",
      from: "/clearing/entry",
      filtered: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      readOnly: true,
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
      immutable: true,
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
    offeredOn: {
      kind: "date",
      label: "Offered",
      readOnly: true,
      sorted: true
    },
    expiresOn: {
      kind: "date",
      label: "Open until",
      required: true,
      sorted: true
    },
    repliedOn: {
      kind: "date",
      label: "Replied",
      readOnly: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
