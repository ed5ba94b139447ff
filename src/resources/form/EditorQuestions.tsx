import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { RecordEditorContext, RecordEditorEvent } from '#machines/records/record-editor-types.ts'
import type { ResourceEdit } from '#machines/records/resource-form.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { ConflictQuestion, Differences } from '#src/ui/layers/conflict-question.tsx'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { nothing, valueText } from '../fields/field-text.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import type { EditorQuestion } from '../use-editor.ts'
import { useRecords } from '../use-records.ts'
import { DeactivateQuestion } from '../view/DeactivateQuestion.tsx'
import type { RecordFormLogic } from './record-form.ts'
import { useConflictNames } from './use-conflict-names.ts'

interface EditorQuestionsProps {
  readonly rules: ResourceRules
  readonly form: RecordFormLogic
  readonly context: RecordEditorContext<TypedFields, StoredRecord>
  readonly question: EditorQuestion | 'clear' | null
  /** Called when the question about clearing has been answered. */
  onClearAnswered(): void
  send(event: RecordEditorEvent<StoredRecord, ResourceEdit>): void
}

/** The questions of a form: before it is cleared, left, or deactivates its record; about what others hold; about a conflict. */
export function EditorQuestions({ rules, form, context, question, onClearAnswered, send }: EditorQuestionsProps) {
  const deps = useRecords(rules)
  return (
    <>
      <ConfirmDialog
        open={question === 'clear'}
        title={texts.clearQuestion}
        onConfirm={() => {
          onClearAnswered()
          send({ type: 'form.edit', edit: { kind: 'set', values: form.empty }, path: '' })
        }}
        onCancel={onClearAnswered}
      />
      <ConfirmDialog
        open={question === 'held'}
        title={texts.handOverTitle}
        body={[...context.refused.values(), texts.handOverQuestion].join(' ')}
        onConfirm={() => send({ type: 'handOver.accept' })}
        onCancel={() => send({ type: 'handOver.cancel' })}
      />
      {context.record && (
        <DeactivateQuestion
          deps={deps}
          record={context.record}
          isOpen={question === 'confirming'}
          onAccept={() => send({ type: 'save.accept' })}
          onCancel={() => send({ type: 'save.cancel' })}
        />
      )}
      <LeaveQuestion question={question} send={send} />
      <RecordConflict rules={rules} form={form} context={context} isOpen={question === 'conflict'} send={send} />
    </>
  )
}

type RecordConflictProps = Pick<EditorQuestionsProps, 'rules' | 'form' | 'context' | 'send'> & { readonly isOpen: boolean }

function RecordConflict({ rules, form, context: { sent, theirs, record }, isOpen, send }: RecordConflictProps) {
  return (
    <ConflictQuestion open={isOpen} title={texts.conflictTitle(rules)} body={texts.conflictBody} send={send}>
      {theirs && <RecordDifferences form={form} mine={form.given(sent)} theirs={theirs} base={record} />}
    </ConflictQuestion>
  )
}

interface RecordDifferencesProps {
  readonly form: RecordFormLogic
  /** What was sent. */
  readonly mine: Readonly<Record<string, unknown>>
  readonly theirs: StoredRecord
  /** The record that the form began with. */
  readonly base: StoredRecord | null
}

function RecordDifferences({ form, mine, theirs, base }: RecordDifferencesProps) {
  const stored: Readonly<Record<string, unknown>> = { ...theirs.fields, status: theirs.status }
  const names = useConflictNames(form.rules, [mine, stored], [base?.names ?? {}, theirs.names])
  const rows = Object.entries(form.rules)
    // The form does not send what the server calculates.
    .filter(([, { readOnly }]) => readOnly !== true)
    .map(([name, rules]) => ({
      name: rules.label,
      mine: valueText(rules, mine[name], { names, fields: mine }) || nothing,
      theirs: valueText(rules, stored[name], { names, fields: stored }) || nothing,
    }))
    .filter((row) => row.mine !== row.theirs)
  return <Differences columns={['', texts.yours, texts.theirs]} rows={rows} />
}
