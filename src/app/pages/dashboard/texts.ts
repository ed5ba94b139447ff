import { capital } from '#src/ui/text/capital.ts'

interface Part {
  readonly label: string
  readonly value: number
}

/** Texts of the dashboards. */
export const dashboardTexts = {
  figures: {
    none: '–',
    retry: 'Retry',
    retryOf: (tile: string) => `Retry the figure of ${tile}`,
    failed: 'The figures could not be loaded.',
  },
  waiting: {
    title: 'Waiting for you',
    nothing: 'Nothing waits for you today.',
    failed: 'What waits for you could not be loaded.',
  },
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  trends: {
    title: 'From week to week',
    failed: 'The figures of the weeks could not be loaded.',
    weeks: (weeks: readonly Part[]) =>
      `Weeks from ${weeks[0]?.label} to ${weeks.at(-1)?.label}: ${weeks.map(({ value }) => value).join(', ')}`,
    parts: (parts: readonly Part[]) => parts.map(({ label, value }) => `${label}: ${value}`).join(', '),
  },
  recent: {
    title: 'Recent activity',
    of: (noun: string, by: string) => (noun === '' ? by : `${capital(noun)} · ${by}`),
    all: 'View all',
    lastOf: (count: number) => `The last ${count} acts`,
    nothing: 'Nothing was done lately.',
    failed: 'What was done lately could not be loaded.',
  },
  today: (date: string, week: number) => `${date}, week ${week}`,
  allAreas: 'All areas',
  customise: 'Customise',
  panels: { nextBlock: 'Next block', trends: 'From week to week', acts: 'Recent activity' },
  nextBlock: {
    titles: { exam: 'Next exam block', test: 'Next test block' },
    days: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
    dates: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    modules: (count: number) => (count === 1 ? '1 module' : `${count} modules`),
    filledDays: 'Weekdays with modules',
    academicDates: 'Academic dates',
    centres: (count: number) => (count === 1 ? '1 centre in its zones' : `${count} centres in its zones`),
    enrolments: (count: number) => (count === 1 ? '1 enrolment' : `${count} enrolments`),
    candidates: (students: number, centres: number) =>
      `${students === 1 ? '1 candidate' : `${students} candidates`} from ${centres === 1 ? '1 centre' : `${centres} centres`}`,
    firstStart: (date: string) => `First sitting, ${date}`,
    moreZones: (count: number) => (count === 1 ? '1 more zone' : `${count} more zones`),
    open: 'Open',
    failed: 'The next block could not be loaded.',
  },
} as const
