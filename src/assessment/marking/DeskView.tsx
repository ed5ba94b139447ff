import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { Marks } from '#machines/assessment/marking-types.ts'
import type { Failure } from '#machines/outcome.ts'
import { markTexts, missingMarks, scriptTotal } from '#openapi/assessment/script-marks.ts'
import { timeOfDay } from '#src/time/clock.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { useFormShortcuts } from '#src/ui/form/use-form-shortcuts.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { BackLink } from '#src/ui/navigation/back-link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { usePlainKeys } from '../use-plain-keys.ts'
import type { Script } from './marking-service.ts'
import { QuestionMarks, steppedMark, toggledPoint, typedMark, type MarkChange } from './QuestionMarks.tsx'
import { SavedMark } from './SavedMark.tsx'
import { ScriptPane, side } from './ScriptPane.tsx'
import { markingTexts as texts } from './texts.ts'
import { gapOf, Totals } from './Totals.tsx'

/** The phase of a desk, which decides what it shows. */
export type DeskPhase = 'marking' | 'asking' | 'submitting' | 'closed' | 'submitted'

export interface DeskViewProps extends Marks {
  readonly script: Script
  readonly phase: DeskPhase
  readonly saving: 'saved' | 'saving' | 'unsaved' | 'none'
  readonly savedAt: number | null
  readonly failure: Failure | null
  readonly list: string
  readonly breadcrumbs?: ReactNode
  hrefOf(id: number): string
  onMark(questionId: number, change: MarkChange): void
  onComment(overallComment: string): void
  onSave(): void
  onSubmit(): void
  onRetry(): void
  onKeep(): void
  onTake(): void
}

const frame = css({
  display: 'grid',
  flex: '1',
  minHeight: '0',
  gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 476px' },
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
const tones = { Waiting: 'neutral', Marking: 'info', Submitted: 'warning', Agreed: 'success' } as const

const closedText = ({ mayMark, state }: Script): string =>
  mayMark ? (state === 'Agreed' ? texts.closed.Agreed : texts.closed.Submitted) : texts.closed.other

/** What was typed, but for one question. */
const without = (typed: Readonly<Record<number, string>>, questionId: number): Readonly<Record<number, string>> => {
  const { [questionId]: _typed, ...rest } = typed
  return rest
}

/** A script beside the marks that it gets. */
export function DeskView(props: DeskViewProps) {
  const { script, phase, marks, overallComment, failure, list, hrefOf } = props
  const { sections, others, role, state, place, count, previousId, nextId } = script
  const all = sections.flatMap((section) => section.questions.map((question) => ({ section, question })))
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ question }) => question.answer.trim() !== ''),
    ),
  )
  const [part, setPart] = useState('text')
  const [hasKeys, setKeys] = useState(true)
  const [isChecked, setChecked] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [attempts, setAttempts] = useState(0)
  const entries = useRef<HTMLElement>(null)
  // Each failed attempt moves the focus to the first missing mark, also when that is in another question.
  useEffect(() => {
    if (attempts > 0) entries.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])
  const current = all[index] ?? all[0]
  const isReadOnly = phase !== 'marking'
  const isThird = role === 'Third'
  const total = scriptTotal(sections, marks)
  const missing = missingMarks(sections, marks)
  const needsReason = isThird && overallComment.trim() === ''
  const givenFor = (questionId: number): MarkChange => marks.find((one) => one.questionId === questionId) ?? {}
  const give = (questionId: number, change: MarkChange) => {
    if ('marks' in change) setTyped((before) => without(before, questionId))
    props.onMark(questionId, change)
  }
  const go = (to: number) => {
    if (to >= 0 && to < all.length) setIndex(to)
  }
  const submit = () => {
    if (isReadOnly) return
    setChecked(true)
    if (missing.size === 0 && !needsReason) return props.onSubmit()
    const first = all.findIndex(({ question }) => missing.has(question.questionId))
    setPart('marks')
    setAttempts(attempts + 1)
    if (first >= 0) setIndex(first)
  }
  useFormShortcuts({ onSave: props.onSave, onNext: submit })
  usePlainKeys(hasKeys && !isReadOnly, (key) => {
    if (!current) return
    const { question } = current
    const given = givenFor(question.questionId)
    const change = /^[1-9]$/.test(key) ? toggledPoint(question, given, Number(key) - 1) : null
    if (change) give(question.questionId, change)
    else if (key === '+' || key === '=') give(question.questionId, steppedMark(question, given, 1))
    else if (key === '-') give(question.questionId, steppedMark(question, given, -1))
    else if (key === 'J') go(index + 1)
    else if (key === 'K') go(index - 1)
  })
  if (!current) return null
  const { question, section } = current
  const gap = gapOf(script)
  const differs = gap !== null && gap > script.allowed && state !== 'Agreed'
  const openPoints = isChecked ? missing.size + (needsReason ? 1 : 0) : 0
  const submitLabel = isThird
    ? nextId === undefined
      ? texts.decideLast(total)
      : texts.decideNext(total)
    : nextId === undefined
      ? texts.submitLast
      : texts.submit
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: '0' })}>
      <PageHeader
        title={texts.script(script.candidateNumber)}
        breadcrumbs={props.breadcrumbs}
        badge={
          <>
            <Badge tone={differs ? 'warning' : tones[state]}>{differs ? texts.differ : texts.states[state]}</Badge>
            <span className={css({ textStyle: 'small', color: 'fg.muted' })}>
              {texts.roles[role]}
              {script.dueOn !== undefined && state !== 'Agreed' && `, ${texts.due(formatCivil(script.dueOn)).toLowerCase()}`}
            </span>
          </>
        }
        actions={
          <nav aria-label={texts.noun} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
            <span className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', mr: '1' })}>{texts.place(place, count)}</span>
            {previousId !== undefined && (
              <LinkButton href={hrefOf(previousId)} icon={<ChevronLeft size={16} aria-hidden />}>
                <span className={css({ srOnly: true })}>{texts.previousScript}</span>
              </LinkButton>
            )}
            {nextId !== undefined && (
              <LinkButton href={hrefOf(nextId)} icon={<ChevronRight size={16} aria-hidden />}>
                <span className={css({ srOnly: true })}>{texts.nextScript}</span>
              </LinkButton>
            )}
          </nav>
        }
      />
      <div className={css({ lg: { display: 'none' }, px: { base: '4', md: '5' }, pb: '3' })}>
        <Segmented
          label={texts.parts}
          options={[
            { value: 'text', label: texts.text },
            { value: 'marks', label: texts.marks },
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      <div className={frame}>
        <ScriptPane
          role={role}
          questions={all.map((one) => one.question)}
          section={section}
          index={index}
          notes={givenFor(question.questionId).notes ?? []}
          others={others}
          isReadOnly={isReadOnly}
          isHidden={part === 'marks'}
          onGo={go}
          onNotes={(notes) => give(question.questionId, { notes })}
        />
        <section
          ref={entries}
          aria-label={texts.marks}
          data-hidden={part === 'text' || undefined}
          className={`${side} ${css({ px: { base: '4', md: '5', lg: '6' }, py: '4', display: 'grid', gap: '5', alignContent: 'start', lg: { borderLeftWidth: '1px', borderColor: 'border.default' } })}`}
        >
          {phase === 'closed' && (
            <Alert
              tone="info"
              action={
                failure && (
                  <Button size="sm" onClick={props.onRetry}>
                    {texts.showHeld}
                  </Button>
                )
              }
            >
              {failure?.message ?? closedText(script)}
            </Alert>
          )}
          {phase !== 'closed' && failure && (
            <Alert tone="error" isFocused>
              {failure.message}
            </Alert>
          )}
          {openPoints > 0 && <Alert tone="error">{texts.openPoints(openPoints)}</Alert>}
          {props.saving === 'unsaved' && <Alert tone="warning">{texts.notSavedHint}</Alert>}
          <Totals script={script} total={total} />
          {all.length > 1 && <h2 className={css({ textStyle: 'h3', mb: '-2' })}>{texts.answerOf(question.number)}</h2>}
          <QuestionMarks
            key={question.questionId}
            question={question}
            given={givenFor(question.questionId)}
            others={others}
            typed={typed[question.questionId] ?? null}
            error={isChecked ? (missing.get(question.questionId) ?? null) : null}
            isReadOnly={isReadOnly}
            hasKeys={hasKeys}
            onType={(text) => {
              props.onMark(question.questionId, typedMark(text, question.marks))
              setTyped({ ...typed, [question.questionId]: text })
            }}
            onChange={(change) => give(question.questionId, change)}
          />
          <div className={css({ borderTopWidth: '1px', borderColor: 'border.default', pt: '4', display: 'grid', gap: '4' })}>
            <TextArea
              label={isThird ? texts.reason : texts.overall}
              required={isThird}
              maxLength={2000}
              rows={3}
              readOnly={isReadOnly}
              error={isChecked && needsReason ? markTexts.reason : null}
              value={overallComment}
              onValueChange={props.onComment}
            />
            {!isReadOnly && (
              <div className={css({ lgDown: { display: 'none' } })}>
                <Switch label={texts.keys} offLabel="Off" onLabel="On" checked={hasKeys} helper={texts.keysHint} onChange={setKeys} />
              </div>
            )}
          </div>
        </section>
      </div>
      <ActionBar
        start={
          <BackLink href={list}>
            <span className={css({ mdDown: { srOnly: true } })}>{texts.back}</span>
          </BackLink>
        }
        status={<SavedMark saving={props.saving} time={props.savedAt === null ? '' : timeOfDay(props.savedAt)} />}
      >
        {phase !== 'closed' && (
          <>
            <Button disabled={isReadOnly} onClick={props.onSave}>
              {texts.save}
            </Button>
            <Button variant="primary" isBusy={phase === 'submitting'} disabled={phase === 'asking'} onClick={submit}>
              {submitLabel}
              <ArrowRight size={16} aria-hidden />
            </Button>
          </>
        )}
      </ActionBar>
      <ConfirmDialog
        open={phase === 'asking'}
        title={texts.changedTitle}
        body={texts.changedBody}
        confirmLabel={texts.keepMine}
        cancelLabel={texts.takeTheirs}
        isDismissible={false}
        onConfirm={props.onKeep}
        onCancel={props.onTake}
      />
    </div>
  )
}
