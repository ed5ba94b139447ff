// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of university contacts. */
export const universityContact = {
  name: "UniversityContact",
  noun: "University Contact",
  nouns: "University Contacts",
  id: "contactId",
  title: "fullName",
  components: [
    "UniversityContacts"
  ],
  path: "/sms/institute/contact",
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
    institutionId: {
      kind: "reference",
      label: "University",
      required: true,
      immutable: true,
      of: "University",
      from: "/sms/university",
      filtered: true
    },
    jobTitle: {
      kind: "text",
      label: "Job Title",
      maxLength: 255
    },
    isPrimary: {
      kind: "flag",
      label: "Primary contact",
      filtered: true
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
    contactTypeId: {
      kind: "reference",
      label: "Type",
      readOnly: true,
      of: "ContactType",
      from: "/contact-management/contact-type"
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
