import type { SlotTime } from '#machines/time/civil.ts'
import { joinWords } from '#src/ui/text/join-words.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' })

const zonesText = (count: number) => `${count} time ${count === 1 ? 'zone' : 'zones'}`
const slotsText = (count: number) => `${count} ${count === 1 ? 'slot' : 'slots'}`

/** Every text of the time zones step. */
export const texts = {
  search: 'Search time zones or countries',
  noZones: 'No data found',
  slotsPerDay: 'Slots per day',
  apply: 'Apply',
  clear: 'Clear',
  clearQuestion: 'Are you sure you want to clear?',
  placeholder: 'Please Select TimeZones',
  placeholderHint: 'Tick time zones on the left, choose the slots per day, then press Apply.',
  unapplied: 'Press Apply to build the slots.',
  applyDue: 'Press Apply first: it builds the slots of the ticked zones.',
  slotsUnread: 'The saved time slots could not be loaded, so saving could overwrite them. Try again, or change the selection first.',
  slotsFallback: 'The saved time slots could not be loaded. What you see is the default group.',
  retry: 'Try again',
  more: '+more',
  less: 'less',
  countriesOf: (zone: string) => `countries of ${zone}`,
  summary: (zones: number, slots: number) => `${zonesText(zones)} · ${slotsText(slots)}`,
  groups: 'Time zone groups',
  moreZones: (count: number, rest: number) => (count < rest ? `Show ${count} of ${rest} more time zones` : `Show ${count} more time zones`),
  zonesOf: (group: string) => `Time zones of ${group}`,
  slot: (number: number) => `Slot ${number}`,
  slotOf: (number: number, zone: string) => `Slot ${number}, ${zone}`,
  /** "14:30" as it is said: "2:30 pm". */
  reading: (time: SlotTime) => clock.format(new Date(`1970-01-01T${time}Z`)),
  atMidnight: (numbers: readonly number[]) =>
    numbers.length === 1 ? `Slot ${numbers[0]} starts at midnight.` : `Slots ${joinWords(numbers.map(String))} start at midnight.`,
  notLater: (number: number) => `Slot ${number} does not start later than slot ${number - 1}.`,
  ruler: 'UTC',
  applied: (zones: number, slots: number) => `${slotsText(slots)} a day built for ${zonesText(zones)}.`,
  cleared: 'Selection cleared.',
}

/** What is unlikely about a zone's slots, by their numbers; a slot at midnight is not also called out of order. Empty without any. */
export const oddSlots = (midnight: readonly number[], unordered: readonly number[]): string =>
  [
    ...(midnight.length > 0 ? [texts.atMidnight(midnight)] : []),
    ...unordered.filter((number) => !midnight.includes(number)).map(texts.notLater),
  ].join(' ')
