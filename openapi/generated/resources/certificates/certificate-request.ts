// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of certificate requests. */
export const certificateRequest = {
  name: "CertificateRequest",
  noun: "Certificate Request",
  nouns: "Certificate Requests",
  id: "certificateRequestId",
  title: "requestNumber",
  components: [
    "CertificateRequest"
  ],
  path: "/certificate-management/request",
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
    }
  ],
  transitions: {
    submit: {
      label: "Submit",
      from: [
        2
      ],
      to: 9,
      permission: "Add"
    },
    take: {
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
      permission: "Modify",
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
    requestNumber: {
      kind: "text",
      label: "Number",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      required: true,
      immutable: true,
      of: "Student",
      from: "/student/student",
      searched: true,
      sorted: true,
      filtered: true
    },
    certificateTypeId: {
      kind: "reference",
      label: "Type",
      required: true,
      of: "CertificateType",
      from: "/certificate-management/type",
      filtered: true
    },
    resultIntakeId: {
      kind: "reference",
      label: "Results",
      required: true,
      of: "ResultSet",
      from: "/results/result",
      filtered: true
    },
    format: {
      kind: "choice",
      label: "Format",
      required: true,
      choices: [
        {
          value: "Electronic",
          label: "Electronic"
        },
        {
          value: "Paper",
          label: "Paper"
        }
      ],
      filtered: true
    },
    copies: {
      kind: "integer",
      label: "Copies",
      required: true,
      minimum: 1,
      maximum: 5
    },
    postalAddress: {
      kind: "long",
      label: "Address",
      maxLength: 2000
    },
    reason: {
      kind: "choice",
      label: "Reason",
      required: true,
      choices: [
        {
          value: "First issue",
          label: "First issue"
        },
        {
          value: "Replacement",
          label: "Replacement"
        },
        {
          value: "Correction",
          label: "Correction"
        }
      ],
      filtered: true
    },
    nameOnCertificate: {
      kind: "title",
      label: "Name on it",
      required: true,
      maxLength: 100
    },
    proof: {
      kind: "file",
      label: "Proof",
      files: [
        "pdf",
        "jpg",
        "png"
      ]
    },
    feeLabel: {
      kind: "choice",
      label: "Fee",
      readOnly: true,
      choices: [
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
        }
      ],
      filtered: true
    },
    comments: {
      kind: "rows",
      label: "Comments",
      maxItems: 50,
      noun: "comment",
      fields: {
        commentId: {
          kind: "rowId",
          label: "Comment ID",
          minimum: 1
        },
        text: {
          kind: "long",
          label: "Comment",
          required: true,
          maxLength: 2000
        },
        by: {
          kind: "text",
          label: "By",
          readOnly: true,
          maxLength: 255
        },
        at: {
          kind: "instant",
          label: "At",
          readOnly: true
        }
      }
    }
  }
} as const satisfies ResourceRules
