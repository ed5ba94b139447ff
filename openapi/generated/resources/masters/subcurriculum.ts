// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of subcurricula. */
export const subcurriculum = {
  name: "Subcurriculum",
  noun: "Subcurriculum",
  nouns: "Subcurricula",
  id: "subcurriculumId",
  title: "subcurriculumName",
  components: [
    "Subcurriculum"
  ],
  path: "/sms/subcurriculum",
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
    subcurriculumName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    subcurriculumCode: {
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
    streamId: {
      kind: "reference",
      label: "Stream",
      required: true,
      of: "Stream",
      from: "/sms/stream",
      filtered: true
    },
    semester: {
      kind: "integer",
      label: "Semester",
      required: true,
      minimum: 1,
      maximum: 3,
      sorted: true,
      filtered: true
    },
    moduleIds: {
      kind: "references",
      label: "Modules",
      required: true,
      of: "Module",
      from: "/sms/module"
    }
  }
} as const satisfies ResourceRules
