import { ChartPanel } from '#src/ui/graphs/chart-panel.tsx'
import { ColumnChart } from '#src/ui/graphs/column-chart.tsx'
import { FigureTable } from '#src/ui/graphs/figure-table.tsx'
import { valueText } from '#src/ui/graphs/figures.ts'
import { LineChart } from '#src/ui/graphs/line-chart.tsx'
import { RowChart } from '#src/ui/graphs/row-chart.tsx'
import { ScatterChart } from '#src/ui/graphs/scatter-chart.tsx'
import type { ReportData } from './report-queries.ts'
import { reportTexts as texts } from './texts.ts'

type Chart = ReportData['series'][number]

const looks = ['solid', 'dashed', 'dotted'] as const

/** The first and the last name: those between have no room, and are read point by point. */
const endsOf = (points: readonly string[]): ReadonlyMap<number, string> =>
  new Map([...points.entries()].filter(([place]) => place === 0 || place === points.length - 1))

/** A chart of a report by its kind. */
function Drawing({ chart }: { readonly chart: Chart }) {
  const { kind, unit, points, series, failBelow } = chart
  const label = `${chart.title}: ${chart.summary}`
  if (kind === 'columns') return <ColumnChart label={label} unit={unit} points={points} series={series} failBelow={failBelow} />
  if (kind === 'scatter')
    return (
      <ScatterChart label={label} unit={unit} points={points} series={series} pointText={texts.oneStudent} lineText={texts.asPredicted} />
    )
  if (kind === 'lines')
    return (
      <LineChart
        label={label}
        points={points}
        series={series.map(({ name, values }, index) => ({ label: name, values, look: looks[index] ?? 'dotted' }))}
        today={null}
        axisNames={endsOf(points)}
        axisText={(value) => valueText(value, unit)}
        textOf={(value) => valueText(value, unit)}
      />
    )
  return <RowChart label={label} unit={unit} points={points} series={series} isStacked={kind === 'stacks'} />
}

/** A chart with what it means, and the table of its figures. */
export const FigureChart = ({ chart }: { readonly chart: Chart }) => (
  <ChartPanel
    title={chart.title}
    summary={<p>{chart.summary}</p>}
    words={{ chart: texts.chart, table: texts.table, show: texts.show(chart.title) }}
    chart={chart.points.length === 0 ? <p>{texts.nothing}</p> : <Drawing chart={chart} />}
    table={
      <FigureTable
        label={chart.title}
        heads={[texts.name, ...chart.series.map(({ name }) => name)]}
        rows={chart.points.map((name, index) => ({
          name,
          figures: chart.series.map(({ values }) => valueText(values[index] ?? null, chart.unit)),
        }))}
      />
    }
  />
)
