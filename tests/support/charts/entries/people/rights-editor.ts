import { rightsEditorMachine, rightsForm, type KeptRights } from '#machines/rights/rights-editor.machine.ts'
import { failure, Refusal } from '#tests/machines/records/start.ts'
import { change, give, stored, take } from '#tests/machines/rights/start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { editorAnswers, editorEvents, editorLaws, editorPlace, editorPorts } from '../../editor-parts.ts'
import { neverConfirmed, neverHeld } from '../../never-held.ts'
import { failed } from '../../ports.ts'

const kept: KeptRights = { at: 1, fields: { 2: ['list'] }, base: stored }

export const rightsEditor = chartEntry({
  id: 'rights-editor',
  title: 'Rights of a role',
  area: 'rights',
  file: 'rights/rights-editor.machine.ts',
  machine: rightsEditorMachine.provide({ actors: editorPorts() }),
  inputs: {
    'a role without rights': { recordId: null, kept: null, failure },
    'a role with rights': { recordId: '3', kept: null, failure },
    'a role with edits kept': { recordId: '3', kept, failure },
  },
  events: [
    give('2', 'Add'),
    take('2', 'View'),
    take('2', 'Add'),
    change({ kind: 'replace', held: { 6: ['list'] } }),
    { type: 'field.leave', path: '' },
    { type: 'record.save', to: 'list' },
    ...editorEvents,
  ],
  answers: editorAnswers({
    stored,
    theirs: { ...stored, held: {}, updatedAt: '2' },
    written: { ...stored, updatedAt: '2' },
    refusals: [failed('guarded', new Refusal(400, 'No.', { rows: 'You cannot take this from your own role.' }))],
  }),
  later: 1,
  unreachable: {
    ...neverHeld,
    ...neverConfirmed,
    'open.checking: at once 1/5 [isWrong] → open.editing': 'What rights may be is for the server to say.',
  },
  project: (snapshot) => [...editorPlace(rightsForm, snapshot), snapshot.context.record === null],
  laws: {
    ...editorLaws(rightsForm),
    'no page is sent without a label': (snapshot) =>
      !snapshot.hasTag('busy') || Object.values(snapshot.context.sent).every((labels) => labels.length > 0),
  },
})
