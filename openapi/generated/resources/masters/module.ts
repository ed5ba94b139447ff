// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of modules. */
export const module = {
  name: "Module",
  noun: "Module",
  nouns: "Modules",
  id: "moduleId",
  title: "moduleName",
  components: [
    "Module"
  ],
  path: "/sms/module",
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
    "moduleCode"
  ],
  fields: {
    moduleName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    moduleCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    programId: {
      kind: "reference",
      label: "Programme",
      required: true,
      of: "Program",
      from: "/sms/program",
      sorted: true,
      filtered: true
    },
    colourId: {
      kind: "reference",
      label: "Colour",
      required: true,
      of: "Colour",
      from: "/sms/colour"
    },
    colourCode: {
      kind: "colour",
      label: "Colour code",
      readOnly: true
    },
    evaluations: {
      kind: "choices",
      label: "Scheduled in",
      required: true,
      minItems: 1,
      choices: [
        {
          value: "exam",
          label: "Exam blocks"
        },
        {
          value: "test",
          label: "Test blocks"
        }
      ],
      filtered: true
    },
    versions: {
      kind: "texts",
      label: "Versions",
      maxItems: 20,
      maxLength: 10
    },
    credits: {
      kind: "integer",
      label: "Credits",
      minimum: 0,
      maximum: 60,
      sorted: true
    },
    passMark: {
      kind: "percent",
      label: "Pass Mark"
    },
    isEnglish: {
      kind: "flag",
      label: "English module",
      filtered: true
    },
    description: {
      kind: "long",
      label: "Description",
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
