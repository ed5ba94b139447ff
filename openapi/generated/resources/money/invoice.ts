// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of invoices. */
export const invoice = {
  name: "Invoice",
  noun: "Invoice",
  nouns: "Invoices",
  id: "invoiceId",
  title: "invoiceName",
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
  path: "/finance/invoice",
  statusField: "paymentStatus",
  statuses: [
    {
      value: "Draft",
      label: "Draft"
    },
    {
      value: "Ready to Invoice",
      label: "Ready to Invoice"
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
    },
    {
      value: "Credited",
      label: "Credited"
    },
    {
      value: "Credit note",
      label: "Credit note"
    }
  ],
  transitions: {
    ready: {
      label: "Ready",
      from: [
        "Draft"
      ],
      to: "Ready to Invoice",
      permission: "Modify"
    },
    issue: {
      label: "Issue",
      from: [
        "Ready to Invoice"
      ],
      to: "Pending",
      permission: "Publish"
    },
    draft: {
      label: "Back to draft",
      from: [
        "Ready to Invoice"
      ],
      to: "Draft",
      permission: "Modify"
    },
    confirm: {
      label: "Confirm",
      from: [
        "Paid"
      ],
      to: "Confirmed",
      permission: "Publish"
    }
  },
  fields: {
    invoiceNumber: {
      kind: "text",
      label: "Number",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    invoiceName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255
    },
    billTo: {
      kind: "text",
      label: "Bill to",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    billToAddress: {
      kind: "long",
      label: "Address",
      readOnly: true,
      maxLength: 2000
    },
    billToTaxNumber: {
      kind: "text",
      label: "Tax Number",
      readOnly: true,
      maxLength: 255
    },
    sellerName: {
      kind: "text",
      label: "From",
      readOnly: true,
      maxLength: 255
    },
    sellerAddress: {
      kind: "long",
      label: "Address of the seller",
      readOnly: true,
      maxLength: 2000
    },
    sellerTaxNumber: {
      kind: "text",
      label: "Tax number of the seller",
      readOnly: true,
      maxLength: 255
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
      label: "Kind",
      readOnly: true,
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
    centreId: {
      kind: "reference",
      label: "Centre",
      immutable: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    institutionId: {
      kind: "reference",
      label: "University",
      immutable: true,
      of: "University",
      from: "/sms/university",
      filtered: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      immutable: true,
      of: "Student",
      from: "/student/student",
      filtered: true
    },
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      of: "Year",
      from: "/sms/year",
      filtered: true
    },
    currency: {
      kind: "choice",
      label: "Currency",
      required: true,
      immutable: true,
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
    readyOn: {
      kind: "date",
      label: "Ready on",
      readOnly: true
    },
    issueDate: {
      kind: "date",
      label: "Issued",
      readOnly: true,
      sorted: true
    },
    paidOn: {
      kind: "date",
      label: "Last paid on",
      readOnly: true
    },
    confirmedOn: {
      kind: "date",
      label: "Confirmed on",
      readOnly: true
    },
    creditedOn: {
      kind: "date",
      label: "Credited on",
      readOnly: true
    },
    dueDate: {
      kind: "date",
      label: "Due",
      required: true,
      sorted: true
    },
    poNumber: {
      kind: "text",
      label: "Their Reference",
      maxLength: 255,
      searched: true
    },
    note: {
      kind: "long",
      label: "Note",
      maxLength: 2000,
      searched: true
    },
    lines: {
      kind: "rows",
      label: "Lines",
      required: true,
      minItems: 1,
      maxItems: 100,
      message: "Add at least one line.",
      noun: "line",
      once: [
        "uslId"
      ],
      fields: {
        description: {
          kind: "text",
          label: "Description",
          required: true,
          maxLength: 255
        },
        detail: {
          kind: "text",
          label: "Detail",
          maxLength: 255
        },
        quantity: {
          kind: "number",
          label: "Quantity",
          required: true,
          minimum: 0.01,
          maximum: 10000
        },
        unitMinor: {
          kind: "money",
          label: "Unit price",
          required: true
        },
        discount: {
          kind: "percent",
          label: "Discount"
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
        masterId: {
          kind: "reference",
          label: "Master",
          of: "InvoiceMaster",
          from: "/finance/invoice-master"
        },
        uslId: {
          kind: "reference",
          label: "Sponsorship letter",
          of: "SponsorshipLetter",
          from: "/sms/usl"
        },
        enquiryId: {
          kind: "reference",
          label: "Result enquiry",
          of: "ResultEnquiry",
          from: "/results/enquiry"
        },
        enrollmentId: {
          kind: "reference",
          label: "Resit",
          of: "Enrollment",
          from: "/enrollment/enrollment"
        },
        certificateRequestId: {
          kind: "reference",
          label: "Certificate request",
          of: "CertificateRequest",
          from: "/certificate-management/request"
        },
        studentCurriculumId: {
          kind: "reference",
          label: "Late registration",
          of: "StudentCurriculum",
          from: "/student/curriculum"
        },
        netMinor: {
          kind: "money",
          label: "Net",
          readOnly: true
        }
      }
    },
    netMinor: {
      kind: "money",
      label: "Net",
      readOnly: true,
      sorted: true
    },
    taxMinor: {
      kind: "money",
      label: "Tax",
      readOnly: true,
      sorted: true
    },
    totalMinor: {
      kind: "money",
      label: "Total",
      readOnly: true,
      sorted: true
    },
    paidMinor: {
      kind: "money",
      label: "Paid",
      readOnly: true,
      sorted: true
    },
    creditedMinor: {
      kind: "money",
      label: "Credited",
      readOnly: true
    },
    creditedLines: {
      kind: "rows",
      label: "Credited lines",
      readOnly: true,
      fields: {
        line: {
          kind: "integer",
          label: "Line",
          required: true
        },
        creditedMinor: {
          kind: "money",
          label: "Credited",
          required: true
        }
      }
    },
    balanceMinor: {
      kind: "money",
      label: "Balance",
      readOnly: true,
      sorted: true
    },
    instalments: {
      kind: "rows",
      label: "Instalments",
      maxItems: 12,
      noun: "instalment",
      fields: {
        dueDate: {
          kind: "date",
          label: "Due",
          required: true
        },
        amountMinor: {
          kind: "money",
          label: "Amount",
          required: true
        }
      }
    },
    creditOf: {
      kind: "reference",
      label: "Credits",
      readOnly: true,
      of: "Invoice",
      from: "/finance/invoice",
      filtered: true
    },
    reason: {
      kind: "long",
      label: "Reason",
      readOnly: true,
      maxLength: 2000
    }
  }
} as const satisfies ResourceRules
