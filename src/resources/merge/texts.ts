import { inSentence } from '#openapi/resource-rules.ts'

/** Texts of merging a record into another one. */
export const mergeTexts = {
  tab: 'Merge',
  into: 'Merge into',
  stays: 'Choose the record that stays, and what it takes over.',
  takeOver: 'What it takes over',
  same: 'The two say the same.',
  kept: 'Stays',
  other: 'Other',
  take: (label: string) => `Take over ${label}`,
  merge: 'Merge',
  question: (drop: string, keep: string) => `Merge ${drop} into ${keep}?`,
  gone: (drop: string) => `${drop} is one with it afterwards. This cannot be undone.`,
  create: (noun: string) => `Create ${inSentence(noun)}`,
  onlyInReview: (noun: string) => `Only a ${inSentence(noun)} in review can be decided on.`,
} as const
