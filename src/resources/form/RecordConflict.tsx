import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { RecordEditorContext, RecordEditorEvent } from '#machines/records/record-editor-types.ts'
import type { ResourceEdit } from '#machines/records/resource-form.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { ConflictQuestion, Differences } from '#src/ui/layers/conflict-question.tsx'
import { nothing, valueText } from '../fields/field-text.ts'
import type { RecordNames, StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import type { RecordFormLogic } from './record-form.ts'

interface RecordConflictProps {
  readonly rules: ResourceRules
  readonly form: RecordFormLogic
  readonly context: RecordEditorContext<TypedFields, StoredRecord>
  readonly isOpen: boolean
  send(event: RecordEditorEvent<ResourceEdit>): void
}

/** Both values of each field that differs, and who wins. */
export function RecordConflict({ rules, form, context: { sent, theirs, record }, isOpen, send }: RecordConflictProps) {
  return (
    <ConflictQuestion
      open={isOpen}
      title={texts.conflictTitle(rules)}
      body={texts.conflictBody}
      onKeepMine={() => send({ type: 'conflict.keepMine' })}
      onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
      onCancel={() => send({ type: 'conflict.cancel' })}
    >
      {theirs && (
        <Differences
          columns={['', texts.yours, texts.theirs]}
          rows={differences(form, form.given(sent), theirs, { ...record?.names, ...theirs.names })}
        />
      )}
    </ConflictQuestion>
  )
}

function differences(form: RecordFormLogic, mine: Readonly<Record<string, unknown>>, theirs: StoredRecord, names: RecordNames) {
  const stored: Readonly<Record<string, unknown>> = { ...theirs.fields, status: theirs.status }
  return Object.entries(form.rules)
    .map(([name, rules]) => ({
      name: rules.label,
      mine: valueText(rules, mine[name], { names, fields: mine }) || nothing,
      theirs: valueText(rules, stored[name], { names, fields: stored }) || nothing,
    }))
    .filter((row) => row.mine !== row.theirs)
}
