import { recordTexts } from '#openapi/check-record.ts'
import { centerRegistration } from '#openapi/generated/resources/students/center-registration.ts'
import { neededOfCentre } from '#openapi/students/student-checks.ts'
import type { ResourceRecord } from '../../models.ts'
import { standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded } from '../engine/values.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { found } from '../engine/calls.ts'
import { nextCentreId } from '../masters/next-centre-id.ts'
import { centreSeeds } from '../masters/seeds/centres.ts'
import { centerRegistrationSeeds } from './seeds/center-registrations.ts'

type Sent = FieldsOf<'CenterRegistration'>

/** Where the registration of a centre stands. */
const registrationStatus = { draft: 2, submitted: 9, review: 10, approved: 8, rejected: 11, active: 1 } as const

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

/** What a registration lacks before it is submitted. */
function missingPoints(fields: Sent): Breach[] {
  const hasLicence = fields.files?.some(({ kind }) => kind === 'Licence') === true
  return [
    ...neededOfCentre
      .filter((name) => isEmpty(fields[name]))
      .map((name): Breach => [name, recordTexts.required(centerRegistration.fields[name].label)]),
    ...(hasLicence ? [] : [['files', 'Add a licence.'] as const]),
  ]
}

/** An approved registration waits among the staged centres for what makes it a centre. */
function stage(record: ResourceRecord, store: PersonalStore): void {
  const { CentreStaging } = store.services
  const {
    centreName,
    countryId,
    city,
    email,
    website,
    timezoneId,
    deliveryModes,
    contractStart,
    contractEnd,
    principalName,
    principalEmail,
  } = record.fields as Sent
  const given = {
    centreName,
    countryId,
    city,
    email,
    website,
    source: 'Registration',
    sourceId: String(record.id),
    timezoneId,
    deliveryModes,
    contractStart,
    contractEnd,
    userFirstName: principalName,
    userEmail: principalEmail,
  }
  const draft = { fields: tidied(given, CentreStaging.rules.fields), status: registrationStatus.submitted, record: null }
  insertRecord(CentreStaging, draft, { act: 'created', comment: 'Registration approved.' }, store)
}

/** The registrations of centres, from the first form to the centre. */
export const centerRegistrations = serveResource({
  rules: centerRegistration,
  seeds: (days) => centerRegistrationSeeds(days, centreSeeds(days)),
  scope: (user) => (_fields, id) => user.contactType === 'NCUK' || (user.contactType === 'CENTER' && user.centreId === id),
  newId: (_fields, store) => nextCentreId(store),
  checks: [
    (_fields, { before, user }) => (before === null && user.contactType !== 'NCUK' ? ['centreName', 'NCUK registers centres.'] : null),
    ({ principalEmail, examsOfficerEmail }) =>
      principalEmail !== undefined && folded(principalEmail) === folded(examsOfficerEmail)
        ? ['examsOfficerEmail', 'Enter two different e-mails.']
        : null,
    ({ countryId, timezoneId }, { records, named }) => {
      if (countryId === undefined || timezoneId === undefined) return null
      const zones = records('Timezone').where(({ fields: { countryIds } }) => Array.isArray(countryIds) && countryIds.includes(countryId))
      return zones.length === 0 || zones.some(({ id }) => id === timezoneId)
        ? null
        : ['timezoneId', `Choose a time zone of ${named('Country', countryId)}.`]
    },
    // What was complete when it was submitted stays complete.
    (fields, { status }) =>
      status === registrationStatus.draft || status === registrationStatus.rejected ? null : (missingPoints(fields)[0] ?? null),
  ],
  moveRefusal: (fields, { status }) => (status === registrationStatus.submitted ? missingPoints(fields) : null),
  deleteRefusal: (_fields, { status }) => (status === registrationStatus.draft ? null : 'Only a draft can be deleted.'),
  on: {
    move: (service, call) => {
      const answer = standardCalls.move(service, call)
      const record = found(service, call.id, call.store)
      if (record.status === registrationStatus.approved) stage(record, call.store)
      return answer
    },
    setStatus: (service, call) => {
      const answer = standardCalls.setStatus(service, call)
      if (call.body['status'] === registrationStatus.approved)
        for (const id of new Set([call.body['centreId'] ?? []].flat())) stage(found(service, Number(id), call.store), call.store)
      return answer
    },
  },
})

/** Activates an approved registration, once its centre exists. */
export function activateRegistration(centreId: number, store: PersonalStore): void {
  const record = store.db.records('CenterRegistration').find(centreId)
  if (record?.status !== registrationStatus.approved) return
  const draft = { fields: record.fields, status: registrationStatus.active, record }
  updateRecord(store.services.CenterRegistration, record, draft, { act: 'activated' }, store)
}
