import { lead } from '#openapi/generated/resources/students/lead.ts'
import { leadErrors } from '#openapi/students/lead-checks.ts'
import { toDateTime } from '../../clock.ts'
import type { ResourceRecord } from '../../models.ts'
import { found, standardCalls } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { serveResource, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { folded, textOf } from '../engine/values.ts'
import { insertRecord, updateRecord } from '../engine/write.ts'
import { onViewersDay } from '../engine/viewers-day.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { contactByEmail, contactFields, fullNameOf } from '../people/contacts.ts'
import { centreFor, scopeOfCentre } from './scope.ts'
import { leadSeeds } from './seeds/leads.ts'

type LeadFields = FieldsOf<'Lead'>
type Note = NonNullable<LeadFields['notes']>[number] & { readonly by?: string; readonly at?: string }

/** The fields of a lead, which the contract has checked. */
export const leadFields = ({ fields }: { readonly fields: object }) => fields as LeadFields

/** The student that a lead has become, or undefined. */
export const studentOf = ({ fields }: ResourceRecord) => fields['studentId'] as number | undefined

const closed: readonly (number | string)[] = ['Converted', 'Lost']

/** Notes with who wrote each and when, which a later change of the text leaves. */
const signedNotes = (notes: readonly Note[] | undefined, { before, author, clock }: Writing<LeadFields>): Note[] | undefined =>
  notes?.map((note) => {
    const written = before?.notes?.find(({ leadNoteId }) => leadNoteId !== undefined && leadNoteId === note.leadNoteId)
    const { by = author, at = toDateTime(clock.now()) } = (written ?? {}) as Note
    return { ...note, by, at }
  })

/** Keeps the contact of a lead, by whose consent messages go out; a person who is more than a lead keeps what was agreed. */
function keepContact(
  { firstName, lastName, email, mobile, countryId, centreId, consentToContact }: LeadFields,
  store: PersonalStore,
): void {
  const { Contact } = store.services
  const known = contactByEmail(email, store)
  const given = known
    ? { ...known.fields, allowMessages: consentToContact }
    : {
        firstName,
        lastName,
        email,
        phone: mobile,
        countryId,
        centreId,
        contactTypeId: contactTypeIds.STUDENT,
        allowMessages: consentToContact,
      }
  const fields = tidied(given, Contact.rules.fields)
  if (!known) insertRecord(Contact, { fields, status: 1, record: null }, { act: 'created' }, store)
  else if (contactFields(known).contactTypeId === contactTypeIds.STUDENT)
    updateRecord(Contact, known, { fields, status: known.status, record: known }, { act: 'updated' }, store)
}

/** Why a lead cannot be open: another open one has its e-mail. */
function openLeadText({ email }: LeadFields, { id, status, db }: Writing<LeadFields>): string | null {
  if (closed.includes(status)) return null
  const isSame = (record: ResourceRecord) =>
    record.id !== id && !closed.includes(record.status) && folded(record.fields['email']) === folded(email)
  return db.records('Lead').findBy(isSame) ? 'An open lead has this E-mail already.' : null
}

const convertedText = 'This lead has become a student, and is kept as it is.'

/** People who ask about a programme. */
export const leads = serveResource({
  rules: lead,
  seeds: leadSeeds,
  scope: scopeOfCentre,
  calculated: (fields) => ({ fullName: fullNameOf(fields) }),
  completed: (fields, writing) =>
    tidied(
      {
        ...fields,
        centreId: centreFor(fields.centreId, writing.user),
        notes: signedNotes(fields.notes, writing),
        ...(writing.status !== 'Lost' && { lostReason: undefined }),
      },
      lead.fields,
    ) as LeadFields,
  checks: [
    (fields, writing) => {
      const text = openLeadText(fields, writing)
      return text === null ? null : ['email', text]
    },
    (fields, { before, today }) => onViewersDay(today, (day) => [...leadErrors(fields, before ?? {}, day)][0] ?? null),
  ],
  moveRefusal: openLeadText,
  updateRefusal: ({ status }) => (status === 'Converted' ? convertedText : null),
  deleteRefusal: (_fields, { status }) => (status === 'Converted' ? convertedText : null),
  // A person who asks again is a new lead.
  importsInto: ({ status }) => !closed.includes(status),
  saved: (_id, fields, store) => keepContact(fields, store),
  on: {
    move: (service, call) => {
      const { id, body, store } = call
      const answer = standardCalls.move(service, call)
      const { status, fields } = found(service, id, store)
      const lostReason = textOf(body['comment']).trim()
      if (status === 'Lost') store.db.records('Lead').update(id, { fields: tidied({ ...fields, lostReason }, lead.fields) })
      return answer
    },
  },
})

/** Why a lead cannot become a student as it stands, or null. */
export const convertRefusal = ({ status }: ResourceRecord): string | null => {
  if (status === 'Converted') return 'The lead has been converted already.'
  return status === 'Qualified' ? null : 'Only a qualified lead can be converted.'
}
