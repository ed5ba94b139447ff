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
    all: (count: number) => `Show all ${count}`,
    fewer: 'Show fewer',
  },
  today: (date: string, week: number) => `${date}, week ${week}`,
  allAreas: 'All areas',
  nextBlock: {
    titles: { exam: 'Next exam block', test: 'Next test block' },
    days: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
    dates: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    modules: (count: number) => (count === 1 ? '1 module' : `${count} modules`),
    filledDays: 'Weekdays with modules',
    academicDates: 'Academic dates',
    centres: (count: number) => (count === 1 ? '1 centre in its zones' : `${count} centres in its zones`),
    firstStart: (date: string) => `First sitting, ${date}`,
    moreZones: (count: number) => (count === 1 ? '1 more zone' : `${count} more zones`),
    open: 'Open',
    failed: 'The next block could not be loaded.',
  },
} as const
