import { ArrowLeft, ArrowRight, Flag } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { answerOf } from '#machines/assessment/attempt-answers.ts'
import type { Answers } from '#machines/assessment/attempt-types.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { usePlainKeys } from '../use-plain-keys.ts'
import { BookletButton } from './aids/BookletButton.tsx'
import { CallButton, type CallShown } from './aids/CallButton.tsx'
import { CalculatorButton } from './aids/CalculatorButton.tsx'
import { useTextZoom } from './aids/sitting-look.ts'
import { AnswerControl, withOption } from './AnswerControl.tsx'
import { Navigator } from './Navigator.tsx'
import { questionsOf, type Sheet } from './sheet.ts'
import { sittingTexts as texts } from './texts.ts'

interface QuestionDeskProps {
  readonly sheet: Sheet
  readonly answers: Answers
  readonly index: number
  readonly isReadOnly?: boolean
  /** How the call of the invigilator stands; null where there is none to call. */
  readonly call: CallShown | null
  /** Stands above the question. */
  readonly notice?: ReactNode
  onAnswer(questionId: number, value: string): void
  onFlag(questionId: number): void
  onGo(index: number): void
  onReview(): void
  onCall(isCalling: boolean): void
}

/** The heading of a question; it takes the focus after a move. */
function QuestionHeading({ number, isFocused }: { number: number; isFocused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'h1' })}>
      {texts.question(number)}
    </h1>
  )
}

const frame = css({ display: 'grid', flex: '1', gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) 312px' } })
const page = css({ width: 'full', maxWidth: '764px', mx: 'auto', px: '4', py: { base: '5', lg: '8' } })
const foot = css({
  position: 'sticky',
  bottom: 'var(--strip, 0px)',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2',
  px: { base: '4', lg: '6' },
  py: '3',
  bg: 'bg.surface',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})

/** The question that is answered, and the way to all others. */
export function QuestionDesk(props: QuestionDeskProps) {
  const { sheet, answers, index, isReadOnly = false, call, notice, onAnswer, onFlag, onGo, onReview, onCall } = props
  const [hasKeys, setKeys] = useState(true)
  const [moves, setMoves] = useState(0)
  const [hasCalculator, setCalculator] = useState(false)
  const [hasBooklet, setBooklet] = useState(false)
  const zoom = useTextZoom()
  const asked = questionsOf(sheet)
  const current = asked[index] ?? asked[0]
  const go = (to: number) => {
    setMoves(moves + 1)
    onGo(to)
  }
  usePlainKeys(hasKeys && !isReadOnly, (letter) => {
    if (!current) return
    if (letter === 'K') return setCalculator(true)
    if (letter === 'L') return setBooklet(sheet.formulaBooklet !== undefined)
    const { question } = current
    const option = question.options?.[(letter.codePointAt(0) ?? 0) - 65]
    if (option) onAnswer(question.questionId, withOption(question, answerOf(answers, question.questionId).value, option.option))
    else if (letter === 'F') onFlag(question.questionId)
  })
  if (!current) return null
  const { question, section } = current
  const { value, isFlagged } = answerOf(answers, question.questionId)
  const isLast = index === asked.length - 1
  return (
    <>
      <div className={frame}>
        <article className={cx(page, zoom)}>
          {notice}
          <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
            {section.title}
            {section.choose !== undefined && `. ${texts.chooseOf(section.choose, section.questions.length)}`}
          </p>
          <div className={css({ display: 'flex', alignItems: 'center', gap: '3', flexWrap: 'wrap' })}>
            {/* The page itself takes the focus when it opens. */}
            <QuestionHeading key={moves} isFocused={moves > 0} number={index + 1} />
            <p className={css({ color: 'fg.muted', flex: '1' })}>{texts.questionMarks(question.marks)}</p>
            <Button
              aria-pressed={isFlagged}
              disabled={isReadOnly}
              icon={<Flag size={16} aria-hidden fill={isFlagged ? 'currentColor' : 'none'} />}
              onClick={() => onFlag(question.questionId)}
            >
              {isFlagged ? texts.flagged : texts.flag}
            </Button>
          </div>
          {section.instructions && <p className={css({ mt: '3', whiteSpace: 'pre-line' })}>{section.instructions}</p>}
          <div className={css({ my: '4', fontSize: 'lg', lineHeight: '1.75' })}>
            <RichText markup={question.stem} empty={texts.noWords} cut={texts.cut} />
          </div>
          {/* The pictures of all questions, so that each is loaded before its link expires. */}
          {asked.map(
            ({ question: one }) =>
              one.picture && (
                <img
                  key={one.questionId}
                  src={one.picture.address}
                  alt={one.picture.altText}
                  hidden={one.questionId !== question.questionId}
                  className={css({
                    maxWidth: 'full',
                    mb: '4',
                    rounded: 'md',
                    borderWidth: '1px',
                    borderColor: 'border.default',
                    '&[hidden]': { display: 'none' },
                  })}
                />
              ),
          )}
          <AnswerControl
            key={question.questionId}
            question={question}
            value={value}
            hasKeys={hasKeys && !isReadOnly}
            isReadOnly={isReadOnly}
            onChange={(next) => onAnswer(question.questionId, next)}
          />
        </article>
        <aside
          aria-label={texts.navigator}
          className={css({
            display: 'grid',
            alignContent: 'start',
            gap: '5',
            p: '6',
            bg: 'bg.canvas',
            borderColor: 'border.default',
            lg: { borderLeftWidth: '1px' },
            lgDown: { borderTopWidth: '1px' },
          })}
        >
          <Navigator
            questionIds={asked.map((one) => one.question.questionId)}
            answers={answers}
            index={index}
            mayGoBack={sheet.mayGoBack && !isReadOnly}
            hasKeys={hasKeys}
            onGo={go}
            onKeys={setKeys}
          />
          <div className={css({ display: 'grid', gap: '2' })}>
            {sheet.formulaBooklet !== undefined && (
              <BookletButton booklet={sheet.formulaBooklet} isOpen={hasBooklet} onOpenChange={setBooklet} />
            )}
            <CalculatorButton isOpen={hasCalculator} onOpenChange={setCalculator} />
            {call && <CallButton call={call} isDisabled={isReadOnly} onCall={onCall} />}
          </div>
        </aside>
      </div>
      <footer className={foot}>
        <Button
          icon={<ArrowLeft size={16} aria-hidden />}
          disabled={index === 0 || !sheet.mayGoBack || isReadOnly}
          onClick={() => go(index - 1)}
        >
          <span className={css({ mdDown: { srOnly: true } })}>{texts.previous}</span>
        </Button>
        <p className={css({ flex: '1', textAlign: 'right', textStyle: 'small', color: 'fg.muted', mdDown: { display: 'none' } })}>
          {texts.stay}
        </p>
        <span className={css({ md: { display: 'none' }, flex: '1' })} />
        <Button variant={isLast ? 'primary' : 'secondary'} disabled={isReadOnly} onClick={onReview}>
          {texts.review}
        </Button>
        {!isLast && (
          <Button variant="primary" disabled={isReadOnly} className={css({ ml: 'auto' })} onClick={() => go(index + 1)}>
            {texts.next}
            <ArrowRight size={16} aria-hidden />
          </Button>
        )}
      </footer>
    </>
  )
}
