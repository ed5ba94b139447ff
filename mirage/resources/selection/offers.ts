import { recordTexts } from '#openapi/check-record.ts'
import { centreOffer } from '#openapi/generated/resources/selection/centre-offer.ts'
import { ok } from '../../contract.ts'
import type { ResourceRecord } from '../../models.ts'
import { checkedDraft, standardCalls, type Calls } from '../engine/calls.ts'
import { serveResource, type Breach, type FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { insertRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { statusToday } from './deactivated.ts'
import { offerSeeds } from './offer-seeds.ts'
import { ofOwnCentre, selectionFields, selectionOf, type ForCentre } from './parts.ts'

/** An offer as it is stored: for one centre. */
export type OfferFields = Omit<FieldsOf<'CentreOffer'>, 'centreIds' | 'selectionFrom' | 'selectionTo'> &
  ForCentre & { readonly selectionFrom: string; readonly selectionTo: string }

const active = 1
const notStarted = 0

/** What is offered to a centre, if it is. */
export const offerOf = ({ curriculumId, centreId, yearId }: ForCentre, { records }: Pick<Store, 'records'>): ResourceRecord | null =>
  records('CentreOffer').where(
    ({ fields }) => fields['curriculumId'] === curriculumId && fields['centreId'] === centreId && fields['yearId'] === yearId,
  )[0] ?? null

/** The days that an offer leaves open are those of its curriculum. */
function withDays<F extends FieldsOf<'CentreOffer'>>(fields: F, store: Store): F {
  const curriculum = fieldsOf('Curriculum', fields.curriculumId, store)
  return {
    ...fields,
    selectionFrom: fields.selectionFrom ?? curriculum?.selectionFrom,
    selectionTo: fields.selectionTo ?? curriculum?.selectionTo,
  }
}

/** An offer of each centre that has none yet; the answer says how many are new. A request that is sent again is answered as the first time. */
const create: Calls['create'] = (service, call) => {
  const { body, store } = call
  const { requestId } = body
  const { id, name } = service.rules
  // The standard call says what is wrong with the request id.
  if (typeof requestId !== 'string' || requestId === '' || requestId.length > 64) return standardCalls.create(service, call)
  const answer = (recordId: number, created: number, existing: number) => ok({ [id]: recordId }, `${created} created, ${existing} existed`)
  const isSame = (one: { resource: string; userId: number; requestId: string }) =>
    one.resource === name && one.userId === store.user.id && one.requestId === requestId
  const draft = checkedDraft(service, body, 'requestId', null, store)
  const { centreIds = [], ...rest } = draft.fields as FieldsOf<'CentreOffer'>
  const before = store.db.createRequests.where(isSame)
  const [known] = before
  if (known) return answer(known.recordId, before.length, centreIds.length - before.length)
  const existing = centreIds.flatMap((centreId) => offerOf({ ...rest, centreId }, store) ?? [])
  const isOffered = (centreId: number) => existing.some(({ fields }) => fields['centreId'] === centreId)
  const created = centreIds
    .filter((centreId) => !isOffered(centreId))
    .map((centreId) => insertRecord(service, { ...draft, fields: { ...rest, centreId } }, { act: 'created' }, store))
  for (const record of created) store.db.createRequests.insert({ resource: name, userId: store.user.id, requestId, recordId: record.id })
  const [first] = [...created, ...existing]
  return answer(first?.id ?? 0, created.length, existing.length)
}

const centresBreach = ({ centreIds = [] }: FieldsOf<'CentreOffer'>, id: number | null): Breach | null =>
  id === null && centreIds.length === 0 ? ['centreIds', recordTexts.required(centreOffer.fields.centreIds.label)] : null

/** Which curricula centres may choose from, and until when. */
export const centreOffers = serveResource({
  rules: centreOffer,
  seeds: offerSeeds,
  scope: ofOwnCentre,
  calculated: (fields, _id, store) => {
    const given = fields as OfferFields
    const selection = selectionOf(given, store)
    return {
      offerName: `${store.named('Centre', given.centreId)} · ${store.named('Curriculum', given.curriculumId)}`,
      selectionStatus: selection ? statusToday(selectionFields(selection), Number(selection.status), store) : notStarted,
    }
  },
  completed: withDays,
  checks: [
    (fields, { id }) => centresBreach(fields, id),
    ({ curriculumId }, { id, records }) =>
      id === null && records('Curriculum').find(curriculumId)?.status !== active ? ['curriculumId', 'Choose an active curriculum.'] : null,
    ({ curriculumId, yearId }, { id, ...store }) => {
      const firstYear = fieldsOf('Curriculum', curriculumId, store)?.yearId ?? yearId
      const beginOf = (year: number) => fieldsOf('Year', year, store)?.startDate ?? ''
      return id === null && beginOf(yearId) < beginOf(firstYear)
        ? ['yearId', `Choose ${store.named('Year', firstYear)} or a later year.`]
        : null
    },
    (fields, store) => {
      const { selectionFrom = '', selectionTo = '' } = withDays(fields, store)
      return selectionTo < selectionFrom ? ['selectionTo', recordTexts.dateOrder] : null
    },
  ],
  outsideUses: (ids, store) =>
    [...ids].flatMap((id) => {
      const offer = store.records('CentreOffer').find(id)
      const selection = offer && selectionOf(offer.fields as OfferFields, store)
      if (!selection) return []
      const name = store.named('CentreSelection', selection.id)
      return [{ of: id, resource: 'CentreSelection', id: selection.id, name, field: 'Offer' }]
    }),
  on: { create },
})
