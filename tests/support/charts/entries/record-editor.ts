import { isDirty } from '#machines/records/record-editing.ts'
import type { RecordEditorPorts } from '#machines/records/record-editor-types.ts'
import { createRecordEditor } from '#machines/records/record-editor.machine.ts'
import { failure, note, noteForm, Refusal, rename, save, type Note, type NoteFields } from '#tests/machines/records/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: RecordEditorPorts<NoteFields, Note> = { loadRecord: waiting(), createRecord: waiting(), updateRecord: waiting() }
const written = { id: '9', message: 'Saved.', savedAt: 1, record: { ...note, id: '9' } }
const noRight = failed('no right', new Refusal(403, 'No.'))
const refused = failed('refused at a field', new Refusal(400, 'No.', { name: 'This Name is already in use.' }))
const held = failed('held by another record', new Refusal(400, 'No.', { name: 'Another one has it.' }, [4]))

export const recordEditor = chartEntry({
  id: 'record-editor',
  title: 'Any record editor',
  area: 'records',
  file: 'records/record-editor.machine.ts',
  machine: createRecordEditor(noteForm).provide({ actors: ports }),
  inputs: {
    'a new record': { recordId: null, kept: null, failure },
    'a stored record with edits kept': {
      recordId: '7',
      kept: { at: 1, fields: { name: 'Kept', lines: [] }, base: note },
      failure,
    },
  },
  events: [
    rename('Mine'),
    rename(''),
    { type: 'field.leave', path: 'name' },
    save,
    { type: 'record.save', to: 'record' },
    { type: 'record.retry' },
    { type: 'record.leave', to: { kind: 'list' } },
    { type: 'record.return' },
    { type: 'question.accept' },
    { type: 'question.cancel' },
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.cancel' },
    { type: 'handOver.accept' },
    { type: 'handOver.cancel' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'draft.due' },
    { type: 'notice.close' },
  ],
  answers: {
    loadRecord: [done('a record', note), failed('no answer', new Refusal(500, 'No.'))],
    createRecord: [done('created', written), refused, held, noRight],
    updateRecord: [
      done('updated', { ...written, kind: 'saved' }),
      done('changed elsewhere', { kind: 'conflict', theirs: { ...note, name: 'Theirs', updatedAt: 2 } }),
      refused,
      held,
      noRight,
    ],
  },
  later: 1,
  project: ({ value, context }) => [
    value,
    context.recordId,
    context.fields.name,
    isDirty(noteForm, context),
    context.offer !== null,
    context.savingTo,
    context.refused.size,
    context.handOver.length > 0,
    context.isForbidden,
    context.leavingTo?.kind,
    context.notice !== null,
  ],
  laws: {
    'no record is created that has an id, and none updated without one': (snapshot) =>
      (!snapshot.matches({ open: 'creating' }) || snapshot.context.recordId === null) &&
      (!snapshot.matches({ open: 'updating' }) || snapshot.context.recordId !== null),
    'nothing wrong is sent': (snapshot) => !snapshot.hasTag('busy') || noteForm.wrong(snapshot.context.sent).size === 0,
    'unsaved work is left behind only after a Yes': (snapshot, taken) =>
      !snapshot.matches('left') || !isDirty(noteForm, snapshot.context) || taken.some(({ type }) => type === 'question.accept'),
    'nobody hands over before a Yes': (snapshot, taken) =>
      snapshot.context.handOver.length === 0 || taken.some(({ type }) => type === 'handOver.accept'),
    'no text of the server stays at a form that is sent': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.refused.size === 0,
  },
})
