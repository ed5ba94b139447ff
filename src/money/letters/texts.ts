/** Texts of sponsorship letters. */
export const letterTexts = {
  letter: 'Letter of a sponsor',
  none: 'Choose',
  noLetter: 'There is no approved letter for who is billed.',
  allNamed: 'Each letter has its line already.',
  addShare: 'Add the sponsor’s share',
  shareOf: (sponsor: string) => `Share of ${sponsor}`,
} as const
