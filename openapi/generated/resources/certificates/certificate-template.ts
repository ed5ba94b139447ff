// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of certificate templates. */
export const certificateTemplate = {
  name: "CertificateTemplate",
  noun: "Certificate Template",
  nouns: "Certificate Templates",
  id: "certificateTemplateId",
  title: "certificateTemplateName",
  components: [
    "CertificateTemplate"
  ],
  path: "/certificate-management/template",
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
    revise: {
      label: "Back to draft",
      from: [
        -1
      ],
      to: 2,
      permission: "Modify"
    }
  },
  fields: {
    certificateTemplateName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    certificateTypeId: {
      kind: "reference",
      label: "Type",
      required: true,
      of: "CertificateType",
      from: "/certificate-management/type",
      searched: true,
      sorted: true,
      filtered: true
    },
    orientation: {
      kind: "choice",
      label: "Orientation",
      required: true,
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
      required: true,
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
    body: {
      kind: "richText",
      label: "Text",
      required: true,
      maxLength: 20000
    },
    backgroundAssetId: {
      kind: "reference",
      label: "Background",
      of: "Asset",
      from: "/asset-management/asset"
    },
    sealAssetId: {
      kind: "reference",
      label: "Seal",
      of: "Asset",
      from: "/asset-management/asset"
    },
    signatories: {
      kind: "rows",
      label: "Signatories",
      required: true,
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
    },
    versionNo: {
      kind: "integer",
      label: "Version",
      readOnly: true,
      minimum: 0,
      sorted: true
    }
  }
} as const satisfies ResourceRules
