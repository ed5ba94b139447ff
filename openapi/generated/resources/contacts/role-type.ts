// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of role types. */
export const roleType = {
  name: "RoleType",
  noun: "Role Type",
  nouns: "Role Types",
  id: "roleTypeId",
  title: "roleTypeName",
  components: [
    "RoleType"
  ],
  path: "/contact-management/role-type",
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
    roleTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    componentTypeId: {
      kind: "reference",
      label: "Component Type",
      required: true,
      of: "ComponentType",
      from: "/contact-management/component-type",
      filtered: true
    },
    contactTypeIds: {
      kind: "references",
      label: "Contact Types",
      required: true,
      of: "ContactType",
      from: "/contact-management/contact-type",
      filtered: true
    },
    isSingle: {
      kind: "flag",
      label: "One per centre or university",
      filtered: true
    }
  }
} as const satisfies ResourceRules
