import type { FieldsOf } from '../engine/service.ts'

/** A curriculum of a student as it is stored. */
export type StudentCurriculumFields = FieldsOf<'StudentCurriculum'> & { readonly isReRegistration?: 0 | 1 }
