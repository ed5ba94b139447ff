// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of tags. */
export const tag = {
  name: "Tag",
  noun: "Tag",
  nouns: "Tags",
  id: "tagId",
  title: "tagName",
  components: [
    "MetadataTagging"
  ],
  path: "/asset-management/tag",
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
    tagName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    tagGroup: {
      kind: "choice",
      label: "Group",
      required: true,
      choices: [
        {
          value: "Subject",
          label: "Subject"
        },
        {
          value: "Audience",
          label: "Audience"
        },
        {
          value: "Season",
          label: "Season"
        },
        {
          value: "Confidentiality",
          label: "Confidentiality"
        },
        {
          value: "Other",
          label: "Other"
        }
      ],
      sorted: true,
      filtered: true
    },
    synonyms: {
      kind: "texts",
      label: "Synonyms",
      maxItems: 20,
      maxLength: 100,
      searched: true
    },
    colourId: {
      kind: "reference",
      label: "Colour",
      of: "Colour",
      from: "/sms/colour"
    },
    usageCount: {
      kind: "integer",
      label: "Uses",
      readOnly: true,
      minimum: 0,
      sorted: true
    }
  }
} as const satisfies ResourceRules
