import type * as v from 'valibot'
import { isDirty } from '#machines/records/record-editing.ts'
import type { FormLogic, KeptRecord, RecordEditorContext } from '#machines/records/record-editor-types.ts'
import type { Drafts } from '#src/storage/drafts.ts'

/** Unsaved edits of records of one sort, per record; null stands for a new one. */
export interface EditorDrafts<Fields, Stored> {
  read(id: string | null): KeptRecord<Fields, Stored> | null
  /** Stores the editor's unsaved edits under the record's current id; deletes the draft when there are none. */
  keep(context: RecordEditorContext<Fields, Stored>): void
  drop(id: string | null): void
}

interface EditorDraftsDeps<Fields, Stored> {
  readonly drafts: Drafts
  readonly now: () => number
  /** What the names of the drafts begin with. */
  readonly prefix: string
  /** What the draft of a new record is called. */
  readonly newName?: string
  readonly schema: v.GenericSchema<unknown, KeptRecord<Fields, Stored>>
  readonly form: Pick<FormLogic<Fields, Stored, never>, 'same'>
}

/** The drafts of an editor. `now` is the instant in ms. */
export function createEditorDrafts<Fields, Stored>({
  drafts,
  now,
  prefix,
  newName = 'new',
  schema,
  form,
}: EditorDraftsDeps<Fields, Stored>): EditorDrafts<Fields, Stored> {
  const nameOf = (id: string | null) => `${prefix}/${id ?? newName}`
  const drop = (id: string | null) => drafts.drop(nameOf(id))
  return {
    read: (id) => drafts.read(nameOf(id), schema),
    keep: (context) => {
      const { recordId, fields, record: base, offer, input } = context
      // The draft of a new record is deleted once the record has an id.
      if (recordId !== input.recordId) drop(input.recordId)
      const draft: KeptRecord<Fields, Stored> = { at: now(), fields, base }
      if (isDirty(form, context)) drafts.write(nameOf(recordId), draft)
      else if (offer === null) drop(recordId)
    },
    drop,
  }
}
