import { saveFile } from '#src/ui/kit/save-file.ts'
import { toCsv } from '#src/ui/list/csv.ts'
import { csvName } from '#src/ui/records/record-csv.ts'
import type { ReportData } from './report-queries.ts'

/** The table of a report as the text of a file. */
export const reportCsv = ({ columns, rows }: Pick<ReportData, 'columns' | 'rows'>): string =>
  toCsv(
    columns.map(({ name }) => name),
    rows.map(({ cells }) => cells),
  )

/** Hands the table of a report to the browser as a file named after the report and the day. */
export const saveReport = (title: string, today: string, report: Pick<ReportData, 'columns' | 'rows'>): void =>
  saveFile(csvName(title, today), 'text/csv;charset=utf-8', reportCsv(report))
