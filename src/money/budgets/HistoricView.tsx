import { css } from 'styled-system/css'
import { BarPair } from '#src/ui/graphs/bar-pair.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { BudgetFrame, type BudgetPageParts } from './BudgetFrame.tsx'
import type { HistoricBudget } from './budget.ts'
import { FigureTable } from '#src/ui/graphs/figure-table.tsx'
import { differenceText, figureText } from './figures.ts'
import { comparedFigures } from './historic-rows.ts'
import { budgetTexts as texts } from './texts.ts'

interface HistoricViewProps extends BudgetPageParts {
  readonly budget: HistoricBudget
}

const inset = css({ px: { base: '4', md: '5', lg: '7' } })

/** Students and revenue of the years so far, and two of them compared. */
export function HistoricView({ budget, ...frame }: HistoricViewProps) {
  const { filter, onFilter } = frame
  const { measure } = filter
  const { years, earlier, later, groups } = comparedFigures(budget, measure)
  const text = (figure: number) => figureText(measure, figure)
  const options = budget.years.map(({ yearId, name }) => ({ value: String(yearId), label: name }))
  const compared = { earlier: String(budget.earlierId), later: String(budget.laterId) }
  const highestYear = Math.max(0, ...years.map(({ figure }) => figure))
  const sections = [
    {
      title: texts.byYear,
      heads: [texts.year, measure === 'students' ? texts.students : texts.revenue],
      note: measure === 'money' ? texts.revenueNote : null,
      rows: years.map(({ name, figure }) => ({
        name,
        bars: <BarPair solid={figure} outlined={null} highest={highestYear} />,
        figures: [text(figure)],
      })),
    },
    ...groups.map(({ title, head, rows }) => {
      const highest = Math.max(0, ...rows.flatMap((row) => [row.earlier, row.later]))
      return {
        title,
        heads: [head, earlier, later, texts.difference],
        note: texts.barsOf(earlier, later),
        rows: rows.map((row) => ({
          name: row.name,
          bars: <BarPair solid={row.later} outlined={row.earlier} highest={highest} />,
          figures: [text(row.earlier), text(row.later), differenceText(measure, row.later, row.earlier)],
        })),
      }
    }),
  ]
  return (
    <BudgetFrame
      {...frame}
      page="historic"
      leftOut={budget.leftOut}
      choices={(['earlier', 'later'] as const).map((side) => (
        <SelectField
          key={side}
          label={texts[side]}
          options={options}
          value={compared[side]}
          onValueChange={(year) => onFilter({ ...filter, ...compared, [side]: year })}
        />
      ))}
    >
      {sections.map(({ title, heads: [head = '', ...figures], note, rows }) => (
        <section key={title} className={css({ borderTopWidth: '1px', borderColor: 'border.default', py: '4' })}>
          <h2 className={`${css({ textStyle: 'h3' })} ${inset}`}>{title}</h2>
          {note !== null && <p className={`${css({ color: 'fg.muted', textStyle: 'small' })} ${inset}`}>{note}</p>}
          {rows.length === 0 ? (
            <p className={inset}>{texts.nothing}</p>
          ) : (
            <FigureTable label={title} bars={texts.bars} heads={[head, ...figures]} rows={rows} />
          )}
        </section>
      ))}
    </BudgetFrame>
  )
}
