import { isDirty } from '#machines/module-properties/module-rule-editing.ts'
import type { KeptRule, ModuleRuleEditorPorts } from '#machines/module-properties/module-rule-editor-types.ts'
import { moduleRuleEditorMachine } from '#machines/module-properties/module-rule-editor.machine.ts'
import { checkRule, draftOf } from '#machines/module-properties/module-rule-form.ts'
import { chemistry, failure, filled, physics, Refusal, rule } from '#tests/machines/module-properties/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: ModuleRuleEditorPorts = { loadRule: waiting(), createRule: waiting(), updateRule: waiting() }
const written = { id: '9', message: 'Saved.', savedAt: 1, record: null }
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
    'a new rule': { ruleId: null, mayModify: true, kept: null, failure },
    'a stored rule': { ruleId: '7', mayModify: true, kept: null, failure },
    'a stored rule with edits kept': { ruleId: '7', mayModify: true, kept, failure },
    'a new rule, by somebody who may only add': { ruleId: null, mayModify: false, kept: null, failure },
  },
  events: [
    ...filled(),
    { type: 'name.change', name: '' },
    { type: 'name.leave' },
    { type: 'row.add' },
    { type: 'row.remove', key: 1 },
    { type: 'module.choose', key: 0, module: physics },
    { type: 'prohibited.choose', key: 0, modules: [chemistry] },
    { type: 'rule.retry' },
    { type: 'rule.save' },
    { type: 'rule.next' },
    { type: 'rule.leave', to: { kind: 'list' } },
    { type: 'rule.return' },
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
    loadRule: [done('a draft', rule), failed('no answer', new Refusal(500, 'No.'))],
    createRule: [done('created', written), refused, noRight],
    updateRule: [
      done('updated', { ...written, kind: 'saved' }),
      done('changed elsewhere', { kind: 'conflict', theirs: { ...rule, name: 'Theirs' } }),
      refused,
      noRight,
    ],
  },
  later: 1,
  project: ({ value, context }) => [
    value,
    context.ruleId,
    context.fields.name,
    draftOf(context.fields, 2).entries.length,
    isDirty(context),
    context.offer !== null,
    context.isNext,
    context.isForbidden,
    context.leavingTo?.kind,
    context.notice !== null,
  ],
  laws: {
    'no rule is created that has an id, and none updated without one': (snapshot) =>
      (!snapshot.matches({ open: 'creating' }) || snapshot.context.ruleId === null) &&
      (!snapshot.matches({ open: 'updating' }) || snapshot.context.ruleId !== null),
    'nothing wrong is sent': (snapshot) => {
      const { name, rows } = checkRule(snapshot.context.sent)
      return !snapshot.hasTag('busy') || (name === null && rows.size === 0)
    },
    'unsaved work is left behind only after a Yes': (snapshot, taken) =>
      !snapshot.matches('left') || !isDirty(snapshot.context) || taken.some(({ type }) => type === 'question.accept'),
  },
})
