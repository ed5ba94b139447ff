import { recordTexts } from '#openapi/check-record.ts'
import { missingOfKind, otherParts, requestCodeOf, requestStatus } from '#openapi/selection/custom-requests.ts'
import { dayInWords } from '#openapi/selection/texts.ts'
import { closedText } from '#openapi/selection/window.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import type { ResourceRecord } from '../../models.ts'
import { refuse } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { seedComments } from './comments.ts'
import { storeSyllabuses, customRequestSeeds } from './custom-request-seeds.ts'
import { notifyCentre, notifyProvider } from '../people/notify.ts'
import { offerOf, type OfferFields } from './offers.ts'
import { ofOwnCentre, type ForCentre, type SelectionFields } from './parts.ts'

type Given = FieldsOf<'CustomRequest'>
type GivenIn = Writing<Given>

const provider = 'NCUK'
const { submitted, review, approved, withdrawn } = requestStatus

const selectionOfRequest = ({ centreSelectionId }: Pick<Given, 'centreSelectionId'>, { db }: Pick<Store, 'db'>): SelectionFields | null =>
  (db.records('CentreSelection').find(centreSelectionId)?.fields as SelectionFields | undefined) ?? null

/** A decided request stays as it was decided. */
const updateRefusal = ({ status, fields }: ResourceRecord): string | null =>
  status === submitted || status === review ? null : `The status of ${String(fields['title'])} does not allow this.`

/** New requests are taken by the offer, and of a centre while it may choose. */
function offerBreach({ requestCode, ...fields }: Given, { id, user, today, ...store }: GivenIn): Breach | null {
  const selection = selectionOfRequest(fields, store)
  const offer = selection && (offerOf(selection, store)?.fields as OfferFields | undefined)
  if (id !== null || !selection) return null
  if (!offer?.requestCodes?.includes(requestCode))
    return ['requestCode', 'The provider takes no requests of this kind for this curriculum.']
  if (user.contactType === provider) return null
  const closed = closedText(offer, today)
  if (closed !== null) refuse(closed)
  if (selection.decision === 'Accepted') refuse('The selection was accepted. Ask the provider to open it again.')
  const until = fieldsOf('Curriculum', selection.curriculumId, store)?.customRequestsTo
  return until !== undefined && today > until ? refuse(`Custom requests closed on ${dayInWords(until)}.`) : null
}

function intakeBreach(path: string, intakeId: number, { yearId }: ForCentre, store: Store): Breach | null {
  return fieldsOf('Intake', intakeId, store)?.startYear === yearId ? null : [path, `Choose an intake of ${store.named('Year', yearId)}.`]
}

function streamBreach({ stream }: Given, store: GivenIn): Breach | null {
  const isStray = (id: number) => fieldsOf('Module', id, store)?.programId !== stream?.programId
  if (!stream || !stream.moduleIds.some(isStray)) return null
  return ['stream.moduleIds', `Choose modules of ${store.named('Program', stream.programId)}.`]
}

function deliveryBreach({ delivery, ...fields }: Given, store: GivenIn): Breach | null {
  const selection = selectionOfRequest(fields, store)
  if (!delivery || !selection) return null
  if (fieldsOf('Combo', delivery.comboId, store)?.curriculumId !== selection.curriculumId)
    return ['delivery.comboId', `Choose a combo route of ${store.named('Curriculum', selection.curriculumId)}.`]
  return intakeBreach('delivery.intakeId', delivery.intakeId, selection, store)
}

function teachingDateBreach({ teachingDate, ...fields }: Given, store: GivenIn): Breach | null {
  const selection = selectionOfRequest(fields, store)
  const year = selection && fieldsOf('Year', selection.yearId, store)
  if (!teachingDate || !year) return null
  const { intakeId, startDate, endDate } = teachingDate
  const isOutside = (day: string) => day < year.startDate || day > year.endDate
  const field = isOutside(startDate) ? 'startDate' : isOutside(endDate) ? 'endDate' : null
  if (field !== null) return [`teachingDate.${field}`, `Choose dates within ${year.yearDesc}.`]
  return intakeBreach('teachingDate.intakeId', intakeId, selection, store)
}

/** What a centre asks for beyond what it is offered. */
export const customRequests = serveResource({
  rules: customRequest,
  seeds: customRequestSeeds,
  seedBeside: (db, days) => {
    storeSyllabuses(db, days)
    seedComments(db, days)
  },
  scope: ofOwnCentre,
  calculated: (fields, _id, store) => {
    const { centreId, curriculumId } = selectionOfRequest(fields, store) ?? {}
    return { centreId, curriculumId }
  },
  // What another kind has is not kept.
  completed: (fields) => {
    const others: readonly string[] = otherParts(fields.requestCode)
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !others.includes(name))) as Given
  },
  checks: [
    offerBreach,
    (fields) => [...missingOfKind(fields)][0] ?? null,
    streamBreach,
    deliveryBreach,
    teachingDateBreach,
    ({ requestCode, module }, store) =>
      requestCodeOf(requestCode) === 234 &&
      module &&
      store.records('Module').where((one) => one.fields['moduleName'] === module.moduleName).length > 0
        ? ['module.moduleName', recordTexts.unique('Module Name')]
        : null,
  ],
  updateRefusal,
  deleteRefusal: (_, { status }) => (status === approved ? 'An approved request cannot be deleted.' : null),
  saved: (id, fields, store, before) => {
    const record = store.db.records('CustomRequest').find(id)
    const of = `Custom request ${fields.title}`
    const { centreId } = selectionOfRequest(fields, store) ?? {}
    if (before === null && store.user.contactType !== provider) notifyProvider(`${of} was submitted`, store)
    if (before === null || record === null || record.status === before.status) return
    if (record.status === withdrawn) notifyProvider(`${of} was withdrawn`, store)
    if (record.status === review && centreId !== undefined) notifyCentre(centreId, `${of} is in review`, '', store)
  },
})
