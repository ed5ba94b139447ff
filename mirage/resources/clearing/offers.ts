import { type OfferFields } from './offer-fields.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { offerErrors } from '#openapi/clearing/offer-checks.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'
import { clearingOffer } from '#openapi/generated/resources/clearing/clearing-offer.ts'
import type { ResourceRecord } from '../../models.ts'
import { courseForStudents } from '../courses/courses.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import { onViewersDay } from '../engine/viewers-day.ts'
import { ofStudent, scopeOfStudent } from '../students/scope.ts'
import { firmChoiceOf, placeStudent } from './placement.ts'
import { clearingOfferSeeds } from './seeds/offers.ts'

type Sent = FieldsOf<'ClearingOffer'>

const entryOf = ({ clearingId }: Sent, { db }: Pick<Store, 'db'>): ResourceRecord | null => db.records('ClearingEntry').find(clearingId)

const studentOf = (fields: Sent, store: Pick<Store, 'db'>): number => Number(entryOf(fields, store)?.fields['studentId'] ?? 0)

function entryBreach(fields: Sent, { before, db }: Writing<Sent>): Breach | null {
  const status = entryOf(fields, { db })?.status
  return before !== null || status === 'Open' || status === 'Offered' ? null : ['clearingId', 'The student is not in clearing any more.']
}

function courseBreach({ institutionId, courseId }: Sent, { before, user, ...store }: Writing<Sent>): Breach | null {
  if (user.contactType === 'INSTITUTE' && institutionId !== user.institutionId) return ['institutionId', recordTexts.gone('University')]
  const course = store.records('Course').find(courseId)
  if (course?.fields['institutionId'] !== institutionId)
    return ['courseId', `Choose a course of ${store.named('University', institutionId)}.`]
  // While a change waits, the version that was approved goes on being offered.
  const { status } = courseForStudents(course, store)
  return before?.courseId === courseId || status === courseStatus.approved
    ? null
    : ['courseId', 'This course is not open for applications.']
}

const ownBreach = (fields: Sent, { before, today }: Writing<Sent>): Breach | null =>
  onViewersDay(today, (day) => [...offerErrors(fields, before ?? {}, day)][0] ?? null)

const withStatus = (record: ResourceRecord, status: string, fields: object = record.fields) => ({ fields: { ...fields }, status, record })

/** An offer that is not replied to has expired after its last day. */
const stateToday = ({ expiresOn }: Sent, status: number | string, { today }: Pick<Store, 'today'>): number | string =>
  status === 'Offered' && expiresOn < today ? 'Expired' : status

/** Whether an offer of an entry is open today. */
export const hasOpenOffer = (clearingId: number, { db, today }: Pick<Store, 'db' | 'today'>): boolean =>
  db.records('ClearingOffer').findBy(({ fields, status }) => {
    const offer = fields as OfferFields
    return offer.clearingId === clearingId && stateToday(offer, status, { today }) === 'Offered'
  }) !== null

/** The entry of an offer is offered while one is open, and open again when the last one has ended. */
function entryFollows(offer: Sent, store: PersonalStore): void {
  const entry = entryOf(offer, store)
  if (!entry || (entry.status !== 'Open' && entry.status !== 'Offered')) return
  const status = hasOpenOffer(entry.id, store) ? 'Offered' : 'Open'
  if (status !== entry.status)
    updateRecord(store.services.ClearingEntry, entry, withStatus(entry, status), { act: status.toLowerCase() }, store)
}

const closedText = 'This offer is closed.'

/** What universities offer students in clearing. An offer that is not replied to expires by the server's day. */
export const clearingOffers = serveResource({
  rules: clearingOffer,
  seeds: clearingOfferSeeds,
  scope: (user) => {
    const isOfStudent = scopeOfStudent(user)
    return (fields: OfferFields) =>
      user.contactType === 'INSTITUTE'
        ? fields.institutionId === user.institutionId
        : isOfStudent({ studentId: fields.studentId ?? 0, centreId: fields.centreId })
  },
  statusToday: stateToday,
  calculated: (fields, _id, store) => {
    const studentId = studentOf(fields, store)
    return {
      offerName: `${store.named('Student', studentId)} – ${store.named('University', fields.institutionId)}`,
      studentId,
      ...ofStudent(studentId, store),
    }
  },
  completed: (fields: OfferFields, { before, today }) =>
    tidied({ ...fields, offeredOn: before === null ? today : fields.offeredOn }, clearingOffer.fields) as OfferFields,
  checks: [entryBreach, courseBreach, ownBreach],
  updateRefusal: ({ status }) => (status === 'Offered' ? null : closedText),
  deleteRefusal: (_fields, { status }) => (status === 'Accepted' ? 'An offer that was accepted is kept.' : null),
  saved: (_id, fields, store) => entryFollows(fields, store),
})

/** Why an open offer cannot be accepted today; null where it can. */
export function acceptRefusalOf(offer: OfferFields, store: Pick<Store, 'db'>): string | null {
  if (entryOf(offer, store)?.status === 'Closed') return 'Your entry in clearing is closed.'
  return firmChoiceOf(studentOf(offer, store), store.db) ? 'Only one choice can be firm.' : null
}

/** Keeps what a student replies to an offer. Accepting it declines the others and places the student, as the firm choice. */
export function replyToOffer(record: ResourceRecord, reply: 'Accepted' | 'Declined', store: PersonalStore): void {
  const { ClearingOffer, ClearingEntry } = store.services
  if (record.status !== 'Offered') {
    const text = record.status === 'Expired' ? 'This offer has expired.' : closedText
    throw new RecordRefusal(409, text, { kind: 'state', status: record.status })
  }
  const offer = record.fields as OfferFields
  const repliedOn = store.today
  const close = (one: ResourceRecord, status: string, act: string) =>
    updateRecord(ClearingOffer, one, withStatus(one, status, tidied({ ...one.fields, repliedOn }, clearingOffer.fields)), { act }, store)
  const entry = entryOf(offer, store)
  if (reply === 'Accepted') {
    const refusal = acceptRefusalOf(offer, store)
    if (refusal !== null) throw new RecordRefusal(409, refusal, { kind: 'state', status: record.status })
    // First, so that the offers that close do not open the entry again.
    if (entry) updateRecord(ClearingEntry, entry, withStatus(entry, 'Placed'), { act: 'placed' }, store)
    const others = store
      .records('ClearingOffer')
      .where(({ id, fields, status }) => id !== record.id && fields['clearingId'] === offer.clearingId && status === 'Offered')
    for (const other of others) close(other, 'Declined', 'declined for another offer')
  }
  close(record, reply, reply.toLowerCase())
  if (reply === 'Accepted' && entry) placeStudent(entry, offer, store)
}
