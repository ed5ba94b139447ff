// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of contact types. */
export const contactType = {
  name: "ContactType",
  noun: "Contact Type",
  nouns: "Contact Types",
  id: "contactTypeId",
  title: "contactTypeName",
  components: [
    "ContactType"
  ],
  path: "/contact-management/contact-type",
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
    contactTypeName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    contactTypeCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: true,
      immutable: true,
      maxLength: 30,
      searched: true,
      sorted: true
    },
    parentContactType: {
      kind: "choice",
      label: "Menu of",
      required: true,
      immutable: true,
      choices: [
        {
          value: "STUDENT",
          label: "STUDENT"
        },
        {
          value: "CENTER",
          label: "CENTER"
        },
        {
          value: "INSTITUTE",
          label: "INSTITUTE"
        },
        {
          value: "NCUK",
          label: "NCUK"
        }
      ],
      filtered: true
    }
  }
} as const satisfies ResourceRules
