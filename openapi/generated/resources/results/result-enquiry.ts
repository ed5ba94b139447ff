// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of result enquiries. */
export const resultEnquiry = {
  name: "ResultEnquiry",
  noun: "Result Enquiry",
  nouns: "Result Enquiries",
  id: "enquiryId",
  title: "enquiryName",
  components: [
    "ResultsManagement"
  ],
  path: "/results/enquiry",
  statusField: "state",
  statuses: [
    {
      value: "Submitted",
      label: "Submitted"
    },
    {
      value: "Review",
      label: "Review"
    },
    {
      value: "Changed",
      label: "Changed"
    },
    {
      value: "Unchanged",
      label: "Unchanged"
    },
    {
      value: "Withdrawn",
      label: "Withdrawn"
    }
  ],
  transitions: {
    review: {
      label: "Review",
      from: [
        "Submitted"
      ],
      to: "Review",
      permission: "Modify",
      by: [
        "NCUK"
      ]
    },
    change: {
      label: "Change the mark",
      from: [
        "Review"
      ],
      to: "Changed",
      permission: "Modify",
      by: [
        "NCUK"
      ]
    },
    keep: {
      label: "Keep the mark",
      from: [
        "Review"
      ],
      to: "Unchanged",
      permission: "Modify",
      by: [
        "NCUK"
      ]
    },
    withdraw: {
      label: "Withdraw",
      from: [
        "Submitted"
      ],
      to: "Withdrawn",
      permission: "Modify"
    }
  },
  fields: {
    enquiryName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    resultId: {
      kind: "reference",
      label: "Result",
      required: true,
      immutable: true,
      of: "Result",
      from: "/results/student-result",
      filtered: true
    },
    resultIntakeId: {
      kind: "reference",
      label: "Set",
      readOnly: true,
      of: "ResultSet",
      from: "/results/result",
      filtered: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      readOnly: true,
      of: "Student",
      from: "/student/student",
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    service: {
      kind: "choice",
      label: "Service",
      required: true,
      choices: [
        {
          value: "Clerical check",
          label: "Clerical check"
        },
        {
          value: "Review of marking",
          label: "Review of marking"
        }
      ],
      filtered: true
    },
    consent: {
      kind: "file",
      label: "Consent of the student",
      required: true,
      files: [
        "pdf",
        "jpg",
        "png",
        "docx"
      ]
    },
    askedOn: {
      kind: "date",
      label: "Asked",
      readOnly: true,
      sorted: true
    },
    outcomeMark: {
      kind: "number",
      label: "New mark",
      minimum: 0,
      maximum: 100,
      sorted: true
    },
    explanation: {
      kind: "long",
      label: "Explanation",
      maxLength: 2000,
      sorted: true
    }
  }
} as const satisfies ResourceRules
