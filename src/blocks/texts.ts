import type { Removals } from '#machines/blocks/details/block-details-types.ts'
import type { RemovedDate } from '#machines/blocks/academic-dates/academic-date.ts'

/** Texts of block administration that are the same for both kinds and belong to no single step. */
export const texts = {
  backToListing: 'Back to listing',
  back: 'Back',
  clear: 'Clear',
  save: 'Save',
  next: 'Next',
  delete: 'Delete',
  publish: 'Publish',
  publishAnyway: 'Publish anyway',
  more: 'More actions',
  publishReason: 'Only a draft can be published.',
  steps: 'Steps',
  clearQuestion: 'Are you sure you want to clear?',
  publishFailed: 'Something went wrong while updating',
  stepUnavailable: 'This step could not be opened.',
  retry: 'Try again',
  cancel: 'Cancel',
}

/** Texts of the details form. */
export const detailsTexts = {
  name: 'Name',
  shortName: 'Short Name',
  from: 'From',
  to: 'To',
  status: 'Status',
  inactive: 'Inactive',
  active: 'Active',
  draft: 'Draft',
  unknownStatus: 'Unknown',
  lockedStatus: 'Only a draft can be switched.',
  keptStatus: 'This status stays until you switch it.',
  description: 'Description',
  systemGenerated: 'System generated',
  generated: (label: string, code: string) => `${label} ${code}.`,
  errors: (count: number) => `${count} ${count === 1 ? 'field needs' : 'fields need'} attention`,
  academicDates: 'Academic dates',
  addAcademicDates: 'Add other Academic Dates',
  addAcademicDatesReason: 'Fill in From and To first.',
  removals: (names: string) => `Removed with the next save: ${names}.`,
  undoRemovals: 'Keep them',
  removed: (names: string) => `Removed academic dates: ${names}.`,
  notRemoved: (names: string) => `Academic dates that could not be removed: ${names}.`,
  missing: '—',
  unaddressed: (name: string) => `“${name}” was saved a moment ago. Continue with it?`,
  openSaved: 'Open the saved block',
  startNew: 'Start a new one',
  live: (noun: string) => `This ${noun} is active: saved changes are live at once.`,
  renewTitle: 'Generate a new code?',
  renewBody: (noun: string, code: string) =>
    `This ${noun} is active and known as ${code}. Choose No to keep that code with the new short name.`,
  conflictTitle: (noun: string) => `Another person changed this ${noun}`,
  conflictBody: 'It was saved after you opened it. Your changes have not been saved yet.',
  withdrawTitle: (noun: string) => `Set this ${noun} to Inactive?`,
  withdrawBody: 'Centre sheets printed now say PROVISIONAL again, and calendar files say TENTATIVE.',
  shorterTitle: 'Remove these dates from the block?',
  yours: 'Yours',
  theirs: 'Theirs',
}

/** What a change would throw away. */
export const lossTexts = {
  modules: 'These scheduled modules would be lost:',
  unknown: 'The saved schedule could not be loaded: modules in the removed dates or slots would be lost.',
  placement: (slot: number, date: string, modules: readonly string[]) => `Slot ${slot} on ${date}: ${modules.join(', ')}`,
}

const namesOf = (dates: readonly RemovedDate[]) => dates.map(({ name }) => name).join(', ')

/** What became of academic dates that were to be deleted; empty when there were none. */
export const removalsText = ({ removed, left }: Removals): string =>
  [
    ...(removed.length > 0 ? [detailsTexts.removed(namesOf(removed))] : []),
    ...(left.length > 0 ? [detailsTexts.notRemoved(namesOf(left))] : []),
  ].join(' ')
