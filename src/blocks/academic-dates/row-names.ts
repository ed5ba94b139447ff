import type { AcademicRow } from '#machines/blocks/academic-dates-rules.ts'
import { texts } from './texts.ts'

/** Rows under one heading; null heads those that stand for themselves. */
export interface RowGroup {
  readonly heading: string | null
  readonly rows: readonly AcademicRow[]
}

const mark = ': '

/** A row by its full name, for who cannot see its group. */
export const nameOf = ({ name }: AcademicRow): string => name.trim() || texts.unnamed

/** Of the element that holds a row. */
export const rowId = ({ key }: AcademicRow): string => `row-${key.replaceAll(' ', '-')}`

/** A row's name below its group's heading: "Universities" of "Results release date: Universities". */
export const shortNameOf = ({ name, isCustom }: AcademicRow): string =>
  isCustom || !name.includes(mark) ? name : name.slice(name.indexOf(mark) + mark.length)

const headingOf = ({ name, isCustom }: AcademicRow): string | null => {
  if (isCustom) return texts.custom
  return name.includes(mark) ? name.slice(0, name.indexOf(mark)) : null
}

/** The rows by heading, each heading where its first row stands. */
export function groupsOf(rows: readonly AcademicRow[]): readonly RowGroup[] {
  const groups = new Map<string | null, AcademicRow[]>()
  for (const row of rows) {
    const group = groups.get(headingOf(row))
    if (group) group.push(row)
    else groups.set(headingOf(row), [row])
  }
  return [...groups].map(([heading, members]) => ({ heading, rows: members }))
}
