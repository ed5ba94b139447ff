import type { BlockDetailsContext, BlockDetailsInput, DetailsDraft, LoadedDetails, UpdateInput, Written } from './block-details-types.ts'
import { checkDetails, detailsFields, emptyFields, sameFields, tidy, trimmed } from './details-rules.ts'
import type { DetailsErrors, DetailsField, DetailsFields, RequiredField } from './details-rules.ts'
import { newestFirst } from '../step.ts'
import { withStoredIds } from '../academic-dates/academic-dates-rules.ts'
import type { BlockDraft, BlockId, BlockRecord, SentBlock } from '../block.ts'

/** The details form as plain data, and its changes by loading, typing and saving. */

type Change = Partial<BlockDetailsContext>

export const everyField: readonly RequiredField[] = ['name', 'shortName', 'code', 'from', 'to']

export const freshContext = (input: BlockDetailsInput): BlockDetailsContext => ({
  input,
  facts: { isDirty: false, savedAt: null, blockId: input.blockId, record: null },
  notice: null,
  fields: emptyFields,
  stored: emptyFields,
  sent: emptyFields,
  mayExist: null,
  codeOf: '',
  academicDates: input.defaultAcademicDates,
  areDatesEdited: false,
  removals: [],
  touched: [],
  attempt: null,
  isNext: false,
  offer: null,
  unaddressed: null,
  theirs: null,
  lost: null,
  message: '',
})

/** A record as the fields of the form; an existing block without a status counts as active. */
function fieldsOf(record: BlockRecord, { dates }: BlockDetailsInput): DetailsFields {
  const { name, shortName, code, from, to, description, status } = record
  return {
    name,
    shortName,
    code,
    from: from === null ? '' : dates.format(from),
    to: to === null ? '' : dates.format(to),
    description,
    status: status ?? 1,
  }
}

export function draftOf({ sent, academicDates, input: { dates } }: BlockDetailsContext): BlockDraft {
  return { ...sent, from: dates.parse(sent.from), to: dates.parse(sent.to), academicDates }
}

/** What identifies the block that is being created, so that it can be found if the answer never comes. */
export function sentBlock({ sent: { code, name, from }, input: { dates } }: BlockDetailsContext): SentBlock {
  return { code, name, from: dates.parse(from) }
}

/** The data of an update; after a decided conflict the stored record is its base. */
export const updateOf = (context: BlockDetailsContext): UpdateInput => ({
  blockId: context.facts.blockId ?? '',
  draft: draftOf(context),
  base: context.theirs === null ? context.facts.record : null,
  lacksAcademicDates: context.areDatesEdited || context.facts.record?.academicDates.length === 0,
  removals: context.removals,
  mayLose: context.lost !== null,
})

/** The fields required by the action last tried; before any, all that the form marks. */
function requiredOf({ attempt, facts, input: { rules } }: BlockDetailsContext): readonly RequiredField[] {
  if (attempt?.action !== 'save') return rules.required.next
  return facts.blockId === null ? rules.required.saveNew : rules.required.saveExisting
}

/** The messages that block the action last tried. */
export const errorsOf = (context: BlockDetailsContext): DetailsErrors =>
  checkDetails(context.fields, {
    required: requiredOf(context),
    texts: context.input.rules.requiredTexts,
    today: context.input.today(),
    storedFrom: context.input.dates.parse(context.stored.from),
    dates: context.input.dates,
  })

/** The messages to show: those of fields that were left or tried. */
export const shownErrors = (context: BlockDetailsContext): DetailsErrors =>
  Object.fromEntries(Object.entries(errorsOf(context)).filter(([field]) => context.touched.some((one) => one === field)))

/** A form with these fields; a missing code belongs to no short name, so that it is generated. */
const showing = (fields: DetailsFields): Pick<BlockDetailsContext, 'fields' | 'codeOf'> => ({
  fields,
  codeOf: fields.code === '' ? '' : fields.shortName.trim(),
})

/** Whether the form has unsaved changes. */
export const isUnsaved = ({
  fields,
  stored,
  areDatesEdited,
  removals,
}: Pick<BlockDetailsContext, 'fields' | 'stored' | 'areDatesEdited' | 'removals'>): boolean =>
  !sameFields(fields, stored) || areDatesEdited || removals.length > 0

/** Whether the form has changed since the last save. */
export const hasNewerEdits = ({ fields, stored }: BlockDetailsContext): boolean => !sameFields(fields, stored)

export const withIsDirty = (context: BlockDetailsContext): Change => ({ facts: { ...context.facts, isDirty: isUnsaved(context) } })

/** The parts of a draft beside its fields; academic dates are only in the draft of an unsaved block. */
const restOfDraft = (draft: DetailsDraft, isNew: boolean): Change => ({
  removals: draft.removals,
  mayExist: draft.mayExist ?? null,
  ...(isNew && draft.academicDates ? { academicDates: draft.academicDates, areDatesEdited: true } : {}),
})

export function loaded({ input, facts }: BlockDetailsContext, { record, draft, isReturning, unaddressed }: LoadedDetails): Change {
  const stored = record ? fieldsOf(record, input) : emptyFields
  const news = [...newestFirst(draft)].find(({ fields, academicDates, removals }) =>
    isUnsaved({ fields: fields ?? stored, stored, areDatesEdited: academicDates !== null, removals }),
  )
  const taken = isReturning ? news : undefined
  return {
    ...showing(taken?.fields ?? stored),
    stored,
    academicDates: record && record.academicDates.length > 0 ? record.academicDates : input.defaultAcademicDates,
    ...(taken ? restOfDraft(taken, record === null) : {}),
    offer: (isReturning ? news?.earlier : news) ?? null,
    unaddressed,
    facts: { ...facts, record, isDirty: taken !== undefined },
  }
}

/** The draft to store: the unsaved form, and earlier drafts on offer; null without both. */
export function draftToKeep(context: BlockDetailsContext, at: number): DetailsDraft | null {
  const { facts, fields, stored, academicDates, areDatesEdited, removals, mayExist, offer } = context
  if (!facts.isDirty) return offer
  return {
    fields: sameFields(fields, stored) ? null : fields,
    academicDates: areDatesEdited ? academicDates : null,
    removals,
    at,
    ...(mayExist && { mayExist }),
    ...(offer && { earlier: offer }),
  }
}

/** The fields typed since that the edits on offer would replace; without the code, which follows the short name. */
export function replacedFields({ offer, fields, stored }: BlockDetailsContext): readonly DetailsField[] {
  if (!offer?.fields) return []
  const [typed, saved, offered] = [trimmed(fields), trimmed(stored), trimmed(offer.fields)]
  return detailsFields.filter((field) => field !== 'code' && typed[field] !== saved[field] && typed[field] !== offered[field])
}

export const restored = ({ offer, fields, facts }: BlockDetailsContext): Change => ({
  ...showing(offer?.fields ?? fields),
  ...(offer ? restOfDraft(offer, facts.blockId === null) : {}),
  offer: offer?.earlier ?? null,
})

/** Replaces the edits by the record that another person stored. */
export function replaced({ theirs, input, facts }: BlockDetailsContext): Change {
  if (theirs === null) return {}
  const stored = fieldsOf(theirs, input)
  return {
    ...showing(stored),
    stored,
    removals: [],
    theirs: null,
    touched: [],
    attempt: null,
    facts: { ...facts, record: theirs, isDirty: false },
  }
}

export const cleared = ({ stored, facts, input, academicDates }: BlockDetailsContext): Change => ({
  fields: { ...emptyFields, status: stored.status },
  codeOf: '',
  academicDates: facts.blockId === null ? input.defaultAcademicDates : academicDates,
  areDatesEdited: false,
  removals: [],
  mayExist: null,
  touched: [],
  attempt: null,
  notice: null,
})

export function left({ fields, touched }: BlockDetailsContext, field: RequiredField): Change {
  return { fields: { ...fields, [field]: tidy(fields[field]) }, touched: [...new Set([...touched, field])] }
}

/** The valid form while it is sent: it shows what is sent. */
export const sending = ({ fields }: BlockDetailsContext): Change => ({ fields: trimmed(fields), sent: trimmed(fields), lost: null })

/** The form of a block that an earlier create has made: its save is an update. */
export function adopted({ fields, sent, academicDates, areDatesEdited, facts, input }: BlockDetailsContext, record: BlockRecord): Change {
  const status = sent.status === 1 ? 1 : (record.status ?? sent.status)
  return {
    stored: fieldsOf(record, input),
    sent: { ...sent, status },
    // An untouched status switch follows the stored status.
    fields: { ...fields, status: fields.status === sent.status ? status : fields.status },
    academicDates: areDatesEdited ? withStoredIds(academicDates, [], record.academicDates) : record.academicDates,
    mayExist: null,
    facts: { ...facts, blockId: record.id, record },
  }
}

/** The form after a write: as stored, with the server's status and record. */
export function written(
  context: BlockDetailsContext,
  { record, savedAt, message, removed, left: kept }: Written,
  blockId: BlockId,
): Change {
  const { sent, facts } = context
  const created = sent.status === 1 ? 1 : 2
  const status = record?.status ?? (facts.blockId === null ? created : sent.status)
  const stored = { ...sent, status }
  // What was typed during the save is kept. An untouched status switch follows the stored status.
  const fields = { ...context.fields, status: context.fields.status === sent.status ? status : context.fields.status }
  const known = record ?? { ...draftOf(context), id: blockId, status, revision: null, publishedAt: null }
  return {
    stored,
    fields,
    message: [message, context.input.texts.removals({ removed, left: kept })].filter(Boolean).join(' '),
    attempt: null,
    touched: [],
    areDatesEdited: false,
    removals: kept,
    mayExist: null,
    offer: null,
    unaddressed: null,
    theirs: null,
    facts: { isDirty: !sameFields(fields, stored) || kept.length > 0, savedAt, blockId, record: known },
    academicDates: known.academicDates.length > 0 ? known.academicDates : context.academicDates,
  }
}
