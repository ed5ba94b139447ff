import type { CivilDate, SlotTime } from '#machines/blocks/types.ts'

/**
 * The clock behind each zone name of the provider's list (IANA identifiers). The aggregator sends names and
 * abbreviations only, and abbreviations collide (IST, BST, CST, AST, EET), so neither is ever a key to a clock.
 */
const clocks = new Map([
  ['Greenwich Mean Time', 'Africa/Accra'],
  ['UK Time', 'Europe/London'],
  ['Irish Time', 'Europe/Dublin'],
  ['Western European Time', 'Europe/Lisbon'],
  ['Morocco Time', 'Africa/Casablanca'],
  ['West Africa Time', 'Africa/Lagos'],
  ['Central European Time', 'Europe/Paris'],
  ['Central European Time, no summer time', 'Africa/Algiers'],
  ['Eastern European Time', 'Europe/Athens'],
  ['Egypt Time', 'Africa/Cairo'],
  ['Lebanon Time', 'Asia/Beirut'],
  ['South Africa Time', 'Africa/Johannesburg'],
  ['Central Africa Time', 'Africa/Harare'],
  ['East Africa Time', 'Africa/Nairobi'],
  ['Arabia Time', 'Asia/Riyadh'],
  ['Türkiye Time', 'Europe/Istanbul'],
  ['Iran Time', 'Asia/Tehran'],
  ['Gulf Time', 'Asia/Dubai'],
  ['Caucasus Time', 'Asia/Baku'],
  ['Afghanistan Time', 'Asia/Kabul'],
  ['Pakistan Time', 'Asia/Karachi'],
  ['Central Asia Time', 'Asia/Tashkent'],
  ['India Time', 'Asia/Kolkata'],
  ['Nepal Time', 'Asia/Kathmandu'],
  ['Bangladesh Time', 'Asia/Dhaka'],
  ['Myanmar Time', 'Asia/Yangon'],
  ['Indochina Time', 'Asia/Bangkok'],
  ['Western Indonesia Time', 'Asia/Jakarta'],
  ['China Time', 'Asia/Shanghai'],
  ['Hong Kong Time', 'Asia/Hong_Kong'],
  ['Malaysia Time', 'Asia/Kuala_Lumpur'],
  ['Japan and Korea Time', 'Asia/Tokyo'],
  ['Sydney', 'Australia/Sydney'],
  ['Brisbane', 'Australia/Brisbane'],
  ['Adelaide', 'Australia/Adelaide'],
  ['Auckland', 'Pacific/Auckland'],
  ['Brasília Time', 'America/Sao_Paulo'],
  ['Venezuela Time', 'America/Caracas'],
  ['Atlantic Time', 'America/Halifax'],
  ['Chile Time', 'America/Santiago'],
  ['Newfoundland Time', 'America/St_Johns'],
  ['Eastern', 'America/New_York'],
  ['Andes Time', 'America/Lima'],
  ['Central', 'America/Chicago'],
  ['Mexico Time', 'America/Mexico_City'],
  ['Pacific', 'America/Los_Angeles'],
])

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(clock: string): Intl.DateTimeFormat {
  const known = formatters.get(clock)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: clock,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formatters.set(clock, made)
  return made
}

/** Minutes that the clock is ahead of UTC at an instant (ms). */
function offsetAt(clock: string, instant: number): number {
  const parts = Object.fromEntries(
    formatterOf(clock)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const wall = Date.UTC(parts['year'] ?? 0, (parts['month'] ?? 1) - 1, parts['day'] ?? 1, parts['hour'] ?? 0, parts['minute'] ?? 0)
  return Math.round((wall - instant) / 60_000)
}

/**
 * How far the zone's clock is ahead of UTC on that day at that time, in minutes; null for a zone without a known clock.
 * The date matters: half of the zones change their clocks during the year.
 */
export function offsetOf(zoneName: string, date: CivilDate, time: SlotTime): number | null {
  const clock = clocks.get(zoneName)
  if (clock === undefined) return null
  const wall = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(wall)) return null
  const guess = offsetAt(clock, wall)
  return offsetAt(clock, wall - guess * 60_000)
}

/** Minutes after midnight of "HH:mm". */
export const minutesOf = (time: SlotTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
