import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Switch } from '#src/ui/form/switch.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { assessmentTexts as texts } from '../texts.ts'
import { paperContentQuery, type PaperContent } from './paper-content.ts'
import { QuestionOnSheet } from './QuestionOnSheet.tsx'

const sheet = css({
  maxWidth: '760px',
  width: 'full',
  mx: 'auto',
  p: { base: '4', md: '8' },
  display: 'grid',
  gap: '6',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'md',
})

/** The paper as it is printed. */
function Sheet({ content, hasKey }: { readonly content: PaperContent; readonly hasKey: boolean }) {
  const { paperName, durationMinutes, totalMarks, sections } = content
  const firstOf = (index: number) => sections.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 0) + 1
  return (
    <article data-sheet="plain" aria-label={paperName} className={sheet}>
      <header>
        <h2 className={css({ textStyle: 'h1' })}>{hasKey ? `${paperName}: ${texts.key}` : paperName}</h2>
        <p className={css({ color: 'fg.muted' })}>{texts.sheetHead(durationMinutes, totalMarks)}</p>
      </header>
      {sections.map(({ title, instructions, choose, questions }, index) => (
        <section key={index} className={css({ display: 'grid', gap: '4' })}>
          <div>
            <h3 className={css({ textStyle: 'h2' })}>{title}</h3>
            {instructions !== undefined && <p className={css({ whiteSpace: 'pre-line' })}>{instructions}</p>}
            {choose !== undefined && choose < questions.length && <p>{texts.choose(choose)}</p>}
          </div>
          <ol className={css({ display: 'grid', gap: '5' })}>
            {questions.map((question, place) => (
              <QuestionOnSheet key={question.questionId} number={firstOf(index) + place} question={question} hasKey={hasKey} />
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

/** A paper to be printed, or saved as PDF by the browser, with its key or without. */
export function PaperSheet() {
  const { api, codec } = useServices()
  const { record } = useShownRecord()
  const [hasKey, setKey] = useState(false)
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: '4' })}>
        <Switch label={texts.withKey} offLabel={texts.no} onLabel={texts.yes} checked={hasKey} onChange={setKey} />
        <Button icon={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
          {texts.printSheet}
        </Button>
      </div>
      <ReadResult read={useQuery(paperContentQuery(api, codec, record.id))}>
        {(content) => <Sheet content={content} hasKey={hasKey} />}
      </ReadResult>
    </div>
  )
}
