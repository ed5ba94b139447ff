import { useEffect, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { isDirty, shownErrors } from '#machines/module-properties/module-rule-editing.ts'
import type { ModuleRuleEditorContext, ModuleRuleEditorEvent } from '#machines/module-properties/module-rule-editor-types.ts'
import { nameLimit } from '#machines/module-properties/module-rule-form.ts'
import type { ModuleRef } from '#machines/module-properties/types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { KeptEdits } from '#src/ui/form/offer.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'
import { shownName, texts } from '../texts.ts'
import { EditorActions } from './EditorActions.tsx'
import { EditorQuestions } from './EditorQuestions.tsx'
import { RuleRows } from './RuleRows.tsx'

/** `list`: leaving for the list; `leave`: for anywhere else; `conflict`: another person saved meanwhile. */
export type EditorQuestion = 'list' | 'leave' | 'conflict'

interface RuleEditorViewProps {
  readonly breadcrumbs: ReactNode
  readonly context: ModuleRuleEditorContext
  readonly modules: readonly ModuleRef[] | 'loading' | 'failed'
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
  const { context, modules, isBusy, question, send } = props
  const { fields, record, notice, attempts, isForbidden } = context
  const form = useRef<HTMLFormElement>(null)
  const errors = shownErrors(context)
  const count = errors.rows.size + (errors.name === null ? 0 : 1)

  // Each failed attempt moves focus to the first invalid field.
  useEffect(() => {
    if (attempts > 0 && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts, isBusy])
  useFormShortcuts(isForbidden ? {} : { onSave: () => send({ type: 'rule.save' }), onNext: () => send({ type: 'rule.next' }) })

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
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
        {attempts > 0 && count > 1 && <Alert tone="error">{texts.errors(count)}</Alert>}
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
        <form ref={form} noValidate onSubmit={(event) => event.preventDefault()} className={css({ display: 'grid', gap: '5' })}>
          <div className={part}>
            <div className={css({ maxWidth: '518px' })}>
              <TextField
                label={texts.name}
                required
                autoComplete="off"
                readOnly={isForbidden}
                value={fields.name}
                error={errors.name}
                {...(fields.name.length > nameLimit * 0.8 ? { counter: { value: Array.from(fields.name).length, max: nameLimit } } : {})}
                onValueChange={(name) => send({ type: 'name.change', name })}
                onBlur={() => send({ type: 'name.leave' })}
              />
            </div>
          </div>
          <RuleRows rows={fields.rows} errors={errors.rows} modules={modules} isReadOnly={isForbidden} send={send} />
        </form>
      </div>
      <EditorActions
        isBusy={isBusy}
        isGoingOn={context.isNext}
        isReadOnly={isForbidden}
        isDirty={isDirty(context)}
        savedAt={props.savedAt}
        onLeave={() => send({ type: 'rule.leave', to: { kind: 'list' } })}
        onSave={() => send({ type: 'rule.save' })}
        onNext={() => send({ type: 'rule.next' })}
      />
      <EditorQuestions question={question} context={context} send={send} />
    </div>
  )
}
