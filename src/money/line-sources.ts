import type { Resources } from '#openapi/generated/resources.ts'

type LineField = keyof Resources['Invoice']['fields']['lines'][number]

/** The fields of a line that name what it charges, or by which letter. */
export const lineSources = [
  'uslId',
  'enquiryId',
  'enrollmentId',
  'certificateRequestId',
  'studentCurriculumId',
] as const satisfies readonly LineField[]
