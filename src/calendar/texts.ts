import type { CalendarEntry, CalendarSource } from '#openapi/generated/schema.d.ts'

/** The words of the sources, in the order of their toggles. */
export const sourceWords: Readonly<Record<CalendarSource, string>> = {
  examBlocks: 'Exam blocks',
  testBlocks: 'Test blocks',
  academicDates: 'Academic dates',
  events: 'Events',
  holidays: 'Holidays',
  teachingDates: 'Teaching dates',
  results: 'Results',
  followUps: 'Follow-ups',
  replyDates: 'Reply dates',
  operations: 'Center operations',
  messages: 'Messages',
}

/** What only staff have. */
export const staffSources: readonly CalendarSource[] = ['followUps', 'replyDates', 'operations', 'messages']

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const stateWords: Readonly<Record<CalendarEntry['state'], string>> = { Tentative: 'provisional', Confirmed: '', Cancelled: 'cancelled' }

/** Texts of the calendar. */
export const calendarTexts = {
  view: 'View',
  month: 'Month',
  week: 'Week',
  agenda: 'Agenda',
  year: 'Year',
  list: 'List of events',
  calendar: 'Calendar',
  today: 'Today',
  before: { month: 'Previous month', week: 'Previous week', agenda: 'Previous month', year: 'Previous year' },
  after: { month: 'Next month', week: 'Next week', agenda: 'Next month', year: 'Next year' },
  sources: 'Sources',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  clearFilters: 'Clear filters',
  type: 'Type',
  allTypes: 'All types',
  centre: 'Centre',
  examBlock: 'Exam block',
  testBlock: 'Test block',
  secondZone: 'Second time zone',
  noZone: 'None',
  zone: 'Time zone',
  zoneAt: (zone: string, offset: string) => `${zone} (${offset})`,
  ownZone: (zone: string) => `Yours: ${zone}`,
  create: 'Create Event',
  createOn: (days: string) => `Create event on ${days}`,
  print: 'Print',
  subscribe: 'Subscribe',
  download: 'Download .ics',
  day: (date: string, count: number) => `${date}, ${count === 0 ? 'no entries' : counted(count, 'entry', 'entries')}`,
  entries: (count: number) => (count === 0 ? 'No entries' : counted(count, 'entry', 'entries')),
  moreEntries: (count: number) => `${count} more`,
  more: 'Calendar actions',
  nothing: 'Nothing on this day.',
  nothingInMonth: 'Nothing in this month.',
  allDay: 'All day',
  range: (first: string, last: string) => `${first} to ${last}`,
  state: (state: CalendarEntry['state']) => stateWords[state],
  elsewhere: (zone: string) => `in ${zone}`,
  timeElsewhere: (time: string) => `${time} elsewhere`,
  zonesElsewhere: 'Time zones elsewhere',
  zonesHint: (most: number) => `At most ${most}. They are kept in this browser.`,
  usualZones: 'Usual time zones',
  begins: (title: string) => `${title} begins`,
  next: 'Next',
  keys: 'Arrow keys move by day, page keys by month, Shift extends a range, Enter opens the day.',
  feed: {
    title: 'Subscribe to this calendar',
    about:
      'A calendar program reads this address without signing in, so keep it to yourself. It shows what you may see, with the sources and filters that are chosen now.',
    ends: 'A new address ends the one before.',
    create: 'Create address',
    noSources: 'Show at least one source first.',
    address: 'Address',
    copy: 'Copy address',
    copied: 'Address copied.',
    notCopied: 'The browser did not let the portal copy. Select the address and copy it.',
    close: 'Close',
  },
} as const
