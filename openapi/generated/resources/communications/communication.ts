// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of communications. */
export const communication = {
  name: "Communication",
  noun: "Communication",
  nouns: "Communications",
  id: "communicationId",
  title: "communicationName",
  components: [
    "Content"
  ],
  path: "/communications",
  statusField: "state",
  statuses: [
    {
      value: "Draft",
      label: "Draft"
    },
    {
      value: "Scheduled",
      label: "Scheduled"
    },
    {
      value: "Sending",
      label: "Sending"
    },
    {
      value: "Sent",
      label: "Sent"
    }
  ],
  transitions: {
    cancel: {
      label: "Cancel sending",
      from: [
        "Scheduled"
      ],
      to: "Draft",
      permission: "Publish"
    }
  },
  fields: {
    communicationName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    componentId: {
      kind: "reference",
      label: "About",
      of: "MessageComponent",
      from: "/communications/component",
      filtered: true
    },
    recordId: {
      kind: "integer",
      label: "Record",
      minimum: 1
    },
    recordName: {
      kind: "text",
      label: "Record's name",
      readOnly: true,
      maxLength: 255
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
    option: {
      kind: "choice",
      label: "Send to",
      required: true,
      choices: [
        {
          value: "Audience",
          label: "Audience"
        },
        {
          value: "Individual",
          label: "Individual"
        }
      ],
      filtered: true
    },
    audienceId: {
      kind: "reference",
      label: "Audience",
      of: "Audience",
      from: "/communications/recipient",
      filtered: true
    },
    recipients: {
      kind: "references",
      label: "Recipients",
      maxItems: 500,
      of: "Contact",
      from: "/contact-management/contact"
    },
    email: {
      kind: "group",
      label: "E-mail",
      fields: {
        subject: {
          kind: "text",
          label: "Subject of the e-mail",
          maxLength: 150
        },
        toEmails: {
          kind: "texts",
          label: "Further addresses",
          maxItems: 50,
          maxLength: 254
        },
        ccEmails: {
          kind: "texts",
          label: "Copies",
          maxItems: 50,
          maxLength: 254
        },
        content: {
          kind: "richText",
          label: "Text of the e-mail",
          maxLength: 100000
        }
      }
    },
    inApp: {
      kind: "group",
      label: "In-app message",
      fields: {
        subject: {
          kind: "text",
          label: "Subject in the portal",
          maxLength: 150
        },
        content: {
          kind: "richText",
          label: "Text in the portal",
          maxLength: 100000
        }
      }
    },
    attachmentIds: {
      kind: "references",
      label: "Attachments",
      maxItems: 5,
      of: "Asset",
      from: "/asset-management/asset"
    },
    isImportant: {
      kind: "flag",
      label: "Important",
      filtered: true
    },
    scheduledAt: {
      kind: "instant",
      label: "Send at",
      sorted: true
    },
    timezoneId: {
      kind: "reference",
      label: "Time zone",
      of: "Timezone",
      from: "/sms/timezone"
    },
    contactGroupIds: {
      kind: "references",
      label: "Groups",
      readOnly: true,
      of: "ContactGroup",
      from: "/contact-management/group",
      filtered: true
    },
    startedAt: {
      kind: "instant",
      label: "Sending began",
      readOnly: true
    },
    sentAt: {
      kind: "instant",
      label: "Sent",
      readOnly: true,
      sorted: true
    },
    countTotal: {
      kind: "integer",
      label: "Deliveries",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    countDelivered: {
      kind: "integer",
      label: "Delivered",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    countRead: {
      kind: "integer",
      label: "Read",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    countFailed: {
      kind: "integer",
      label: "Failed",
      readOnly: true,
      minimum: 0,
      sorted: true
    },
    countStopped: {
      kind: "integer",
      label: "Not sent",
      readOnly: true,
      minimum: 0
    }
  }
} as const satisfies ResourceRules
