/** Digits as people read them, in groups with hyphens between: 123-456-7890. A text of another length stays as it is. */
export function grouped(digits: string, groups: readonly number[]): string {
  const parts = new RegExp(`^${groups.map((size) => `(\\d{${size}})`).join('')}$`).exec(digits)
  return parts ? parts.slice(1).join('-') : digits
}

/** What was typed or pasted without the hyphens and blanks between its groups. */
export const ungrouped = (text: string): string => text.replaceAll(/[\s\p{Pd}]/gu, '')
