// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of sponsorship letters. */
export const sponsorshipLetter = {
  name: "SponsorshipLetter",
  noun: "Sponsorship Letter",
  nouns: "Sponsorship Letters",
  id: "uslId",
  title: "uslNumber",
  components: [
    "Unique Sponsorship Letter"
  ],
  path: "/sms/usl",
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
      value: 12,
      label: "Expired"
    },
    {
      value: 11,
      label: "Rejected"
    },
    {
      value: -1,
      label: "Withdrawn"
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
    take: {
      label: "Review",
      from: [
        9
      ],
      to: 10,
      permission: "Modify"
    },
    approve: {
      label: "Approve",
      from: [
        10
      ],
      to: 8,
      permission: "Publish"
    },
    reject: {
      label: "Reject",
      from: [
        10
      ],
      to: 11,
      permission: "Publish",
      comment: true
    },
    revise: {
      label: "Back to draft",
      from: [
        11
      ],
      to: 2,
      permission: "Modify"
    },
    withdraw: {
      label: "Withdraw",
      from: [
        8,
        12
      ],
      to: -1,
      permission: "Publish"
    }
  },
  fields: {
    uslNumber: {
      kind: "text",
      label: "Number",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    holder: {
      kind: "text",
      label: "Holder",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    leadId: {
      kind: "reference",
      label: "Lead",
      of: "Lead",
      from: "/student/lead",
      filtered: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
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
    sponsorName: {
      kind: "title",
      label: "Sponsor",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    sponsorEmail: {
      kind: "email",
      label: "Sponsor E-mail",
      required: true,
      maxLength: 254,
      searched: true,
      sorted: true
    },
    curriculumId: {
      kind: "reference",
      label: "Curriculum",
      required: true,
      of: "Curriculum",
      from: "/sms/curriculum",
      filtered: true
    },
    intakeId: {
      kind: "reference",
      label: "Intake",
      required: true,
      of: "Intake",
      from: "/sms/intake",
      filtered: true
    },
    coverage: {
      kind: "choice",
      label: "Covers",
      required: true,
      choices: [
        {
          value: "Full",
          label: "Full"
        },
        {
          value: "Tuition",
          label: "Tuition"
        },
        {
          value: "Part",
          label: "Part"
        }
      ],
      filtered: true
    },
    amountMinor: {
      kind: "money",
      label: "Amount",
      minimum: 1,
      with: "currency"
    },
    currency: {
      kind: "choice",
      label: "Currency",
      with: "amountMinor",
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
    validFrom: {
      kind: "date",
      label: "Valid from",
      required: true,
      sorted: true
    },
    validTo: {
      kind: "date",
      label: "Valid to",
      required: true,
      after: "validFrom",
      sorted: true
    },
    file: {
      kind: "file",
      label: "Signed letter",
      files: [
        "pdf"
      ]
    }
  }
} as const satisfies ResourceRules
