// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of contact groups. */
export const contactGroup = {
  name: "ContactGroup",
  noun: "Contact Group",
  nouns: "Contact Groups",
  id: "contactGroupId",
  title: "groupName",
  components: [
    "ContactGroup"
  ],
  path: "/contact-management/group",
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
    groupName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    groupTypeId: {
      kind: "reference",
      label: "Type",
      required: true,
      immutable: true,
      of: "GroupType",
      from: "/contact-management/group-type",
      filtered: true
    },
    contactIds: {
      kind: "references",
      label: "Members",
      of: "Contact",
      from: "/contact-management/contact"
    },
    rules: {
      kind: "rows",
      label: "Rules",
      maxItems: 10,
      noun: "rule",
      fields: {
        field: {
          kind: "choice",
          label: "Field",
          required: true,
          choices: [
            {
              value: "contactType",
              label: "Contact type"
            },
            {
              value: "country",
              label: "Country"
            },
            {
              value: "centre",
              label: "Centre"
            },
            {
              value: "university",
              label: "University"
            },
            {
              value: "roleType",
              label: "Role type"
            },
            {
              value: "programme",
              label: "Programme"
            }
          ]
        },
        is: {
          kind: "choice",
          label: "Relation",
          required: true,
          choices: [
            {
              value: "is",
              label: "is"
            },
            {
              value: "is not",
              label: "is not"
            }
          ]
        },
        value: {
          kind: "text",
          label: "Value",
          required: true,
          maxLength: 255
        }
      }
    },
    ownerContactId: {
      kind: "reference",
      label: "Owner",
      required: true,
      of: "Contact",
      from: "/contact-management/contact",
      filtered: true
    },
    memberCount: {
      kind: "integer",
      label: "Members",
      readOnly: true,
      minimum: 0
    }
  }
} as const satisfies ResourceRules
