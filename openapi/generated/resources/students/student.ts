// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of students. */
export const student = {
  name: "Student",
  noun: "Student",
  nouns: "Students",
  id: "studentId",
  title: "fullName",
  components: [
    "RegularRegistration",
    "MyApplication"
  ],
  own: "STUDENT",
  path: "/student/student",
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
    submit: {
      label: "Submit",
      from: [
        2
      ],
      to: 9,
      permission: "Modify"
    },
    review: {
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
      permission: "Publish",
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
    },
    deactivate: {
      label: "Deactivate",
      from: [
        1
      ],
      to: -1,
      permission: "Modify",
      by: [
        "NCUK"
      ]
    },
    reactivate: {
      label: "Activate",
      from: [
        -1
      ],
      to: 1,
      permission: "Modify",
      by: [
        "NCUK"
      ]
    }
  },
  fields: {
    studentRef: {
      kind: "text",
      label: "Student ID",
      unique: true,
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
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
    preferredName: {
      kind: "title",
      label: "Preferred Name",
      maxLength: 100,
      searched: true
    },
    dateOfBirth: {
      kind: "date",
      label: "Date of Birth"
    },
    genderId: {
      kind: "reference",
      label: "Gender",
      of: "Gender",
      from: "/sms/gender",
      filtered: true
    },
    nationalityId: {
      kind: "reference",
      label: "Nationality",
      of: "Nationality",
      from: "/sms/nationality",
      filtered: true
    },
    secondNationalityId: {
      kind: "reference",
      label: "Second Nationality",
      of: "Nationality",
      from: "/sms/nationality",
      filtered: true
    },
    countryOfBirthId: {
      kind: "reference",
      label: "Country of Birth",
      of: "Country",
      from: "/sms/country",
      filtered: true
    },
    passportNumber: {
      kind: "text",
      label: "Passport",
      maxLength: 12,
      pattern: "^[A-Za-z0-9]{6,12}$",
      message: "Enter 6 to 12 letters or digits.",
      masked: true
    },
    passportExpiry: {
      kind: "date",
      label: "Passport until"
    },
    email: {
      kind: "email",
      label: "E-mail",
      required: true,
      unique: true,
      maxLength: 254,
      searched: true
    },
    mobile: {
      kind: "phone",
      label: "Mobile",
      maxLength: 30,
      searched: true
    },
    countryId: {
      kind: "reference",
      label: "Country",
      of: "Country",
      from: "/sms/country",
      filtered: true
    },
    stateId: {
      kind: "reference",
      label: "State",
      of: "State",
      from: "/sms/state"
    },
    addressLine1: {
      kind: "text",
      label: "Address Line 1",
      maxLength: 255
    },
    addressLine2: {
      kind: "text",
      label: "Address Line 2",
      maxLength: 255
    },
    city: {
      kind: "text",
      label: "City",
      maxLength: 255
    },
    postCode: {
      kind: "text",
      label: "Postcode",
      maxLength: 255
    },
    emergencyName: {
      kind: "title",
      label: "Emergency Contact",
      maxLength: 100
    },
    emergencyRelation: {
      kind: "text",
      label: "Relation",
      maxLength: 255
    },
    emergencyPhone: {
      kind: "phone",
      label: "Emergency Phone",
      maxLength: 30
    },
    placementType: {
      kind: "choice",
      label: "Placement",
      required: true,
      choices: [
        {
          value: "Regular",
          label: "Regular"
        },
        {
          value: "Direct",
          label: "Direct"
        }
      ],
      filtered: true
    },
    centreId: {
      kind: "reference",
      label: "Centre",
      of: "Centre",
      from: "/sms/centre",
      sorted: true,
      filtered: true
    },
    centreEmail: {
      kind: "email",
      label: "Centre E-mail",
      readOnly: true,
      maxLength: 254
    },
    yearId: {
      kind: "reference",
      label: "Year",
      required: true,
      of: "Year",
      from: "/sms/year",
      sorted: true,
      filtered: true
    },
    ucasId: {
      kind: "text",
      label: "UCAS ID",
      unique: true,
      maxLength: 10,
      pattern: "^[0-9]{10}$",
      message: "Enter a UCAS ID of 10 digits.",
      groups: [
        3,
        3,
        4
      ],
      searched: true
    },
    accessArrangements: {
      kind: "choice",
      label: "Access Arrangements",
      required: true,
      choices: [
        {
          value: "None",
          label: "None"
        },
        {
          value: "25 % extra",
          label: "25 % extra"
        },
        {
          value: "50 % extra",
          label: "50 % extra"
        },
        {
          value: "Other",
          label: "Other"
        }
      ],
      filtered: true
    },
    accessDetails: {
      kind: "long",
      label: "What is arranged",
      maxLength: 2000
    },
    paymentLabel: {
      kind: "choice",
      label: "Payment",
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
    registeredOn: {
      kind: "date",
      label: "Registered",
      readOnly: true,
      sorted: true,
      filtered: true
    }
  }
} as const satisfies ResourceRules
