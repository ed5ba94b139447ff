import type { Resources } from '#openapi/generated/resources.ts'

type LineField = keyof Resources['Invoice']['fields']['lines'][number]

/** The fields of a line that refer to what it charges for, or to the letter of a sponsor. */
export const lineSources = [
  'uslId',
  'enquiryId',
  'enrollmentId',
  'certificateRequestId',
  'studentCurriculumId',
] as const satisfies readonly LineField[]
