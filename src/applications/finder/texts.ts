/** What a course asks for, and what of it the student has. */
interface Requirement {
  readonly text: string
  readonly own: string
  readonly state: keyof typeof states
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const states = { met: 'met', below: 'not met', unknown: 'not known yet' } as const

/** The words of the course finder. */
export const finderTexts = {
  title: 'Courses',
  hint: 'Choose up to five courses. The match uses your results, and the predicted grades of modules without one.',
  search: 'Search courses',
  start: 'Start',
  starts: months,
  mode: 'Delivery',
  country: 'Country',
  university: 'University',
  qualification: 'Qualification',
  stream: 'Stream',
  feeRange: 'Fee a year, in its currency',
  fees: 'Fee',
  currency: 'Currency',
  length: 'Length',
  modes: { 1: 'On Campus', 2: 'Online' },
  fitting: 'Only what I meet or nearly meet',
  no: 'No',
  yes: 'Yes',
  found: (count: number, all: number) => `${count} of ${all} courses`,
  none: 'No course fits',
  noneHint: 'Search for something else, or switch off the filters.',
  more: 'Show more courses',
  months: (count: number) => (count % 12 === 0 ? `${count / 12} ${count === 12 ? 'year' : 'years'}` : `${count} months`),
  /** Whole pounds need no pence. */
  fee: (amount: string) => `${amount.replace(/\.00$/, '')} a year`,
  noFee: 'Not yet known',
  needs: 'Needs',
  yours: 'Yours',
  noRequirements: 'Asks for nothing of its own.',
  notKnown: 'No grade yet',
  requirement: ({ text, own, state }: Requirement) => `${text}, ${states[state]}${own === '' ? '' : `, yours: ${own}`}`,
  match: (requirements: readonly Requirement[]) => {
    const below = requirements.filter(({ state }) => state === 'below').length
    const unknown = requirements.filter(({ state }) => state === 'unknown').length
    if (below > 0) return `${below} below`
    return unknown > 0 ? `${unknown} not known` : 'Meets all'
  },
  chooseIt: 'Choose',
  chosen: 'Chosen',
  /** The accessible name of the button; it begins with the visible word. */
  choose: (word: string, course: string, university: string) => `${word} ${course}, ${university}`,
  full: 'You have chosen five courses.',
  favourites: 'Favourites',
  favourite: (course: string, university: string) => `Favourite: ${course}, ${university}`,
  compare: (course: string, university: string) => `Compare: ${course}, ${university}`,
  compareThem: (count: number) => (count === 0 ? 'Compare' : `Compare ${count}`),
  compareTitle: 'Compare courses',
  compareHint: 'Mark two or three courses to compare.',
  compareFull: 'Three courses are marked already.',
  marked: (count: number) => `${count} of 3 marked to compare.`,
  takeAway: (course: string, university: string) => `Take away ${course}, ${university}`,
  fits: 'Match',
  criterion: 'What',
  close: 'Close',
  remove: (course: string) => `Remove ${course}`,
  andMore: (count: number) => `and ${count} more`,
  chosenOf: (count: number, most: number) => `${count} of ${most} chosen`,
} as const
