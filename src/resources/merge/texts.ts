import { inSentence } from '#openapi/resource-rules.ts'

/** Texts of merging a record into another one. */
export const mergeTexts = {
  tab: 'Merge',
  compare: 'Compare',
  details: 'Details',
  decide: 'Compare and decide',
  into: 'Merge into',
  stays: 'Choose the record that stays, and what it takes over.',
  compared: 'What the two say',
  field: 'Field',
  incoming: 'Incoming',
  kept: 'Stays',
  differs: 'Differs',
  taken: 'Taken',
  same: 'The same',
  take: (label: string) => `${label}: take`,
  merge: 'Merge',
  question: (drop: string, keep: string) => `Merge ${drop} into ${keep}?`,
  gone: (drop: string) => `${drop} is one with it afterwards. This cannot be undone.`,
  create: (noun: string) => `Create ${inSentence(noun)}`,
  mayNotApprove: 'Approving needs the permission to publish, which you do not have.',
  decided: 'This has been decided on.',
  onlyInReview: (noun: string) => `Only a ${inSentence(noun)} in review can be decided on.`,
} as const
