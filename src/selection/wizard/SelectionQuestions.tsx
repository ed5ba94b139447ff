import { css } from 'styled-system/css'
import { stepDifferences } from '#openapi/selection/differences.ts'
import { settled } from '#openapi/selection/lost-answers.ts'
import { stepTitles } from '#openapi/selection/texts.ts'
import type { CurriculumSelectionContext, CurriculumSelectionEvent } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { lostBy, rebased } from '#machines/curriculum-selection/selection-editing.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { ConflictQuestion, Differences } from '#src/ui/layers/conflict-question.tsx'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { leadsToList } from '#src/ui/navigation/leave-guard.ts'
import { wizardTexts as texts } from './texts.ts'

interface SelectionQuestionsProps {
  readonly context: CurriculumSelectionContext
  readonly question: 'impact' | 'leave' | 'conflict' | null
  /** The path of the list. */
  readonly list: string
  send(event: CurriculumSelectionEvent): void
}

/** The steps that differ between the answers of another person and those with one's own edits on top. */
function differencesOf(context: CurriculumSelectionContext) {
  const { theirs } = context
  if (!theirs) return []
  const mine = settled(theirs.answers, rebased(context).answers ?? theirs.answers, theirs.choices)
  const textOf = (lines: readonly string[]) => (lines.length === 0 ? texts.nothing : lines.join('; '))
  return stepDifferences(mine, theirs.answers, theirs.choices).map((one) => ({
    name: stepTitles[one.step],
    mine: textOf(one.mine),
    theirs: textOf(one.theirs),
  }))
}

/** What the wizard asks: before answers are lost, before unsaved work is left, and whose answers to keep in a conflict. */
export function SelectionQuestions({ context, question, list, send }: SelectionQuestionsProps) {
  const lost = context.asked ? lostBy(context, context.asked) : []
  const to = context.leavingTo === null ? null : { kind: 'address', address: context.leavingTo }
  return (
    <>
      <ConfirmDialog
        open={question === 'impact'}
        title={texts.impact}
        onConfirm={() => send({ type: 'question.accept' })}
        onCancel={() => send({ type: 'question.cancel' })}
      >
        <ul className={css({ listStyle: 'disc', pl: '5', display: 'grid', gap: '1' })}>
          {lost.map(({ step, text }) => (
            <li key={`${step} ${text}`}>{`${stepTitles[step]}: ${text}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
      <LeaveQuestion question={question === 'leave' ? (leadsToList(to, list) ? 'list' : 'leave') : null} send={send} />
      <ConflictQuestion open={question === 'conflict'} title={texts.conflictTitle} body={texts.conflictBody} send={send}>
        <Differences columns={texts.conflictColumns} rows={differencesOf(context)} />
      </ConflictQuestion>
    </>
  )
}
