import { paths } from '#machines/access/paths.ts'
import { neededDocuments, type ApplicationStep } from '#openapi/applications/application-steps.ts'
import { editPath } from './paths.ts'
import { placeFields } from './StudentFields.tsx'

/** The fields that a submission may lack and that belong to the contact part. */
const contactFields: ReadonlySet<string> = new Set([
  'mobile',
  'countryId',
  'addressLine1',
  'city',
  'emergencyName',
  'emergencyRelation',
  'emergencyPhone',
])

/** The parts of a registration, in the order of its tabs and of the steps of its wizard. */
export type Part = 'student' | 'contact' | 'curriculum' | 'qualifications' | 'documents'

/** The part in which something is added. */
export const partOf = (field: string): Part => {
  if (field === 'curriculum' || field === 'documents') return field
  return contactFields.has(field) ? 'contact' : 'student'
}

/** What an address says of a part, and of the field in it. */
export const placeQuery = (name: 'tab' | 'step', field: string): string => {
  const part = partOf(field)
  return `${name}=${part}${part === field ? '' : `&field=${field}`}`
}

/** The step of the application in which students add their files. */
const documentsStep: ApplicationStep = 'key-documentation'

/** What the centre of a student decides. */
const centreFields: ReadonlySet<string> = new Set(['curriculum', ...placeFields])

/** Where students add what their own registration lacks, by its encrypted id; null for what their centre decides. */
export const studentHref = (pathId: string, field: string): string | null => {
  if (field === 'documents') return `${paths.applicationPortal}/${documentsStep}?type=${neededDocuments[0]}`
  return centreFields.has(field) ? null : editPath(pathId, placeQuery('tab', field))
}
