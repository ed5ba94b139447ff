// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of payments. */
export const payment = {
  name: "Payment",
  noun: "Payment",
  nouns: "Payments",
  id: "paymentId",
  title: "reference",
  components: [
    "Fixed Invoices Centres",
    "Fixed Invoices Institutes",
    "Request Based Invoices",
    "Request Based Invoices Centres",
    "Request Based Invoices Institutes",
    "New Invoices",
    "New Invoices Centres",
    "New Invoices Institutes",
    "Invoices"
  ],
  path: "/finance/payment",
  statusField: "status",
  statuses: [
    {
      value: 1,
      label: "Received"
    },
    {
      value: -1,
      label: "Reversed"
    }
  ],
  transitions: {
    reverse: {
      label: "Reverse",
      from: [
        1
      ],
      to: -1,
      permission: "Modify",
      comment: true
    }
  },
  conflictsOver: [
    "reference"
  ],
  fields: {
    reference: {
      kind: "text",
      label: "Reference",
      required: true,
      unique: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    invoiceId: {
      kind: "reference",
      label: "Invoice",
      required: true,
      immutable: true,
      of: "Invoice",
      from: "/finance/invoice",
      sorted: true,
      filtered: true
    },
    receivedOn: {
      kind: "date",
      label: "Received on",
      required: true,
      sorted: true,
      filtered: true
    },
    amountMinor: {
      kind: "money",
      label: "Amount",
      required: true,
      minimum: 1,
      sorted: true
    },
    currency: {
      kind: "choice",
      label: "Currency",
      readOnly: true,
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
    method: {
      kind: "choice",
      label: "Method",
      required: true,
      choices: [
        {
          value: "Bank transfer",
          label: "Bank transfer"
        },
        {
          value: "Card",
          label: "Card"
        },
        {
          value: "PayPal",
          label: "PayPal"
        },
        {
          value: "Sponsor",
          label: "Sponsor"
        }
      ],
      filtered: true
    },
    note: {
      kind: "long",
      label: "Note",
      maxLength: 2000
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    institutionId: {
      kind: "reference",
      label: "University",
      readOnly: true,
      of: "University",
      from: "/sms/university",
      filtered: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      readOnly: true,
      of: "Student",
      from: "/student/student",
      filtered: true
    }
  }
} as const satisfies ResourceRules
