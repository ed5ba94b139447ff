import type {
  FormEdit,
  FormLogic,
  KeptRecord,
  RecordEditorContext,
  RecordEditorInput,
  RecordFailure,
  RecordUpdate,
  UpdateOutcome,
} from './record-editor-types.ts'
import { refusedWith } from './record-notice.ts'

/** What loading, editing and saving make of the context of a record's editor. */

type Form<Fields, Stored> = Omit<FormLogic<Fields, Stored, unknown>, 'edited'>
type Change<Fields, Stored> = Partial<RecordEditorContext<Fields, Stored>>

/** Kept edits that differ from the record; null when there is nothing to offer. */
const offerOf = <Fields, Stored>(
  form: Form<Fields, Stored>,
  kept: KeptRecord<Fields, Stored> | null,
  fields: Fields,
): KeptRecord<Fields, Stored> | null => (kept && !form.same(kept.fields, fields) ? kept : null)

/** An editor in which nothing is loaded or typed yet. */
export const freshEditor = <Fields, Stored>(
  form: Form<Fields, Stored>,
  input: RecordEditorInput<Fields, Stored>,
): RecordEditorContext<Fields, Stored> => ({
  input,
  recordId: input.recordId,
  record: null,
  fields: form.empty,
  stored: form.empty,
  version: 0,
  offer: offerOf(form, input.kept, form.empty),
  sent: form.empty,
  touched: new Set(),
  attempts: 0,
  refused: new Map(),
  holders: [],
  handOver: [],
  isConfirmed: false,
  savingTo: null,
  leavingTo: null,
  theirs: null,
  notice: null,
  savedAt: null,
  message: '',
  isForbidden: false,
})

/** Whether leaving would lose work. */
export const isDirty = <Fields, Stored>(
  form: Pick<Form<Fields, Stored>, 'same'>,
  { fields, stored }: RecordEditorContext<Fields, Stored>,
): boolean => !form.same(fields, stored)

/** The texts to show by path: of fields that were left, of all once a save was tried, and those of the server. */
export function shownErrors<Fields, Stored>(
  form: Pick<Form<Fields, Stored>, 'wrong'>,
  { fields, stored, touched, attempts, refused }: RecordEditorContext<Fields, Stored>,
): ReadonlyMap<string, string> {
  const wrong = [...form.wrong(fields, stored)].filter(([path]) => attempts > 0 || touched.has(path))
  return new Map([...refused, ...wrong])
}

/** The form of a record that replaces the present one. */
export function showing<Fields, Stored>(
  form: Form<Fields, Stored>,
  { version, offer }: RecordEditorContext<Fields, Stored>,
  record: Stored,
): Change<Fields, Stored> {
  const fields = form.fieldsOf(record)
  return {
    record,
    fields,
    stored: fields,
    version: version + 1,
    offer: offerOf(form, offer, fields),
    touched: new Set(),
    attempts: 0,
    refused: new Map(),
    theirs: null,
  }
}

/**
 * Puts the edits of the earlier visit back into the form, based on the record that they were made on, so that the next save
 * finds a conflict with what another person has stored since.
 */
export const restored = <Fields, Stored>({ offer, record, version }: RecordEditorContext<Fields, Stored>): Change<Fields, Stored> =>
  offer
    ? {
        fields: offer.fields,
        record: record && (offer.base ?? record),
        version: version + 1,
        offer: null,
        refused: new Map(),
      }
    : {}

const isBelow = (path: string, other: string) => path.startsWith(`${other}.`)

/** Whether a change at one path makes a text at the other one out of date. */
const concerns = (changed: string, path: string) => changed === '' || changed === path || isBelow(path, changed) || isBelow(changed, path)

/**
 * One change of the form. When a whole field such as a list of rows changes, the paths below it no longer name the same fields,
 * so what is noted of them is dropped. Where a call has stored this edit already, other unsaved edits stay.
 */
export const edited = <Fields, Stored, Edit>(
  form: Pick<FormLogic<Fields, Stored, Edit>, 'edited' | 'fieldsOf'>,
  { fields, touched, refused }: RecordEditorContext<Fields, Stored>,
  { edit, path: changed, stored }: FormEdit<Stored, Edit>,
): Change<Fields, Stored> => ({
  fields: form.edited(fields, edit),
  touched: new Set([...touched].filter((path) => !isBelow(path, changed))),
  refused: new Map([...refused].filter(([path]) => !concerns(changed, path))),
  ...(stored === undefined ? {} : { record: stored, stored: form.fieldsOf(stored) }),
})

/** The form as it goes to the server. */
export function sending<Fields, Stored>(
  form: Pick<Form<Fields, Stored>, 'tidied'>,
  context: RecordEditorContext<Fields, Stored>,
): Change<Fields, Stored> {
  const fields = form.tidied(context.fields)
  return { fields, sent: fields, refused: new Map() }
}

/** The context after a write; what was typed during the write is kept. */
export const settled = <Fields, Stored>(
  { sent }: RecordEditorContext<Fields, Stored>,
  outcome: UpdateOutcome<Stored>,
): Change<Fields, Stored> =>
  outcome.kind === 'conflict'
    ? { theirs: outcome.theirs, leavingTo: null }
    : {
        recordId: outcome.id,
        record: outcome.record,
        stored: sent,
        message: outcome.message,
        savedAt: outcome.savedAt,
        touched: new Set(),
        attempts: 0,
        theirs: null,
        notice: null,
      }

/** What a failed call leaves: texts at the fields that were refused, else a message. */
export const failed = <Fields, Stored>(context: RecordEditorContext<Fields, Stored>, failure: RecordFailure): Change<Fields, Stored> => ({
  ...(failure.fields?.size ? { refused: failure.fields } : refusedWith(context, failure)),
  holders: failure.holders ?? [],
  leavingTo: null,
  theirs: null,
})

/** Adds the holders that the person was just asked about to the records that hand over. */
export const agreed = <Fields, Stored>({ holders, handOver }: RecordEditorContext<Fields, Stored>): Change<Fields, Stored> => ({
  handOver: [...handOver, ...holders],
  holders: [],
})

/** What an update sends: the form, and the record that it may be written over. */
export function updateOf<Fields, Stored>({
  recordId,
  record,
  theirs,
  sent,
  handOver,
}: RecordEditorContext<Fields, Stored>): RecordUpdate<Fields, Stored> {
  const base = theirs ?? record
  if (recordId === null || base === null) throw new Error('There is no record to update.')
  return { id: recordId, fields: sent, base, handOver }
}
