// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of streams. */
export const stream = {
  name: "Stream",
  noun: "Stream",
  nouns: "Streams",
  id: "streamId",
  title: "streamName",
  components: [
    "Stream"
  ],
  path: "/sms/stream",
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
    streamName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: "programId",
      maxLength: 100,
      searched: true,
      sorted: true
    },
    streamCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true
    },
    programId: {
      kind: "reference",
      label: "Programme",
      required: true,
      immutable: true,
      of: "Program",
      from: "/sms/program",
      sorted: true,
      filtered: true
    },
    coreModuleIds: {
      kind: "references",
      label: "Core Modules",
      of: "Module",
      from: "/sms/module",
      filtered: true
    },
    optionalModuleIds: {
      kind: "references",
      label: "Optional Modules",
      of: "Module",
      from: "/sms/module"
    },
    minModules: {
      kind: "integer",
      label: "Choose from",
      required: true,
      minimum: 1,
      maximum: 10
    },
    maxModules: {
      kind: "integer",
      label: "Choose to",
      required: true,
      minimum: 1,
      maximum: 10,
      after: "minModules"
    }
  }
} as const satisfies ResourceRules
