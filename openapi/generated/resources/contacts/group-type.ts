// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of group types. */
export const groupType = {
  name: "GroupType",
  noun: "Group Type",
  nouns: "Group Types",
  id: "groupTypeId",
  title: "groupTypeName",
  components: [
    "GroupType"
  ],
  path: "/contact-management/group-type",
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
    groupTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    purpose: {
      kind: "choice",
      label: "Purpose",
      required: true,
      choices: [
        {
          value: "Messages",
          label: "Messages"
        },
        {
          value: "Calendar",
          label: "Calendar"
        },
        {
          value: "Sharing",
          label: "Sharing"
        }
      ],
      filtered: true
    },
    membership: {
      kind: "choice",
      label: "Membership",
      required: true,
      immutable: true,
      choices: [
        {
          value: "Chosen",
          label: "Chosen"
        },
        {
          value: "By rule",
          label: "By rule"
        }
      ],
      filtered: true
    }
  }
} as const satisfies ResourceRules
