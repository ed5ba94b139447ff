import type { ResourceName } from '#openapi/generated/resources.ts'
import type { Db } from '../db.ts'
import type { Account, CredentialRecord, ResourceRecord } from '../models.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import type { FieldsOf } from '../resources/engine/service.ts'

/** The status of a user: invited until the first sign-in. */
export const userStatus = { invited: 2, active: 1, inactive: -1 } as const

/** The fields of a user as they are stored; the contract has checked them. */
export const userFields = ({ fields }: { readonly fields: object }) => fields as FieldsOf<'User'>

const fieldsOf = <N extends ResourceName>(db: Db, name: N, id: number | undefined): Partial<FieldsOf<N>> =>
  (id === undefined ? undefined : db.records(name).find(id)?.fields) ?? {}

const isMenu = (name: string): name is keyof typeof contactTypeIds => name in contactTypeIds

/** What sign-in, menu and scopes need of a user; computed for each call, so that a change takes effect with the next one. */
export function accountOf(db: Db, record: Pick<ResourceRecord, 'id' | 'status' | 'fields'>): Account {
  const fields = userFields(record)
  const { typeName = '', parentContactType: contactType = '', contactTypeId = 0 } = fieldsOf(db, 'Type', fields.typeId)
  const isStudent = contactType === 'STUDENT'
  // A student belongs to the centre of the contact.
  const centreId = isStudent ? fieldsOf(db, 'Contact', fields.contactId).centreId : fields.centreId
  const centre = fieldsOf(db, 'Centre', centreId)
  const consents = db.credentials.find(record.id) ?? firstConsents(contactType)
  return {
    id: record.id,
    status: record.status,
    contactId: fields.contactId ?? 0,
    username: fields.username,
    email: fields.username,
    firstName: fields.firstName,
    lastName: fields.lastName ?? '',
    userType: typeName,
    contactType,
    contactTypeId,
    contactTypeParentId: isMenu(contactType) ? contactTypeIds[contactType] : contactTypeId,
    roleId: fields.roleId,
    studentId: fields.studentId ?? null,
    institutionId: fields.institutionId ?? null,
    institutionName: fieldsOf(db, 'University', fields.institutionId).universityName ?? null,
    placementType: isStudent ? 'Regular' : null,
    markerId: fields.markerId ?? null,
    centreId: centreId ?? null,
    centreName: centre.centreName ?? null,
    centreCode: centre.centreCode ?? null,
    yearId: fields.yearId ?? null,
    yearDesc: fieldsOf(db, 'Year', fields.yearId).yearDesc ?? null,
    deliveryTypeEdit: fields.deliveryTypeEdit ?? 0,
    mandatoryConsent: consents.mandatoryConsent,
    nonMandatoryConsent: consents.nonMandatoryConsent,
    addToClearingToggle: fields.addToClearingToggle === 1,
    downloadResultFlags: {
      bulkDownloadFlag: fields.bulkDownloadFlag === 1,
      csvDownloadFlag: fields.csvDownloadFlag === 1,
      eCertificateFlag: fields.eCertificateFlag === 1,
      eTranscriptFlag: fields.eTranscriptFlag === 1,
      excelResultsDownloadFlag: fields.excelResultsDownloadFlag === 1,
    },
  }
}

/** The consents of a user who has not been asked yet; only students are. */
function firstConsents(contactType: string): Pick<CredentialRecord, 'mandatoryConsent' | 'nonMandatoryConsent'> {
  const consent = contactType === 'STUDENT' ? 0 : null
  return { mandatoryConsent: consent, nonMandatoryConsent: consent }
}

/** The user of an id, whatever the status, or null. */
export function accountWithId(db: Db, id: number): Account | null {
  const record = db.records('User').find(id)
  return record && accountOf(db, record)
}

/** The user who signs in by a name, in any case and with spaces around it, or null. */
export function findByUsername(db: Db, username: string): Account | null {
  const wanted = username.trim().toLowerCase()
  const record = db.records('User').findBy((one) => userFields(one).username.toLowerCase() === wanted)
  return record && accountOf(db, record)
}

/** Stores the hash of a user's password. */
export function keepPassword(db: Db, { id, contactType }: Pick<Account, 'id' | 'contactType'>, passwordHash: string): void {
  if (db.credentials.find(id)) db.credentials.update(id, { passwordHash })
  else db.credentials.insert({ id, passwordHash, ...firstConsents(contactType), lastSignIn: null })
}
