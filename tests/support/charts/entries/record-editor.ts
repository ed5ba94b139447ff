import { createRecordEditor } from '#machines/records/record-editor.machine.ts'
import { failure, note, noteForm, Refusal, rename } from '#tests/machines/records/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { editorAnswers, editorEvents, editorLaws, editorPlace, editorPorts } from '../editor-parts.ts'
import { failed } from '../ports.ts'

export const recordEditor = chartEntry({
  id: 'record-editor',
  title: 'Any record editor',
  area: 'records',
  file: 'records/record-editor.machine.ts',
  machine: createRecordEditor(noteForm).provide({ actors: editorPorts() }),
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
    rename('Retired'),
    { type: 'save.accept' },
    { type: 'save.cancel' },
    { type: 'field.leave', path: 'name' },
    { type: 'handOver.accept' },
    { type: 'handOver.cancel' },
    ...editorEvents,
  ],
  answers: editorAnswers({
    stored: note,
    theirs: { ...note, name: 'Theirs', updatedAt: 2 },
    written: { ...note, id: '9' },
    refusals: [
      failed('refused at a field', new Refusal(400, 'No.', { name: 'This Name is already in use.' })),
      failed('held by another record', new Refusal(400, 'No.', { name: 'Another one has it.' }, [4])),
    ],
  }),
  later: 1,
  project: (snapshot) => [
    ...editorPlace(noteForm, snapshot),
    snapshot.context.fields.name,
    snapshot.context.handOver.length > 0,
    snapshot.context.isConfirmed,
  ],
  laws: {
    ...editorLaws(noteForm),
    'nothing that is asked about is sent before a Yes': (snapshot, taken) =>
      !snapshot.matches({ open: 'updating' }) ||
      noteForm.isAsked?.(snapshot.context.sent, snapshot.context.stored) !== true ||
      taken.some(({ type }) => type === 'save.accept'),
    'nothing is handed over before a Yes': (snapshot, taken) =>
      snapshot.context.handOver.length === 0 || taken.some(({ type }) => type === 'handOver.accept'),
  },
})
