// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of certificates. */
export const certificate = {
  name: "Certificate",
  noun: "Certificate",
  nouns: "Certificates",
  id: "certificateId",
  title: "certificateNumber",
  components: [
    "CertificateDashboard"
  ],
  path: "/certificate-management/certificate",
  statusField: "state",
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
    }
  ],
  transitions: {
    replace: {
      label: "Replace",
      from: [
        "Valid"
      ],
      to: "Replaced",
      permission: "Publish",
      comment: true
    },
    revoke: {
      label: "Revoke",
      from: [
        "Valid"
      ],
      to: "Revoked",
      permission: "Publish",
      comment: true
    }
  },
  fields: {
    certificateNumber: {
      kind: "text",
      label: "Number",
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
      searched: true,
      filtered: true
    },
    certificateTypeId: {
      kind: "reference",
      label: "Type",
      required: true,
      immutable: true,
      of: "CertificateType",
      from: "/certificate-management/type",
      filtered: true
    },
    resultIntakeId: {
      kind: "reference",
      label: "Results",
      required: true,
      immutable: true,
      of: "ResultSet",
      from: "/results/result",
      filtered: true
    },
    nameOnCertificate: {
      kind: "title",
      label: "Name on it",
      readOnly: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    verificationCode: {
      kind: "text",
      label: "Code",
      readOnly: true,
      maxLength: 255,
      searched: true
    },
    certificateTemplateId: {
      kind: "reference",
      label: "Template",
      readOnly: true,
      of: "CertificateTemplate",
      from: "/certificate-management/template"
    },
    templateVersion: {
      kind: "integer",
      label: "Template version",
      readOnly: true
    },
    awardText: {
      kind: "text",
      label: "Award",
      readOnly: true,
      maxLength: 255
    },
    awardedOn: {
      kind: "date",
      label: "Awarded",
      readOnly: true,
      sorted: true
    },
    issuedOn: {
      kind: "date",
      label: "Issued",
      readOnly: true,
      sorted: true
    },
    expiresOn: {
      kind: "date",
      label: "Expires",
      readOnly: true,
      sorted: true
    },
    reason: {
      kind: "long",
      label: "Reason",
      readOnly: true,
      maxLength: 2000
    },
    downloadCount: {
      kind: "integer",
      label: "Downloads",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    text: {
      kind: "richText",
      label: "Text",
      readOnly: true,
      maxLength: 20000
    },
    orientation: {
      kind: "choice",
      label: "Orientation",
      readOnly: true,
      choices: [
        {
          value: "Portrait",
          label: "Portrait"
        },
        {
          value: "Landscape",
          label: "Landscape"
        }
      ]
    },
    pageSize: {
      kind: "choice",
      label: "Page size",
      readOnly: true,
      choices: [
        {
          value: "A4",
          label: "A4"
        },
        {
          value: "Letter",
          label: "Letter"
        }
      ]
    },
    backgroundAssetId: {
      kind: "reference",
      label: "Background",
      readOnly: true,
      of: "Asset",
      from: "/asset-management/asset"
    },
    sealAssetId: {
      kind: "reference",
      label: "Seal",
      readOnly: true,
      of: "Asset",
      from: "/asset-management/asset"
    },
    signatories: {
      kind: "rows",
      label: "Signatories",
      readOnly: true,
      minItems: 1,
      maxItems: 3,
      message: "Add at least one signatory.",
      noun: "signatory",
      fields: {
        name: {
          kind: "title",
          label: "Name",
          required: true,
          maxLength: 100
        },
        position: {
          kind: "text",
          label: "Position",
          required: true,
          maxLength: 255
        },
        signatureAssetId: {
          kind: "reference",
          label: "Signature",
          of: "Asset",
          from: "/asset-management/asset"
        }
      }
    }
  }
} as const satisfies ResourceRules
