// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of components. */
export const messageComponent = {
  name: "MessageComponent",
  noun: "Component",
  nouns: "Components",
  id: "messageComponentId",
  title: "componentName",
  components: [],
  path: "/communications/component",
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
  isLookup: true,
  fields: {
    componentName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
