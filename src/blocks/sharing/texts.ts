import { formatCivil } from '#src/time/civil-date.ts'
import type { LeftOut } from './calendar-file.ts'

const kilobytes = (length: number) => `${(length / 1000).toFixed(1)} kB`
const rtf = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
const minuteMs = 60_000

/** Texts of sharing and printing a block. */
export const texts = {
  title: 'Share and print',
  audience: 'For',
  audienceHint: 'The sheets and the calendar file are for these centres.',
  everyone: (countries: number) => `All countries (${countries})`,
  zoneOption: (zone: string) => `Time zone: ${zone}`,
  noZones: (noun: string) => `This ${noun} has no time zones yet.`,
  noZonesHint: 'Sheets, calendar files and links need them.',
  goToZones: 'Go to Time zones',
  retry: 'Try again',

  printTitle: 'Print',
  printHint: 'Centre sheets on A4 or Letter, one sheet per country, each on a new page. A PDF comes from the same print dialog.',
  print: 'Print sheets',
  sheetCount: (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`),
  someShown: (shown: number, all: number) => `The first ${shown} of ${all} sheets are shown here. All are printed.`,
  tooMany: 'These sheets are more than a browser can print at once. Choose a country.',

  calendarTitle: 'Calendar file',
  calendarHint:
    'One event per sitting and academic date, for Outlook, Google or Apple calendars. A later file brings the same events up to date.',
  timesIn: 'Times',
  timesInZones: 'On the clock of each time zone',
  timesInUtc: 'In UTC, for calendars that ignore time zones',
  download: 'Download file',
  noEvents: 'There are no sittings and no academic dates to put into a file.',
  noRevision: 'How often this block was changed is not known: calendars may keep old entries.',
  academicZone: 'Start times of academic dates are on UK Time.',
  leftOut: 'Left out of the file:',
  more: (count: number) => `${count} more`,

  linkTitle: 'Link to a snapshot',
  linkHint: 'The timetable as it is now, inside the link itself. It opens without signing in and does not follow later changes.',
  link: 'Link',
  description: 'Include the description',
  copy: 'Copy link',
  anyone: 'Whoever has the link can read it',
  copied: 'Link copied.',
  notCopied: 'The browser did not let the portal copy. Select the link and copy it.',
  longLink: (length: number) =>
    `This link has ${kilobytes(length)}. Some mail and chat programs cut links that long: send the calendar file instead.`,
  tooLong: 'This timetable is too large for a link. Send the calendar file instead.',
  linkFailed: 'The link could not be made.',

  snapshotTitle: 'Timetable',
  damaged: 'This link is damaged or was made by a newer portal.',
  made: (moment: string, age: string | null) => `made ${moment}${age === null ? '' : `, ${age}`}`,
  otherRules: (made: string, shown: string) => `Made with time zone rules ${made}, shown with ${shown}.`,
  academicDates: 'Academic dates',
  startsAt: (time: string) => `starts at ${time}, UK Time`,
}

/** "22/11/2026 14:41 GMT". */
export function momentText(instant: number): string {
  const text = new Date(instant).toISOString()
  return `${formatCivil(text.slice(0, 10))} ${text.slice(11, 16)} GMT`
}

/** "3 days ago", "in this minute"; null for an instant that the clock here has not reached. */
export function ageText(instant: number, now: number): string | null {
  const minutes = Math.floor((now - instant) / minuteMs)
  if (minutes < 0) return null
  if (minutes < 60) return rtf.format(-minutes, 'minute')
  return minutes < 24 * 60 ? rtf.format(-Math.floor(minutes / 60), 'hour') : rtf.format(-Math.floor(minutes / 60 / 24), 'day')
}

const reasons: Readonly<Record<LeftOut['reason'], string>> = {
  noSuchTime: 'the time does not exist on that date',
  unknownClock: 'the clock is not known',
  unknownYear: 'the clocks of that year are not known',
}

/** What a file leaves out, in lines: each time that does not exist, and per zone and reason what nobody knows. */
export function leftOutLines(all: readonly LeftOut[]): readonly string[] {
  const lines = all.map(({ zone, date, slot, time, reason }) =>
    reason === 'noSuchTime'
      ? `${zone}, ${formatCivil(date)}, slot ${slot}, ${time}: ${reasons[reason]}.`
      : reason === 'unknownYear'
        ? `${zone}, ${date.slice(0, 4)}: ${reasons[reason]}.`
        : `${zone}: ${reasons[reason]}.`,
  )
  return [...new Set(lines)]
}
