const tones: Readonly<Record<string, 'success' | 'danger' | 'warning'>> = { Pass: 'success', Fail: 'danger', Withheld: 'warning' }

/** The look of the badge of an outcome. */
export const outcomeTone = (outcome: string): 'success' | 'danger' | 'warning' | 'neutral' => tones[outcome] ?? 'neutral'
