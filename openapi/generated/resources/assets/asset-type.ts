// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of asset types. */
export const assetType = {
  name: "AssetType",
  noun: "Asset Type",
  nouns: "Asset Types",
  id: "assetTypeId",
  title: "assetTypeName",
  components: [
    "TypeManagement",
    "AssetTypes"
  ],
  path: "/asset-management/type",
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
    assetTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    assetTypeCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    extensions: {
      kind: "choices",
      label: "Files",
      required: true,
      minItems: 1,
      choices: [
        {
          value: "pdf",
          label: "PDF"
        },
        {
          value: "png",
          label: "PNG"
        },
        {
          value: "jpg",
          label: "JPG"
        },
        {
          value: "svg",
          label: "SVG"
        },
        {
          value: "docx",
          label: "DOCX"
        },
        {
          value: "xlsx",
          label: "XLSX"
        },
        {
          value: "pptx",
          label: "PPTX"
        },
        {
          value: "csv",
          label: "CSV"
        },
        {
          value: "txt",
          label: "TXT"
        },
        {
          value: "html",
          label: "HTML"
        },
        {
          value: "mp3",
          label: "MP3"
        },
        {
          value: "mp4",
          label: "MP4"
        }
      ],
      filtered: true
    },
    maxSizeMb: {
      kind: "integer",
      label: "Size (MB)",
      required: true,
      minimum: 1,
      maximum: 10,
      sorted: true,
      filtered: true
    },
    needsReview: {
      kind: "flag",
      label: "Review",
      filtered: true
    },
    retentionMonths: {
      kind: "integer",
      label: "Keep (months)",
      minimum: 0,
      maximum: 120,
      sorted: true,
      filtered: true
    }
  }
} as const satisfies ResourceRules
