// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of role modules. */
export const roleModule = {
  name: "RoleModule",
  noun: "Role Module",
  nouns: "Role Modules",
  id: "roleModuleId",
  title: "roleName",
  components: [
    "RoleModule"
  ],
  path: "/user-management/role-module",
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
    roleId: {
      kind: "reference",
      label: "Role",
      required: true,
      unique: true,
      immutable: true,
      of: "Role",
      from: "/user-management/role",
      filtered: true
    },
    roleName: {
      kind: "title",
      label: "Role",
      readOnly: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    typeId: {
      kind: "reference",
      label: "Type",
      readOnly: true,
      of: "Type",
      from: "/user-management/type",
      filtered: true
    },
    rows: {
      kind: "rows",
      label: "Rights",
      maxItems: 500,
      noun: "page",
      fields: {
        menuModuleId: {
          kind: "reference",
          label: "Page",
          required: true,
          of: "MenuModule",
          from: "/user-management/module"
        },
        permissions: {
          kind: "texts",
          label: "Labels",
          required: true,
          minItems: 1,
          maxItems: 20,
          maxLength: 40
        }
      }
    },
    pageCount: {
      kind: "integer",
      label: "Pages",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    labelCount: {
      kind: "integer",
      label: "Labels",
      readOnly: true,
      minimum: 0,
      sorted: true
    }
  }
} as const satisfies ResourceRules
