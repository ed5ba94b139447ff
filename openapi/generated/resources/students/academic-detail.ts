// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of academic details. */
export const academicDetail = {
  name: "AcademicDetail",
  noun: "Academic Detail",
  nouns: "Academic Details",
  id: "academicDetailId",
  title: "detailName",
  components: [
    "AcademicDetails"
  ],
  path: "/academic-details/detail",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
    },
    {
      value: 9,
      label: "Submitted"
    },
    {
      value: 8,
      label: "Approved"
    }
  ],
  transitions: {
    submit: {
      label: "Submit",
      from: [
        2
      ],
      to: 9,
      permission: "Modify",
      by: [
        "CENTER"
      ]
    },
    approve: {
      label: "Approve",
      from: [
        9
      ],
      to: 8,
      permission: "Modify",
      by: [
        "NCUK"
      ]
    }
  },
  fields: {
    detailName: {
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
    semesterId: {
      kind: "reference",
      label: "Semester",
      required: true,
      immutable: true,
      of: "Semester",
      from: "/sms/semester",
      filtered: true
    },
    attendance: {
      kind: "percent",
      label: "Attendance",
      sorted: true
    },
    courseworkMark: {
      kind: "percent",
      label: "Coursework",
      sorted: true
    },
    predictedMark: {
      kind: "percent",
      label: "Predicted",
      required: true,
      sorted: true
    },
    predictedGrade: {
      kind: "text",
      label: "Predicted Grade",
      readOnly: true,
      maxLength: 255,
      sorted: true,
      filtered: true
    },
    teacherComment: {
      kind: "long",
      label: "Comment",
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
