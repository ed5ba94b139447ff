// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of university relations. */
export const universityRelation = {
  name: "UniversityRelation",
  noun: "University Relation",
  nouns: "University Relations",
  id: "institutionId",
  title: "universityName",
  components: [
    "UniversityManagement"
  ],
  path: "/sms/institute",
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
    universityName: {
      kind: "title",
      label: "Name",
      required: true,
      immutable: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    universityCode: {
      kind: "code",
      label: "Code",
      required: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    shortName: {
      kind: "text",
      label: "Short Name",
      required: true,
      immutable: true,
      maxLength: 255,
      searched: true
    },
    countryId: {
      kind: "reference",
      label: "Country",
      required: true,
      immutable: true,
      of: "Country",
      from: "/sms/country",
      sorted: true,
      filtered: true
    },
    city: {
      kind: "title",
      label: "City",
      required: true,
      immutable: true,
      maxLength: 100
    },
    institutionTypeId: {
      kind: "reference",
      label: "Type",
      required: true,
      immutable: true,
      of: "InstituteType",
      from: "/sms/institute/type"
    },
    contractStatusId: {
      kind: "reference",
      label: "Contract",
      required: true,
      of: "ContractStatus",
      from: "/sms/institute/contract-status",
      filtered: true
    },
    contractStart: {
      kind: "date",
      label: "From",
      required: true,
      sorted: true
    },
    contractEnd: {
      kind: "date",
      label: "To",
      after: "contractStart",
      sorted: true
    },
    qualificationIds: {
      kind: "references",
      label: "Qualifications",
      of: "InstituteQualification",
      from: "/sms/institute/qualification",
      filtered: true
    },
    degreeIds: {
      kind: "references",
      label: "Degrees",
      of: "InstituteDegree",
      from: "/sms/institute/degree",
      filtered: true
    },
    accountManagerId: {
      kind: "reference",
      label: "Account Manager",
      of: "User",
      from: "/user-management/user",
      filtered: true
    },
    commission: {
      kind: "percent",
      label: "Commission"
    },
    invoiceEmail: {
      kind: "email",
      label: "Invoices to",
      required: true,
      maxLength: 254
    },
    currency: {
      kind: "choice",
      label: "Currency",
      required: true,
      choices: [
        {
          value: "GBP",
          label: "GBP"
        },
        {
          value: "EUR",
          label: "EUR"
        },
        {
          value: "USD",
          label: "USD"
        },
        {
          value: "AED",
          label: "AED"
        }
      ]
    },
    taxNumber: {
      kind: "text",
      label: "Tax Number",
      maxLength: 255
    }
  }
} as const satisfies ResourceRules
