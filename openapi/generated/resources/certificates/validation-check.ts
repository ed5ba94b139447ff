// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of validation checks. */
export const validationCheck = {
  name: "ValidationCheck",
  noun: "Validation Check",
  nouns: "Validation Checks",
  id: "validationId",
  title: "checkNumber",
  components: [
    "CertificateValidation"
  ],
  path: "/certificate-management/check",
  statusField: "outcome",
  statuses: [
    {
      value: "Valid",
      label: "Valid"
    },
    {
      value: "Revoked",
      label: "Revoked"
    },
    {
      value: "Replaced",
      label: "Replaced"
    },
    {
      value: "Expired",
      label: "Expired"
    },
    {
      value: "Not found",
      label: "Not found"
    }
  ],
  transitions: {},
  fields: {
    checkNumber: {
      kind: "text",
      label: "Number",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    code: {
      kind: "text",
      label: "Code",
      required: true,
      immutable: true,
      maxLength: 255,
      pattern: "^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{4}-?[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{4}-?[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{4}$",
      message: "Enter the code as XXXX-XXXX-XXXX.",
      searched: true
    },
    certificateId: {
      kind: "reference",
      label: "Certificate",
      readOnly: true,
      of: "Certificate",
      from: "/certificate-management/certificate",
      filtered: true
    },
    channel: {
      kind: "choice",
      label: "Channel",
      readOnly: true,
      choices: [
        {
          value: "Link",
          label: "Link"
        },
        {
          value: "Form",
          label: "Form"
        },
        {
          value: "Staff",
          label: "Staff"
        }
      ],
      filtered: true
    },
    checkedAt: {
      kind: "instant",
      label: "Checked",
      readOnly: true,
      sorted: true
    },
    note: {
      kind: "long",
      label: "Note",
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
