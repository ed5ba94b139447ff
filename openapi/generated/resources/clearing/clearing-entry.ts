// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of clearing entries. */
export const clearingEntry = {
  name: "ClearingEntry",
  noun: "Clearing Entry",
  nouns: "Clearing Entries",
  id: "clearingId",
  title: "clearingName",
  components: [
    "Clearing"
  ],
  path: "/clearing/entry",
  statusField: "state",
  statuses: [
    {
      value: "Open",
      label: "Open"
    },
    {
      value: "Offered",
      label: "Offered"
    },
    {
      value: "Placed",
      label: "Placed"
    },
    {
      value: "Closed",
      label: "Closed"
    }
  ],
  transitions: {
    close: {
      label: "Close",
      from: [
        "Open",
        "Offered"
      ],
      to: "Closed",
      permission: "Modify"
    },
    reopen: {
      label: "Reopen",
      from: [
        "Closed"
      ],
      to: "Open",
      permission: "Modify"
    }
  },
  fields: {
    clearingName: {
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
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      immutable: true,
      of: "Year",
      from: "/sms/year",
      filtered: true
    },
    reason: {
      kind: "choice",
      label: "Reason",
      required: true,
      choices: [
        {
          value: "No offer",
          label: "No offer"
        },
        {
          value: "Conditions missed",
          label: "Conditions missed"
        },
        {
          value: "Declined",
          label: "Declined"
        },
        {
          value: "Late",
          label: "Late"
        }
      ],
      filtered: true
    },
    subjects: {
      kind: "text",
      label: "Subjects",
      required: true,
      maxLength: 255,
      searched: true
    },
    points: {
      kind: "integer",
      label: "Points",
      readOnly: true,
      sorted: true
    },
    notes: {
      kind: "long",
      label: "Notes",
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
