// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of enrolments. */
export const enrollment = {
  name: "Enrollment",
  noun: "Enrolment",
  nouns: "Enrolments",
  id: "enrollmentId",
  title: "enrollmentName",
  components: [
    "Enrollment"
  ],
  path: "/enrollment/enrollment",
  statusField: "state",
  statuses: [
    {
      value: "Enrolled",
      label: "Enrolled"
    },
    {
      value: "Deferred",
      label: "Deferred"
    },
    {
      value: "Withdrawn",
      label: "Withdrawn"
    },
    {
      value: "Completed",
      label: "Completed"
    }
  ],
  transitions: {
    defer: {
      label: "Defer",
      from: [
        "Enrolled"
      ],
      to: "Deferred",
      permission: "Modify"
    },
    resume: {
      label: "Resume",
      from: [
        "Deferred"
      ],
      to: "Enrolled",
      permission: "Modify"
    },
    withdraw: {
      label: "Withdraw",
      from: [
        "Enrolled",
        "Deferred"
      ],
      to: "Withdrawn",
      permission: "Modify"
    }
  },
  fields: {
    enrollmentName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      required: true,
      immutable: true,
      of: "Student",
      from: "/student/student",
      sorted: true,
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    moduleId: {
      kind: "reference",
      label: "Module",
      required: true,
      immutable: true,
      of: "Module",
      from: "/sms/module",
      sorted: true,
      filtered: true
    },
    version: {
      kind: "text",
      label: "Version",
      required: true,
      maxLength: 10,
      filtered: true
    },
    blockKind: {
      kind: "choice",
      label: "Block",
      required: true,
      choices: [
        {
          value: "exam",
          label: "Exam"
        },
        {
          value: "test",
          label: "Test"
        }
      ],
      filtered: true
    },
    examBlockId: {
      kind: "reference",
      label: "Exam Block",
      of: "Examblock",
      from: "/sms/examblock",
      filtered: true
    },
    testBlockId: {
      kind: "reference",
      label: "Test Block",
      of: "Testblock",
      from: "/sms/testblock",
      filtered: true
    },
    attempt: {
      kind: "choice",
      label: "Attempt",
      required: true,
      choices: [
        {
          value: "First",
          label: "First"
        },
        {
          value: "Resit",
          label: "Resit"
        },
        {
          value: "Repeat",
          label: "Repeat"
        }
      ],
      filtered: true
    },
    enrolledOn: {
      kind: "date",
      label: "Enrolled",
      required: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
