// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of assets. */
export const asset = {
  name: "Asset",
  noun: "Asset",
  nouns: "Assets",
  id: "assetId",
  title: "assetName",
  components: [
    "AssetListing",
    "Archive",
    "Folders",
    "SharedWithMe"
  ],
  path: "/asset-management/asset",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
    },
    {
      value: 10,
      label: "Review"
    },
    {
      value: 1,
      label: "Active"
    },
    {
      value: -1,
      label: "Archived"
    }
  ],
  transitions: {
    submit: {
      label: "Ask for review",
      from: [
        2
      ],
      to: 10,
      permission: "Modify"
    },
    publish: {
      label: "Publish",
      from: [
        2
      ],
      to: 1,
      permission: "Publish"
    },
    accept: {
      label: "Accept",
      from: [
        10
      ],
      to: 1,
      permission: "Modify"
    },
    return: {
      label: "Return",
      from: [
        10
      ],
      to: 2,
      permission: "Modify",
      comment: true
    },
    archive: {
      label: "Archive",
      from: [
        1
      ],
      to: -1,
      permission: "Delete"
    },
    restore: {
      label: "Restore",
      from: [
        -1
      ],
      to: 1,
      permission: "Delete"
    }
  },
  fields: {
    assetName: {
      kind: "text",
      label: "Name",
      required: true,
      unique: "folderId",
      maxLength: 200,
      searched: true,
      sorted: true
    },
    file: {
      kind: "file",
      label: "File",
      required: true,
      files: [
        "pdf",
        "png",
        "jpg",
        "svg",
        "docx",
        "xlsx",
        "pptx",
        "csv",
        "txt",
        "html",
        "mp3",
        "mp4"
      ]
    },
    assetTypeId: {
      kind: "reference",
      label: "Type",
      required: true,
      immutable: true,
      of: "AssetType",
      from: "/asset-management/type",
      sorted: true,
      filtered: true
    },
    folderId: {
      kind: "reference",
      label: "Folder",
      required: true,
      of: "Folder",
      from: "/asset-management/directory",
      filtered: true
    },
    description: {
      kind: "long",
      label: "Description",
      maxLength: 2000,
      searched: true
    },
    tagIds: {
      kind: "references",
      label: "Tags",
      maxItems: 20,
      of: "Tag",
      from: "/asset-management/tag",
      noun: "tag",
      filtered: true
    },
    tagWords: {
      kind: "long",
      label: "Words of the tags",
      readOnly: true,
      maxLength: 2000,
      searched: true
    },
    moduleId: {
      kind: "reference",
      label: "Module",
      of: "Module",
      from: "/sms/module",
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    yearId: {
      kind: "reference",
      label: "Year",
      of: "Year",
      from: "/sms/year",
      filtered: true
    },
    ownerContactId: {
      kind: "reference",
      label: "Owner",
      of: "Contact",
      from: "/contact-management/contact",
      filtered: true
    },
    stewardName: {
      kind: "text",
      label: "Steward",
      readOnly: true,
      maxLength: 255
    },
    isArchived: {
      kind: "flag",
      label: "Archived",
      readOnly: true,
      filtered: true
    },
    versionNo: {
      kind: "integer",
      label: "Version",
      readOnly: true,
      minimum: 1,
      sorted: true
    },
    sizeBytes: {
      kind: "integer",
      label: "Size",
      readOnly: true,
      minimum: 1,
      sorted: true
    },
    expiresOn: {
      kind: "date",
      label: "Valid until",
      sorted: true,
      filtered: true
    },
    versions: {
      kind: "rows",
      label: "Versions",
      readOnly: true,
      maxItems: 200,
      noun: "version",
      fields: {
        versionNo: {
          kind: "integer",
          label: "Version",
          required: true,
          minimum: 1
        },
        fileName: {
          kind: "text",
          label: "File",
          required: true,
          maxLength: 255
        },
        storageKey: {
          kind: "text",
          label: "Key",
          required: true,
          maxLength: 255
        },
        sizeBytes: {
          kind: "integer",
          label: "Size",
          required: true,
          minimum: 1
        },
        checksum: {
          kind: "text",
          label: "Checksum",
          required: true,
          maxLength: 64
        },
        by: {
          kind: "text",
          label: "By",
          required: true,
          maxLength: 255
        },
        at: {
          kind: "instant",
          label: "At",
          required: true
        },
        note: {
          kind: "text",
          label: "Note",
          maxLength: 255
        }
      }
    },
    access: {
      kind: "choice",
      label: "Your access",
      readOnly: true,
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
      ]
    },
    isSteward: {
      kind: "flag",
      label: "Your review",
      readOnly: true
    },
    archivedFrom: {
      kind: "choice",
      label: "Status before",
      readOnly: true,
      choices: [
        {
          value: 2,
          label: "Draft"
        },
        {
          value: 10,
          label: "Review"
        },
        {
          value: 1,
          label: "Active"
        }
      ]
    },
    archivedOn: {
      kind: "date",
      label: "Archived on",
      readOnly: true,
      sorted: true
    },
    archivedBy: {
      kind: "text",
      label: "Archived by",
      readOnly: true,
      maxLength: 255
    },
    daysLeft: {
      kind: "integer",
      label: "Days left",
      readOnly: true,
      minimum: 0,
      sorted: true
    }
  }
} as const satisfies ResourceRules
