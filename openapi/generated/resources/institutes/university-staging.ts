// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of staged universities. */
export const universityStaging = {
  name: "UniversityStaging",
  noun: "Staged University",
  nouns: "Staged Universities",
  id: "stagingId",
  title: "universityName",
  components: [
    "UniversityStaging"
  ],
  path: "/sms/institute/staging",
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
    take: {
      label: "Take",
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
    universityName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    countryId: {
      kind: "reference",
      label: "Country",
      required: true,
      of: "Country",
      from: "/sms/country",
      sorted: true,
      filtered: true
    },
    city: {
      kind: "title",
      label: "City",
      required: true,
      maxLength: 100,
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
    website: {
      kind: "url",
      label: "Website",
      maxLength: 255,
      searched: true
    },
    source: {
      kind: "choice",
      label: "Source",
      required: true,
      choices: [
        {
          value: "Registration",
          label: "Registration"
        },
        {
          value: "Import",
          label: "Import"
        },
        {
          value: "By hand",
          label: "By hand"
        }
      ],
      sorted: true,
      filtered: true
    },
    sourceId: {
      kind: "text",
      label: "Source ID",
      readOnly: true,
      maxLength: 255
    },
    assigneeId: {
      kind: "reference",
      label: "Assignee",
      of: "User",
      from: "/user-management/user",
      filtered: true
    },
    universityCode: {
      kind: "code",
      label: "Code",
      maxLength: 30
    },
    shortName: {
      kind: "text",
      label: "Short Name",
      maxLength: 255
    },
    institutionTypeId: {
      kind: "reference",
      label: "Type",
      of: "InstituteType",
      from: "/sms/institute/type"
    },
    matchIds: {
      kind: "references",
      label: "Matches",
      readOnly: true,
      of: "University",
      from: "/sms/university"
    }
  }
} as const satisfies ResourceRules
