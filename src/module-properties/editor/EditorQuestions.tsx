import { css } from 'styled-system/css'
import type { ModuleRuleEditorContext, ModuleRuleEditorEvent } from '#machines/module-properties/module-rule-editor-types.ts'
import { sentDraft } from '#machines/module-properties/module-rule-editing.ts'
import type { RuleDraft } from '#machines/module-properties/types.ts'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { Dialog, DialogText } from '#src/ui/layers/dialog.tsx'
import { shownName, texts } from '../texts.ts'
import type { EditorQuestion } from './RuleEditorView.tsx'

interface EditorQuestionsProps {
  readonly question: EditorQuestion | null
  readonly context: ModuleRuleEditorContext
  send(event: ModuleRuleEditorEvent): void
}

const columns = css({ display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4', mt: '3', textStyle: 'small' })

/** What the editor asks: whether unsaved work is left, and who wins when another person saved meanwhile. */
export function EditorQuestions({ question, context, send }: EditorQuestionsProps) {
  const leaving = {
    onConfirm: () => send({ type: 'question.accept' }),
    onCancel: () => send({ type: 'question.cancel' }),
  }
  return (
    <>
      <ConfirmDialog open={question === 'list'} title={texts.leaveTitle} body={texts.leaveBody} {...leaving} />
      <ConfirmDialog open={question === 'leave'} title={texts.leaveBody} {...leaving} />
      <Dialog
        open={question === 'conflict'}
        role="alertdialog"
        size="md"
        title={texts.conflictTitle}
        onClose={() => send({ type: 'conflict.cancel' })}
        footer={
          <>
            <Button variant="ghost" onClick={() => send({ type: 'conflict.cancel' })}>
              {texts.cancel}
            </Button>
            <Button onClick={() => send({ type: 'conflict.takeTheirs' })}>{texts.takeTheirs}</Button>
            <Button variant="primary" onClick={() => send({ type: 'conflict.keepMine' })}>
              {texts.keepMine}
            </Button>
          </>
        }
      >
        <DialogText>{texts.conflictBody}</DialogText>
        {context.theirs && (
          <div className={columns}>
            <Side heading={texts.yours} rule={sentDraft({ ...context, theirs: null })} />
            <Side heading={texts.theirs} rule={context.theirs} />
          </div>
        )}
      </Dialog>
    </>
  )
}

const Side = ({ heading, rule: { name, status, entries } }: { heading: string; rule: RuleDraft }) => (
  <section className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
    <h3 className={css({ color: 'fg.muted', fontWeight: 'medium', mb: '1.5' })}>{heading}</h3>
    <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', textStyle: 'bodyStrong' })}>
      {shownName(name)} <StatusBadge status={status} />
    </p>
    <ul className={css({ display: 'grid', gap: '1.5', mt: '2' })}>
      {entries.map(({ module, prohibited }) => (
        <li key={module.id}>
          {module.name}
          <span className={css({ display: 'block', color: 'fg.muted' })}>
            {prohibited.map((one) => one.name).join(', ') || texts.missing}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
