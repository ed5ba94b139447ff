// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of leads. */
export const lead = {
  name: "Lead",
  noun: "Lead",
  nouns: "Leads",
  id: "leadId",
  title: "fullName",
  components: [
    "Leads"
  ],
  path: "/student/lead",
  statusField: "state",
  statuses: [
    {
      value: "New",
      label: "New"
    },
    {
      value: "Contacted",
      label: "Contacted"
    },
    {
      value: "Qualified",
      label: "Qualified"
    },
    {
      value: "Converted",
      label: "Converted"
    },
    {
      value: "Lost",
      label: "Lost"
    }
  ],
  transitions: {
    contact: {
      label: "Mark as contacted",
      from: [
        "New"
      ],
      to: "Contacted",
      permission: "Modify"
    },
    qualify: {
      label: "Mark as qualified",
      from: [
        "Contacted"
      ],
      to: "Qualified",
      permission: "Modify"
    },
    lose: {
      label: "Mark as lost",
      from: [
        "New",
        "Contacted",
        "Qualified"
      ],
      to: "Lost",
      permission: "Modify",
      comment: true
    },
    reopen: {
      label: "Reopen",
      from: [
        "Lost"
      ],
      to: "Contacted",
      permission: "Modify"
    }
  },
  importKeys: [
    "email"
  ],
  fields: {
    firstName: {
      kind: "title",
      label: "First Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    lastName: {
      kind: "title",
      label: "Last Name",
      maxLength: 100,
      searched: true,
      sorted: true
    },
    fullName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    email: {
      kind: "email",
      label: "E-mail",
      required: true,
      maxLength: 254,
      searched: true
    },
    mobile: {
      kind: "phone",
      label: "Mobile",
      maxLength: 30
    },
    countryId: {
      kind: "reference",
      label: "Country",
      required: true,
      of: "Country",
      from: "/sms/country",
      filtered: true
    },
    nationalityId: {
      kind: "reference",
      label: "Nationality",
      of: "Nationality",
      from: "/sms/nationality",
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Preferred Centre",
      of: "Centre",
      from: "/sms/centre",
      sorted: true,
      filtered: true
    },
    programId: {
      kind: "reference",
      label: "Programme",
      of: "Program",
      from: "/sms/program",
      filtered: true
    },
    intakeId: {
      kind: "reference",
      label: "Intake",
      of: "Intake",
      from: "/sms/intake",
      filtered: true
    },
    source: {
      kind: "choice",
      label: "Source",
      required: true,
      choices: [
        {
          value: "Website",
          label: "Website"
        },
        {
          value: "Fair",
          label: "Fair"
        },
        {
          value: "Agent",
          label: "Agent"
        },
        {
          value: "Referral",
          label: "Referral"
        },
        {
          value: "Centre",
          label: "Centre"
        },
        {
          value: "Import",
          label: "Import"
        }
      ],
      filtered: true
    },
    ownerContactId: {
      kind: "reference",
      label: "Owner",
      of: "Contact",
      from: "/contact-management/contact",
      filtered: true
    },
    followUpOn: {
      kind: "date",
      label: "Follow-up",
      sorted: true,
      filtered: true
    },
    consentToContact: {
      kind: "flag",
      label: "May be contacted",
      required: true,
      filtered: true
    },
    notes: {
      kind: "rows",
      label: "Notes",
      maxItems: 100,
      noun: "note",
      fields: {
        leadNoteId: {
          kind: "rowId",
          label: "Id",
          minimum: 1
        },
        text: {
          kind: "long",
          label: "Note",
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
    },
    lostReason: {
      kind: "long",
      label: "Reason",
      readOnly: true,
      maxLength: 2000
    },
    studentId: {
      kind: "reference",
      label: "Student",
      readOnly: true,
      of: "Student",
      from: "/student/student"
    }
  }
} as const satisfies ResourceRules
