import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import type { FileTable } from '#machines/records/import-types.ts'
import type { ImportField } from '#openapi/import-fields.ts'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { toCsv } from '#src/ui/list/csv.ts'

const labelled = (fields: readonly ImportField[], name: string) => labelIn(fields, name) ?? labelIn(fields, name.split('.')[0]) ?? name
const labelIn = (fields: readonly ImportField[], name: string | undefined) => fields.find((field) => field.name === name)?.label

/** The wrong rows of a file as they stand in it, with two more columns: the line and the reasons. */
export function wrongRowsCsv(
  { columns, rows }: FileTable,
  outcomes: readonly ImportOutcome[],
  fields: readonly ImportField[],
  heads: { readonly line: string; readonly reason: string },
): string {
  const wrong = new Map(outcomes.filter(({ outcome }) => outcome === 'wrong').map((one) => [one.line, one.problems]))
  return toCsv(
    [...columns, heads.line, heads.reason],
    rows.flatMap(({ line, cells }) => {
      const problems = wrong.get(line)
      const reasons = problems?.map(({ field, description }) => `${labelled(fields, field)}: ${description}`)
      return reasons ? [[...cells, line, reasons.join('\n')]] : []
    }),
  )
}

/** Saves the text of a CSV file. */
export const saveCsv = (name: string, text: string): void => saveFile(name, 'text/csv;charset=utf-8', text)

/** Saves an empty file with a heading for each field. */
export const saveTemplate = (name: string, fields: readonly ImportField[]): void =>
  saveCsv(
    name,
    toCsv(
      fields.map(({ label }) => label),
      [],
    ),
  )
