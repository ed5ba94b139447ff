import * as v from 'valibot'
import type { TypedFields, TypedValue } from '#machines/records/typed-values.ts'
import { createDrafts } from '#src/storage/drafts.ts'
import { createEditorDrafts, type EditorDrafts } from '../editor-drafts.ts'
import type { StoredRecord } from '../record-types.ts'
import type { RecordFormLogic } from './record-form.ts'

/** Unsaved edits of records of a resource. */
export type RecordDrafts = EditorDrafts<TypedFields, StoredRecord>

const plain = v.union([v.string(), v.number()])
const value: v.GenericSchema<unknown, TypedValue> = v.lazy(() => v.union([plain, v.null(), v.array(plain), v.array(row), fields]))
const fields: v.GenericSchema<unknown, TypedFields> = v.record(v.string(), value)
const row = v.object({ key: v.number(), fields })

const record = v.object({
  id: v.string(),
  name: v.string(),
  status: plain,
  fields: v.record(v.string(), v.unknown()),
  createdAt: v.string(),
  updatedAt: v.string(),
  updatedBy: v.string(),
  names: v.record(v.string(), v.record(v.string(), v.object({ name: v.string(), status: plain }))),
})
const kept = v.object({ at: v.number(), fields, base: v.nullable(record) })

interface DraftDeps {
  readonly storage: () => Storage
  /** `ownerKey` of the person. */
  readonly owner: string
  /** The instant in ms. */
  readonly now: () => number
  /** Of the resource. */
  readonly name: string
  readonly form: RecordFormLogic
}

/** A draft of a new record is offered only to a form with the same initial values: they may say whose record it is, without a field. */
const newNameOf = ({ initial }: RecordFormLogic) => (Object.keys(initial).length === 0 ? 'new' : `new/${JSON.stringify(initial)}`)

/** The drafts of a resource in a storage of the browser. A field that the form does not have any more is left out. */
export function createRecordDrafts({ storage, owner, now, name, form }: DraftDeps): RecordDrafts {
  const known = (typed: TypedFields) => Object.fromEntries(Object.entries(typed).filter(([one]) => Object.hasOwn(form.empty, one)))
  const schema = v.pipe(
    kept,
    v.transform((draft) => ({ ...draft, fields: { ...form.empty, ...known(draft.fields) } })),
  )
  return createEditorDrafts({
    drafts: createDrafts(storage, owner, now),
    now,
    prefix: `records/${name}`,
    newName: newNameOf(form),
    schema,
    form,
  })
}

/** Keeps nothing: for forms with secrets. */
export const noDrafts: RecordDrafts = { read: () => null, keep: () => {}, drop: () => {} }
