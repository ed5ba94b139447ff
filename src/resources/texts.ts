import type { OutcomeCounts } from '#machines/lists/list-types.ts'
import { statusOf, type RecordListAct } from '#machines/records/record-list.ts'
import { blockResources } from '#openapi/generated/block-resources.ts'
import { inSentence, type ResourceRules } from '#openapi/resource-rules.ts'
import { capital } from '#src/ui/text/capital.ts'
import { counted } from '#src/ui/text/counted.ts'

type Words = Pick<ResourceRules, 'noun' | 'nouns'>

const participles: Readonly<Record<string, string>> = {
  delete: 'deleted',
  edit: 'changed',
  'status:1': 'activated',
  'status:-1': 'deactivated',
  'status:8': 'published',
  'status:9': 'submitted',
  'status:Ready to Invoice': 'marked as ready',
  'status:Pending': 'issued',
}
const verbs: Readonly<Record<string, string>> = {
  delete: 'delete',
  'status:1': 'activate',
  'status:-1': 'deactivate',
  'status:8': 'publish',
  'status:9': 'submit',
  'status:Ready to Invoice': 'mark as ready',
  'status:Pending': 'issue',
}
const these = ({ noun, nouns }: Words, count: number) => (count === 1 ? `this ${noun}` : `these ${count} ${nouns}`)

/** Titles of the resources that use a record, where the name of the resource is no title. */
const usesBy: Readonly<Record<string, string>> = {
  Combo: 'Combo route',
  ModuleRule: 'Module properties',
  Program: 'Programme',
  ...Object.fromEntries(Object.values(blockResources).map((name) => [name, name.replace('block', ' block')])),
}

/** Texts of the pages of records; `noun` and `nouns` are the resource's. */
export const recordTexts = {
  create: ({ noun }: Words) => `Create ${noun}`,
  edit: ({ noun }: Words) => `Edit ${noun}`,
  import: 'Import',
  view: 'View',
  editItem: 'Edit',
  delete: 'Delete',
  search: ({ nouns }: Words) => `Search ${inSentence(nouns)}`,
  missing: '—',
  cutText: 'The text is too long to be shown in full.',
  empty: ({ nouns }: Words) => `No ${inSentence(nouns)} yet`,
  emptyHint: ({ noun }: Words) => `Begin with Create ${noun}.`,
  clearAll: 'Clear search and filters',
  activate: 'Activate',
  deactivate: 'Deactivate',
  question: (words: Words, act: RecordListAct, count: number) =>
    `Are you sure you want to ${verbs[act] ?? 'change'} ${these(words, count)}?`,
  /** `label` begins with a capital, as on a button. */
  moveQuestion: (words: Words, label: string) => `Are you sure you want to ${inSentence(label)} ${these(words, 1)}?`,
  moveCard: (name: string) => `Move ${name}`,
  asList: 'List',
  asBoard: 'Board',
  editRows: (words: Words, count: number) => `Edit ${these(words, count)}`,
  field: 'Field',
  choose: 'Choose',
  changing: ({ noun, nouns }: Words, changing: number, count: number) =>
    changing === 0
      ? 'Each one has this value already.'
      : `${counted(changing)} of ${counted(count)} ${inSentence(count === 1 ? noun : nouns)} will change.`,
  sentOf: (sent: number, count: number) => `${counted(sent)} of ${counted(count)} done`,
  alreadySo: (act: RecordListAct) => `Each one is ${statusOf(act) === '1' ? 'active' : 'inactive'} already.`,
  beingRead: 'The list is being read again.',
  wait: 'Wait until the last change is done.',
  noneCan: (act: RecordListAct) => `None of them can be ${participles[act] ?? 'changed'}.`,
  outcome: (act: RecordListAct, { total, done }: OutcomeCounts) => {
    const word = participles[act] ?? 'changed'
    return done === total ? `${total} ${word}.` : `${done} ${word}, ${total - done} not`
  },
  notSent: 'Not sent.',
  used: (name: string, count: number) =>
    `${name} is used by ${count} ${count === 1 ? 'record. It keeps' : 'records. They keep'} it, new ones cannot choose it. Do you wish to continue?`,
  usesUnread: 'It could not be found out who uses it.',
  lookingForUses: 'Looking for records that use it',
  backToListing: 'Back to listing',
  save: 'Save',
  saveFirst: 'Save your changes first.',
  clear: 'Clear',
  clearQuestion: 'Are you sure you want to clear?',
  missingPoints: (count: number) => `${count} ${count === 1 ? 'point is' : 'points are'} missing`,
  errors: (count: number) => `${count} ${count === 1 ? 'field needs' : 'fields need'} attention`,
  readOnly: ({ noun }: Words) => `You can no longer change this ${inSentence(noun)}. What you typed can still be copied.`,
  handOverTitle: 'Hand over?',
  handOverQuestion: 'Do you wish to hand this over?',
  conflictTitle: ({ noun }: Words) => `Another person changed this ${inSentence(noun)}`,
  conflictBody: 'It was saved after you opened it. Your changes have not been saved yet.',
  yours: 'Yours',
  theirs: 'Theirs',
  tabs: ({ noun }: Words) => `Parts of the ${inSentence(noun)}`,
  overview: 'Overview',
  usedBy: 'Used by',
  history: 'History',
  facts: 'Key facts',
  more: 'More actions',
  messageAbout: ({ noun }: Words) => `Message about this ${inSentence(noun)}`,
  comment: 'Comment',
  cancel: 'Cancel',
  event: capital,
  /** A field that has an error: "Teaching date 2: Name". */
  wrongField: capital,
  noHistory: 'Nothing has happened yet',
  noUses: ({ noun }: Words) => `No record uses this ${inSentence(noun)}.`,
  usesBy: (resource: string) => usesBy[resource] ?? resource.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  viewAll: 'View all',
  viewAllOf: (title: string) => `View all ${title.toLowerCase()}`,
  allOf: ({ nouns }: Words) => `All ${inSentence(nouns)}`,
  hiddenUses: (count: number) => `${counted(count)} more that you cannot see.`,
  andOthers: (count: number) => `and ${counted(count)} more`,
  showAll: (count: number) => `Show all ${counted(count)}`,
  records: (count: number) => `${counted(count)} ${count === 1 ? 'record' : 'records'}`,
  noRelated: ({ nouns }: Words) => `No ${inSentence(nouns)}`,
  viewSaved: 'View saved.',
  viewRenamed: 'View renamed.',
  viewDeleted: 'View deleted.',
  viewNameless: 'Give the view a name.',
  viewNameTaken: 'There is a view of this name already.',
  viewNotKept: 'The view was not saved: the storage of this browser is full or blocked.',
  export: 'Export CSV',
} as const
