// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of events. */
export const event = {
  name: "Event",
  noun: "Event",
  nouns: "Events",
  id: "eventId",
  title: "eventName",
  components: [
    "Calendar"
  ],
  path: "/calendar-management/event",
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
      label: "Cancelled"
    }
  ],
  transitions: {
    activate: {
      label: "Activate",
      from: [
        2
      ],
      to: 1,
      permission: "Modify"
    },
    cancel: {
      label: "Cancel event",
      from: [
        1
      ],
      to: -1,
      permission: "Modify"
    }
  },
  fields: {
    eventName: {
      kind: "title",
      label: "Title",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    eventType: {
      kind: "choice",
      label: "Type",
      required: true,
      choices: [
        {
          value: "Meeting",
          label: "Meeting"
        },
        {
          value: "Deadline",
          label: "Deadline"
        },
        {
          value: "Training",
          label: "Training"
        },
        {
          value: "Visit",
          label: "Visit"
        },
        {
          value: "Holiday",
          label: "Holiday"
        },
        {
          value: "Teaching",
          label: "Teaching"
        },
        {
          value: "Other",
          label: "Other"
        }
      ],
      filtered: true
    },
    isAllDay: {
      kind: "flag",
      label: "All day",
      required: true,
      filtered: true
    },
    startDate: {
      kind: "date",
      label: "From",
      required: true,
      sorted: true,
      filtered: true
    },
    endDate: {
      kind: "date",
      label: "To",
      required: true,
      after: "startDate",
      sorted: true,
      filtered: true
    },
    startTime: {
      kind: "time",
      label: "Start"
    },
    endTime: {
      kind: "time",
      label: "End"
    },
    timezoneId: {
      kind: "reference",
      label: "Time zone",
      of: "Timezone",
      from: "/sms/timezone"
    },
    recurrence: {
      kind: "choice",
      label: "Repeats",
      choices: [
        {
          value: "Daily",
          label: "Daily"
        },
        {
          value: "Weekly",
          label: "Weekly"
        },
        {
          value: "Monthly",
          label: "Monthly"
        }
      ],
      filtered: true
    },
    recurUntil: {
      kind: "date",
      label: "Repeats until",
      after: "startDate",
      with: "recurrence",
      filtered: true
    },
    location: {
      kind: "text",
      label: "Where",
      maxLength: 255
    },
    meetingUrl: {
      kind: "url",
      label: "Meeting link",
      maxLength: 255
    },
    description: {
      kind: "richText",
      label: "Description",
      maxLength: 20000
    },
    contactTypes: {
      kind: "choices",
      label: "For",
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
      noun: "kind of people",
      filtered: true
    },
    centreIds: {
      kind: "references",
      label: "Centres",
      of: "Centre",
      from: "/sms/centre",
      filtered: true
    },
    contactGroupIds: {
      kind: "references",
      label: "Groups",
      of: "ContactGroup",
      from: "/contact-management/group"
    },
    countryIds: {
      kind: "references",
      label: "Countries",
      of: "Country",
      from: "/sms/country"
    },
    reminderMinutes: {
      kind: "choice",
      label: "Reminder",
      choices: [
        {
          value: 15,
          label: "15 minutes before"
        },
        {
          value: 60,
          label: "1 hour before"
        },
        {
          value: 1440,
          label: "1 day before"
        }
      ]
    },
    seriesId: {
      kind: "reference",
      label: "Series",
      readOnly: true,
      of: "Event",
      from: "/calendar-management/event"
    },
    firstOccurrence: {
      kind: "integer",
      label: "Occurrence",
      readOnly: true,
      minimum: 0
    },
    leftOut: {
      kind: "texts",
      label: "Left out",
      readOnly: true,
      maxItems: 1000,
      maxLength: 10
    },
    sequence: {
      kind: "integer",
      label: "Changes",
      readOnly: true,
      minimum: 0
    },
    cancelledOn: {
      kind: "date",
      label: "Cancelled",
      readOnly: true
    }
  }
} as const satisfies ResourceRules
