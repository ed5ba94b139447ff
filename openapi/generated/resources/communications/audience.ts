// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of audiences. */
export const audience = {
  name: "Audience",
  noun: "Audience",
  nouns: "Audiences",
  id: "audienceId",
  title: "audienceName",
  components: [
    "Recipient"
  ],
  path: "/communications/recipient",
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
    audienceName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    kind: {
      kind: "choice",
      label: "Kind",
      required: true,
      immutable: true,
      choices: [
        {
          value: "Fixed",
          label: "Fixed"
        },
        {
          value: "Rule",
          label: "Rule"
        }
      ],
      filtered: true
    },
    contactTypes: {
      kind: "choices",
      label: "Who",
      required: true,
      minItems: 1,
      choices: [
        {
          value: "STUDENT",
          label: "Students"
        },
        {
          value: "CENTER",
          label: "Centres"
        },
        {
          value: "INSTITUTE",
          label: "Universities"
        },
        {
          value: "NCUK",
          label: "NCUK"
        }
      ],
      filtered: true
    },
    rules: {
      kind: "rows",
      label: "Rules",
      maxItems: 12,
      noun: "rule",
      fields: {
        field: {
          kind: "choice",
          label: "Field",
          required: true,
          choices: [
            {
              value: "centre",
              label: "Centre"
            },
            {
              value: "country",
              label: "Country"
            },
            {
              value: "programme",
              label: "Programme"
            },
            {
              value: "curriculum",
              label: "Curriculum"
            },
            {
              value: "intake",
              label: "Intake"
            },
            {
              value: "module",
              label: "Module"
            },
            {
              value: "year",
              label: "Year"
            },
            {
              value: "studentStatus",
              label: "Student status"
            },
            {
              value: "applicationStatus",
              label: "Application status"
            },
            {
              value: "paymentLabel",
              label: "Payment label"
            },
            {
              value: "role",
              label: "Role"
            },
            {
              value: "block",
              label: "Block"
            }
          ]
        },
        is: {
          kind: "choice",
          label: "Relation",
          required: true,
          choices: [
            {
              value: "is",
              label: "is"
            },
            {
              value: "is not",
              label: "is not"
            }
          ]
        },
        values: {
          kind: "texts",
          label: "Values",
          required: true,
          minItems: 1,
          maxItems: 50,
          maxLength: 255
        }
      }
    },
    contactGroupIds: {
      kind: "references",
      label: "Groups",
      of: "ContactGroup",
      from: "/contact-management/group"
    },
    contactIds: {
      kind: "references",
      label: "People",
      of: "Contact",
      from: "/contact-management/contact"
    },
    excludedContactIds: {
      kind: "references",
      label: "Except",
      of: "Contact",
      from: "/contact-management/contact"
    },
    lastCount: {
      kind: "integer",
      label: "People counted",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    countedAt: {
      kind: "instant",
      label: "Counted",
      readOnly: true,
      sorted: true
    }
  }
} as const satisfies ResourceRules
