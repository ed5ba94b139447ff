// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of types. */
export const type = {
  name: "Type",
  noun: "Type",
  nouns: "Types",
  id: "typeId",
  title: "typeName",
  components: [
    "Type"
  ],
  path: "/user-management/type",
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
    typeName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    parentContactType: {
      kind: "choice",
      label: "Menu of",
      required: true,
      immutable: true,
      choices: [
        {
          value: "STUDENT",
          label: "STUDENT"
        },
        {
          value: "CENTER",
          label: "CENTER"
        },
        {
          value: "INSTITUTE",
          label: "INSTITUTE"
        },
        {
          value: "NCUK",
          label: "NCUK"
        }
      ],
      filtered: true
    },
    contactTypeId: {
      kind: "reference",
      label: "Contact Type",
      required: true,
      of: "ContactType",
      from: "/contact-management/contact-type",
      filtered: true
    },
    defaultRoleId: {
      kind: "reference",
      label: "Default Role",
      of: "Role",
      from: "/user-management/role"
    }
  }
} as const satisfies ResourceRules
