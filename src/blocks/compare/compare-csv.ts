import type { Difference, Standing } from '#machines/blocks/compare/compare.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { csvName, recordCsv, type FileColumn } from '#src/ui/records/record-csv.ts'
import { changeText, compareTexts as texts } from './texts.ts'

const dateCell = (place: Standing | null) => (place ? formatCivil(place.date) : '')
const slotCell = (place: Standing | null) => place?.slot.number ?? ''

const columns: readonly FileColumn<Difference>[] = [
  { label: texts.columns.difference, text: ({ kinds }) => kinds.map(texts.kind).join(', ') },
  { label: texts.columns.module, text: ({ left, right }) => (right ?? left)?.module.name ?? '' },
  { label: texts.columns.leftDate, text: ({ left }) => dateCell(left) },
  { label: texts.columns.leftSlot, text: ({ left }) => slotCell(left) },
  { label: texts.columns.rightDate, text: ({ right }) => dateCell(right) },
  { label: texts.columns.rightSlot, text: ({ right }) => slotCell(right) },
  { label: texts.columns.change, text: (difference) => changeText(difference, 'right') },
]

/** The differences as the text of a CSV file, a line each. */
export const differencesCsv = (differences: readonly Difference[]): string => recordCsv(columns, differences)

/** Hands the differences to the browser as a file. */
export const saveDifferences = (nouns: string, differences: readonly Difference[], today: string): void =>
  saveFile(csvName(texts.fileName(nouns), today), 'text/csv;charset=utf-8', differencesCsv(differences))
