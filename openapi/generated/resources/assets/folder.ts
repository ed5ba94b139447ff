// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of folders. */
export const folder = {
  name: "Folder",
  noun: "Folder",
  nouns: "Folders",
  id: "folderId",
  title: "folderName",
  components: [
    "Folders"
  ],
  path: "/asset-management/directory",
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
    folderName: {
      kind: "text",
      label: "Name",
      required: true,
      unique: "parentFolderId",
      maxLength: 80,
      pattern: "^[^/\\\\]*$",
      message: "A name has no / and no \\.",
      searched: true,
      sorted: true
    },
    parentFolderId: {
      kind: "reference",
      label: "In",
      of: "Folder",
      from: "/asset-management/directory",
      filtered: true
    },
    inheritsShares: {
      kind: "flag",
      label: "Shares of the parent",
      filtered: true
    },
    ownerContactId: {
      kind: "reference",
      label: "Owner",
      of: "Contact",
      from: "/contact-management/contact",
      filtered: true
    },
    assetCount: {
      kind: "integer",
      label: "Assets",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    sizeBytes: {
      kind: "integer",
      label: "Size",
      readOnly: true,
      minimum: 0,
      sorted: true
    }
  }
} as const satisfies ResourceRules
