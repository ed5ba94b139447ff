import type { Ref } from 'react'
import { css } from 'styled-system/css'
import { RichText } from '#src/ui/text/rich-text.tsx'
import type { ScriptQuestion } from './marking-service.ts'
import { markerOf } from './NoteList.tsx'
import { segmentsOf, type PlacedNote, type Segment } from './passages.ts'
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

const mark = css({
  color: 'inherit',
  bg: 'info.subtle',
  borderBottomWidth: '2px',
  borderColor: 'info.icon',
  '&[data-marker="2"]': { bg: 'warning.subtle', borderColor: 'warning.icon' },
  '&[data-marker="3"]': { bg: 'success.subtle', borderColor: 'success.icon' },
})

const place = css({
  color: 'info.text',
  ml: '0.5',
  '&[data-marker="2"]': { color: 'warning.text' },
  '&[data-marker="3"]': { color: 'success.text' },
})

/** A part of an answer, in the colour of the marker of its last note; the number of the marker stands where a note ends. */
function Part({ answer, segment }: { readonly answer: string; readonly segment: Segment }) {
  const { from, to, notes, ending } = segment
  const text = answer.slice(from, to)
  const last = notes.at(-1)
  return (
    <>
      {last ? (
        <mark data-from={from} data-marker={last.marker} className={mark}>
          {text}
        </mark>
      ) : (
        <span data-from={from}>{text}</span>
      )}
      {ending.map((note) => (
        <sup key={`${note.marker}/${note.from}`} data-marker={note.marker} className={place} title={note.text}>
          <span aria-hidden>{note.marker}</span>
          <span className={css({ srOnly: true })}>{`(${markerOf(note)})`}</span>
        </sup>
      ))}
    </>
  )
}

interface ScriptTextProps {
  readonly question: ScriptQuestion
  readonly notes: readonly PlacedNote[]
  readonly isLarge: boolean
  readonly ref: Ref<HTMLDivElement>
}

/** What a candidate wrote, below what was asked. */
export const ScriptText = ({ question, notes, isLarge, ref }: ScriptTextProps) => (
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
        ref={ref}
        data-large={isLarge || undefined}
        className={css({
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          fontSize: 'lg',
          lineHeight: '1.7',
          '&[data-large]': { fontSize: '2xl', lineHeight: '1.6' },
        })}
      >
        {segmentsOf(question.answer, notes).map((segment) => (
          <Part key={segment.from} answer={question.answer} segment={segment} />
        ))}
      </div>
    )}
  </article>
)
