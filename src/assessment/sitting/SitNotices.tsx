import { useEffect, useRef, useState, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { answerOf, openQuestions } from '#machines/assessment/attempt-answers.ts'
import type { Answers, Ending } from '#machines/assessment/attempt-types.ts'
import type { Failure } from '#machines/outcome.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { useTextZoom } from './aids/sitting-look.ts'
import { deliveryPath } from './paths.ts'
import { sittingTexts as texts } from './texts.ts'

interface SitNoticeProps {
  readonly title: string
  readonly children: ReactNode
}

const notice = css({
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  width: 'full',
  maxWidth: '620px',
  mx: 'auto',
  px: '4',
  py: { base: '8', lg: '14' },
})

/** A page of those who sit that says one thing; its heading takes the focus. */
export const SitNotice = (props: SitNoticeProps) => <Notice key={props.title} {...props} />

function Notice({ title, children }: SitNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const zoom = useTextZoom()
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={cx(notice, zoom)}>
      <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'h1' })}>
        {title}
      </h1>
      {children}
    </section>
  )
}

interface InstructionsProps {
  readonly needsCode: boolean
  readonly isBusy: boolean
  readonly failure: Failure | null
  readonly facts: readonly string[]
  onBegin(accessCode: string): void
}

/** What a candidate reads before the time begins. */
export function Instructions({ needsCode, isBusy, failure, facts, onBegin }: InstructionsProps) {
  const [code, setCode] = useState('')
  return (
    <SitNotice title={texts.instructions}>
      <p className={css({ color: 'fg.muted' })}>{facts.join(' · ')}</p>
      <ul className={css({ display: 'grid', gap: '2', pl: '5', listStyle: 'disc' })}>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <form
        noValidate
        className={css({ display: 'grid', gap: '4', width: 'full', maxWidth: '300px' })}
        onSubmit={(event) => {
          event.preventDefault()
          onBegin(code)
        }}
      >
        {needsCode && (
          <TextField
            label={texts.code}
            helper={texts.codeHelper}
            error={failure?.message}
            value={code}
            onValueChange={setCode}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
          />
        )}
        {!needsCode && failure && <Alert tone="error">{failure.message}</Alert>}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {texts.begin}
        </Button>
      </form>
    </SitNotice>
  )
}

interface ReviewProps {
  readonly questionIds: readonly number[]
  readonly answers: Answers
  readonly mayGoBack: boolean
  onOpen(index: number | null): void
  onSubmit(): void
}

/** What is still open, before it is handed in. */
export function Review({ questionIds, answers, mayGoBack, onOpen, onSubmit }: ReviewProps) {
  const open = openQuestions(questionIds, answers)
  const flagged = questionIds.flatMap((id, index) => (answerOf(answers, id).isFlagged ? [index] : []))
  const places = (indexes: readonly number[]) => (
    <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {indexes.map((index) => (
        <li key={index}>
          {mayGoBack ? (
            <Button size="sm" onClick={() => onOpen(index)}>
              {texts.question(index + 1)}
            </Button>
          ) : (
            texts.question(index + 1)
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <SitNotice title={texts.reviewTitle}>
      {open.length === 0 ? (
        <Alert tone="success">{texts.allAnswered}</Alert>
      ) : (
        <>
          <p>{texts.openCount(open.length)}</p>
          {places(open)}
        </>
      )}
      {flagged.length > 0 && (
        <>
          <p>{texts.flaggedCount(flagged.length)}</p>
          {places(flagged)}
        </>
      )}
      <p className={css({ color: 'fg.muted' })}>{texts.finalWord}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        <Button onClick={() => onOpen(null)}>{texts.backToQuestions}</Button>
        <Button variant="primary" onClick={onSubmit}>
          {texts.submit}
        </Button>
      </div>
    </SitNotice>
  )
}

/** How an attempt ended. */
export const Ended = ({ ending, isWhole }: { ending: Ending; isWhole: boolean }) => (
  <SitNotice title={texts.endedTitles[ending]}>
    {isWhole ? <p>{texts.ended[ending]}</p> : <Alert tone="error">{texts.notWhole}</Alert>}
    <LinkButton href={deliveryPath} variant="primary">
      {texts.toList}
    </LinkButton>
  </SitNotice>
)
