import type { ReportChart, ReportData } from '#openapi/generated/schema.d.ts'
import type { ReportName } from '#openapi/reports/report-names.ts'
import type { PersonalStore } from '../resources/engine/store.ts'

/** What narrows a report, as it was asked for; 0 and empty for all. */
export interface Asked {
  readonly studentId: number
  readonly resultIntakeId: number
  readonly deliveryId: number
  readonly centreIds: readonly number[]
  readonly moduleIds: readonly number[]
  readonly yearId: number
  readonly by: string
  readonly from: string
  readonly to: string
  readonly atRisk: boolean
  readonly compare: boolean
}

/** Reckons a report from the records that a person may see. */
export type Report = (asked: Asked, store: PersonalStore) => Omit<ReportData, 'asOf'>

/** A report by its name, with who may see it. */
export interface CatalogueEntry {
  readonly report: ReportName
  readonly contactTypes: readonly string[]
  readonly make: Report
}

/** The size from which on partners see figures of a group: those of a smaller one would tell much of each student in it. */
const smallest = 5

/** What partners read of a small group. */
export const fewText = 'fewer than 5'

/** Whether a group is too small to be shown to the person. */
export const isSmall = ({ user }: PersonalStore, size: number): boolean => user.contactType !== 'NCUK' && size > 0 && size < smallest

/** A number of a group, unless it is too small. */
export const sizeText = (store: PersonalStore, size: number): string => (isSmall(store, size) ? fewText : String(size))

/** What is reckoned of a group; nothing of one that is too small. */
export const ofGroup = <T>(store: PersonalStore, size: number, value: T | null): T | null => (isSmall(store, size) ? null : value)

export const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** To one decimal. */
export const rounded = (number: number | null): number | null => (number === null ? null : Math.round(number * 10) / 10)

export const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole))

/** What share a group is of a larger one; nothing where either is too small, as the share tells its size. */
export const shareOfGroups = (store: PersonalStore, part: number, whole: number): number | null =>
  isSmall(store, part) ? null : ofGroup(store, whole, share(part, whole))

/** In place of the summary of a chart that shows no group. */
export const noGroupText = 'No group is large enough to be shown.'

const none = '–'
export const markText = (number: number | null): string => (number === null ? none : number.toFixed(1))
export const shareText = (percent: number | null): string => (percent === null ? none : `${percent}%`)

/** "+1.4", "−0.3". */
export function differenceText(number: number | null): string {
  if (number === null) return none
  const text = Math.abs(number).toFixed(1)
  return number === 0 || text === '0.0' ? '0.0' : `${number > 0 ? '+' : '−'}${text}`
}

/** By how much achieved marks differ from predicted ones, in a sentence. */
export const gapText = (gap: number | null): string => {
  if (gap === null) return 'There are no predicted and achieved marks to compare.'
  if (gap === 0) return 'Achieved marks are as predicted on average.'
  return `Achieved marks are ${Math.abs(gap).toFixed(1)} points ${gap < 0 ? 'lower' : 'higher'} than predicted on average.`
}

/** Groups things by a key, in the order of the keys' names. */
export function groupsOf<T, Key extends number | string>(
  things: readonly T[],
  keyOf: (thing: T) => Key,
  wordOf: (key: Key) => string,
): readonly { readonly key: Key; readonly name: string; readonly things: readonly T[] }[] {
  const groups = new Map<Key, T[]>()
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing])
  return [...groups]
    .map(([key, found]) => ({ key, name: wordOf(key), things: found }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
}

/** The bounds of a distribution of marks. */
const tens = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]

/** How many of some marks lie in each ten. */
export const distribution = (marks: readonly number[]): number[] =>
  tens.map((from) => marks.filter((mark) => mark >= from && (from === 90 || mark < from + 10)).length)

/** What share of some marks lies in each ten, in per cent. */
export const inPercent = (marks: readonly number[]): (number | null)[] => distribution(marks).map((count) => share(count, marks.length))

export const tenNames: string[] = tens.map((from) => (from === 90 ? '90–100' : `${from}–${from + 9}`))

/** Within which bounds the middle half of some marks lies; null without any. */
export function middleHalf(marks: readonly number[]): readonly [number, number] | null {
  if (marks.length === 0) return null
  const sorted = marks.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0)
  return [at(0.25), at(0.75)]
}

/** A chart; its values have no unit by default. */
export const chart = (given: Omit<ReportChart, 'unit'> & Partial<Pick<ReportChart, 'unit'>>): ReportChart => ({ unit: '', ...given })

/** The name of the highest of some values, with it; null where all are missing. */
export function highestOf(names: readonly string[], values: readonly (number | null)[]): readonly [name: string, value: number] | null {
  const found = values.flatMap((value, index) => (value === null ? [] : [[names[index] ?? '', value] as const]))
  return found.toSorted((one, other) => other[1] - one[1])[0] ?? null
}
