// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of roles. */
export const role = {
  name: "Role",
  noun: "Role",
  nouns: "Roles",
  id: "roleId",
  title: "roleName",
  components: [
    "Role"
  ],
  path: "/user-management/role",
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
    roleName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    typeId: {
      kind: "reference",
      label: "Type",
      required: true,
      immutable: true,
      of: "Type",
      from: "/user-management/type",
      filtered: true
    },
    copyFrom: {
      kind: "reference",
      label: "Copy rights of",
      immutable: true,
      of: "Role",
      from: "/user-management/role"
    },
    description: {
      kind: "text",
      label: "Description",
      maxLength: 255
    },
    userCount: {
      kind: "integer",
      label: "Users",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    hasRights: {
      kind: "flag",
      label: "Has rights",
      readOnly: true,
      filtered: true
    }
  }
} as const satisfies ResourceRules
