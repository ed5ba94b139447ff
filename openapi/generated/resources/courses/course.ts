// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of courses. */
export const course = {
  name: "Course",
  noun: "Course",
  nouns: "Courses",
  id: "courseId",
  title: "courseName",
  components: [
    "CourseManagement"
  ],
  path: "/sms/course",
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
    publish: {
      label: "Publish",
      from: [
        9
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
        9
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
        8,
        12
      ],
      to: -1,
      permission: "Modify"
    },
    reactivate: {
      label: "Activate",
      from: [
        -1
      ],
      to: 8,
      permission: "Modify"
    }
  },
  importKeys: [
    "institutionId",
    "courseCode"
  ],
  fields: {
    courseName: {
      kind: "title",
      label: "Name",
      required: true,
      maxLength: 100,
      searched: true,
      sorted: true
    },
    courseCode: {
      kind: "code",
      label: "Code",
      required: true,
      unique: "institutionId",
      immutable: true,
      maxLength: 30,
      searched: true
    },
    institutionId: {
      kind: "reference",
      label: "University",
      required: true,
      immutable: true,
      of: "University",
      from: "/sms/university",
      sorted: true,
      filtered: true
    },
    qualificationId: {
      kind: "reference",
      label: "Qualification",
      required: true,
      of: "InstituteQualification",
      from: "/sms/institute/qualification",
      filtered: true
    },
    degreeId: {
      kind: "reference",
      label: "Degree",
      required: true,
      of: "InstituteDegree",
      from: "/sms/institute/degree",
      filtered: true
    },
    ucasCode: {
      kind: "text",
      label: "UCAS Code",
      maxLength: 4,
      pattern: "^[A-Za-z0-9]{4}$",
      message: "Enter a code like G400.",
      searched: true
    },
    studyMode: {
      kind: "choice",
      label: "Mode",
      required: true,
      choices: [
        {
          value: "Full-time",
          label: "Full-time"
        },
        {
          value: "Part-time",
          label: "Part-time"
        }
      ],
      filtered: true
    },
    deliveryMode: {
      kind: "choice",
      label: "Delivery",
      required: true,
      choices: [
        {
          value: 1,
          label: "On Campus"
        },
        {
          value: 2,
          label: "Online"
        }
      ],
      filtered: true
    },
    durationMonths: {
      kind: "integer",
      label: "Months",
      required: true,
      minimum: 3,
      maximum: 84,
      sorted: true
    },
    startMonths: {
      kind: "choices",
      label: "Starts",
      required: true,
      minItems: 1,
      choices: [
        {
          value: "January",
          label: "January"
        },
        {
          value: "February",
          label: "February"
        },
        {
          value: "March",
          label: "March"
        },
        {
          value: "April",
          label: "April"
        },
        {
          value: "May",
          label: "May"
        },
        {
          value: "June",
          label: "June"
        },
        {
          value: "July",
          label: "July"
        },
        {
          value: "August",
          label: "August"
        },
        {
          value: "September",
          label: "September"
        },
        {
          value: "October",
          label: "October"
        },
        {
          value: "November",
          label: "November"
        },
        {
          value: "December",
          label: "December"
        }
      ],
      filtered: true
    },
    streamIds: {
      kind: "references",
      label: "Open to Streams",
      required: true,
      of: "Stream",
      from: "/sms/stream",
      filtered: true
    },
    feeMinor: {
      kind: "money",
      label: "Fee a year",
      with: "currency",
      sorted: true
    },
    currency: {
      kind: "choice",
      label: "Currency",
      with: "feeMinor",
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
    applyBy: {
      kind: "date",
      label: "Apply by"
    },
    validTo: {
      kind: "date",
      label: "Valid until",
      required: true,
      after: "applyBy",
      sorted: true,
      filtered: true
    },
    website: {
      kind: "url",
      label: "Page",
      maxLength: 255
    },
    prospectus: {
      kind: "file",
      label: "Prospectus",
      files: [
        "pdf"
      ]
    },
    specification: {
      kind: "file",
      label: "Specification",
      files: [
        "pdf",
        "docx"
      ]
    },
    englishRequirements: {
      kind: "rows",
      label: "English Requirements",
      maxItems: 4,
      noun: "English requirement",
      once: [
        "testType"
      ],
      imported: 1,
      fields: {
        courseEnglishId: {
          kind: "rowId",
          label: "Id",
          minimum: 1
        },
        testType: {
          kind: "choice",
          label: "Test",
          required: true,
          choices: [
            {
              value: "EAP",
              label: "EAP"
            },
            {
              value: "IELTS",
              label: "IELTS"
            },
            {
              value: "TOEFL",
              label: "TOEFL"
            },
            {
              value: "PTE",
              label: "PTE"
            }
          ]
        },
        overall: {
          kind: "number",
          label: "Overall",
          required: true,
          ranges: {
            by: "testType",
            of: {
              EAP: [
                0,
                100
              ],
              IELTS: [
                0,
                9,
                0.5
              ],
              TOEFL: [
                0,
                120
              ],
              PTE: [
                10,
                90
              ]
            }
          }
        },
        listening: {
          kind: "number",
          label: "Listening",
          ranges: {
            by: "testType",
            of: {
              EAP: [
                0,
                100
              ],
              IELTS: [
                0,
                9,
                0.5
              ],
              TOEFL: [
                0,
                120
              ],
              PTE: [
                10,
                90
              ]
            }
          }
        },
        reading: {
          kind: "number",
          label: "Reading",
          ranges: {
            by: "testType",
            of: {
              EAP: [
                0,
                100
              ],
              IELTS: [
                0,
                9,
                0.5
              ],
              TOEFL: [
                0,
                120
              ],
              PTE: [
                10,
                90
              ]
            }
          }
        },
        writing: {
          kind: "number",
          label: "Writing",
          ranges: {
            by: "testType",
            of: {
              EAP: [
                0,
                100
              ],
              IELTS: [
                0,
                9,
                0.5
              ],
              TOEFL: [
                0,
                120
              ],
              PTE: [
                10,
                90
              ]
            }
          }
        },
        speaking: {
          kind: "number",
          label: "Speaking",
          ranges: {
            by: "testType",
            of: {
              EAP: [
                0,
                100
              ],
              IELTS: [
                0,
                9,
                0.5
              ],
              TOEFL: [
                0,
                120
              ],
              PTE: [
                10,
                90
              ]
            }
          }
        }
      }
    },
    academicRequirements: {
      kind: "rows",
      label: "Academic Requirements",
      maxItems: 20,
      noun: "academic requirement",
      once: [
        "programId",
        "streamId"
      ],
      imported: 1,
      fields: {
        courseAcademicId: {
          kind: "rowId",
          label: "Id",
          minimum: 1
        },
        programId: {
          kind: "reference",
          label: "Programme",
          required: true,
          of: "Program",
          from: "/sms/program"
        },
        streamId: {
          kind: "reference",
          label: "Stream",
          required: true,
          of: "Stream",
          from: "/sms/stream"
        },
        minimumGrade: {
          kind: "text",
          label: "Overall grade",
          required: true,
          maxLength: 20
        },
        note: {
          kind: "text",
          label: "Note",
          maxLength: 255
        },
        modules: {
          kind: "rows",
          label: "Modules",
          maxItems: 10,
          noun: "module",
          once: [
            "moduleId"
          ],
          fields: {
            moduleId: {
              kind: "reference",
              label: "Module",
              required: true,
              of: "Module",
              from: "/sms/module"
            },
            grade: {
              kind: "text",
              label: "Grade",
              required: true,
              maxLength: 20
            }
          }
        }
      }
    }
  }
} as const satisfies ResourceRules
