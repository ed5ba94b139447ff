// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of student qualifications. */
export const studentQualification = {
  name: "StudentQualification",
  noun: "Student Qualification",
  nouns: "Student Qualifications",
  id: "qualificationId",
  title: "qualificationName",
  components: [
    "RegularRegistration",
    "MyApplication"
  ],
  own: "STUDENT",
  path: "/student/qualification",
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
    qualificationName: {
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
    kind: {
      kind: "choice",
      label: "Kind",
      required: true,
      immutable: true,
      choices: [
        {
          value: "Academic",
          label: "Academic"
        },
        {
          value: "English test",
          label: "English test"
        }
      ],
      filtered: true
    },
    title: {
      kind: "title",
      label: "Title",
      maxLength: 100
    },
    awardingBody: {
      kind: "text",
      label: "Awarding Body",
      maxLength: 255
    },
    institutionName: {
      kind: "title",
      label: "Institution",
      maxLength: 100
    },
    countryId: {
      kind: "reference",
      label: "Country",
      of: "Country",
      from: "/sms/country",
      filtered: true
    },
    completedOn: {
      kind: "date",
      label: "Completed",
      sorted: true
    },
    isPredicted: {
      kind: "flag",
      label: "Predicted",
      filtered: true
    },
    grade: {
      kind: "text",
      label: "Grade",
      maxLength: 255,
      sorted: true
    },
    testType: {
      kind: "choice",
      label: "Test",
      choices: [
        {
          value: "IELTS",
          label: "IELTS"
        },
        {
          value: "TOEFL",
          label: "TOEFL"
        },
        {
          value: "PTE",
          label: "PTE"
        },
        {
          value: "EAP",
          label: "EAP"
        }
      ],
      filtered: true
    },
    testDate: {
      kind: "date",
      label: "Test Date",
      sorted: true
    },
    reportNumber: {
      kind: "text",
      label: "Report Number",
      maxLength: 255
    },
    eap: {
      kind: "number",
      label: "Overall",
      minimum: 0,
      maximum: 100
    },
    reading: {
      kind: "number",
      label: "Reading",
      minimum: 0,
      maximum: 100
    },
    writing: {
      kind: "number",
      label: "Writing",
      minimum: 0,
      maximum: 100
    },
    listening: {
      kind: "number",
      label: "Listening",
      minimum: 0,
      maximum: 100
    },
    speaking: {
      kind: "number",
      label: "Speaking",
      minimum: 0,
      maximum: 100
    },
    documentId: {
      kind: "reference",
      label: "Proof",
      of: "StudentDocument",
      from: "/student/document"
    }
  }
} as const satisfies ResourceRules
