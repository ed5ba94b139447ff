import type { AcademicRow } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import { texts } from './texts.ts'

/** Rows under one heading; null heads those that stand for themselves. */
export interface RowGroup {
  readonly heading: string | null
  readonly rows: readonly AcademicRow[]
}

const mark = ': '

/** A row's full name, for people who cannot see the heading of its group. */
export const nameOf = ({ name }: AcademicRow): string => name.trim() || texts.unnamed

/** The id of the element that holds a row. */
export const rowId = ({ key }: AcademicRow): string => `row-${key.replaceAll(' ', '-')}`

/** A row's name below its group's heading: "Universities" of "Results release date: Universities". */
export const shortNameOf = ({ name, isCustom }: AcademicRow, { heading }: Pick<RowGroup, 'heading'>): string =>
  isCustom || heading === null ? name : name.slice(heading.length + mark.length)

const headingIn = (name: string): string | null => (name.includes(mark) ? name.slice(0, name.indexOf(mark)) : null)

/** Whether a row that has no heading stands after one that has: it would read as part of that one's group. */
const isInterrupted = (rows: readonly AcademicRow[]): boolean => {
  const first = rows.findIndex(({ name }) => headingIn(name) !== null)
  return first >= 0 && rows.slice(first).some(({ name }) => headingIn(name) === null)
}

/** The rows in their order, those of one heading together; without headings where these would change the order. */
export function groupsOf(rows: readonly AcademicRow[]): readonly RowGroup[] {
  const isFlat = isInterrupted(rows.filter(({ isCustom }) => !isCustom))
  const groups = new Map<string | null, AcademicRow[]>()
  for (const row of rows) {
    const heading = row.isCustom ? texts.custom : isFlat ? null : headingIn(row.name)
    const group = groups.get(heading)
    if (group) group.push(row)
    else groups.set(heading, [row])
  }
  return [...groups].map(([heading, members]) => ({ heading, rows: members }))
}
