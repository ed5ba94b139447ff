import type { Difference, DifferenceKind, Standing, TimeChange } from '#machines/blocks/compare/compare.ts'
import type { DetailsField } from '#machines/blocks/details/details-rules.ts'
import type { ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { weekdayName } from '#machines/time/days.ts'
import { startText } from '../clocks/start-text.ts'
import { fieldTexts } from '../texts.ts'

const kindWords: Readonly<Record<DifferenceKind, string>> = {
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  time: 'time changed',
  content: 'content changed',
}

const fieldWords = {
  name: fieldTexts.name,
  shortName: fieldTexts.shortName,
  from: fieldTexts.from,
  to: fieldTexts.to,
  description: fieldTexts.description,
  status: fieldTexts.status,
}

const weekOf = ({ row }: Standing) => Math.floor(row / 7) + 1

/** Texts of the comparison. */
export const compareTexts = {
  title: 'Compare',
  byWeekday: 'by weekday, as the dates of two years never agree',
  byDate: 'by date',
  left: 'Block on the left',
  right: 'Block on the right',
  search: 'Search',
  swap: 'Swap sides',
  unsaved: 'Unsaved changes in this browser',
  withUnsaved: 'Compare with unsaved changes',
  choose: (nouns: string) => `Choose two ${nouns} to compare.`,
  nothingUnsaved: (noun: string) => `Nothing of this ${noun} is unsaved in this browser.`,
  /** What is spoken once two blocks are compared, or other differences are shown. */
  compared: (left: string, right: string, count: number, kind: DifferenceKind | null) =>
    `${left}, ${right}: ${count} ${kind === null ? `difference${count === 1 ? '' : 's'}` : kindWords[kind]}.`,
  none: 'No differences',
  noneOfKind: (kind: DifferenceKind) => `Nothing is ${kindWords[kind]}.`,
  filters: 'Which differences are shown',
  all: 'all differences',
  kind: (kind: DifferenceKind) => kindWords[kind],
  zones: (added: number, removed: number) => `Time zones: ${added} added, ${removed} removed`,
  slots: (before: number, after: number) => `Slots per day: ${before === after ? before : `${before} → ${after}`}`,
  whatElse: 'Zones and details',
  zonesAdded: 'Time zones added',
  zonesRemoved: 'Time zones removed',
  field: (field: DetailsField, codeLabel: string) => (field === 'code' ? codeLabel : fieldWords[field]),
  change: (before: string, after: string) => `${before} → ${after}`,
  missing: fieldTexts.missing,
  slot: (number: number) => `Slot ${number}`,
  week: (row: number) => `week ${Math.floor(row / 7) + 1}`,
  /** "from week 1 Tue Slot 1", or "to …" on the other side. */
  moved: (way: 'from' | 'to', place: Standing) =>
    `${way} week ${weekOf(place)} ${weekdayName(place.date).slice(0, 3)} Slot ${place.slot.number}`,
  csv: 'CSV',
  print: 'Print',
  columns: {
    difference: 'Difference',
    module: 'Module',
    leftDate: 'Date on the left',
    leftSlot: 'Slot on the left',
    rightDate: 'Date on the right',
    rightSlot: 'Slot on the right',
    change: 'Change',
  },
  fileName: (nouns: string) => `compared ${nouns}`,
}

/** What is chosen of a module in one line: "V1, V2; Reading V1". */
export const contentText = ({ versions, submodules }: ScheduledModule): string =>
  [versions.join(', ') || compareTexts.missing, ...submodules.map((one) => `${one.name} ${one.versions.join(', ')}`)].join('; ')

/** "UK Time 09:00 → 08:00 GMT+1", with an offset behind each time where the two dates have different ones. */
function timeText({ zoneName, before, after }: TimeChange, from: CivilDate, to: CivilDate): string {
  const [earlier, later] = [startText(zoneName, from, before)?.offset ?? '', startText(zoneName, to, after)?.offset ?? '']
  return `${zoneName} ${compareTexts.change(earlier === later ? before : `${before} ${earlier}`, `${after} ${later}`.trim())}`
}

/** Describes a difference on one side, with the place or values of the other; empty where its mark says everything. */
export function changeText({ kinds, left, right, time }: Difference, side: 'left' | 'right'): string {
  const other = side === 'left' ? right : left
  return [
    ...(kinds.includes('moved') && other ? [compareTexts.moved(side === 'left' ? 'to' : 'from', other)] : []),
    ...(time && left && right ? [timeText(time, left.date, right.date)] : []),
    ...(kinds.includes('content') && left && right ? [compareTexts.change(contentText(left.module), contentText(right.module))] : []),
  ].join(' · ')
}
