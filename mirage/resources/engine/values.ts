import type { Fields } from './service.ts'

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as text; empty for anything but texts and numbers. */
export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A value for comparison without case and outer spaces. */
export const folded = (value: unknown): string => textOf(value).trim().toLowerCase()

/** Whether two stored values are the same: both have their fields in the order of the rules. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
