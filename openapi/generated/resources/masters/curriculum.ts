// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of curricula. */
export const curriculum = {
  name: "Curriculum",
  noun: "Curriculum",
  nouns: "Curricula",
  id: "curriculumId",
  title: "curriculumName",
  components: [
    "Curriculum"
  ],
  path: "/sms/curriculum",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
    },
    {
      value: 10,
      label: "Review"
    },
    {
      value: 1,
      label: "Active"
    },
    {
      value: -1,
      label: "Inactive"
    }
  ],
  transitions: {
    submit: {
      label: "Submit",
      from: [
        2
      ],
      to: 10,
      permission: "Modify"
    },
    approve: {
      label: "Approve",
      from: [
        10
      ],
      to: 1,
      permission: "Publish"
    },
    return: {
      label: "Return",
      from: [
        10
      ],
      to: 2,
      permission: "Publish",
      comment: true
    },
    deactivate: {
      label: "Deactivate",
      from: [
        1
      ],
      to: -1,
      permission: "Modify"
    },
    activate: {
      label: "Activate",
      from: [
        -1
      ],
      to: 1,
      permission: "Modify"
    }
  },
  fields: {
    curriculumName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    curriculumCode: {
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
      immutable: true,
      of: "Program",
      from: "/sms/program",
      sorted: true,
      filtered: true
    },
    yearId: {
      kind: "reference",
      label: "First Year",
      required: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    streamIds: {
      kind: "references",
      label: "Streams",
      required: true,
      of: "Stream",
      from: "/sms/stream",
      filtered: true
    },
    deliveryModes: {
      kind: "choices",
      label: "Delivery",
      required: true,
      minItems: 1,
      choices: [
        {
          value: 1,
          label: "On Campus"
        },
        {
          value: 2,
          label: "Online"
        }
      ],
      filtered: true
    },
    testblockIds: {
      kind: "references",
      label: "Test Blocks",
      of: "Testblock",
      from: "/sms/testblock"
    },
    examblockIds: {
      kind: "references",
      label: "Exam Blocks",
      of: "Examblock",
      from: "/sms/examblock"
    },
    selectionFrom: {
      kind: "date",
      label: "Centres choose from",
      required: true,
      sorted: true
    },
    selectionTo: {
      kind: "date",
      label: "Centres choose to",
      required: true,
      after: "selectionFrom",
      sorted: true
    },
    customRequestsTo: {
      kind: "date",
      label: "Requests until"
    },
    description: {
      kind: "long",
      label: "Description",
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
