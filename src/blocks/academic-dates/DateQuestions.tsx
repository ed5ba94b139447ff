import { changedRows, datesOf } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import type { AcademicDatesContext, AcademicDatesEvent } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { ConflictQuestion, Differences } from '#src/ui/layers/conflict-question.tsx'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { RestoreQuestion } from '../RestoreQuestion.tsx'
import { useLastFocus } from '../use-last-focus.ts'
import { nameOf } from './row-names.ts'
import { startWithClock } from './start-clock.ts'
import { texts } from './texts.ts'

export type DatesQuestion = 'leave' | 'conflict' | 'restore'

interface DateQuestionsProps {
  readonly context: AcademicDatesContext
  readonly question: DatesQuestion | null
  send(event: AcademicDatesEvent): void
}

/** A date in one line: whether it is on, its days and its time. */
function summaryOf(date: AcademicDate | undefined): string {
  if (!date) return texts.nothing
  const days =
    date.from === null ? texts.nothing : texts.range(formatCivil(date.from), date.to === null ? texts.nothing : formatCivil(date.to))
  const audience = [...(date.forCentre ? [texts.forCentre] : []), ...(date.forStudent ? [texts.forStudent] : [])]
  return [date.isOn ? texts.on : texts.off, days, startWithClock(date.from, date.startTime), ...audience].filter(Boolean).join(', ')
}

/** The page's questions: whether to give up edits, and whose edits win after another person has saved. */
export function DateQuestions({ context, question, send }: DateQuestionsProps) {
  const finalFocus = useLastFocus()
  const mine = datesOf(context.rows, context.input.dates)
  const theirs = context.theirs ?? []
  const names = [...new Set([...mine, ...theirs].map(({ name }) => name))]
  const lines = names
    .map((name) => ({
      name,
      mine: summaryOf(mine.find((one) => one.name === name)),
      theirs: summaryOf(theirs.find((one) => one.name === name)),
    }))
    .filter((line) => line.mine !== line.theirs)
  return (
    <>
      <LeaveQuestion question={question} finalFocus={finalFocus} send={send} />
      <RestoreQuestion
        open={question === 'restore'}
        changed={changedRows(context.rows, context.stored).map(nameOf)}
        finalFocus={finalFocus}
        onAccept={() => send({ type: 'question.accept' })}
        onCancel={() => send({ type: 'question.cancel' })}
      />
      <ConflictQuestion open={question === 'conflict'} title={texts.conflictTitle} body={texts.conflictBody} send={send}>
        <Differences columns={[texts.conflictName, texts.yours, texts.theirs]} rows={lines} />
      </ConflictQuestion>
    </>
  )
}
