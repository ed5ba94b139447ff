/** Texts of tags. */
export const tagTexts = {
  merge: 'Merge',
  hint: 'Files that have this tag get the other one. Its name and its synonyms lead there from then on.',
} as const

/** Texts of shares. */
export const shareTexts = { what: 'What', withWhom: 'With', how: 'Access' } as const
