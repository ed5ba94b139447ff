import { css } from 'styled-system/css'
import { RichText } from '#src/ui/text/rich-text.tsx'
import type { ScriptQuestion } from './marking-service.ts'
import { markingTexts as texts } from './texts.ts'

const paper = css({
  maxWidth: '640px',
  mx: 'auto',
  minHeight: { lg: '480px' },
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'md',
  px: { base: '4', md: '7' },
  py: { base: '4', md: '7' },
  boxShadow: 'xs',
})

/** How many words an answer has. */
export const wordsIn = (answer: string): number => answer.split(/\s+/).filter((word) => word !== '').length

/** What a candidate wrote, below what was asked. */
export const ScriptText = ({ question, isLarge }: { readonly question: ScriptQuestion; readonly isLarge: boolean }) => (
  <article aria-label={texts.answerOf(question.number)} className={paper}>
    <div className={css({ color: 'fg.muted', textStyle: 'small', mb: '4' })}>
      <RichText markup={question.stem} empty={texts.noStem} cut={texts.cut} />
      {question.picture && (
        <img
          src={question.picture.address}
          alt={question.picture.altText}
          className={css({ maxWidth: 'full', mt: '3', rounded: 'md', borderWidth: '1px', borderColor: 'border.default' })}
        />
      )}
    </div>
    {question.answer.trim() === '' ? (
      <p className={css({ color: 'fg.muted', fontStyle: 'italic' })}>{texts.noAnswer}</p>
    ) : (
      <div
        data-large={isLarge || undefined}
        className={css({
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          fontSize: 'lg',
          lineHeight: '1.7',
          '&[data-large]': { fontSize: '2xl', lineHeight: '1.6' },
        })}
      >
        {question.answer}
      </div>
    )}
  </article>
)
