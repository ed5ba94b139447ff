// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of centres. */
export const centre = {
  name: "Centre",
  noun: "Centre",
  nouns: "Centres",
  id: "centreId",
  title: "centreName",
  components: [
    "Centres"
  ],
  path: "/sms/centre",
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
    "centreCode"
  ],
  fields: {
    centreName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    centreCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    legalName: {
      kind: "title",
      label: "Legal Name",
      maxLength: 100,
      searched: true
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
      searched: true
    },
    address: {
      kind: "long",
      label: "Address",
      maxLength: 2000
    },
    postCode: {
      kind: "text",
      label: "Postcode",
      maxLength: 255
    },
    timezoneId: {
      kind: "reference",
      label: "Time Zone",
      required: true,
      of: "Timezone",
      from: "/sms/timezone",
      filtered: true
    },
    deliveryModes: {
      kind: "choices",
      label: "Delivery",
      required: true,
      minItems: 1,
      choices: [
        {
          value: 1,
          label: "On Campus"
        },
        {
          value: 2,
          label: "Online"
        }
      ],
      filtered: true
    },
    email: {
      kind: "email",
      label: "E-mail",
      required: true,
      maxLength: 254,
      searched: true
    },
    phone: {
      kind: "phone",
      label: "Phone",
      maxLength: 30,
      searched: true
    },
    website: {
      kind: "url",
      label: "Website",
      maxLength: 255,
      searched: true
    },
    principalContactId: {
      kind: "reference",
      label: "Principal",
      of: "Contact",
      from: "/contact-management/contact"
    },
    examsContactId: {
      kind: "reference",
      label: "Exams Officer",
      of: "Contact",
      from: "/contact-management/contact"
    },
    currency: {
      kind: "choice",
      label: "Invoice Currency",
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
      ],
      filtered: true
    },
    taxNumber: {
      kind: "text",
      label: "Tax Number",
      maxLength: 255
    },
    capacity: {
      kind: "integer",
      label: "Places a year",
      minimum: 1,
      maximum: 5000,
      sorted: true
    },
    contractStart: {
      kind: "date",
      label: "Contract from",
      required: true,
      sorted: true
    },
    contractEnd: {
      kind: "date",
      label: "Contract until",
      after: "contractStart",
      sorted: true
    }
  }
} as const satisfies ResourceRules
