import type { Alignment, LeftTime } from '#machines/blocks/clocks/align.ts'
import type { BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import type { ChangeInside } from '#machines/blocks/clocks/clock-changes.ts'
import { namedDate, shortNamedDate } from '#src/time/civil-date.ts'
import { offsetText } from '#machines/time/offset-text.ts'
import { joinWords } from '#src/ui/text/join-words.ts'
import { instantTexts, zonesText } from '../clocks/instant-texts.ts'

/** More waves, or changes of clocks, than this are counted instead of named. */
const mostNamed = 3

/** Texts of the parts that tell what the clocks show. */
export const clockTexts = {
  truth: 'Clock truth',
  truthOn: 'what every wall shows on',
  date: 'Date of the clock truth',
  zone: 'Time zone',
  offset: 'Offset',
  utc: 'UTC',
  slot: instantTexts.slot,
  utcOf: (number: number) => `UTC of slot ${number}`,
  unknownClock: 'clock not known',
  notExisting: instantTexts.notExisting,
  twice: instantTexts.twice,
  unsociable: { early: 'before 07:00', late: 'after 20:00' },
  limit: 'Limit',
  limitUnit: 'min',
  limitInvalid: 'Enter 0 to 1440 minutes',
  rules: (release: string) => `Time zone rules ${release}`,

  together: 'Same instant, min apart',
  togetherOf: 'Same instant of',
  allZones: 'All time zones',
  noSuchTime: instantTexts.noSuchTime,
  unknown: 'not known',
  spread: (minutes: number, level: keyof typeof levels) => `${minutes} min, ${levels[level]}`,
  /** "Slot 1:", "Slots 1 and 3:". */
  slotsOf: (numbers: readonly number[]) => `${numbers.length === 1 ? 'Slot' : 'Slots'} ${joinWords(numbers.map(String))}:`,
  datesLeftOut: 'Dates on which nothing changes are left out.',
  choose: (date: string) => `Show ${shortNamedDate(date)}`,

  alignTitle: 'Align all from this zone',
  alignSets: (others: readonly { readonly name: string }[]) =>
    `Sets ${others.length === 1 ? zonesText(others) : `${others.length} other time zones`} to the same ${others.length === 1 ? 'instant' : 'instants'} on`,
  alignDate: 'Reference date',
  alignScope: 'Zones to align',
  alignGroup: (group: string) => `Only ${group}`,
  align: 'Align',
  undo: 'Undo',
  aligned: ({ anchor, changed, date }: Alignment) =>
    changed.length === 0
      ? `Nothing to set: all times start with ${anchor.name} on ${namedDate(date)} already, or are left as they were.`
      : `${zonesText(changed)} set to start with ${anchor.name} on ${namedDate(date)}.`,
  datesApart: (count: number) => `This does not hold on ${count} ${count === 1 ? 'date' : 'dates'} of the block.`,
  left: ({ zone, slot, reason }: LeftTime) => `${zone.name}, slot ${slot + 1}: ${leftReasons[reason]}.`,
  leftTitle: 'Left as they were:',
  undone: 'Align undone.',
  changesTitle: 'Clocks change inside this block.',
}

const levels = { green: 'within the limit', amber: 'within the limit, but apart', red: 'above the limit' }

const leftReasons: Readonly<Record<LeftTime['reason'], string>> = {
  otherDate: 'it would fall on another date',
  none: 'there is no such time on that date',
  twice: 'the time comes twice on that date',
  unknown: 'its clock is not known',
}

/** "60 min after Lebanon Time". */
function lagText({ name }: BlockClock, other: BlockClock, minutes: number): string {
  if (minutes === 0) return 'both start together'
  return `${name} starts ${Math.abs(minutes)} min ${minutes < 0 ? 'before' : 'after'} ${other.name}`
}

/** One change of clocks in words; `country` is the only country of the zone, where it has one. */
export function changeText({ zone, date, time, before, after, relation }: ChangeInside, country: string | null): string {
  const change = `${country ?? zone.name} goes from ${offsetText(before)} to ${offsetText(after)} on ${namedDate(date)} at ${time}.`
  if (!relation) return change
  const was =
    relation.before === 0 ? `${zone.name} and ${relation.other.name} start together` : lagText(zone, relation.other, relation.before)
  return `${change} Until then ${was}; from then on ${lagText(zone, relation.other, relation.after)}.`
}

/** The changes of clocks inside a block, the first in words and the others counted. */
export function changesText(changes: readonly ChangeInside[], countryOf: (zone: BlockClock) => string | null): string {
  const named = changes.slice(0, mostNamed).map((change) => changeText(change, countryOf(change.zone)))
  const rest = changes.length - named.length
  return [...named, ...(rest > 0 ? [`${rest} more ${rest === 1 ? 'clock changes' : 'clocks change'}.`] : [])].join(' ')
}
