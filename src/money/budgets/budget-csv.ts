import { toCsv } from '#src/ui/list/csv.ts'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { csvName } from '#src/ui/records/record-csv.ts'
import type { HistoricBudget, LiveBudget } from './budget.ts'
import type { Measure } from './budget-address.ts'
import { cellOf } from './figures.ts'
import { comparedFigures } from './historic-rows.ts'
import { liveFigures } from './live-rows.ts'
import { budgetTexts as texts } from './texts.ts'

/** The weeks, the programmes and the regions of a live budget, as its tables show them. */
export function liveCsv(budget: LiveBudget, measure: Measure): string {
  const { lastYear, rows, target, programmes, regions } = liveFigures(budget, measure)
  const columns = texts.forecastColumns
  const cell = (figure: number | null) => (figure === null ? '' : cellOf(measure, figure))
  return toCsv(
    [texts.figures, texts.name, texts.live, lastYear, texts.target, columns.expected, columns.low, columns.high],
    [
      ...rows.map(({ name, now: soFar, last, forecast }) => [
        texts.week,
        name,
        cell(soFar),
        cell(last),
        cell(target),
        ...(['expected', 'low', 'high'] as const).map((bound) => cell(forecast?.[bound] ?? null)),
      ]),
      ...[...programmes.map((row) => ({ head: texts.programme, ...row })), ...regions.map((row) => ({ head: texts.region, ...row }))].map(
        (row) => [row.head, row.name, cell(row.now), cell(row.last), cell(row.target), cell(row.forecast), '', ''],
      ),
    ],
  )
}

/** The years of a historic budget and the two that are compared, as its tables show them. */
export function historicCsv(budget: HistoricBudget, measure: Measure): string {
  const { years, earlier, later, groups } = comparedFigures(budget, measure)
  const cell = (figure: number) => cellOf(measure, figure)
  return toCsv(
    [texts.figures, texts.name, measure === 'students' ? texts.students : texts.revenue, earlier, later],
    [
      ...years.map(({ name, figure }) => [texts.year, name, cell(figure), '', '']),
      ...groups.flatMap(({ head, rows }) => rows.map((row) => [head, row.name, '', cell(row.earlier), cell(row.later)])),
    ],
  )
}

/** Hands a budget to the browser as a file named after the page and the day. */
export const saveBudget = (title: string, today: string, text: string): void =>
  saveFile(csvName(`${title} budget`, today), 'text/csv;charset=utf-8', text)
