// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of menu modules. */
export const menuModule = {
  name: "MenuModule",
  noun: "Menu Module",
  nouns: "Menu Modules",
  id: "menuModuleId",
  title: "componentName",
  components: [
    "ModuleManagement"
  ],
  path: "/user-management/module",
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
    componentId: {
      kind: "integer",
      label: "Component ID",
      required: true,
      unique: "parentContactType",
      immutable: true,
      minimum: 1,
      maximum: 9999,
      sorted: true
    },
    componentName: {
      kind: "title",
      label: "Name",
      required: true,
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
    parentModuleId: {
      kind: "reference",
      label: "Below",
      of: "MenuModule",
      from: "/user-management/module"
    },
    order: {
      kind: "integer",
      label: "Place",
      minimum: 0,
      maximum: 9999,
      sorted: true
    },
    routes: {
      kind: "texts",
      label: "Addresses",
      maxItems: 20,
      maxLength: 200,
      searched: true
    },
    subRoutes: {
      kind: "rows",
      label: "Pages below",
      maxItems: 50,
      noun: "page",
      fields: {
        route: {
          kind: "text",
          label: "Address",
          required: true,
          maxLength: 255
        },
        permissions: {
          kind: "texts",
          label: "Labels",
          required: true,
          minItems: 1,
          maxItems: 10,
          maxLength: 40
        }
      }
    },
    iconsName: {
      kind: "text",
      label: "Icon",
      required: true,
      maxLength: 255
    },
    permissions: {
      kind: "references",
      label: "Labels offered",
      of: "Permission",
      from: "/user-management/permission"
    }
  }
} as const satisfies ResourceRules
