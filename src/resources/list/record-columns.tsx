import type { ComponentType } from 'react'
import { css } from 'styled-system/css'
import type { FieldKind, FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import type { NameColumn, RecordColumn } from '#src/ui/records/record-columns.ts'
import { ColourValue } from '../fields/ColourValue.tsx'
import { columnLabel, columnText, nothing } from '../fields/field-text.ts'
import type { FigureCell } from '../fields/figure-cell.ts'
import { RecordStatus } from '../fields/RecordStatus.tsx'
import type { StoredRecord } from '../record-types.ts'

/** Draws the value of a column in a way of its own. */
export type RecordCell = ComponentType<{ readonly value: never; readonly record: StoredRecord }> & Partial<FigureCell>

/** The cells that a list draws itself, by column. */
export type RecordCells = Readonly<Record<string, RecordCell | undefined>>

interface KindLook {
  readonly width: readonly [narrow: number, wide: number]
  readonly text?: 'figures' | 'sum' | 'code'
}

const stampLook: KindLook = { width: [148, 152], text: 'figures' }
const sumLook: KindLook = { width: [128, 132], text: 'sum' }
const countLook: KindLook = { width: [80, 108], text: 'sum' }
const textLook: KindLook = { width: [132, 140] }
const looks: Readonly<Partial<Record<FieldKind, KindLook>>> = {
  email: { width: [176, 196] },
  code: { width: [108, 148], text: 'code' },
  date: { width: [112, 124], text: 'figures' },
  instant: stampLook,
  flag: { width: [88, 108] },
  choice: { width: [112, 148] },
  integer: countLook,
  number: countLook,
  percent: countLook,
  money: sumLook,
}

/** Kinds whose values do not say what they are. */
const bareKinds: ReadonlySet<FieldKind> = new Set(['date', 'instant', 'flag', 'integer', 'number', 'percent', 'money'])

/** So many columns stay on small screens unless a list says which: on cards under the name, on tablets beside it. More of them need 768 px. */
const usualSmall = 2

/** Users are named by their addresses. */
const isEmail = (field: FieldRules | undefined): boolean => field?.kind === 'email' || (field?.kind === 'reference' && field.of === 'User')

const lookOf = (rules: ResourceRules, column: string): KindLook => {
  const field = rules.fields[column]
  if (field) return looks[field.kind] ?? textLook
  return column === 'createdAt' || column === 'updatedAt' ? stampLook : textLook
}

/** Whether a column shows words of any length. */
const isText = (rules: ResourceRules, column: string): boolean => column !== rules.statusField && lookOf(rules, column) === textLook

const sortsOf = (rules: ResourceRules, column: string) =>
  rules.fields[column]?.sorted || column === rules.statusField || column === 'createdAt' || column === 'updatedAt'
    ? [{ by: column, label: columnLabel(rules, column) }]
    : []

/** What the letters of a head take at most, in px, with its padding and the arrow of its order. */
const headWidth = (text: string, isSorted: boolean): number => {
  const wide = text.match(/[mw]/gi)?.length ?? 0
  return Math.ceil(text.length * 6.8 + wide * 4.2) + 26 + (isSorted ? 18 : 0)
}
/** A longer head goes on in a second line. */
const widestHead = 176

/** How a column looks: no narrower than a word of its head, and as wide as the head where there is room. */
function fittingLook(rules: ResourceRules, column: string, isSorted: boolean, isFigure: boolean): KindLook {
  const { width, ...look } = isFigure ? countLook : lookOf(rules, column)
  const head = columnLabel(rules, column)
  const narrow = Math.max(width[0], ...head.split(' ').map((word) => headWidth(word, isSorted)))
  return { ...look, width: [narrow, Math.max(width[1], narrow, Math.min(headWidth(head, isSorted), widestHead))] }
}

/** The column whose codes stand under the names; null where there are none, or they are hidden. */
export const codeColumn = (rules: ResourceRules, columns: readonly string[]): string | null =>
  columns.find((column) => rules.fields[column]?.kind === 'code') ?? null

/** The first column of a list: what names its records, with their codes under it. */
export const nameColumn = (rules: ResourceRules, column: string, code: string | null): NameColumn<StoredRecord> => ({
  sorts: [column, ...(code === null ? [] : [code])].flatMap((one) => sortsOf(rules, one)),
  nameOf: (record) => columnText(rules, column, record) || nothing,
  ...(code === null ? {} : { under: { of: (record: StoredRecord) => columnText(rules, code, record) } }),
})

function statusColumn(rules: ResourceRules, Own: RecordCell | undefined): RecordColumn<StoredRecord> {
  return {
    id: rules.statusField,
    sorts: sortsOf(rules, rules.statusField),
    width: [116, 132],
    card: 'beside',
    cell: (record) =>
      // The type of the status is known where the list names its cells.
      Own ? <Own value={record.status as never} record={record} /> : <RecordStatus rules={rules} status={record.status} />,
  }
}

const twoLines = css({ lineClamp: 2 })

/** A text cut after two lines; a long e-mail address goes on in the second one with its "@". */
function LineText({ text, isEmail }: { readonly text: string; readonly isEmail: boolean }) {
  const at = isEmail ? text.lastIndexOf('@') : -1
  return (
    <span title={text} data-empty={text === '' ? '' : undefined} className={twoLines}>
      {at < 0 ? text || nothing : text.slice(0, at)}
      {at >= 0 && (
        <>
          <wbr />
          {text.slice(at)}
        </>
      )}
    </span>
  )
}

/** What columns may take together on a screen of 1440 px, so that names can still be read. */
const roomBesideName = 760
/** Columns of a list that take less leave names more room than they need: texts get some of it. */
const roomOfTexts = 680
const widestText = 220
/** Columns that together take no more than this leave so much that columns of free text share the rest with the names. */
const roomOfFewColumns = 560

const freeKinds: ReadonlySet<FieldKind> = new Set(['text', 'long'])

const roomTaken = (columns: readonly RecordColumn<StoredRecord>[]) => columns.reduce((sum, { width: [, wide] = [0, 0] }) => sum + wide, 0)

/** The columns after the name; many of them are as narrow as on small screens, which have those of `small`. */
export function recordColumns(
  rules: ResourceRules,
  columns: readonly string[],
  cells: RecordCells,
  small: readonly string[] = columns.slice(0, usualSmall),
): readonly RecordColumn<StoredRecord>[] {
  const all = allColumns(rules, columns, cells, small)
  if (roomTaken(all) <= roomBesideName) return all
  return all.map(({ width, ...column }) => ({ ...column, ...(width && { width: [width[0], width[0]] as const }) }))
}

/** The same in a list, which is as wide as the page: beside few others texts are wider. */
export function listColumns(
  rules: ResourceRules,
  columns: readonly string[],
  cells: RecordCells,
  small?: readonly string[],
): readonly RecordColumn<StoredRecord>[] {
  const all = recordColumns(rules, columns, cells, small)
  const taken = roomTaken(all)
  const texts = all.filter(({ id }) => isText(rules, id))
  const share = Math.floor(Math.max(0, roomOfTexts - taken) / texts.length)
  return all.map((column) => {
    if (!column.width || !texts.includes(column)) return column
    const { width, ...flexible } = column
    const kind = rules.fields[column.id]?.kind
    if (taken <= roomOfFewColumns && kind && freeKinds.has(kind)) return flexible
    return { ...column, width: [width[0], Math.max(width[1], Math.min(width[1] + share, widestText))] }
  })
}

function allColumns(
  rules: ResourceRules,
  columns: readonly string[],
  cells: RecordCells,
  small: readonly string[],
): readonly RecordColumn<StoredRecord>[] {
  return columns.map((column) => {
    if (column === rules.statusField) return statusColumn(rules, cells[column])
    const Own = cells[column]
    const kind = rules.fields[column]?.kind ?? 'instant'
    const sorts = sortsOf(rules, column)
    const place = small.indexOf(column)
    const isKept = place !== -1
    return {
      id: column,
      ...(sorts.length === 0 ? { head: columnLabel(rules, column) } : { sorts }),
      ...fittingLook(rules, column, sorts.length > 0, Own?.isFigure === true),
      ...(!isKept ? { showFrom: 'lg' as const } : place >= usualSmall ? { showFrom: 'md' as const } : {}),
      card: isKept ? ('below' as const) : ('none' as const),
      ...(isKept && bareKinds.has(kind) && { cardLabel: columnLabel(rules, column) }),
      cell: (record) => {
        const text = columnText(rules, column, record)
        if (kind === 'colour' && text !== '') return <ColourValue hex={text} />
        // The type of the column's value is known where the list names its cells.
        return Own ? (
          <Own value={record.fields[column] as never} record={record} />
        ) : (
          <LineText text={text} isEmail={isEmail(rules.fields[column])} />
        )
      },
    }
  })
}
