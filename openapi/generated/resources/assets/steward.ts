// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of stewards. */
export const steward = {
  name: "Steward",
  noun: "Steward",
  nouns: "Stewards",
  id: "stewardId",
  title: "stewardName",
  components: [
    "Steward",
    "AssetSteward"
  ],
  path: "/asset-management/steward",
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
    stewardName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    contactId: {
      kind: "reference",
      label: "Contact",
      required: true,
      of: "Contact",
      from: "/contact-management/contact",
      filtered: true
    },
    scope: {
      kind: "choice",
      label: "Looks after",
      required: true,
      choices: [
        {
          value: "Type",
          label: "Type"
        },
        {
          value: "Folder",
          label: "Folder"
        }
      ],
      filtered: true
    },
    assetTypeId: {
      kind: "reference",
      label: "Type",
      of: "AssetType",
      from: "/asset-management/type",
      filtered: true
    },
    folderId: {
      kind: "reference",
      label: "Folder",
      of: "Folder",
      from: "/asset-management/directory",
      filtered: true
    },
    place: {
      kind: "text",
      label: "Type or folder",
      readOnly: true,
      maxLength: 255,
      sorted: true
    },
    fromDate: {
      kind: "date",
      label: "From",
      required: true,
      sorted: true
    },
    untilDate: {
      kind: "date",
      label: "Until",
      after: "fromDate",
      sorted: true
    },
    deputyContactId: {
      kind: "reference",
      label: "Deputy",
      of: "Contact",
      from: "/contact-management/contact"
    },
    openReviews: {
      kind: "integer",
      label: "Open reviews",
      readOnly: true,
      minimum: 0,
      sorted: true
    }
  }
} as const satisfies ResourceRules
