import type {
  FormLogic,
  KeptRecord,
  RecordEditorContext,
  RecordEditorEvent,
  RecordEditorPorts,
} from '#machines/records/record-editor-types.ts'
import { createRecordEditor } from '#machines/records/record-editor.machine.ts'
import { changedPages, withCells, type HeldRights, type RightsCell } from './held-rights.ts'

/** The rights of a role as the server keeps them. */
export interface StoredRights {
  /** Of the role. */
  readonly id: string
  readonly held: HeldRights
  /** As the server sent it: tells whether another person has written since. */
  readonly updatedAt: string
}

/** A change of rights: labels given or taken, or all of them replaced by those of another role. */
export type RightsEdit =
  | { readonly kind: 'give' | 'take'; readonly cells: readonly RightsCell[] }
  | { readonly kind: 'replace'; readonly held: HeldRights }

export type RightsEditorContext = RecordEditorContext<HeldRights, StoredRights>
export type RightsEditorEvent = RecordEditorEvent<StoredRights, RightsEdit>
export type RightsEditorPorts = RecordEditorPorts<HeldRights, StoredRights>
export type KeptRights = KeptRecord<HeldRights, StoredRights>

/** The rights of a role as a form; only the server checks which ones are allowed. */
export const rightsForm: FormLogic<HeldRights, StoredRights, RightsEdit> = {
  id: 'rightsEditor',
  empty: {},
  fieldsOf: ({ held }) => held,
  edited: (held, edit) => (edit.kind === 'replace' ? edit.held : withCells(held, edit.cells, edit.kind === 'give')),
  tidied: (held) => held,
  wrong: () => new Map(),
  same: (one, other) => changedPages(one, other).length === 0,
}

/** The rights of a role being given and taken. */
export const rightsEditorMachine = createRecordEditor(rightsForm)
