// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of submodules. */
export const submodule = {
  name: "Submodule",
  noun: "Submodule",
  nouns: "Submodules",
  id: "submoduleId",
  title: "submoduleName",
  components: [
    "Module"
  ],
  path: "/sms/submodule",
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
  importKeys: [
    "moduleId",
    "submoduleName"
  ],
  fields: {
    submoduleName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: "moduleId",
      maxLength: 100,
      searched: true,
      sorted: true
    },
    moduleId: {
      kind: "reference",
      label: "Module",
      required: true,
      immutable: true,
      of: "Module",
      from: "/sms/module",
      sorted: true,
      filtered: true
    },
    versions: {
      kind: "texts",
      label: "Versions",
      maxItems: 20,
      maxLength: 10
    },
    weight: {
      kind: "percent",
      label: "Weight",
      sorted: true
    },
    durationMinutes: {
      kind: "integer",
      label: "Minutes",
      minimum: 5,
      maximum: 360,
      sorted: true
    }
  }
} as const satisfies ResourceRules
