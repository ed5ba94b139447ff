const repeats: Readonly<Record<string, string>> = { Daily: 'Every day', Weekly: 'Every week', Monthly: 'Every month' }

/** Texts of the pages of an event. */
export const eventTexts = {
  event: 'Event',
  when: 'When',
  where: 'Where',
  forWhom: 'For whom',
  announce: 'Activate and notify',
  cancel: 'Cancel event',
  cancelQuestion: { title: 'Are you sure you want to cancel this Event?', body: 'The calendar shows it struck through for 14 days.' },
  download: 'Download .ics',
  own: (zone: string) => `In ${zone}`,
  yours: (zone: string) => `For you, in ${zone}`,
  repeats: (recurrence: string, until: string) => `${repeats[recurrence] ?? recurrence} until ${until}`,
  occurrence: 'Occurrence',
  change: (date: string) => `Change ${date}`,
  days: 'Days',
  calendar: 'Show in the calendar',
  onlyOn: (name: string, date: string) => `${name}, only on ${date}`,
  fromOn: (name: string, date: string) => `${name}, from ${date} on`,
  scope: {
    change: 'What do you want to change?',
    cancel: 'What do you want to cancel?',
    about: (name: string, rhythm: string) => `${name} repeats: ${rhythm.toLowerCase()}.`,
    day: 'Day',
    this: 'Only this day',
    following: 'This and all later days',
    all: 'The whole series',
    next: 'Continue',
    gone: 'This day is no longer part of the series.',
  },
} as const
