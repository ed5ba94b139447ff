// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of invoice masters. */
export const invoiceMaster = {
  name: "InvoiceMaster",
  noun: "Invoice Master",
  nouns: "Invoice Masters",
  id: "invoiceMasterId",
  title: "masterName",
  components: [
    "Fixed Invoices Masters",
    "Request Based Invoices Masters",
    "New Invoices Masters"
  ],
  path: "/finance/invoice-master",
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
    masterName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    masterCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    variant: {
      kind: "choice",
      label: "Variant",
      required: true,
      immutable: true,
      choices: [
        {
          value: "Fixed",
          label: "Fixed"
        },
        {
          value: "Request based",
          label: "Request based"
        },
        {
          value: "New",
          label: "New"
        }
      ],
      filtered: true
    },
    partnerKind: {
      kind: "choice",
      label: "Bills",
      required: true,
      choices: [
        {
          value: "Centre",
          label: "Centre"
        },
        {
          value: "University",
          label: "University"
        },
        {
          value: "Student",
          label: "Student"
        }
      ],
      filtered: true
    },
    basis: {
      kind: "choice",
      label: "Charged per",
      required: true,
      choices: [
        {
          value: "Year",
          label: "Year"
        },
        {
          value: "Registered student",
          label: "Registered student"
        },
        {
          value: "Placed student",
          label: "Placed student"
        },
        {
          value: "Request",
          label: "Request"
        }
      ],
      filtered: true
    },
    service: {
      kind: "choice",
      label: "Service",
      choices: [
        {
          value: "Resit",
          label: "Resit"
        },
        {
          value: "Re-mark",
          label: "Re-mark"
        },
        {
          value: "Late registration",
          label: "Late registration"
        },
        {
          value: "Certificate",
          label: "Certificate"
        },
        {
          value: "Other",
          label: "Other"
        }
      ],
      filtered: true
    },
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    programId: {
      kind: "reference",
      label: "Programme",
      of: "Program",
      from: "/sms/program",
      sorted: true,
      filtered: true
    },
    prices: {
      kind: "rows",
      label: "Prices",
      required: true,
      minItems: 1,
      maxItems: 4,
      message: "Add at least one price.",
      noun: "price",
      fields: {
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
        unitMinor: {
          kind: "money",
          label: "Price",
          required: true,
          minimum: 1
        }
      }
    },
    taxRate: {
      kind: "choice",
      label: "Tax",
      required: true,
      choices: [
        {
          value: 0,
          label: "0 %"
        },
        {
          value: 5,
          label: "5 %"
        },
        {
          value: 20,
          label: "20 %"
        }
      ]
    },
    instalmentPlan: {
      kind: "rows",
      label: "Instalments",
      maxItems: 12,
      noun: "instalment",
      fields: {
        share: {
          kind: "percent",
          label: "Share",
          required: true
        },
        dueAfterDays: {
          kind: "integer",
          label: "Due after days",
          required: true,
          minimum: 0,
          maximum: 365
        }
      }
    }
  }
} as const satisfies ResourceRules
