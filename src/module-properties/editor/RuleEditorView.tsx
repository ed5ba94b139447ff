import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { ModuleRuleEditorContext, ModuleRuleEditorEvent } from '#machines/module-properties/module-rule-editor.machine.ts'
import { moduleRuleForm, nameLimit } from '#machines/module-properties/module-rule-form.ts'
import type { ModuleRef } from '#machines/module-properties/types.ts'
import { isDirty, shownErrors } from '#machines/records/record-editing.ts'
import type { EditorQuestion } from '#src/resources/use-editor.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { KeptEdits } from '#src/ui/form/offer.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'
import { shownName, texts } from '../texts.ts'
import { EditorActions } from './EditorActions.tsx'
import { EditorQuestions } from './EditorQuestions.tsx'
import { RuleRows } from './RuleRows.tsx'

interface RuleEditorViewProps {
  readonly breadcrumbs: ReactNode
  readonly context: ModuleRuleEditorContext
  readonly modules: readonly ModuleRef[] | 'loading' | 'failed'
  /** Whether an existing rule may be edited; a person who may only add goes on to the summary. */
  readonly mayModify: boolean
  /** A save is running. */
  readonly isBusy: boolean
  /** "14:32" of the last save; null before one. */
  readonly savedAt: string | null
  readonly question: EditorQuestion | null
  onModulesRetry(): void
  send(event: ModuleRuleEditorEvent): void
}

const part = css({ maxWidth: 'form' })

/** The editor as drawn: the name, then a numbered row for each module with those that are prohibited with it. */
export function RuleEditorView(props: RuleEditorViewProps) {
  const { context, modules, mayModify, isBusy, question, send } = props
  const { fields, record, notice, attempts, isForbidden } = context
  const form = useFocusInvalid<HTMLFormElement>(attempts, isBusy)
  const errors = shownErrors(moduleRuleForm, context)
  const save = () => send({ type: 'record.save', to: mayModify ? null : 'record' })
  const saveAndGoOn = () => send({ type: 'record.save', to: 'record' })

  useFormShortcuts(isForbidden ? {} : { onSave: save, onNext: saveAndGoOn })

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minHeight: 'full' })}>
      <PageHeader
        title={record === null ? texts.create : shownName(record.name)}
        breadcrumbs={props.breadcrumbs}
        badge={record && <StatusBadge status={record.status} />}
      />
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          gap: '5',
          flex: '1',
          borderTopWidth: '1px',
          borderColor: 'border.default',
          px: { base: '4', md: '5', lg: '7' },
          py: { base: '4', md: '5' },
        })}
      >
        {notice && (
          <Alert key={`${notice.id} ${notice.text}`} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
            {notice.text}
          </Alert>
        )}
        {context.offer && !isForbidden && <KeptEdits at={context.offer.at} send={send} />}
        {isForbidden && <Alert tone="warning">{texts.readOnly}</Alert>}
        {record?.status === 1 && !isForbidden && <Alert tone="info">{texts.live}</Alert>}
        {attempts > 0 && errors.size > 1 && <Alert tone="error">{texts.errors(errors.size)}</Alert>}
        {modules === 'failed' && (
          <Alert
            tone="warning"
            action={
              <Button size="sm" onClick={props.onModulesRetry}>
                {texts.retry}
              </Button>
            }
          >
            {texts.modulesFailed}
          </Alert>
        )}
        <form
          key={context.version}
          ref={form}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className={css({ display: 'grid', gap: '5' })}
        >
          <div className={part}>
            <div className={css({ maxWidth: '518px' })}>
              <TextField
                label={texts.name}
                required
                autoComplete="off"
                readOnly={isForbidden}
                value={fields.name}
                error={errors.get('name') ?? null}
                {...(fields.name.length > nameLimit * 0.8 ? { counter: { value: Array.from(fields.name).length, max: nameLimit } } : {})}
                onValueChange={(name) => send({ type: 'form.edit', edit: { kind: 'set', name }, path: 'name' })}
                onBlur={() => send({ type: 'field.leave', path: 'name' })}
              />
            </div>
          </div>
          <RuleRows rows={fields.rows} errors={errors} modules={modules} isReadOnly={isForbidden} send={send} />
        </form>
      </div>
      <EditorActions
        isBusy={isBusy}
        isGoingOn={context.savingTo !== null}
        isReadOnly={isForbidden}
        isDirty={isDirty(moduleRuleForm, context)}
        savedAt={props.savedAt}
        onLeave={() => send({ type: 'record.leave', to: { kind: 'list' } })}
        onSave={save}
        onNext={saveAndGoOn}
      />
      <EditorQuestions question={question} context={context} send={send} />
    </div>
  )
}
