/** A text or a number as text; empty for anything else. */
export const plainText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
