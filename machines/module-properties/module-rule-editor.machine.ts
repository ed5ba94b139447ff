import type {
  KeptRecord,
  RecordEditorContext,
  RecordEditorEvent,
  RecordEditorPorts,
  UpdateOutcome,
} from '#machines/records/record-editor-types.ts'
import { createRecordEditor } from '#machines/records/record-editor.machine.ts'
import { moduleRuleForm, type RuleEdit, type RuleFields } from './module-rule-form.ts'
import type { ModuleRule } from './types.ts'

export type ModuleRuleEditorContext = RecordEditorContext<RuleFields, ModuleRule>
export type ModuleRuleEditorEvent = RecordEditorEvent<ModuleRule, RuleEdit>
export type ModuleRuleEditorPorts = RecordEditorPorts<RuleFields, ModuleRule>
export type RuleUpdateOutcome = UpdateOutcome<ModuleRule>
export type KeptRule = KeptRecord<RuleFields, ModuleRule>

/** A module rule being made or changed. */
export const moduleRuleEditorMachine = createRecordEditor(moduleRuleForm)
