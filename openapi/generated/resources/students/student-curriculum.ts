// Generated from openapi/ by `npm run generate`; do not edit.
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of student curricula. */
export const studentCurriculum = {
  name: "StudentCurriculum",
  noun: "Student Curriculum",
  nouns: "Student Curricula",
  id: "studentCurriculumId",
  title: "studentCurriculumName",
  components: [
    "RegularRegistration",
    "MyApplication"
  ],
  own: "STUDENT",
  path: "/student/curriculum",
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
    studentCurriculumName: {
      kind: "text",
      label: "Name",
      readOnly: true,
      maxLength: 255,
      searched: true,
      sorted: true
    },
    studentId: {
      kind: "reference",
      label: "Student",
      required: true,
      immutable: true,
      of: "Student",
      from: "/student/student",
      sorted: true,
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
    curriculumId: {
      kind: "reference",
      label: "Curriculum",
      required: true,
      of: "Curriculum",
      from: "/sms/curriculum",
      filtered: true
    },
    programId: {
      kind: "reference",
      label: "Programme",
      required: true,
      of: "Program",
      from: "/sms/program",
      filtered: true
    },
    streamId: {
      kind: "reference",
      label: "Stream",
      required: true,
      of: "Stream",
      from: "/sms/stream",
      filtered: true
    },
    pathwayId: {
      kind: "reference",
      label: "Pathway",
      required: true,
      of: "Pathway",
      from: "/sms/pathway",
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
    semesterId: {
      kind: "reference",
      label: "Semester",
      required: true,
      of: "Semester",
      from: "/sms/semester",
      filtered: true
    },
    programDeliveryId: {
      kind: "reference",
      label: "Programme Delivery",
      required: true,
      of: "ProgrammeDelivery",
      from: "/sms/programme-delivery",
      filtered: true
    },
    deliveryTypeId: {
      kind: "reference",
      label: "Delivery Type",
      required: true,
      of: "DeliveryType",
      from: "/sms/delivery-type",
      filtered: true
    },
    examTypeId: {
      kind: "reference",
      label: "Exam Type",
      required: true,
      of: "ExamType",
      from: "/sms/exam-type",
      filtered: true
    },
    proctoringTypeId: {
      kind: "reference",
      label: "Proctoring Type",
      of: "ProctoringType",
      from: "/sms/proctoring-type",
      filtered: true
    },
    comboId: {
      kind: "reference",
      label: "Combo Route",
      of: "Combo",
      from: "/sms/combo"
    },
    moduleIds: {
      kind: "references",
      label: "Modules",
      required: true,
      minItems: 2,
      maxItems: 8,
      of: "Module",
      from: "/sms/module"
    },
    isReRegistration: {
      kind: "flag",
      label: "Re-registration",
      readOnly: true,
      filtered: true
    }
  }
} as const satisfies ResourceRules
