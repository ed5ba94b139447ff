// Writes machines/time/clock-table.ts from the IANA rules in moment-timezone; with --check it only says whether the file is fresh.
import { readFile, writeFile } from 'node:fs/promises'
import moment from 'moment-timezone'

const target = new URL('clock-table.ts', import.meta.url)
const firstYear = 2024
const lastYear = 2035

/**
 * The clock behind each zone name of the provider's list. The aggregator sends names and abbreviations only, and
 * abbreviations collide (IST, BST, CST, AST, EET), so no abbreviation is a key to a clock.
 */
const zones = {
  'Greenwich Mean Time': 'Africa/Accra',
  'UK Time': 'Europe/London',
  'Irish Time': 'Europe/Dublin',
  'Western European Time': 'Europe/Lisbon',
  'Morocco Time': 'Africa/Casablanca',
  'West Africa Time': 'Africa/Lagos',
  'Central European Time': 'Europe/Paris',
  'Central European Time, no summer time': 'Africa/Algiers',
  'Eastern European Time': 'Europe/Athens',
  'Egypt Time': 'Africa/Cairo',
  'Lebanon Time': 'Asia/Beirut',
  'South Africa Time': 'Africa/Johannesburg',
  'Central Africa Time': 'Africa/Harare',
  'East Africa Time': 'Africa/Nairobi',
  'Arabia Time': 'Asia/Riyadh',
  'Türkiye Time': 'Europe/Istanbul',
  'Iran Time': 'Asia/Tehran',
  'Gulf Time': 'Asia/Dubai',
  'Caucasus Time': 'Asia/Baku',
  'Afghanistan Time': 'Asia/Kabul',
  'Pakistan Time': 'Asia/Karachi',
  'Central Asia Time': 'Asia/Tashkent',
  'India Time': 'Asia/Kolkata',
  'Nepal Time': 'Asia/Kathmandu',
  'Bangladesh Time': 'Asia/Dhaka',
  'Myanmar Time': 'Asia/Yangon',
  'Indochina Time': 'Asia/Bangkok',
  'Western Indonesia Time': 'Asia/Jakarta',
  'China Time': 'Asia/Shanghai',
  'Hong Kong Time': 'Asia/Hong_Kong',
  'Malaysia Time': 'Asia/Kuala_Lumpur',
  'Japan and Korea Time': 'Asia/Tokyo',
  Sydney: 'Australia/Sydney',
  Brisbane: 'Australia/Brisbane',
  Adelaide: 'Australia/Adelaide',
  Auckland: 'Pacific/Auckland',
  'Brasília Time': 'America/Sao_Paulo',
  'Venezuela Time': 'America/Caracas',
  'Atlantic Time': 'America/Halifax',
  'Chile Time': 'America/Santiago',
  'Newfoundland Time': 'America/St_Johns',
  Eastern: 'America/New_York',
  'Andes Time': 'America/Lima',
  Central: 'America/Chicago',
  'Mexico Time': 'America/Mexico_City',
  Pacific: 'America/Los_Angeles',
}

// A day more on both sides: the years begin and end at another instant in each zone.
const start = Date.UTC(firstYear, 0, 0)
const end = Date.UTC(lastYear + 1, 0, 2)

/** Letters only: the database writes "+0545" where a zone has no abbreviation. */
const lettersOf = (abbreviation) => (/^[A-Z]+$/i.test(abbreviation) ? abbreviation : '')

/** "GMT 0|BST 60|0 1abcd 0abcd": the kinds of time (letters, minutes ahead of UTC), the kind at the start, then the changes. */
function rulesOf(id) {
  const zone = moment.tz.zone(id)
  if (!zone) throw new Error(`moment-timezone has no zone ${id}.`)
  const kinds = []
  const steps = []
  let from = start
  zone.untils.forEach((until, index) => {
    const begins = index === 0 ? -Infinity : zone.untils[index - 1]
    if ((until ?? Infinity) <= start || begins >= end) return
    // moment counts minutes behind UTC.
    const kind = `${lettersOf(zone.abbrs[index])} ${0 - zone.offsets[index]}`
    if (!kinds.includes(kind)) kinds.push(kind)
    const minutes = Math.max(begins, start) - from
    steps.push(steps.length === 0 ? `${kinds.indexOf(kind)}` : `${kinds.indexOf(kind)}${(minutes / 60_000).toString(36)}`)
    from = Math.max(begins, start)
  })
  return [...kinds, steps.join(' ')].join('|')
}

const quoted = (text) => `'${text}'`
const text = `// Generated from moment-timezone by \`npm run generate\`; do not edit.

/** The release of the IANA time zone database that the rules come from. */
export const clockRelease = '${moment.tz.dataVersion}'

/** Years of local dates that the rules are for, both included. */
export const clockYears = { first: ${firstYear}, last: ${lastYear} } as const

/** The instant (ms) from which the first change of each zone is counted. */
export const clockStart = ${start}

/** The IANA identifier behind each zone name of the provider's list. */
export const zoneIds: ReadonlyMap<string, string> = new Map([
${Object.entries(zones)
  .map(([name, id]) => `  [${quoted(name)}, ${quoted(id)}],`)
  .join('\n')}
])

/**
 * The rules of each clock, parted by "|": the kinds of time as letters (where there are some) and minutes ahead of UTC, and
 * last the number of the kind at the start, then for each change the number of the kind that begins (one digit) and the
 * minutes since the change before, in base 36.
 */
export const clockRules: ReadonlyMap<string, string> = new Map([
${Object.values(zones)
  .map((id) => `  [${quoted(id)}, ${quoted(rulesOf(id))}],`)
  .join('\n')}
])
`

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => null)) !== text) {
    process.stderr.write('Stale: machines/time/clock-table.ts. Run `npm run generate` and commit the result.\n')
    process.exitCode = 1
  }
} else await writeFile(target, text)
