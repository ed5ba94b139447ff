// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of center registrations. */
export const centerRegistration = {
  name: "CenterRegistration",
  noun: "Center Registration",
  nouns: "Center Registrations",
  id: "centreId",
  title: "centreName",
  components: [
    "CenterRegistration",
    "Centre Registration Listing"
  ],
  path: "/lead-management/center-registration",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
    },
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
    },
    {
      value: 1,
      label: "Active"
    }
  ],
  transitions: {
    submit: {
      label: "Submit",
      from: [
        2
      ],
      to: 9,
      permission: "Modify"
    },
    review: {
      label: "Review",
      from: [
        9
      ],
      to: 10,
      permission: "Modify",
      by: [
        "NCUK"
      ]
    },
    approve: {
      label: "Approve",
      from: [
        10
      ],
      to: 8,
      permission: "Publish",
      by: [
        "NCUK"
      ]
    },
    reject: {
      label: "Reject",
      from: [
        10
      ],
      to: 11,
      permission: "Publish",
      by: [
        "NCUK"
      ],
      comment: true
    },
    revise: {
      label: "Back to draft",
      from: [
        11
      ],
      to: 2,
      permission: "Modify"
    }
  },
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
    legalName: {
      kind: "title",
      label: "Legal Name",
      maxLength: 100,
      searched: true,
      sorted: true
    },
    registrationNumber: {
      kind: "text",
      label: "Number",
      unique: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    countryId: {
      kind: "reference",
      label: "Country",
      of: "Country",
      from: "/sms/country",
      filtered: true
    },
    city: {
      kind: "title",
      label: "City",
      maxLength: 100
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
      of: "Timezone",
      from: "/sms/timezone",
      filtered: true
    },
    email: {
      kind: "email",
      label: "E-mail",
      maxLength: 254
    },
    phone: {
      kind: "phone",
      label: "Phone",
      maxLength: 30
    },
    website: {
      kind: "url",
      label: "Website",
      maxLength: 255
    },
    principalName: {
      kind: "title",
      label: "Principal",
      maxLength: 100
    },
    principalEmail: {
      kind: "email",
      label: "E-mail of the principal",
      maxLength: 254
    },
    examsOfficerName: {
      kind: "title",
      label: "Exams Officer",
      maxLength: 100
    },
    examsOfficerEmail: {
      kind: "email",
      label: "E-mail of the exams officer",
      maxLength: 254
    },
    programIds: {
      kind: "references",
      label: "Programmes",
      of: "Program",
      from: "/sms/program",
      filtered: true
    },
    deliveryModes: {
      kind: "choices",
      label: "Delivery",
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
    expectedStudents: {
      kind: "integer",
      label: "Expected Students",
      minimum: 1,
      maximum: 5000
    },
    contractStart: {
      kind: "date",
      label: "Contract from",
      sorted: true
    },
    contractEnd: {
      kind: "date",
      label: "Contract until",
      after: "contractStart",
      sorted: true
    },
    files: {
      kind: "rows",
      label: "Documents",
      maxItems: 20,
      noun: "document",
      fields: {
        centreFileId: {
          kind: "rowId",
          label: "Id",
          minimum: 1
        },
        kind: {
          kind: "choice",
          label: "Kind",
          required: true,
          choices: [
            {
              value: "Licence",
              label: "Licence"
            },
            {
              value: "Accreditation",
              label: "Accreditation"
            },
            {
              value: "Insurance",
              label: "Insurance"
            }
          ]
        },
        file: {
          kind: "file",
          label: "File",
          required: true,
          files: [
            "pdf",
            "jpg",
            "png",
            "docx"
          ]
        }
      }
    }
  }
} as const satisfies ResourceRules
