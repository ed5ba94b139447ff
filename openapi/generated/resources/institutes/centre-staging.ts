// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of staged centres. */
export const centreStaging = {
  name: "CentreStaging",
  noun: "Staged Centre",
  nouns: "Staged Centres",
  id: "stagingId",
  title: "centreName",
  components: [
    "CentreStaging"
  ],
  path: "/sms/centre-staging",
  statusField: "stagingStatus",
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
    }
  ],
  transitions: {
    take: {
      label: "Take",
      from: [
        9
      ],
      to: 10,
      permission: "Modify"
    },
    reject: {
      label: "Reject",
      from: [
        10
      ],
      to: 11,
      permission: "Modify",
      comment: true
    }
  },
  fields: {
    centreName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    countryId: {
      kind: "reference",
      label: "Country",
      required: true,
      of: "Country",
      from: "/sms/country",
      sorted: true,
      filtered: true
    },
    city: {
      kind: "title",
      label: "City",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    email: {
      kind: "email",
      label: "E-mail",
      required: true,
      maxLength: 254,
      searched: true,
      sorted: true
    },
    website: {
      kind: "url",
      label: "Website",
      maxLength: 255,
      searched: true
    },
    source: {
      kind: "choice",
      label: "Source",
      required: true,
      choices: [
        {
          value: "Registration",
          label: "Registration"
        },
        {
          value: "Import",
          label: "Import"
        },
        {
          value: "By hand",
          label: "By hand"
        }
      ],
      sorted: true,
      filtered: true
    },
    sourceId: {
      kind: "text",
      label: "Source ID",
      readOnly: true,
      maxLength: 255
    },
    assigneeId: {
      kind: "reference",
      label: "Assignee",
      of: "User",
      from: "/user-management/user",
      filtered: true
    },
    centreCode: {
      kind: "code",
      label: "Code",
      maxLength: 30
    },
    timezoneId: {
      kind: "reference",
      label: "Time Zone",
      of: "Timezone",
      from: "/sms/timezone"
    },
    deliveryModes: {
      kind: "choices",
      label: "Delivery",
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
    currency: {
      kind: "choice",
      label: "Invoice Currency",
      choices: [
        {
          value: "GBP",
          label: "GBP"
        },
        {
          value: "EUR",
          label: "EUR"
        },
        {
          value: "USD",
          label: "USD"
        },
        {
          value: "AED",
          label: "AED"
        }
      ]
    },
    contractStart: {
      kind: "date",
      label: "Contract from"
    },
    contractEnd: {
      kind: "date",
      label: "Contract until",
      after: "contractStart"
    },
    userFirstName: {
      kind: "title",
      label: "First name of the user",
      maxLength: 100
    },
    userLastName: {
      kind: "title",
      label: "Last name of the user",
      maxLength: 100
    },
    userEmail: {
      kind: "email",
      label: "E-mail of the user",
      maxLength: 254
    },
    matchIds: {
      kind: "references",
      label: "Matches",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre"
    }
  }
} as const satisfies ResourceRules
