// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of student documents. */
export const studentDocument = {
  name: "StudentDocument",
  noun: "Student Document",
  nouns: "Student Documents",
  id: "documentId",
  title: "documentName",
  components: [
    "RegularRegistration",
    "MyApplication"
  ],
  own: "STUDENT",
  path: "/student/document",
  statusField: "reviewState",
  statuses: [
    {
      value: "Waiting",
      label: "Waiting"
    },
    {
      value: "Accepted",
      label: "Accepted"
    },
    {
      value: "Refused",
      label: "Refused"
    }
  ],
  transitions: {
    accept: {
      label: "Accept",
      from: [
        "Waiting",
        "Refused"
      ],
      to: "Accepted",
      permission: "Modify",
      by: [
        "NCUK",
        "CENTER"
      ]
    },
    refuse: {
      label: "Refuse",
      from: [
        "Waiting",
        "Accepted"
      ],
      to: "Refused",
      permission: "Modify",
      by: [
        "NCUK",
        "CENTER"
      ],
      comment: true
    }
  },
  fields: {
    documentName: {
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
    documentType: {
      kind: "choice",
      label: "Type",
      required: true,
      immutable: true,
      choices: [
        {
          value: "Passport",
          label: "Passport"
        },
        {
          value: "Transcript",
          label: "Transcript"
        },
        {
          value: "English certificate",
          label: "English certificate"
        },
        {
          value: "Personal statement",
          label: "Personal statement"
        },
        {
          value: "Reference",
          label: "Reference"
        },
        {
          value: "Visa",
          label: "Visa"
        },
        {
          value: "additionalDoc1",
          label: "Additional document 1"
        },
        {
          value: "additionalDoc2",
          label: "Additional document 2"
        },
        {
          value: "additionalDoc3",
          label: "Additional document 3"
        }
      ],
      filtered: true
    },
    file: {
      kind: "file",
      label: "File",
      required: true,
      files: [
        "pdf",
        "jpg",
        "png",
        "docx"
      ]
    },
    versionNo: {
      kind: "integer",
      label: "Version",
      readOnly: true,
      minimum: 1,
      sorted: true
    },
    isOlder: {
      kind: "flag",
      label: "Older version",
      readOnly: true,
      filtered: true
    },
    reviewComment: {
      kind: "long",
      label: "Comment",
      readOnly: true,
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
