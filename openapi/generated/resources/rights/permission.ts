// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of permissions. */
export const permission = {
  name: "Permission",
  noun: "Permission",
  nouns: "Permissions",
  id: "permissionId",
  title: "permissionName",
  components: [
    "Permission"
  ],
  path: "/user-management/permission",
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
    permissionName: {
      kind: "text",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 40,
      searched: true,
      sorted: true
    },
    description: {
      kind: "text",
      label: "Description",
      maxLength: 255
    }
  }
} as const satisfies ResourceRules
