// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of component types. */
export const componentType = {
  name: "ComponentType",
  noun: "Component Type",
  nouns: "Component Types",
  id: "componentTypeId",
  title: "componentTypeName",
  components: [
    "ComponentType"
  ],
  path: "/contact-management/component-type",
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
    componentTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    componentTypeCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
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
