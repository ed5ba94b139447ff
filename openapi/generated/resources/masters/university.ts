// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of universities. */
export const university = {
  name: "University",
  noun: "University",
  nouns: "Universities",
  id: "institutionId",
  title: "universityName",
  components: [
    "University"
  ],
  path: "/sms/university",
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
    "universityCode"
  ],
  fields: {
    universityName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    universityCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    shortName: {
      kind: "text",
      label: "Short Name",
      required: true,
      maxLength: 255,
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
      sorted: true,
      filtered: true
    },
    institutionTypeId: {
      kind: "reference",
      label: "Type",
      required: true,
      of: "InstituteType",
      from: "/sms/institute/type",
      filtered: true
    },
    ucasProviderCode: {
      kind: "text",
      label: "UCAS Code",
      unique: true,
      maxLength: 3,
      pattern: "^[A-Za-z]\\d{2}$",
      message: "Enter a code like N45.",
      searched: true
    },
    website: {
      kind: "url",
      label: "Website",
      maxLength: 255
    },
    logo: {
      kind: "file",
      label: "Logo",
      files: [
        "png",
        "jpg"
      ]
    }
  }
} as const satisfies ResourceRules
