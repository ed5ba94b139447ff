// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of staged contacts. */
export const contactStaging = {
  name: "ContactStaging",
  noun: "Staged Contact",
  nouns: "Staged Contacts",
  id: "contactStagingId",
  title: "fullName",
  components: [
    "Staging"
  ],
  path: "/contact-management/staging",
  statusField: "stagingStatus",
  statuses: [
    {
      value: 9,
      label: "Submitted"
    },
    {
      value: 10,
      label: "Review"
    },
    {
      value: 8,
      label: "Approved"
    },
    {
      value: 11,
      label: "Rejected"
    }
  ],
  transitions: {
    review: {
      label: "Review",
      from: [
        9
      ],
      to: 10,
      permission: "Modify"
    },
    reject: {
      label: "Reject",
      from: [
        10
      ],
      to: 11,
      permission: "Modify",
      comment: true
    }
  },
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
          from: "/contact-management/role-type"
        },
        isPrimary: {
          kind: "flag",
          label: "Primary"
        }
      }
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
      label: "May be written to"
    },
    source: {
      kind: "choice",
      label: "Source",
      required: true,
      choices: [
        {
          value: "Import",
          label: "Import"
        },
        {
          value: "Registration",
          label: "Registration"
        },
        {
          value: "Website",
          label: "Website"
        }
      ],
      filtered: true
    },
    assigneeId: {
      kind: "reference",
      label: "Assignee",
      of: "User",
      from: "/user-management/user",
      filtered: true
    },
    matchContactId: {
      kind: "reference",
      label: "Matches",
      readOnly: true,
      of: "Contact",
      from: "/contact-management/contact"
    }
  }
} as const satisfies ResourceRules
