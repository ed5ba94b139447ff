import { counted } from '#src/ui/text/counted.ts'

const many = (count: number, unit: string) => (count === 0 ? '' : `${count} ${count === 1 ? unit : `${unit}s`}`)

/** "5 hours 30 minutes" */
const duration = (minutes: number) => [many(Math.floor(minutes / 60), 'hour'), many(minutes % 60, 'minute')].filter(Boolean).join(' ')

/** Texts of the masters' own pages. */
export const masterTexts = {
  changeStartYear:
    'If the start year is changed, existing teaching dates will be cleared. Enter new teaching dates as per the start year selected. Are you sure you want to proceed?',
  addTeachingDate: 'Add teaching date',
  deleteTeachingDate: 'Are you sure you want to delete this teaching date?',
  summary: 'Summary',
  backToEdit: 'Back to Edit Curriculum',
  missing: 'This curriculum cannot be submitted yet.',
  subcurricula: 'Subcurricula',
  noSubcurricula: 'No subcurricula',
  semester: (number: number) => `Semester ${number}`,
  combos: 'Combo routes',
  noCombos: 'No combo routes',
  students: (count: number) => `${counted(count)} expected ${count === 1 ? 'student' : 'students'}`,
  centres: 'Centres',
  centresInGroups: (count: number) => `${counted(count)} ${count === 1 ? 'centre' : 'centres'}`,
  fewerGroups:
    'You are trying to reduce number of groups, but have already entered centres in those groups which will be lost. Do you wish to continue?',
  modules: (count: number) => `${counted(count)} ${count === 1 ? 'module' : 'modules'}`,
  noCentresFound: 'No centres found',
  tooMany: (shown: number, total: number) => `The first ${counted(shown)} of ${counted(total)} centres. Search for the others.`,
  otherZones: 'Other time zones',
  ungrouped: 'Ungrouped',
  searchCentres: 'Search centres',
  moreCentres: (count: number) => `${counted(count)} more: search for them.`,
  move: (centre: string) => `Move ${centre}`,
  movedTo: (centre: string, group: string) => `${centre} moved to ${group}.`,
  today: 'Today',
  fromLondon: (minutes: number) =>
    minutes === 0 ? 'The same time as in London' : `${duration(Math.abs(minutes))} ${minutes > 0 ? 'ahead of' : 'behind'} London`,
  contract: 'Contract',
  curricula: 'Curricula',
  contacts: 'Contacts',
  addContact: 'Add contact',
  view: 'View',
  message: 'Message',
  actionsOf: (name: string) => `Actions for ${name}`,
  nextDates: 'Next dates',
  noNextDates: 'Nothing in the next six months',
  contractEnds: 'Contract ends',
  noCentres: 'No centre has chosen this curriculum yet.',
} as const
