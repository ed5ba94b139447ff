/** Texts of merging a contact into another one. */
export const mergeTexts = {
  tab: 'Merge',
  into: 'Merge into',
  hint: 'Choose the contact that stays. It keeps its groups and roles, and gets those of the other one.',
  takeOver: 'What it takes over',
  same: 'The two say the same.',
  field: 'Field',
  stays: 'Stays',
  other: 'Other',
  take: (label: string) => `Take over ${label}`,
  merge: 'Merge',
  question: (drop: string, keep: string) => `Merge ${drop} into ${keep}?`,
  gone: (drop: string) => `${drop} is one with it afterwards. This cannot be undone.`,
  create: 'Create contact',
  onlyInReview: 'Only a contact in review can be decided on.',
} as const
