import { useState } from 'react'
import { css } from 'styled-system/css'
import { machineMark } from '#openapi/assessment/mark-answer.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { assessmentTexts as texts } from '../texts.ts'
import type { Asked } from './asked.ts'
import { AnswerControl } from './AnswerControl.tsx'
import { QuestionPicture } from './QuestionPicture.tsx'

const card = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '4',
  p: { base: '4', md: '5' },
  rounded: 'lg',
  bg: 'bg.sunken',
  borderWidth: '1px',
  borderColor: 'border.subtle',
})

/** What the machine says of an answer; of an essay the scheme by which people mark it. */
function Verdict({ question, value }: { readonly question: Asked; readonly value: string }) {
  const mark = machineMark(question, value)
  if (mark === null)
    return (
      <div>
        <p>{texts.byPeople}</p>
        <ul className={css({ listStyle: 'disc', pl: '5', mt: '1' })}>
          {question.markScheme.map(({ point, marks }, index) => (
            <li key={index}>
              {point} ({texts.marks(marks)})
            </li>
          ))}
        </ul>
      </div>
    )
  const feedback = value.split(',').flatMap((one) => question.options[Number(one) - 1]?.feedback ?? [])
  return (
    <Alert tone={mark > 0 ? 'success' : 'warning'}>
      {texts.reached(mark, question.marks)} {feedback.join(' ')}
    </Alert>
  )
}

/** A question as candidates see it, to be tried: nothing of it is stored. */
export function QuestionPreview({ question }: { readonly question: Asked }) {
  const [value, setValue] = useState('')
  const [checked, setChecked] = useState<string | null>(null)
  const answer = (next: string) => {
    setValue(next)
    setChecked(null)
  }
  const check = () => {
    const mark = machineMark(question, value)
    setChecked(value)
    announce(mark === null ? texts.byPeople : texts.reached(mark, question.marks))
  }
  return (
    <section aria-label={texts.preview} className={card}>
      <div className={css({ textStyle: 'body' })}>
        <RichText markup={question.stem} empty={texts.noStem} cut={texts.cutStem} />
      </div>
      {question.assetId !== undefined && <QuestionPicture assetId={question.assetId} altText={question.altText ?? ''} />}
      <AnswerControl question={question} value={value} onChange={answer} />
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <Button size="sm" onClick={check}>
          {texts.checkAnswer}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => answer('')}>
          {texts.clearAnswer}
        </Button>
        <span className={css({ color: 'fg.muted' })}>{texts.tryItHint}</span>
      </div>
      {checked !== null && <Verdict question={question} value={checked} />}
    </section>
  )
}
