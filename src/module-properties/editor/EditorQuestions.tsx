import { css } from 'styled-system/css'
import type { ModuleRuleEditorContext, ModuleRuleEditorEvent } from '#machines/module-properties/module-rule-editor.machine.ts'
import { draftOf } from '#machines/module-properties/module-rule-form.ts'
import type { RuleDraft } from '#machines/module-properties/types.ts'
import type { EditorQuestion } from '#src/resources/use-editor.ts'
import { StatusBadge } from '#src/ui/kit/badge.tsx'
import { ConflictQuestion } from '#src/ui/layers/conflict-question.tsx'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { shownName, texts } from '../texts.ts'

interface EditorQuestionsProps {
  readonly question: EditorQuestion | null
  readonly context: ModuleRuleEditorContext
  send(event: ModuleRuleEditorEvent): void
}

const columns = css({ display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4', mt: '3', textStyle: 'small' })

/** The editor's questions: whether to leave unsaved work, and whose edits win after another person has saved. */
export function EditorQuestions({ question, context, send }: EditorQuestionsProps) {
  return (
    <>
      <LeaveQuestion question={question} send={send} />
      <ConflictQuestion open={question === 'conflict'} title={texts.conflictTitle} body={texts.conflictBody} send={send}>
        {context.theirs && context.record && (
          <div className={columns}>
            <Side heading={texts.yours} rule={draftOf(context.sent, context.record.status)} />
            <Side heading={texts.theirs} rule={context.theirs} />
          </div>
        )}
      </ConflictQuestion>
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
