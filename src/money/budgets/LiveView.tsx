import { css } from 'styled-system/css'
import { formatCivil } from '#src/time/civil-date.ts'
import { ChartPanel } from '#src/ui/graphs/chart-panel.tsx'
import { LineChart, type LineSeries } from '#src/ui/graphs/line-chart.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { BudgetFrame, type BudgetPageParts } from './BudgetFrame.tsx'
import type { LiveBudget } from './budget.ts'
import { FigureTable } from '#src/ui/graphs/figure-table.tsx'
import { axisText, differenceText, figureText } from './figures.ts'
import { liveFigures, monthsOf, wholeOf } from './live-rows.ts'
import { RegionBars } from './RegionBars.tsx'
import { budgetTexts as texts } from './texts.ts'

interface LiveViewProps extends BudgetPageParts {
  readonly budget: LiveBudget
  /** The list of the registrations that are counted; null for people who may not open it. */
  readonly registrations: string | null
}

// From 1280 px on the regions stand beside the chart and the programmes, however many they are.
const parts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 312px' },
  gridTemplateRows: { xl: 'auto 1fr' },
})

/** How the current year stands week by week, beside last year and its target. */
export function LiveView({ budget, registrations, ...frame }: LiveViewProps) {
  const { measure } = frame.filter
  const { lastYear, rows, target, soFar, forecast, programmes, regions } = liveFigures(budget, measure)
  const text = (figure: number) => figureText(measure, figure)
  const series: readonly LineSeries[] = [
    { label: texts.live, look: 'solid', values: rows.map((row) => row.now) },
    { label: lastYear, look: 'dashed', values: rows.map((row) => row.last) },
    { label: texts.target, look: 'dotted', values: rows.map(() => target) },
    ...(forecast === null
      ? []
      : [
          {
            label: texts.forecast,
            look: 'mixed' as const,
            values: rows.map((row) => row.forecast?.expected ?? null),
            range: { text: texts.forecastRange, bounds: rows.map((row) => row.forecast) },
          },
        ]),
  ]
  const columns = texts.forecastColumns
  const isMoney = measure === 'money'
  const figuresOf = (one: ReturnType<typeof wholeOf> & { readonly forecast: number | null }) => [
    ...(isMoney ? [figureText('students', one.students)] : []),
    text(one.last),
    text(one.now),
    text(one.target),
    differenceText(measure, one.now, one.target),
    one.forecast === null ? '–' : text(one.forecast),
  ]
  const title = texts.byWeek[measure]
  return (
    <BudgetFrame {...frame} page="live" meta={texts.asOf(budget.year, formatCivil(budget.asOf))} leftOut={budget.leftOut}>
      <div className={parts}>
        <ChartPanel
          title={title}
          summary={
            <>
              <p>
                {texts.soFar[measure](text(soFar), text(target), soFar >= target)}{' '}
                {forecast === null ? texts.noForecast : texts.forecastOf(text(forecast.expected), text(forecast.low), text(forecast.high))}
              </p>
              {forecast !== null && <p className={css({ textStyle: 'small' })}>{texts.forecastHint}</p>}
              {measure === 'students' && registrations !== null && (
                <p>
                  <TextLink href={registrations}>{texts.registrations(text(soFar))}</TextLink>
                </p>
              )}
            </>
          }
          words={{ chart: texts.chart, table: texts.table, show: texts.show(title) }}
          chart={
            <LineChart
              label={title}
              series={series}
              points={rows.map(({ name }) => name)}
              today={budget.week === 0 ? null : budget.week - 1}
              todayText={texts.today}
              axisNames={monthsOf(budget.weeks)}
              axisText={(figure) => axisText(measure, figure)}
              textOf={text}
            />
          }
          table={
            <FigureTable
              label={title}
              heads={[texts.week, texts.live, lastYear, texts.target, columns.expected, columns.low, columns.high]}
              rows={rows.map(({ name, now: figure, last, forecast: range }) => ({
                name,
                figures: [
                  figure === null ? '' : text(figure),
                  text(last),
                  text(target),
                  ...(['expected', 'low', 'high'] as const).map((bound) => (range ? text(range[bound]) : '')),
                ],
              }))}
            />
          }
        />
        <div
          className={css({
            gridRow: { xl: '1 / 3' },
            gridColumn: { xl: '2' },
            borderTopWidth: '1px',
            borderLeftWidth: { xl: '1px' },
            borderColor: 'border.default',
          })}
        >
          <RegionBars regions={regions} measure={measure} />
        </div>
        <section className={css({ minWidth: '0', borderTopWidth: '1px', borderColor: 'border.default', py: '4' })}>
          <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '2' })}>
            <h2 className={css({ textStyle: 'h3' })}>{texts.byProgramme}</h2>
            {forecast !== null && programmes.length > 1 && (
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.ownShares}</p>
            )}
          </div>
          <FigureTable
            label={texts.byProgramme}
            heads={[
              texts.programme,
              ...(isMoney ? [texts.students] : []),
              lastYear,
              texts.live,
              texts.target,
              texts.difference,
              texts.forecast,
            ]}
            rows={programmes.map((one) => ({ name: one.name, figures: figuresOf(one) }))}
            total={{ name: texts.total, figures: figuresOf({ ...wholeOf(programmes), forecast: forecast?.expected ?? null }) }}
          />
        </section>
      </div>
    </BudgetFrame>
  )
}
