// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of centre offers. */
export const centreOffer = {
  name: "CentreOffer",
  noun: "Centre Offer",
  nouns: "Centre Offers",
  id: "curriculumCentreId",
  title: "offerName",
  components: [
    "CurriculumCentreAdministration"
  ],
  path: "/sms/curriculum-centre",
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
    curriculumId: {
      kind: "reference",
      label: "Curriculum",
      required: true,
      immutable: true,
      of: "Curriculum",
      from: "/sms/curriculum",
      sorted: true,
      filtered: true
    },
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      immutable: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    centreIds: {
      kind: "references",
      label: "Centres",
      of: "Centre",
      from: "/sms/centre"
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      readOnly: true,
      of: "Centre",
      from: "/sms/centre",
      sorted: true,
      filtered: true
    },
    offerName: {
      kind: "text",
      label: "Offer",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    selectionFrom: {
      kind: "date",
      label: "Chooses from",
      sorted: true
    },
    selectionTo: {
      kind: "date",
      label: "Chooses to",
      after: "selectionFrom",
      sorted: true
    },
    maxCombos: {
      kind: "integer",
      label: "Combos at most",
      minimum: 1,
      maximum: 24
    },
    requestCodes: {
      kind: "choices",
      label: "May request",
      choices: [
        {
          value: 233,
          label: "Stream"
        },
        {
          value: 234,
          label: "Module"
        },
        {
          value: 235,
          label: "Delivery"
        },
        {
          value: 236,
          label: "Teaching Date"
        }
      ],
      filtered: true
    },
    selectionStatus: {
      kind: "choice",
      label: "Selection",
      readOnly: true,
      choices: [
        {
          value: 0,
          label: "Not started"
        },
        {
          value: 3,
          label: "Draft"
        },
        {
          value: 4,
          label: "Completed"
        },
        {
          value: 5,
          label: "Incomplete"
        }
      ],
      filtered: true
    }
  }
} as const satisfies ResourceRules
