import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { contractStatus } from '#openapi/generated/resources/lookups/contract-status.ts'
import { deliveryType } from '#openapi/generated/resources/lookups/delivery-type.ts'
import { examType } from '#openapi/generated/resources/lookups/exam-type.ts'
import { gender } from '#openapi/generated/resources/lookups/gender.ts'
import { instituteDegree } from '#openapi/generated/resources/lookups/institute-degree.ts'
import { instituteQualification } from '#openapi/generated/resources/lookups/institute-qualification.ts'
import { instituteType } from '#openapi/generated/resources/lookups/institute-type.ts'
import { nationality } from '#openapi/generated/resources/lookups/nationality.ts'
import { proctoringType } from '#openapi/generated/resources/lookups/proctoring-type.ts'
import { programmeDelivery } from '#openapi/generated/resources/lookups/programme-delivery.ts'
import { semester } from '#openapi/generated/resources/lookups/semester.ts'
import type { Service } from '../engine/service.ts'

/** A list of nothing but names, with ids from 1 on. */
const namesOnly = <N extends ResourceName>(rules: ResourceRules & { readonly name: N }, names: readonly string[]): Service<N> => ({
  rules,
  seeds: () => names.map((name, index) => ({ id: index + 1, [rules.title]: name })),
})

export const genders = namesOnly(gender, ['Female', 'Male', 'Non-binary', 'Prefer not to say'])

/** The id is the number of the semester. */
export const semesters = namesOnly(semester, ['Semester 1', 'Semester 2', 'Semester 3'])

export const programmeDeliveries = namesOnly(programmeDelivery, ['On Campus', 'Online'])

export const deliveryTypes = namesOnly(deliveryType, ['Classroom', 'Live online', 'Blended'])

export const examTypes = namesOnly(examType, ['First sitting', 'Resit', 'Special sitting'])

export const proctoringTypes = namesOnly(proctoringType, ['Centre supervised', 'Online proctored'])

export const instituteTypes = namesOnly(instituteType, ['University', 'College', 'Institute of technology', 'Business school'])

export const instituteQualifications = namesOnly(instituteQualification, ['Foundation', 'Undergraduate', 'Postgraduate'])

export const instituteDegrees = namesOnly(instituteDegree, ['BA', 'BSc', 'BEng', 'LLB', 'MBBS', 'MA', 'MSc', 'MEng', 'MBA'])

export const contractStatuses = namesOnly(contractStatus, ['Signed', 'In negotiation', 'Expired'])

export const nationalities = namesOnly(nationality, [
  'Australian',
  'Bangladeshi',
  'Brazilian',
  'British',
  'Chinese',
  'Cypriot',
  'Egyptian',
  'Emirati',
  'Ghanaian',
  'Indian',
  'Kazakh',
  'Kenyan',
  'Malaysian',
  'Moroccan',
  'Nepalese',
  'New Zealander',
  'Nigerian',
  'Pakistani',
  'Peruvian',
  'Saudi',
  'South African',
  'South Korean',
  'Sri Lankan',
  'Thai',
  'Turkish',
  'Vietnamese',
])
