// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of templates. */
export const messageTemplate = {
  name: "MessageTemplate",
  noun: "Template",
  nouns: "Templates",
  id: "templateId",
  title: "templateName",
  components: [
    "Content"
  ],
  path: "/communications/template",
  statusField: "status",
  statuses: [
    {
      value: 2,
      label: "Draft"
    },
    {
      value: 1,
      label: "Active"
    },
    {
      value: -1,
      label: "Inactive"
    }
  ],
  transitions: {
    activate: {
      label: "Activate",
      from: [
        2,
        -1
      ],
      to: 1,
      permission: "Modify"
    },
    deactivate: {
      label: "Deactivate",
      from: [
        1
      ],
      to: -1,
      permission: "Modify"
    },
    revise: {
      label: "Back to draft",
      from: [
        -1
      ],
      to: 2,
      permission: "Modify"
    }
  },
  fields: {
    templateName: {
      kind: "title",
      label: "Name",
      required: true,
      unique: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    componentId: {
      kind: "reference",
      label: "About",
      required: true,
      of: "MessageComponent",
      from: "/communications/component",
      filtered: true
    },
    mode: {
      kind: "choice",
      label: "Mode",
      required: true,
      choices: [
        {
          value: "Email",
          label: "E-mail"
        },
        {
          value: "In-app",
          label: "In-app"
        },
        {
          value: "Both",
          label: "Both"
        }
      ],
      filtered: true
    },
    subject: {
      kind: "text",
      label: "Subject",
      required: true,
      maxLength: 150
    },
    content: {
      kind: "richText",
      label: "Content",
      required: true,
      maxLength: 100000
    }
  }
} as const satisfies ResourceRules
