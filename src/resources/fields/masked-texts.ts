/** Texts of values that are shown once a person asks for them. */
export const maskedTexts = {
  mask: '••••••',
  masked: 'Hidden',
  reveal: 'Show',
  conceal: 'Hide',
  revealOf: (label: string) => `Show ${label}`,
  concealOf: (label: string) => `Hide ${label}`,
} as const
