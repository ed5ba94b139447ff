import type { HistoricBudget } from './budget.ts'
import type { Measure } from './budget-address.ts'
import { budgetTexts as texts } from './texts.ts'

/** The figures of the years so far in one measure, as bars, table and file show them. */
export function comparedFigures({ years, earlierId, laterId, centres, programmes }: HistoricBudget, measure: Measure) {
  const read = ({ students, revenueMinor }: { readonly students: number; readonly revenueMinor: number }) =>
    measure === 'money' ? revenueMinor : students
  const nameOf = (id: number) => years.find(({ yearId }) => yearId === id)?.name ?? ''
  const rowsOf = (rows: HistoricBudget['centres'], unnamed: string) =>
    rows
      .map(({ name, earlier, later }) => ({ name: name === '' ? unnamed : name, earlier: read(earlier), later: read(later) }))
      .filter(({ earlier, later }) => earlier !== 0 || later !== 0)
  return {
    years: years.map((year) => ({ name: year.name, figure: read(year) })),
    earlier: nameOf(earlierId),
    later: nameOf(laterId),
    groups: [
      { title: texts.byCentre, head: texts.centre, rows: rowsOf(centres, texts.noCentre) },
      { title: texts.byProgramme, head: texts.programme, rows: rowsOf(programmes, texts.noProgramme) },
    ],
  }
}
