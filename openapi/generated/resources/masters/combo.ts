// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of combo routes. */
export const combo = {
  name: "Combo",
  noun: "Combo Route",
  nouns: "Combo Routes",
  id: "comboId",
  title: "comboName",
  components: [
    "ComboRoutes"
  ],
  path: "/sms/combo",
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
    "comboCode"
  ],
  fields: {
    comboName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    comboCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    curriculumId: {
      kind: "reference",
      label: "Curriculum",
      required: true,
      immutable: true,
      of: "Curriculum",
      from: "/sms/curriculum",
      sorted: true,
      filtered: true
    },
    subcurriculumIds: {
      kind: "references",
      label: "Subcurricula",
      required: true,
      of: "Subcurriculum",
      from: "/sms/subcurriculum"
    },
    moduleIds: {
      kind: "references",
      label: "Modules",
      required: true,
      minItems: 2,
      maxItems: 8,
      of: "Module",
      from: "/sms/module"
    },
    studentCount: {
      kind: "integer",
      label: "Expected Students",
      minimum: 0,
      maximum: 5000,
      sorted: true
    }
  }
} as const satisfies ResourceRules
