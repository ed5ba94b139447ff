import { css } from 'styled-system/css'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { QuestionPicture } from '../question/QuestionPicture.tsx'
import { assessmentTexts as texts } from '../texts.ts'
import type { SheetQuestion } from './paper-content.ts'

interface QuestionOnSheetProps {
  readonly number: number
  readonly question: SheetQuestion
  readonly hasKey: boolean
}

const letterOf = (index: number) => String.fromCodePoint(65 + index)

/** What is right, or by what an essay is marked. */
function KeyOf({ question: { options, answers, tolerance, markScheme, questionCode, versionNo } }: { readonly question: SheetQuestion }) {
  const right = options.flatMap(({ isCorrect }, index) => (isCorrect === 1 ? [letterOf(index)] : []))
  const typed = tolerance === undefined || tolerance === 0 ? answers : answers.map((one) => `${one} ± ${tolerance}`)
  return (
    <div className={css({ borderLeftWidth: '3px', borderColor: 'border.strong', pl: '3' })}>
      <p className={css({ textStyle: 'bodyStrong' })}>
        {texts.key}: {[...right, ...typed].join(', ')}
      </p>
      {markScheme.length > 0 && (
        <ul className={css({ listStyle: 'disc', pl: '5' })}>
          {markScheme.map(({ point, marks }, index) => (
            <li key={index}>
              {point} ({texts.marks(marks)})
            </li>
          ))}
        </ul>
      )}
      <p className={css({ color: 'fg.muted' })}>
        {questionCode}, {texts.version(versionNo)}
      </p>
    </div>
  )
}

/** A question of the printed paper, with its key where asked for. */
export const QuestionOnSheet = ({ number, question, hasKey }: QuestionOnSheetProps) => (
  <li className={css({ display: 'grid', gridTemplateColumns: '2.5em minmax(0, 1fr) auto', gap: '2', breakInside: 'avoid' })}>
    <span className={css({ textStyle: 'bodyStrong' })}>{number}</span>
    <div className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
      <RichText markup={question.stem} empty={texts.noStem} cut={texts.cutStem} />
      {question.assetId !== undefined && <QuestionPicture assetId={question.assetId} altText={question.altText ?? ''} />}
      {question.options.length > 0 && (
        <ul className={css({ display: 'grid', gap: '1' })}>
          {question.options.map(({ text }, index) => (
            <li key={index}>
              {letterOf(index)} {text}
            </li>
          ))}
        </ul>
      )}
      {hasKey && <KeyOf question={question} />}
    </div>
    <span className={css({ whiteSpace: 'nowrap', color: 'fg.muted' })}>{texts.marks(question.marks)}</span>
  </li>
)
