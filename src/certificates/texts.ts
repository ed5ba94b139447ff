/** Texts of certificates. */
export const certificateTexts = {
  registeredAs: (name: string) => `Registered as ${name}.`,
  takeRegisteredName: 'Use this name',
  cut: 'The text is too long to be shown in full.',
} as const
