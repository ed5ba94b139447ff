import { toCsv } from '../list/csv.ts'

/** A column of a file: what its head says, and its text in each row. */
export interface FileColumn<Row> {
  readonly label: string
  text(row: Row): string | number
}

/** Rows as the text of a CSV file. */
export const recordCsv = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string =>
  toCsv(
    columns.map(({ label }) => label),
    rows.map((row) => columns.map(({ text }) => text(row))),
  )

/** The name of a list's file: what it holds, and the day. */
export const csvName = (nouns: string, today: string): string => `${nouns.replaceAll(' ', '-')}-${today}.csv`
