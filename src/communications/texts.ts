import { counted } from '#src/ui/text/counted.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${counted(count)} people`)

const types: Readonly<Record<string, readonly [one: string, many: string]>> = {
  STUDENT: ['student', 'students'],
  CENTER: ['centre', 'centres'],
  INSTITUTE: ['university', 'universities'],
  NCUK: ['NCUK', 'NCUK'],
}

/** Texts of audiences, templates and the list of messages. */
export const communicationTexts = {
  people,
  leftOut: (count: number) => `${counted(count)} left out.`,
  leftOutWhy: 'Inactive, not to be written to, or a lead without consent.',
  incomplete: 'Fill in the form to see whom it reaches.',
  counting: 'Counting…',
  first: 'The first by name',
  afterRule: (number: number, count: number) => `After rule ${number}: ${people(count)}`,
  ofType: (count: number, type: string) => {
    const [one, many] = types[type] ?? [type, type]
    return `${counted(count)} ${count === 1 ? one : many}`
  },
  lists: 'Content',
  messages: 'Messages',
  templates: 'Templates',
  search: 'Search',
  read: (read: number, delivered: number) => `${counted(read)} of ${counted(delivered)}`,
} as const
