// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of saved reports. */
export const savedReport = {
  name: "SavedReport",
  noun: "Saved Report",
  nouns: "Saved Reports",
  id: "savedReportId",
  title: "savedReportName",
  components: [
    "Reports"
  ],
  path: "/reports/saved",
  statusField: "status",
  statuses: [
    {
      value: 1,
      label: "Active"
    },
    {
      value: -1,
      label: "Inactive"
    }
  ],
  transitions: {},
  fields: {
    savedReportName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    report: {
      kind: "choice",
      label: "Report",
      required: true,
      choices: [
        {
          value: "student-analysis",
          label: "Student Analysis"
        },
        {
          value: "centre-performance",
          label: "Centre Performance"
        },
        {
          value: "module-outcomes",
          label: "Module Outcomes"
        },
        {
          value: "registrations",
          label: "Registrations"
        },
        {
          value: "progression",
          label: "Progression"
        },
        {
          value: "leads",
          label: "Leads"
        },
        {
          value: "clearing",
          label: "Clearing"
        },
        {
          value: "marking",
          label: "Marking"
        },
        {
          value: "certificates",
          label: "Certificates"
        }
      ],
      filtered: true
    },
    parameters: {
      kind: "long",
      label: "Parameters",
      maxLength: 2000
    },
    sharedWith: {
      kind: "choices",
      label: "Shared with",
      choices: [
        {
          value: "NCUK",
          label: "NCUK"
        },
        {
          value: "CENTER",
          label: "Centres"
        },
        {
          value: "INSTITUTE",
          label: "Universities"
        }
      ],
      filtered: true
    },
    isFavourite: {
      kind: "flag",
      label: "Favourite",
      filtered: true
    },
    schedule: {
      kind: "choice",
      label: "Schedule",
      choices: [
        {
          value: "Weekly",
          label: "Every week, on Mondays"
        },
        {
          value: "Monthly",
          label: "Every month, on the first"
        }
      ],
      filtered: true
    },
    scheduledById: {
      kind: "reference",
      label: "Scheduled by",
      readOnly: true,
      of: "User",
      from: "/user-management/user"
    }
  }
} as const satisfies ResourceRules
