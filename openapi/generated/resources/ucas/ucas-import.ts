// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of ucas imports. */
export const ucasImport = {
  name: "UcasImport",
  noun: "UCAS Import",
  nouns: "UCAS Imports",
  id: "ucasImportId",
  title: "fileName",
  components: [
    "UCAS"
  ],
  path: "/ucas/import",
  statusField: "state",
  statuses: [
    {
      value: "Checking",
      label: "Checking"
    },
    {
      value: "Ready",
      label: "Ready"
    },
    {
      value: "Importing",
      label: "Importing"
    },
    {
      value: "Done",
      label: "Done"
    },
    {
      value: "Failed",
      label: "Failed"
    },
    {
      value: "Undone",
      label: "Undone"
    }
  ],
  transitions: {},
  fields: {
    fileName: {
      kind: "text",
      label: "File",
      required: true,
      immutable: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      immutable: true,
      of: "Year",
      from: "/sms/year",
      filtered: true
    },
    rowsTotal: {
      kind: "integer",
      label: "Rows",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    rowsMatched: {
      kind: "integer",
      label: "Matched",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    rowsNew: {
      kind: "integer",
      label: "New",
      readOnly: true,
      minimum: 0
    },
    rowsChanged: {
      kind: "integer",
      label: "Changed",
      readOnly: true,
      minimum: 0
    },
    rowsSame: {
      kind: "integer",
      label: "Unchanged",
      readOnly: true,
      minimum: 0
    },
    rowsFailed: {
      kind: "integer",
      label: "Errors",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    errorsOpen: {
      kind: "integer",
      label: "Open errors",
      readOnly: true,
      minimum: 0
    },
    importedAt: {
      kind: "instant",
      label: "Imported",
      readOnly: true,
      sorted: true
    },
    undoUntil: {
      kind: "instant",
      label: "Can be undone until",
      readOnly: true
    },
    failure: {
      kind: "text",
      label: "Why it failed",
      readOnly: true,
      maxLength: 255
    }
  }
} as const satisfies ResourceRules
