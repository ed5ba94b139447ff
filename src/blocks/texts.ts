import type { BlockStatus } from '#machines/blocks/block.ts'
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
  notChecked: 'The open points could not be loaded. Nothing was published.',
  published: (noun: string) => `The ${noun} was published.`,
  publishFailed: 'Something went wrong while updating',
  stepUnavailable: 'This step could not be opened.',
  retry: 'Try again',
  cancel: 'Cancel',
}

const statuses: Readonly<Record<BlockStatus, string>> = { 0: 'Inactive', 1: 'Active', 2: 'Draft' }

/** What the fields of a block are called. */
export const fieldTexts = {
  name: 'Name',
  shortName: 'Short Name',
  from: 'From',
  to: 'To',
  status: 'Status',
  statusOf: (status: BlockStatus | null) => (status === null ? 'Unknown' : statuses[status]),
  description: 'Description',
  missing: '—',
}

const namesOf = (dates: readonly RemovedDate[]) => dates.map(({ name }) => name).join(', ')

/** What became of academic dates that were to be deleted; empty when there were none. */
export const removalsText = ({ removed, left }: Removals): string =>
  [
    ...(removed.length > 0 ? [`Removed academic dates: ${namesOf(removed)}.`] : []),
    ...(left.length > 0 ? [`Academic dates that could not be removed: ${namesOf(left)}.`] : []),
  ].join(' ')
