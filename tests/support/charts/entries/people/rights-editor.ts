import { isDirty } from '#machines/records/record-editing.ts'
import { rightsEditorMachine, rightsForm, type KeptRights, type RightsEditorPorts } from '#machines/rights/rights-editor.machine.ts'
import { failure, Refusal } from '#tests/machines/records/start.ts'
import { change, give, save, stored, take } from '#tests/machines/rights/start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { neverHeld } from '../../never-held.ts'
import { done, failed, waiting } from '../../ports.ts'

const ports: RightsEditorPorts = { loadRecord: waiting(), createRecord: waiting(), updateRecord: waiting() }
const written = { id: '3', message: 'Saved.', savedAt: 1, record: { ...stored, updatedAt: '2' } }
const kept: KeptRights = { at: 1, fields: { 2: ['list'] }, base: stored }
const noRight = failed('no right', new Refusal(403, 'No.'))
const guarded = failed('guarded', new Refusal(400, 'No.', { rows: 'You cannot take this from your own role.' }))

export const rightsEditor = chartEntry({
  id: 'rights-editor',
  title: 'Rights of a role',
  area: 'rights',
  file: 'rights/rights-editor.machine.ts',
  machine: rightsEditorMachine.provide({ actors: ports }),
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
    { type: 'record.retry' },
    save,
    { type: 'record.save', to: 'list' },
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
  ],
  answers: {
    loadRecord: [done('rights', stored), failed('no answer', new Refusal(500, 'No.'))],
    createRecord: [done('created', written), guarded, noRight],
    updateRecord: [
      done('updated', { ...written, kind: 'saved' }),
      done('changed elsewhere', { kind: 'conflict', theirs: { ...stored, held: {}, updatedAt: '2' } }),
      guarded,
      noRight,
    ],
  },
  later: 1,
  unreachable: { ...neverHeld, 'open.checking: at once 1/4 [isWrong] → open.editing': 'What rights may be is for the server to say.' },
  project: ({ value, context }) => [
    value,
    context.recordId,
    context.record === null,
    isDirty(rightsForm, context),
    context.offer !== null,
    context.savingTo,
    context.refused.size,
    context.isForbidden,
    context.leavingTo?.kind,
    context.notice !== null,
  ],
  laws: {
    'no rights are created that are stored, and none updated that are not': (snapshot) =>
      (!snapshot.matches({ open: 'creating' }) || snapshot.context.recordId === null) &&
      (!snapshot.matches({ open: 'updating' }) || snapshot.context.recordId !== null),
    'no page is sent without a label': (snapshot) =>
      !snapshot.hasTag('busy') || Object.values(snapshot.context.sent).every((labels) => labels.length > 0),
    'unsaved work is left behind only after a Yes': (snapshot, taken) =>
      !snapshot.matches('left') || !isDirty(rightsForm, snapshot.context) || taken.some(({ type }) => type === 'question.accept'),
  },
})
