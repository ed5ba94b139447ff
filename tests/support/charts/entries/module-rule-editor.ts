import { moduleRuleEditorMachine, type KeptRule } from '#machines/module-properties/module-rule-editor.machine.ts'
import { draftOf, moduleRuleForm } from '#machines/module-properties/module-rule-form.ts'
import { chemistry, filled, physics, rule } from '#tests/machines/module-properties/start.ts'
import { failure, Refusal } from '#tests/machines/records/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { editorAnswers, editorEvents, editorLaws, editorPlace, editorPorts } from '../editor-parts.ts'
import { neverConfirmed, neverHeld } from '../never-held.ts'
import { failed } from '../ports.ts'

const kept: KeptRule = { at: 1, fields: { name: 'Kept', rows: [] }, base: rule }

export const moduleRuleEditor = chartEntry({
  id: 'module-rule-editor',
  title: 'Module rule editor',
  area: 'module-properties',
  file: 'module-properties/module-rule-editor.machine.ts',
  machine: moduleRuleEditorMachine.provide({ actors: editorPorts() }),
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
    ...editorEvents,
  ],
  answers: editorAnswers({
    stored: rule,
    theirs: { ...rule, name: 'Theirs' },
    written: { ...rule, id: '9' },
    refusals: [failed('refused', new Refusal(400, 'The name is taken.'))],
  }),
  later: 1,
  unreachable: { ...neverHeld, ...neverConfirmed },
  project: (snapshot) => {
    const { fields } = snapshot.context
    return [...editorPlace(moduleRuleForm, snapshot), fields.name, draftOf(fields, 2).entries.length]
  },
  laws: editorLaws(moduleRuleForm),
})
