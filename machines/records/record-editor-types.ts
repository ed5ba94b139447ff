import type { PromiseActorLogic } from 'xstate'
import type { Done, Failure } from '#machines/outcome.ts'
import type { RecordNotice } from './record-notice.ts'

/**
 * The form of a record as pure functions. `Fields` is what is typed, `Stored` the record as the server keeps it, `Edit` a
 * change of the form as plain data, so that a trace can play it again.
 */
export interface FormLogic<Fields, Stored, Edit> {
  /** The id of the editor's machine. */
  readonly id: string
  /** The form of a new record. */
  readonly empty: Fields
  fieldsOf(stored: Stored): Fields
  edited(fields: Fields, edit: Edit): Fields
  /** The form as it is sent, for example without outer spaces. */
  tidied(fields: Fields): Fields
  /** What is wrong, as texts by the paths of fields: `name`, `rows.0.module`. `stored` is the form as last loaded or saved. */
  wrong(fields: Fields, stored: Fields): ReadonlyMap<string, string>
  /** Whether two forms hold the same work. */
  same(one: Fields, other: Fields): boolean
  /** Whether a change of a stored record waits for a Yes before it is sent; never unless given. */
  isAsked?(fields: Fields, stored: Fields): boolean
}

/** A finished write: the record as stored afterwards. `savedAt` is an instant in ms. */
export interface WrittenRecord<Stored> extends Done {
  readonly id: string
  readonly savedAt: number
  readonly record: Stored
}

/** How an update went. `conflict`: the stored record is no longer the one that was edited, and nothing was written. */
export type UpdateOutcome<Stored> =
  | (WrittenRecord<Stored> & { readonly kind: 'saved' })
  | { readonly kind: 'conflict'; readonly theirs: Stored }

export interface RecordUpdate<Fields, Stored> {
  readonly id: string
  readonly fields: Fields
  /** The record that may be written over: that of which the edits were made, or the other person's after Keep mine. */
  readonly base: Stored
  /** The records that hand over to this one a value that only one record can hold. */
  readonly handOver: readonly number[]
}

/** What the editor needs done. Rejections are problems that `input.failure` can read. */
export type RecordEditorPorts<Fields, Stored> = {
  loadRecord: PromiseActorLogic<Stored, { readonly id: string }>
  createRecord: PromiseActorLogic<WrittenRecord<Stored>, Pick<RecordUpdate<Fields, Stored>, 'fields' | 'handOver'>>
  updateRecord: PromiseActorLogic<UpdateOutcome<Stored>, RecordUpdate<Fields, Stored>>
}

/** Where a save leads: to the record's page, to the list, or nowhere (null). */
export type SaveDestination = 'record' | 'list' | null

/** Where a person goes from the editor: the list, the record's page, or any address of the portal. */
export type RecordDestination = { readonly kind: 'list' | 'record' } | { readonly kind: 'address'; readonly address: string }

/** Edits that were kept while they were unsaved; `at` is the instant (ms) of the last one. */
export interface KeptRecord<Fields, Stored> {
  readonly at: number
  readonly fields: Fields
  /** The record that they were made on; null for a new one. */
  readonly base: Stored | null
}

/** A failed call. `fields` holds the server's texts by path where it refuses single fields. */
export interface RecordFailure extends Failure {
  readonly fields?: ReadonlyMap<string, string>
  /** The records that hold a value that only one record can hold, where nothing else is wrong: they can hand it over. */
  readonly holders?: readonly number[]
}

export interface RecordEditorInput<Fields, Stored> {
  /** Null for a new record. */
  readonly recordId: string | null
  /** What an earlier visit left unsaved, to be offered again. */
  readonly kept: KeptRecord<Fields, Stored> | null
  readonly failure: (problem: unknown) => RecordFailure
}

export interface RecordEditorContext<Fields, Stored> {
  readonly input: RecordEditorInput<Fields, Stored>
  readonly recordId: string | null
  /** The record as last loaded or saved; null before that. */
  readonly record: Stored | null
  readonly fields: Fields
  /** The form as last loaded or saved. */
  readonly stored: Fields
  /** Grows when the whole form is replaced: controls that keep texts of their own are drawn anew. */
  readonly version: number
  /** Edits of an earlier visit, until they are restored or discarded. */
  readonly offer: KeptRecord<Fields, Stored> | null
  /** What is being sent to the server. */
  readonly sent: Fields
  /** Paths of fields that were left once: what is wrong with them shows. */
  readonly touched: ReadonlySet<string>
  /** How often a save was tried since the last success: what is wrong shows, and takes the focus, on each. */
  readonly attempts: number
  /** Texts of the server by path, each until its field changes or the form is sent again. */
  readonly refused: ReadonlyMap<string, string>
  /** The records that hold such a value, while the person is asked whether they hand it over. */
  readonly holders: readonly number[]
  /** The records that hand over to this one, as the person agreed in the present attempt to save. */
  readonly handOver: readonly number[]
  /** The person has said Yes to the change in the present attempt to save. */
  readonly isConfirmed: boolean
  readonly savingTo: SaveDestination
  /** Where the person wants to go; null while staying. */
  readonly leavingTo: RecordDestination | null
  /** What another person has stored, until this person decides whose edits win. */
  readonly theirs: Stored | null
  readonly notice: RecordNotice | null
  readonly savedAt: number | null
  readonly message: string
  /** The server refused a write because a right is missing: no write is offered any more, and nothing can be changed. */
  readonly isForbidden: boolean
}

/** A change of the form. */
export interface FormEdit<Stored, Edit> {
  readonly edit: Edit
  /**
   * The path of the field that the edit changes: that of the rows where rows move up or go, empty for several fields. Texts of
   * the server at it, above and below it are out of date.
   */
  readonly path: string
  /** The record as stored, where a separate call has stored this edit already. */
  readonly stored?: Stored | undefined
}

export type RecordEditorEvent<Stored, Edit> =
  | { type: 'record.retry' }
  | ({ type: 'form.edit' } & FormEdit<Stored, Edit>)
  | { type: 'field.leave'; path: string }
  | { type: 'record.save'; to: SaveDestination }
  | { type: 'record.leave'; to: RecordDestination }
  /** The person returns before the page is unloaded. */
  | { type: 'record.return' }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.cancel' }
  | { type: 'save.accept' }
  | { type: 'save.cancel' }
  | { type: 'handOver.accept' }
  | { type: 'handOver.cancel' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  /** Half a second has passed since the last edit, or the page may be unloaded: the draft is to be stored. */
  | { type: 'draft.due' }
  | { type: 'notice.close' }

export type RecordEditorFact =
  | { type: 'record.saved'; message: string }
  /** The record has an id now, which the address is to contain. */
  | { type: 'record.created'; id: string }
  | { type: 'record.left'; to: RecordDestination; id: string | null }
