import type { OutcomeCounts } from '#machines/lists/list-types.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'

/** Texts of module property rules. */
export const texts = {
  title: 'Module Properties',
  create: 'Create Mapping',
  edit: 'Edit',
  summary: 'Summary',
  name: 'Mapping name',
  modules: 'Modules',
  module: 'Module',
  prohibited: 'Prohibited Modules',
  status: 'Status',
  missing: 'N/A',
  noun: 'mapping',
  nouns: 'mappings',
  search: 'Search mappings',

  counts: (modules: number, prohibited: number) => `${modules} ${modules === 1 ? 'module' : 'modules'} · ${prohibited} prohibited`,
  empty: 'No mappings yet',
  emptyHint: 'Begin with Create Mapping.',

  delete: 'Delete',
  publish: 'Publish',
  deleteQuestion: (count: number) =>
    count === 1 ? 'Are you sure you want to delete this mapping?' : `Are you sure you want to delete these ${count} mappings?`,
  publishQuestion: (count: number) =>
    count === 1 ? 'Are you sure you want to publish this mapping?' : `Are you sure you want to publish these ${count} mappings?`,
  outcome: (act: RecordAct, { done, total }: OutcomeCounts) =>
    `${done} of ${total} mappings ${act === 'publish' ? 'published' : 'deleted'}.`,
  notSent: 'Not sent.',

  backToListing: 'Back to listing',
  backToEdit: 'Back to Edit Mapping',
  save: 'Save',
  next: 'Next',
  rows: 'Modules of this mapping',
  addRow: 'Add module',
  rowAdded: (number: string) => `Row ${number} added.`,
  rowRemoved: (number: string) => `Row ${number} removed.`,
  removeRow: (number: string, name: string | null) => (name === null ? `Remove row ${number}` : `Remove row ${number}, ${name}`),
  noneProhibited: 'None',
  errors: (count: number) => `${count} fields need attention`,
  live: 'This mapping is active: saved changes are live at once.',
  readOnly: 'You can no longer change this mapping. What you typed can still be copied.',
  modulesLoading: 'Loading modules…',
  modulesFailed: 'The modules could not be loaded.',
  retry: 'Try again',

  conflictTitle: 'Another person changed this mapping',
  conflictBody: 'It was saved after you opened it. Your changes have not been saved yet.',
  yours: 'Yours',
  theirs: 'Theirs',
}

/** A rule's name as it is shown. */
export const shownName = (name: string): string => name || texts.missing
