/** Texts of the registration of centres. */
export const centreTexts = {
  wizard: 'Steps of the registration',
  saveAndContinue: 'Save and continue',
  keepDraft: 'Keep as draft',
  submit: 'Submit',
  ends: (days: number) => (days < 0 ? 'Ended' : `Ends in ${days} days`),
} as const
