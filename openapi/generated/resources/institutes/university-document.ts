// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of university documents. */
export const universityDocument = {
  name: "UniversityDocument",
  noun: "University Document",
  nouns: "University Documents",
  id: "institutionDocumentId",
  title: "title",
  components: [
    "UniversityDocuments"
  ],
  path: "/sms/institute/document",
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
    title: {
      kind: "title",
      label: "Title",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    institutionId: {
      kind: "reference",
      label: "University",
      required: true,
      immutable: true,
      of: "University",
      from: "/sms/university",
      filtered: true
    },
    documentType: {
      kind: "choice",
      label: "Type",
      required: true,
      choices: [
        {
          value: "Contract",
          label: "Contract"
        },
        {
          value: "Prospectus",
          label: "Prospectus"
        },
        {
          value: "Fees",
          label: "Fees"
        },
        {
          value: "Accreditation",
          label: "Accreditation"
        },
        {
          value: "Other",
          label: "Other"
        }
      ],
      searched: true,
      sorted: true,
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
        "docx",
        "xlsx",
        "csv"
      ]
    },
    versionNo: {
      kind: "integer",
      label: "Version",
      readOnly: true,
      minimum: 1
    },
    validFrom: {
      kind: "date",
      label: "Valid from",
      sorted: true
    },
    validTo: {
      kind: "date",
      label: "Valid to",
      after: "validFrom",
      sorted: true
    }
  }
} as const satisfies ResourceRules
