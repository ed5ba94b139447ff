import type { student } from '../generated/resources/students/student.ts'

type Fields = readonly (keyof typeof student.fields)[]

/** Who a student is: the fields of the passport, and what the student is called. */
export const personFields = [
  'firstName',
  'lastName',
  'preferredName',
  'dateOfBirth',
  'genderId',
  'nationalityId',
  'secondNationalityId',
  'countryOfBirthId',
  'passportNumber',
  'passportExpiry',
] as const satisfies Fields

/** How a student is reached, beside the e-mail: what students change themselves at any time. */
export const reachFields = [
  'mobile',
  'countryId',
  'stateId',
  'addressLine1',
  'addressLine2',
  'city',
  'postCode',
  'emergencyName',
  'emergencyRelation',
  'emergencyPhone',
] as const satisfies Fields
