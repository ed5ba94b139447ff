import { target } from '#openapi/generated/resources/money/target.ts'
import type { CellEdit } from '#machines/records/record-grid.machine.ts'
import { typedFields, wireFields } from '#machines/records/typed-values.ts'
import type { DateFormat } from '#machines/time/civil.ts'
import type { CellRecords } from '#src/resources/grid/save-cells.ts'
import type { GridLine } from '#src/resources/grid/RecordGrid.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import type { RecordOption, StoredRecord } from '#src/resources/record-types.ts'

/** The figures of a target, which are typed for a centre and a programme. */
export const figures = ['students', 'revenueMinor'] as const

export type Figure = (typeof figures)[number]

// None of these fields is a date.
const noDates: DateFormat = { parse: () => null, format: (day) => day }

/** The targets of a year as cells: a row for each centre, a column for each programme. In a new target, the other figure is 0. */
export const targetRecords = (yearId: number, storedOf: CellRecords['storedOf']) => ({
  rules: target,
  storedOf,
  keysOf: (centreId: number, programId: number) => ({ yearId, centreId, programId }),
  initial: { students: 0, revenueMinor: 0 },
  valueOf: (field: string, text: string) => wireFields(target.fields, { [field]: text }, noDates)[field],
})

/** What a cell shows: what was typed, else what is stored. */
export const figureIn = (field: Figure, edit: CellEdit | undefined, stored: StoredRecord | undefined): string =>
  edit?.[field] ?? plainText(typedFields(target.fields, { [field]: stored?.fields[field] }, noDates)[field])

/** The rows or columns of the grid, by name: the active records, and those that are not active but have targets of the year. */
export function linesOf(
  options: readonly RecordOption[],
  of: 'Centre' | 'Program',
  field: 'centreId' | 'programId',
  stored: readonly StoredRecord[],
): readonly GridLine[] {
  const lines = new Map(options.map(({ id, name }) => [id, name]))
  for (const { fields, names } of stored) {
    const id = Number(fields[field])
    if (!lines.has(id)) lines.set(id, names[of]?.[String(id)]?.name ?? '')
  }
  return [...lines].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name))
}
