// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of contacts. */
export const contact = {
  name: "Contact",
  noun: "Contact",
  nouns: "Contacts",
  id: "contactId",
  title: "fullName",
  components: [
    "Contacts"
  ],
  path: "/contact-management/contact",
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
  importKeys: [
    "email"
  ],
  handsOver: true,
  fields: {
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
    fullName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    email: {
      kind: "email",
      label: "E-mail",
      required: true,
      unique: true,
      maxLength: 254,
      searched: true,
      sorted: true
    },
    phone: {
      kind: "phone",
      label: "Phone",
      maxLength: 30,
      searched: true
    },
    mobile: {
      kind: "phone",
      label: "Mobile",
      maxLength: 30,
      searched: true
    },
    contactTypeId: {
      kind: "reference",
      label: "Type",
      required: true,
      of: "ContactType",
      from: "/contact-management/contact-type",
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    institutionId: {
      kind: "reference",
      label: "University",
      of: "University",
      from: "/sms/university",
      filtered: true
    },
    jobTitle: {
      kind: "text",
      label: "Job Title",
      maxLength: 255
    },
    roles: {
      kind: "rows",
      label: "Roles",
      maxItems: 20,
      noun: "role",
      fields: {
        roleTypeId: {
          kind: "reference",
          label: "Role",
          required: true,
          of: "RoleType",
          from: "/contact-management/role-type",
          filtered: true
        },
        isPrimary: {
          kind: "flag",
          label: "Primary"
        }
      },
      filtered: true
    },
    countryId: {
      kind: "reference",
      label: "Country",
      of: "Country",
      from: "/sms/country",
      filtered: true
    },
    allowMessages: {
      kind: "flag",
      label: "May be written to",
      filtered: true
    },
    isPrimary: {
      kind: "flag",
      label: "Primary contact",
      readOnly: true
    },
    userId: {
      kind: "reference",
      label: "User",
      readOnly: true,
      of: "User",
      from: "/user-management/user"
    }
  }
} as const satisfies ResourceRules
