// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of center operations. */
export const centerOperation = {
  name: "CenterOperation",
  noun: "Center Operation",
  nouns: "Center Operations",
  id: "operationId",
  title: "title",
  components: [
    "CenterOperations"
  ],
  path: "/lead-management/center-operations",
  statusField: "state",
  statuses: [
    {
      value: "Open",
      label: "Open"
    },
    {
      value: "In progress",
      label: "In progress"
    },
    {
      value: "Done",
      label: "Done"
    }
  ],
  transitions: {
    start: {
      label: "Start",
      from: [
        "Open"
      ],
      to: "In progress",
      permission: "Modify"
    },
    finish: {
      label: "Mark as done",
      from: [
        "In progress"
      ],
      to: "Done",
      permission: "Modify"
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
    centreId: {
      kind: "reference",
      label: "Centre",
      required: true,
      of: "Centre",
      from: "/sms/centre",
      sorted: true,
      filtered: true
    },
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    operationType: {
      kind: "choice",
      label: "Type",
      required: true,
      choices: [
        {
          value: "Visit",
          label: "Visit"
        },
        {
          value: "Audit",
          label: "Audit"
        },
        {
          value: "Annual return",
          label: "Annual return"
        },
        {
          value: "Capacity change",
          label: "Capacity change"
        },
        {
          value: "Closure",
          label: "Closure"
        }
      ],
      sorted: true,
      filtered: true
    },
    dueOn: {
      kind: "date",
      label: "Due",
      required: true,
      sorted: true,
      filtered: true
    },
    contactId: {
      kind: "reference",
      label: "Responsible",
      required: true,
      of: "Contact",
      from: "/contact-management/contact",
      sorted: true,
      filtered: true
    },
    findings: {
      kind: "long",
      label: "Findings",
      maxLength: 2000
    },
    actionRequired: {
      kind: "long",
      label: "Action",
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
