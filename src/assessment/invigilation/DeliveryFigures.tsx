import { css } from 'styled-system/css'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import type { DeliveryFigures as Figures } from './monitor-service.ts'
import { invigilationTexts as texts } from './texts.ts'

const table = css({
  width: 'full',
  maxWidth: '640px',
  '& :is(th, td)': { py: '2', textAlign: 'left', fontWeight: 'normal', borderBottomWidth: '1px', borderColor: 'border.subtle' },
  '& :is(th, td):not(:first-child)': { textAlign: 'right', pl: '3', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { color: 'fg.muted', textStyle: 'label' },
})

const figure = (value: number | undefined) => (value === undefined ? '—' : value.toFixed(2))

/** The figures of a delivery that is closed: its totals, and how each question did. */
export function DeliveryFigures({ figures, totalMarks }: { readonly figures: Figures; readonly totalMarks: number }) {
  const { marked, mean, highest, lowest, questions } = figures
  const marks = (value: number | undefined) => (value === undefined ? '—' : texts.of(value, totalMarks))
  return (
    <section aria-labelledby="delivery-figures" className={css({ display: 'grid', gap: '4' })}>
      <h2 id="delivery-figures" className={css({ textStyle: 'h2' })}>
        {texts.figures}
      </h2>
      {marked === 0 ? (
        <p className={css({ color: 'fg.muted' })}>{texts.notMarked}</p>
      ) : (
        <DefinitionList
          look="columns"
          entries={[
            { id: 'marked', label: texts.marked, value: marked },
            { id: 'mean', label: texts.mean, value: marks(mean) },
            { id: 'highest', label: texts.highest, value: marks(highest) },
            { id: 'lowest', label: texts.lowest, value: marks(lowest) },
          ]}
        />
      )}
      <p className={css({ textStyle: 'small', color: 'fg.muted', maxWidth: '72ch' })}>{texts.figuresHint}</p>
      <table aria-label={texts.figures} className={table}>
        <thead>
          <tr>
            {[texts.question, texts.marks, texts.facility, texts.discrimination].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ questionId, questionCode, marks: most, facility, discrimination }) => (
            <tr key={questionId}>
              <th scope="row" className={css({ overflowWrap: 'anywhere' })}>
                {questionCode}
              </th>
              <td>{most}</td>
              <td>{figure(facility)}</td>
              <td>{figure(discrimination)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
