import { centreStaging } from '#openapi/generated/resources/institutes/centre-staging.ts'
import { recordTexts } from '#openapi/check-record.ts'
import type { Handlers } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { tidied } from '../../resources/engine/check.ts'
import { refuse, refuseFields } from '../../resources/engine/refusal.ts'
import type { FieldsOf } from '../../resources/engine/service.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { insertRecord } from '../../resources/engine/write.ts'
import { contactByEmail, fullNameOf } from '../../resources/people/contacts.ts'
import { activateRegistration } from '../../resources/students/center-registrations.ts'
import { checkDraft } from '../records.ts'
import { decideOnStaged } from './decide-staged.ts'

const stagedCentre = ({ fields }: ResourceRecord) => fields as FieldsOf<'CentreStaging'>

/** The first user of a new centre has a name, and an e-mail that is not in use. */
function checkFirstUser(staged: ResourceRecord, store: PersonalStore): void {
  const { userFirstName, userEmail } = stagedCentre(staged)
  const missing = Object.entries({ userFirstName, userEmail }).filter(([, value]) => value === undefined)
  const labelOf = (name: string) => (name === 'userEmail' ? centreStaging.fields.userEmail : centreStaging.fields.userFirstName).label
  if (missing.length > 0) refuseFields(missing.map(([name]) => [name, recordTexts.required(labelOf(name))]))
  const match = contactByEmail(userEmail, store)
  if (match) refuse(`${fullNameOf(match.fields)} has the e-mail of the user already.`)
}

/** Invites the first user of a new centre, with the first role of centres. */
function inviteFirstUser({ id: centreId }: ResourceRecord, staged: ResourceRecord, store: PersonalStore): void {
  const { userFirstName: firstName, userLastName: lastName, userEmail: username } = stagedCentre(staged)
  const { User } = store.services
  const typeId = store.records('Type').where(({ fields }) => fields['parentContactType'] === 'CENTER')[0]?.id
  const roleId = store.records('Role').where(({ fields, status }) => status === 1 && fields['typeId'] === typeId)[0]?.id
  const fields = tidied({ username, firstName, lastName, typeId, roleId, centreId }, User.rules.fields)
  const draft = { fields, status: 2, record: null }
  checkDraft('User', draft, store)
  insertRecord(User, draft, { act: 'invited' }, store)
}

/** The id that the registration of a centre has reserved. */
const reservedFor = ({ fields: { source, sourceId } }: ResourceRecord): number | undefined =>
  source === 'Registration' && sourceId !== undefined ? Number(sourceId) : undefined

/** What the decision on staged centres and universities does beside the calls of their resources. */
export const stagingHandlers = {
  decideStagedUniversity: (call) =>
    decideOnStaged(
      { staged: 'UniversityStaging', becomes: 'University', noun: 'university', unique: ['universityName', 'universityCode'] },
      call,
    ),

  decideStagedCentre: (call) =>
    decideOnStaged(
      {
        staged: 'CentreStaging',
        becomes: 'Centre',
        noun: 'centre',
        unique: ['centreName', 'centreCode'],
        check: checkFirstUser,
        reservedId: (staged) => reservedFor(staged),
        created: (record, staged, store) => {
          inviteFirstUser(record, staged, store)
          activateRegistration(record.id, store)
        },
      },
      call,
    ),
} satisfies Partial<Handlers>
