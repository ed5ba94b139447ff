// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of certificate types. */
export const certificateType = {
  name: "CertificateType",
  noun: "Certificate Type",
  nouns: "Certificate Types",
  id: "certificateTypeId",
  title: "certificateTypeName",
  components: [
    "CertificateType"
  ],
  path: "/certificate-management/type",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
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
    publish: {
      label: "Publish",
      from: [
        2
      ],
      to: 1,
      permission: "Publish"
    },
    deactivate: {
      label: "Deactivate",
      from: [
        1
      ],
      to: -1,
      permission: "Publish"
    },
    activate: {
      label: "Activate",
      from: [
        -1
      ],
      to: 1,
      permission: "Publish"
    }
  },
  fields: {
    certificateTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    certificateTypeCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    kind: {
      kind: "choice",
      label: "Kind",
      required: true,
      choices: [
        {
          value: "Certificate",
          label: "Certificate"
        },
        {
          value: "Transcript",
          label: "Transcript"
        },
        {
          value: "Statement of results",
          label: "Statement of results"
        }
      ],
      filtered: true
    },
    programIds: {
      kind: "references",
      label: "Programmes",
      required: true,
      minItems: 1,
      of: "Program",
      from: "/sms/program",
      noun: "programme",
      filtered: true
    },
    needsRelease: {
      kind: "flag",
      label: "After release only",
      filtered: true
    },
    feeMinor: {
      kind: "money",
      label: "Fee",
      minimum: 1,
      with: "currency",
      sorted: true
    },
    currency: {
      kind: "choice",
      label: "Currency",
      with: "feeMinor",
      choices: [
        {
          value: "GBP",
          label: "GBP"
        },
        {
          value: "EUR",
          label: "EUR"
        },
        {
          value: "USD",
          label: "USD"
        },
        {
          value: "AED",
          label: "AED"
        }
      ]
    },
    validityMonths: {
      kind: "integer",
      label: "Valid for (months)",
      minimum: 1,
      maximum: 120
    }
  }
} as const satisfies ResourceRules
