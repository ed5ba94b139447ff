// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of shares. */
export const share = {
  name: "Share",
  noun: "Share",
  nouns: "Shares",
  id: "shareId",
  title: "shareName",
  components: [
    "AssetListing",
    "Folders"
  ],
  path: "/asset-management/permission",
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
    shareName: {
      kind: "text",
      label: "What",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    assetId: {
      kind: "reference",
      label: "Asset",
      immutable: true,
      of: "Asset",
      from: "/asset-management/asset",
      filtered: true
    },
    folderId: {
      kind: "reference",
      label: "Folder",
      immutable: true,
      of: "Folder",
      from: "/asset-management/directory",
      filtered: true
    },
    contactId: {
      kind: "reference",
      label: "Contact",
      immutable: true,
      of: "Contact",
      from: "/contact-management/contact",
      filtered: true
    },
    contactGroupId: {
      kind: "reference",
      label: "Group",
      immutable: true,
      of: "ContactGroup",
      from: "/contact-management/group",
      filtered: true
    },
    contactType: {
      kind: "choice",
      label: "Everybody of a kind",
      immutable: true,
      choices: [
        {
          value: "NCUK",
          label: "All of NCUK"
        },
        {
          value: "CENTER",
          label: "All centres"
        },
        {
          value: "INSTITUTE",
          label: "All universities"
        },
        {
          value: "STUDENT",
          label: "All students"
        }
      ],
      filtered: true
    },
    sharedWith: {
      kind: "text",
      label: "With",
      readOnly: true,
      maxLength: 255,
      sorted: true
    },
    access: {
      kind: "choice",
      label: "Access",
      required: true,
      choices: [
        {
          value: "View",
          label: "View"
        },
        {
          value: "Download",
          label: "Download"
        },
        {
          value: "Edit",
          label: "Edit"
        },
        {
          value: "Manage",
          label: "Manage"
        }
      ],
      filtered: true
    },
    until: {
      kind: "date",
      label: "Until",
      sorted: true
    },
    message: {
      kind: "text",
      label: "Message",
      maxLength: 255
    }
  }
} as const satisfies ResourceRules
