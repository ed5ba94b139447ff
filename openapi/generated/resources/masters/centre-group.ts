// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of centre groups. */
export const centreGroup = {
  name: "CentreGroup",
  noun: "Centre Group",
  nouns: "Centre Groups",
  id: "centreGroupId",
  title: "centreGroupName",
  components: [
    "CentreGroups"
  ],
  path: "/sms/centre-group",
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
    centreGroupName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
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
    curriculumId: {
      kind: "reference",
      label: "Curriculum",
      of: "Curriculum",
      from: "/sms/curriculum",
      filtered: true
    },
    noOfGroups: {
      kind: "integer",
      label: "Number of groups",
      required: true,
      minimum: 1,
      maximum: 12,
      sorted: true
    },
    groups: {
      kind: "rows",
      label: "Groups",
      maxItems: 12,
      noun: "group",
      fields: {
        groupName: {
          kind: "title",
          label: "Group",
          required: true,
          maxLength: 100
        },
        centreIds: {
          kind: "references",
          label: "Centres",
          of: "Centre",
          from: "/sms/centre"
        }
      }
    }
  }
} as const satisfies ResourceRules
