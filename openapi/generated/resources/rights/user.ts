// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of users. */
export const user = {
  name: "User",
  noun: "User",
  nouns: "Users",
  id: "userId",
  title: "username",
  components: [
    "Users"
  ],
  path: "/user-management/user",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Invited"
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
    activate: {
      label: "Activate",
      from: [
        -1
      ],
      to: 1,
      permission: "Modify"
    },
    deactivate: {
      label: "Deactivate",
      from: [
        1
      ],
      to: -1,
      permission: "Modify"
    }
  },
  importKeys: [
    "username"
  ],
  fields: {
    username: {
      kind: "email",
      label: "Username",
      required: true,
      unique: true,
      maxLength: 254,
      searched: true,
      sorted: true
    },
    firstName: {
      kind: "title",
      label: "First name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    lastName: {
      kind: "title",
      label: "Last name",
      maxLength: 100,
      searched: true,
      sorted: true
    },
    typeId: {
      kind: "reference",
      label: "Type",
      required: true,
      immutable: true,
      of: "Type",
      from: "/user-management/type",
      filtered: true
    },
    roleId: {
      kind: "reference",
      label: "Role",
      required: true,
      of: "Role",
      from: "/user-management/role",
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      immutable: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    institutionId: {
      kind: "reference",
      label: "University",
      immutable: true,
      of: "University",
      from: "/sms/university",
      filtered: true
    },
    studentId: {
      kind: "integer",
      label: "Student",
      immutable: true,
      minimum: 1,
      filtered: true
    },
    contactId: {
      kind: "reference",
      label: "Contact",
      unique: true,
      of: "Contact",
      from: "/contact-management/contact"
    },
    yearId: {
      kind: "reference",
      label: "Year",
      of: "Year",
      from: "/sms/year"
    },
    markerId: {
      kind: "integer",
      label: "Marker",
      unique: true,
      minimum: 1,
      filtered: true
    },
    deliveryTypeEdit: {
      kind: "flag",
      label: "May edit delivery",
      filtered: true
    },
    addToClearingToggle: {
      kind: "flag",
      label: "May add to clearing",
      filtered: true
    },
    bulkDownloadFlag: {
      kind: "flag",
      label: "Bulk download",
      filtered: true
    },
    csvDownloadFlag: {
      kind: "flag",
      label: "CSV download",
      filtered: true
    },
    eCertificateFlag: {
      kind: "flag",
      label: "E-certificates",
      filtered: true
    },
    eTranscriptFlag: {
      kind: "flag",
      label: "E-transcripts",
      filtered: true
    },
    excelResultsDownloadFlag: {
      kind: "flag",
      label: "Excel download",
      filtered: true
    },
    fullName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    lastSignIn: {
      kind: "instant",
      label: "Last sign-in",
      readOnly: true,
      sorted: true
    },
    linkUntil: {
      kind: "instant",
      label: "Password link until",
      readOnly: true
    }
  }
} as const satisfies ResourceRules
