import { closedText, daysLeft } from '#openapi/selection/window.ts'
import { checkStep } from '#openapi/selection/check-step.ts'
import { findingsOf } from '#openapi/selection/findings.ts'
import { settled } from '#openapi/selection/lost-answers.ts'
import { missingBefore, type SelectionStep } from '#openapi/selection/steps.ts'
import { stepOfField } from '#openapi/selection/step-names.ts'
import { selectionTexts, stepTitles } from '#openapi/selection/texts.ts'
import { recordTexts } from '#openapi/check-record.ts'
import type { OpenSelection, SelectionAnswers as WireAnswers } from '#openapi/generated/schema.d.ts'
import { stampAfter } from '../../clock.ts'
import { done, ok, type Call, type Handlers } from '../../contract.ts'
import type { HistoryRecord, ResourceRecord } from '../../models.ts'
import { tidied } from '../../resources/engine/check.ts'
import { RecordRefusal, refuse, refuseFields } from '../../resources/engine/refusal.ts'
import type { Fields, FieldsOf } from '../../resources/engine/service.ts'
import type { PersonalStore } from '../../resources/engine/store.ts'
import { insertRecord, updateRecord } from '../../resources/engine/write.ts'
import { fieldsOf } from '../../resources/masters/parts.ts'
import { answersOf, blockDaysOf, choicesOf, zoneOf } from '../../resources/selection/choices.ts'
import { notifyCentre } from '../../resources/people/notify.ts'
import type { OfferFields } from '../../resources/selection/offers.ts'
import { selectionFields, selectionOf, type ForCentre } from '../../resources/selection/parts.ts'
import { selectionStatus } from '../../resources/selection/status.ts'
import { answeringConflicts, answeringRecords, recordOf, storeOf } from '../records.ts'

const { draft, completed, incomplete } = selectionStatus
const active = 1
const notStarted = 0

/** The curriculum, the centre and, unless it is left open, the year of an offer. */
type OfferedTo = Pick<ForCentre, 'curriculumId' | 'centreId'> & { readonly yearId?: number | undefined }

/** Whether a selection from an offer is begun and not accepted yet. */
const isRunning = (offer: OfferFields, store: PersonalStore): boolean => {
  const selection = selectionOf(offer, store)
  return selection !== null && selectionFields(selection).decision !== 'Accepted'
}

/** The active offer of a year that the person may see; without a year the newest with a running selection, else the newest. */
function offerFor({ curriculumId, centreId, yearId }: OfferedTo, store: PersonalStore): OfferFields {
  const beginOf = (offer: OfferFields) => fieldsOf('Year', offer.yearId, store)?.startDate ?? ''
  const offers = store
    .scoped('CentreOffer')
    .filter(({ status }) => status === active)
    .map(({ fields }) => fields as OfferFields)
    .filter((offer) => offer.curriculumId === curriculumId && offer.centreId === centreId)
    .filter((offer) => yearId === undefined || offer.yearId === yearId)
    .toSorted((a, b) => beginOf(b).localeCompare(beginOf(a)))
  const offer = offers.find((one) => isRunning(one, store)) ?? offers[0]
  if (!offer) throw new RecordRefusal(404, 'The selection was not found.')
  return offer
}

/** A selection as it is read: with what follows from the day and from what was deactivated. */
const readSelection = (offer: OfferFields, store: PersonalStore): ResourceRecord | null => {
  const stored = selectionOf(offer, store)
  return stored && store.records('CentreSelection').find(stored.id)
}

/** Why a person may not choose now, in words; null while they may. The provider may at any time. */
const closedFor = (offer: OfferFields, { user, today }: PersonalStore): string | null =>
  user.contactType === 'NCUK' ? null : closedText(offer, today)

/** The confirmed versions of a selection, oldest first. */
const confirmationsOf = (id: number, { db }: PersonalStore) =>
  db.approvedVersions.where(({ resource, recordId }) => resource === 'CentreSelection' && recordId === id)

/** The answers confirmed last. A completed selection is itself the last confirmation: then those confirmed before it. */
function confirmedBefore({ id, status }: ResourceRecord, store: PersonalStore) {
  const version = confirmationsOf(id, store).at(status === completed ? -2 : -1)
  return version && answersOf(version.fields)
}

const decisiveActs: readonly string[] = ['submitted', 'accepted', 'rejected', 'reopened']
const acceptedActs: readonly string[] = ['submitted', 'accepted']

/** Why the provider gave a selection back; undefined once it was submitted again. */
function decisionCommentOf(id: number, { db }: PersonalStore): string | undefined {
  const isDecisive = ({ resource, recordId, act }: HistoryRecord) =>
    resource === 'CentreSelection' && recordId === id && decisiveActs.includes(act)
  const last = db.historyEntries.where(isDecisive).at(-1)
  return last === undefined || acceptedActs.includes(last.act) ? undefined : last.comment
}

/** A copy of answers for the wire, whose type has mutable lists. */
const wireAnswers = (answers: ReturnType<typeof answersOf>): WireAnswers => structuredClone(answers) as WireAnswers

function openSelection(offer: OfferFields, store: PersonalStore): OpenSelection {
  const record = readSelection(offer, store)
  const fields = record && selectionFields(record)
  const closed = closedFor(offer, store)
  const confirmed = (record && confirmedBefore(record, store)) ?? undefined
  const comment = record && decisionCommentOf(record.id, store)
  const { maxCombos, capacity, ...choices } = choicesOf(offer, store, confirmed)
  return {
    curriculumId: offer.curriculumId,
    curriculumName: store.named('Curriculum', offer.curriculumId),
    centreId: offer.centreId,
    centreName: store.named('Centre', offer.centreId),
    centreZone: store.named('Timezone', zoneOf(offer, store)),
    yearId: offer.yearId,
    yearName: store.named('Year', offer.yearId),
    selectionFrom: offer.selectionFrom,
    selectionTo: offer.selectionTo,
    isReadOnly: closed !== null || fields?.decision === 'Accepted',
    ...(closed !== null && { closedText: closed }),
    ...(record && {
      centreSelectionId: record.id,
      selectionStatus: record.status as OpenSelection['selectionStatus'],
      updatedAt: { date: record.updatedAt },
    }),
    ...(fields && { decision: fields.decision }),
    ...(fields?.reason !== undefined && { reason: fields.reason }),
    ...(comment && { decisionComment: comment }),
    answers: wireAnswers(answersOf(fields ?? {})),
    ...(confirmed && { confirmed: wireAnswers(confirmed) }),
    choices: structuredClone({
      ...choices,
      ...(maxCombos !== undefined && { maxCombos }),
      ...(capacity !== undefined && { capacity }),
    }) as OpenSelection['choices'],
  }
}

/** Ends the call: another person was faster, or the status does not allow it. */
function refuseConflict(description: string, data: object): never {
  throw new RecordRefusal(409, description, data)
}

const refuseChanged = (record: ResourceRecord, offer: OfferFields, store: PersonalStore): never =>
  refuseConflict(`${record.updatedBy} has saved this selection meanwhile.`, { kind: 'changed', record: openSelection(offer, store) })

const refuseState = ({ status }: ResourceRecord): never =>
  refuseConflict('The status of the selection does not allow this.', { kind: 'state', status })

/** Stores changes of a selection over its stored fields, so that values computed on reading are not stored. */
function write(record: ResourceRecord, status: number, changes: Fields, act: { act: string; comment?: string }, store: PersonalStore) {
  const { CentreSelection } = store.services
  const stored = store.db.records('CentreSelection').find(record.id) ?? record
  const fields = tidied({ ...stored.fields, ...changes }, CentreSelection.rules.fields)
  return updateRecord(CentreSelection, stored, { fields, status, record: stored }, act, store)
}

type SaveBody = Call<'saveSelectionStep'>['body']

/** The answers with new ones for one step; refuses values of another step, and wrong ones. */
function answeredAnew({ step, values }: Pick<SaveBody, 'step' | 'values'>, offer: OfferFields, store: PersonalStore) {
  const stray = Object.keys(values).find((name) => stepOfField[name as keyof typeof stepOfField] !== step)
  if (stray !== undefined) refuse(`${stray} is no answer of ${stepTitles[step]}.`)
  const stored = selectionOf(offer, store)
  const before = answersOf(stored ? selectionFields(stored) : {})
  const choices = choicesOf(offer, store)
  refuseMissing(step, before, choices)
  const after = { ...before, ...values }
  const wrong = checkStep(step, after, choices)
  if (wrong.size > 0) refuseFields(wrong)
  return settled(before, after, choices)
}

function refuseMissing(step: SelectionStep, ...about: [ReturnType<typeof answersOf>, ReturnType<typeof choicesOf>]): void {
  const missing = missingBefore(step, ...about)
  if (missing.length > 0) refuse(selectionTexts.notReady(missing.map((one) => stepTitles[one])))
}

function save({ path, body, ...call }: Call<'saveSelectionStep'>) {
  const store = storeOf(call)
  const offer = offerFor({ curriculumId: path.id, centreId: body.centreId, yearId: body.yearId }, store)
  const closed = closedFor(offer, store)
  if (closed !== null) refuse(closed)
  const record = readSelection(offer, store)
  if (record && selectionFields(record).decision === 'Accepted') refuseState(record)
  if (record && record.updatedAt !== body.updatedAt?.date) refuseChanged(record, offer, store)
  const answers = answeredAnew(body, offer, store)
  const blockDays = body.step === stepOfField.blocks ? { blockDays: blockDaysOf(answers, choicesOf(offer, store)) } : {}
  const { CentreSelection } = store.services
  if (record)
    write(
      record,
      record.status === completed ? incomplete : Number(record.status),
      { ...answers, ...blockDays, reason: undefined },
      { act: 'updated' },
      store,
    )
  else {
    const { curriculumId, centreId, yearId } = offer
    const fields = tidied({ curriculumId, centreId, yearId, decision: 'Open', ...answers, ...blockDays }, CentreSelection.rules.fields)
    insertRecord(CentreSelection, { fields, status: draft, record: null }, { act: 'created' }, store)
  }
  return ok(openSelection(offer, store), 'Selection updated successfully.')
}

function confirm({ path, body, ...call }: Call<'confirmSelection'>) {
  const store = storeOf(call)
  const record = recordOf('CentreSelection', path.id, store)
  const fields = selectionFields(record)
  const offer = offerFor(fields, store)
  const closed = closedFor(offer, store)
  if (closed !== null) refuse(closed)
  if (fields.decision === 'Accepted' || record.status === completed) refuseState(record)
  if (body.updatedAt && body.updatedAt.date !== record.updatedAt) refuseChanged(record, offer, store)
  const [answers, choices] = [answersOf(fields), choicesOf(offer, store)]
  refuseMissing('confirmation', answers, choices)
  const findings = findingsOf(answers, choices)
  if (!findings.every(({ id }) => body.findings.includes(id))) refuse(selectionTexts.acknowledge)
  const stored = write(
    record,
    completed,
    {
      decision: 'Open',
      reason: undefined,
      acknowledged: findings.map(({ text }) => ({ finding: text })),
      confirmedBy: store.author,
      confirmedAt: stampAfter(store.clock.now(), ''),
    },
    { act: 'submitted' },
    store,
  )
  // The confirmation before the new one is kept, so that the provider sees what has changed.
  for (const { id } of confirmationsOf(record.id, store).slice(0, -1)) store.db.approvedVersions.remove(id)
  store.db.approvedVersions.insert({ resource: 'CentreSelection', recordId: record.id, fields: stored.fields })
  return done('Selection submitted successfully.')
}

interface Decision {
  readonly from: (record: ResourceRecord) => boolean
  readonly status: number
  readonly decision: 'Open' | 'Accepted' | 'Rejected'
  readonly act: string
  readonly message: string
  readonly needsComment: boolean
  /** Why the centre has to look at it again; undefined where it has not. */
  readonly reason?: string
}

const isOpen = (record: ResourceRecord) => record.status === completed && selectionFields(record).decision === 'Open'

const decisions = {
  accept: { from: isOpen, status: completed, decision: 'Accepted', act: 'accepted', message: 'Selection accepted.', needsComment: false },
  reject: {
    from: isOpen,
    status: incomplete,
    decision: 'Rejected',
    act: 'rejected',
    message: 'Selection rejected.',
    needsComment: true,
    reason: 'The selection was rejected.',
  },
  reopen: {
    from: (record) => selectionFields(record).decision === 'Accepted',
    status: incomplete,
    decision: 'Open',
    act: 'reopened',
    message: 'Selection opened again.',
    needsComment: true,
    reason: 'The selection was opened again.',
  },
} as const satisfies Record<string, Decision>

type DecisionCall = Call<'acceptSelection'> | Call<'rejectSelection'> | Call<'reopenSelection'>

function decide(name: keyof typeof decisions, { path, body, ...call }: DecisionCall) {
  const store = storeOf(call)
  const record = recordOf('CentreSelection', path.id, store)
  const decision: Decision = decisions[name]
  if (!decision.from(record)) refuseState(record)
  if (body.updatedAt && body.updatedAt.date !== record.updatedAt) refuseChanged(record, offerFor(selectionFields(record), store), store)
  const comment = body.comment.trim()
  if (decision.needsComment && comment === '') refuseFields([['comment', recordTexts.required('Comment')]])
  write(record, decision.status, { decision: decision.decision, reason: decision.reason }, { act: decision.act, comment }, store)
  const subject = `${store.named('CentreSelection', record.id)} was ${decision.act}`
  notifyCentre(selectionFields(record).centreId, subject, comment, store)
  return done(decision.message)
}

/** What centres choose, beside the calls of the resource. */
export const selectionHandlers = {
  listOfferedCurricula: (call) => {
    const store = storeOf(call)
    const offers = store
      .scoped('CentreOffer')
      .filter(({ fields, status }) => status === active && fields['centreId'] === call.query.centreId)
    return ok(
      offers.map(({ fields }) => {
        const offer = fields as FieldsOf<'CentreOffer'> & OfferFields
        const record = readSelection(offer, store)
        return {
          curriculumId: offer.curriculumId,
          curriculumName: store.named('Curriculum', offer.curriculumId),
          centreId: offer.centreId,
          centreName: store.named('Centre', offer.centreId),
          yearId: offer.yearId,
          yearName: store.named('Year', offer.yearId),
          selectionFrom: offer.selectionFrom,
          selectionTo: offer.selectionTo,
          daysLeft: daysLeft(offer, store.today),
          selectionStatus: (record?.status ?? notStarted) as 0 | 3 | 4 | 5,
          decision: record ? selectionFields(record).decision : ('Open' as const),
          steps: Number(record?.fields['steps'] ?? 0),
        }
      }),
    )
  },

  getSelection: ({ path, query, ...call }) =>
    answeringRecords(() => {
      const store = storeOf(call)
      return ok(openSelection(offerFor({ curriculumId: path.id, ...query }, store), store))
    }),

  saveSelectionStep: (call) => answeringConflicts(() => save(call)),
  confirmSelection: (call) => answeringConflicts(() => confirm(call)),
  acceptSelection: (call) => answeringConflicts(() => decide('accept', call)),
  rejectSelection: (call) => answeringConflicts(() => decide('reject', call)),
  reopenSelection: (call) => answeringConflicts(() => decide('reopen', call)),
} satisfies Partial<Handlers>
