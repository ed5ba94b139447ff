// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of colours. */
export const colour = {
  name: "Colour",
  noun: "Colour",
  nouns: "Colours",
  id: "colourId",
  title: "colourName",
  components: [
    "Colour"
  ],
  path: "/sms/colour",
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
    colourName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    colourCode: {
      kind: "colour",
      label: "Colour",
      required: true,
      unique: true
    },
    moduleCount: {
      kind: "integer",
      label: "Modules",
      readOnly: true,
      minimum: 0
    }
  }
} as const satisfies ResourceRules
