import {
  moduleRuleEditorMachine,
  type KeptRule,
  type ModuleRuleEditorPorts,
} from '#machines/module-properties/module-rule-editor.machine.ts'
import { checkRule, draftOf, moduleRuleForm } from '#machines/module-properties/module-rule-form.ts'
import { isDirty } from '#machines/records/record-editing.ts'
import { chemistry, failure, filled, physics, Refusal, rule } from '#tests/machines/module-properties/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { neverHeld } from '../never-held.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: ModuleRuleEditorPorts = { loadRecord: waiting(), createRecord: waiting(), updateRecord: waiting() }
const written = { id: '9', message: 'Saved.', savedAt: 1, record: { ...rule, id: '9' } }
const kept: KeptRule = { at: 1, fields: { name: 'Kept', rows: [] }, base: rule }
const noRight = failed('no right', new Refusal(403, 'No.'))
const refused = failed('refused', new Refusal(400, 'The name is taken.'))

export const moduleRuleEditor = chartEntry({
  id: 'module-rule-editor',
  title: 'Module rule editor',
  area: 'module-properties',
  file: 'module-properties/module-rule-editor.machine.ts',
  machine: moduleRuleEditorMachine.provide({ actors: ports }),
  inputs: {
    'a new rule': { recordId: null, kept: null, failure },
    'a stored rule': { recordId: '7', kept: null, failure },
    'a stored rule with edits kept': { recordId: '7', kept, failure },
  },
  events: [
    ...filled(),
    { type: 'form.edit', edit: { kind: 'set', name: '' }, path: 'name' },
    { type: 'field.leave', path: 'name' },
    { type: 'form.edit', edit: { kind: 'row.add' }, path: 'rows.1' },
    { type: 'form.edit', edit: { kind: 'row.remove', key: 1 }, path: 'rows' },
    { type: 'form.edit', edit: { kind: 'module.choose', key: 0, module: physics }, path: 'rows.0' },
    { type: 'form.edit', edit: { kind: 'prohibited.choose', key: 0, modules: [chemistry] }, path: 'rows.0' },
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
  ],
  answers: {
    loadRecord: [done('a draft', rule), failed('no answer', new Refusal(500, 'No.'))],
    createRecord: [done('created', written), refused, noRight],
    updateRecord: [
      done('updated', { ...written, kind: 'saved' }),
      done('changed elsewhere', { kind: 'conflict', theirs: { ...rule, name: 'Theirs' } }),
      refused,
      noRight,
    ],
  },
  later: 1,
  unreachable: neverHeld,
  project: ({ value, context }) => [
    value,
    context.recordId,
    context.fields.name,
    draftOf(context.fields, 2).entries.length,
    isDirty(moduleRuleForm, context),
    context.offer !== null,
    context.savingTo,
    context.isForbidden,
    context.leavingTo?.kind,
    context.notice !== null,
  ],
  laws: {
    'no rule is created that has an id, and none updated without one': (snapshot) =>
      (!snapshot.matches({ open: 'creating' }) || snapshot.context.recordId === null) &&
      (!snapshot.matches({ open: 'updating' }) || snapshot.context.recordId !== null),
    'nothing wrong is sent': (snapshot) => !snapshot.hasTag('busy') || checkRule(snapshot.context.sent).size === 0,
    'unsaved work is left behind only after a Yes': (snapshot, taken) =>
      !snapshot.matches('left') || !isDirty(moduleRuleForm, snapshot.context) || taken.some(({ type }) => type === 'question.accept'),
  },
})
