// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of payment requests. */
export const paymentRequest = {
  name: "PaymentRequest",
  noun: "Payment Request",
  nouns: "Payment Requests",
  id: "paymentRequestId",
  title: "requestNumber",
  components: [
    "Payment Requests"
  ],
  path: "/finance/payment-request",
  statusField: "paymentStatus",
  statuses: [
    {
      value: "Draft",
      label: "Draft"
    },
    {
      value: "Pending",
      label: "Pending"
    },
    {
      value: "Partially paid",
      label: "Partially paid"
    },
    {
      value: "Paid",
      label: "Paid"
    },
    {
      value: "Confirmed",
      label: "Confirmed"
    }
  ],
  transitions: {},
  fields: {
    requestNumber: {
      kind: "text",
      label: "Number",
      readOnly: true,
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
      searched: true,
      sorted: true,
      filtered: true
    },
    billTo: {
      kind: "text",
      label: "Bill to",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
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
    dueDate: {
      kind: "date",
      label: "Due",
      required: true,
      sorted: true,
      filtered: true
    },
    message: {
      kind: "long",
      label: "Message",
      maxLength: 2000
    },
    sentAt: {
      kind: "instant",
      label: "Sent",
      readOnly: true,
      sorted: true
    },
    reminders: {
      kind: "integer",
      label: "Reminders",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    remindedOn: {
      kind: "date",
      label: "Last reminder",
      readOnly: true
    },
    openMinor: {
      kind: "money",
      label: "Balance when sent",
      readOnly: true
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
