import { isDirty } from '#machines/records/record-editing.ts'
import type { FormLogic, RecordEditorContext, RecordEditorEvent, RecordEditorPorts } from '#machines/records/record-editor-types.ts'
import { Refusal } from '#tests/machines/records/start.ts'
import type { Answer } from '#src/devtools/player/subject.ts'
import type { ChartSnapshot, Law } from './chart-entry.ts'
import { done, failed, waiting } from './ports.ts'

interface EditorSnapshot<Fields, Stored> extends ChartSnapshot {
  readonly context: RecordEditorContext<Fields, Stored>
}

export const editorPorts = <Fields, Stored>(): RecordEditorPorts<Fields, Stored> => ({
  loadRecord: waiting(),
  createRecord: waiting(),
  updateRecord: waiting(),
})

/** The events of every editor beside the edits of its form. */
export const editorEvents = [
  { type: 'record.retry' },
  { type: 'record.save', to: null },
  { type: 'record.save', to: 'record' },
  { type: 'record.leave', to: { kind: 'list' } },
  { type: 'record.return' },
  { type: 'question.accept' },
  { type: 'question.cancel' },
  { type: 'conflict.keepMine' },
  { type: 'conflict.takeTheirs' },
  { type: 'conflict.cancel' },
  { type: 'draft.restore' },
  { type: 'draft.discard' },
  { type: 'draft.due' },
  { type: 'notice.close' },
] as const satisfies readonly RecordEditorEvent<never, never>[]

interface Answers<Stored> {
  readonly stored: Stored
  readonly theirs: Stored
  /** The record as created or updated. */
  readonly written: Stored & { readonly id: string }
  readonly refusals: readonly Answer[]
}

/** The answers of an editor's ports. */
export function editorAnswers<Stored>({ stored, theirs, written, refusals: own }: Answers<Stored>) {
  const saved = { id: written.id, message: 'Saved.', savedAt: 1, record: written }
  const refusals = [...own, failed('no right', new Refusal(403, 'No.'))]
  return {
    loadRecord: [done('a record', stored), failed('no answer', new Refusal(500, 'No.'))],
    createRecord: [done('created', saved), ...refusals],
    updateRecord: [done('updated', { ...saved, kind: 'saved' }), done('changed elsewhere', { kind: 'conflict', theirs }), ...refusals],
  }
}

/** The part of a snapshot by which two places of any editor differ. */
export const editorPlace = <Fields, Stored, Edit>(
  form: FormLogic<Fields, Stored, Edit>,
  { value, context }: EditorSnapshot<Fields, Stored>,
): readonly unknown[] => [
  value,
  context.recordId,
  isDirty(form, context),
  context.offer !== null,
  context.savingTo,
  context.refused.size,
  context.isForbidden,
  context.leavingTo?.kind,
  context.notice !== null,
]

/** Conditions that hold for every editor. */
export const editorLaws = <Fields, Stored, Edit>(
  form: FormLogic<Fields, Stored, Edit>,
): Readonly<Record<string, Law<EditorSnapshot<Fields, Stored>>>> => ({
  'no record is created that has an id, and none updated without one': (snapshot) =>
    (!snapshot.matches({ open: 'creating' }) || snapshot.context.recordId === null) &&
    (!snapshot.matches({ open: 'updating' }) || snapshot.context.recordId !== null),
  'nothing wrong is sent': (snapshot) => !snapshot.hasTag('busy') || form.wrong(snapshot.context.sent, snapshot.context.stored).size === 0,
  'unsaved work is left behind only after a Yes': (snapshot, taken) =>
    !snapshot.matches('left') || !isDirty(form, snapshot.context) || taken.some(({ type }) => type === 'question.accept'),
  'no text of the server stays at a form that is sent': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.refused.size === 0,
})
