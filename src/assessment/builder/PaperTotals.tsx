import { css } from 'styled-system/css'
import { assessmentTexts as texts } from '../texts.ts'
import { totalsBy, type BankQuestion, type Totals } from './bank.ts'

const table = css({
  width: 'full',
  '& th, & td': { py: '1', textAlign: 'left', fontWeight: 'normal' },
  '& :is(th, td):not(:first-child)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { color: 'fg.muted', textStyle: 'label' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
})

const TotalTable = ({ title, totals }: { readonly title: string; readonly totals: readonly Totals[] }) => (
  <table className={table}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">{texts.questionCount}</th>
        <th scope="col">{texts.markCount}</th>
      </tr>
    </thead>
    <tbody>
      {totals.map(({ name, count, marks }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{count}</td>
          <td>{marks}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface PaperTotalsProps {
  readonly questions: readonly BankQuestion[]
  /** The marks that can be reached: of a section some questions may be chosen. */
  readonly marks: number
}

/** How many questions and marks a paper has, by topic and by difficulty. */
export function PaperTotals({ questions, marks }: PaperTotalsProps) {
  return (
    <section aria-label={texts.totals} className={css({ display: 'grid', gap: '3' })}>
      <h2 className={css({ textStyle: 'h3' })}>{texts.totals}</h2>
      <p>{texts.total(marks, questions.length)}</p>
      {questions.length > 0 && (
        <>
          <TotalTable
            title={texts.byTopic}
            totals={totalsBy(questions, ({ topics }) => (topics.length > 0 ? topics : [texts.withoutTopic]))}
          />
          <TotalTable title={texts.byDifficulty} totals={totalsBy(questions, ({ difficulty }) => [String(difficulty)])} />
        </>
      )}
    </section>
  )
}
