import { isTooLong } from '#machines/session/sign-in-rules.ts'

export interface PasswordValues {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export type PasswordField = keyof PasswordValues
export type PasswordProblem = 'required' | 'short' | 'long' | 'noSpecial' | 'noUppercase' | 'different'

export const noPasswords: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

const shortest = 8

/** Spaces around a password do not count: sign-in sends it without them. */
const trimmed = (text: string) => text.trim()
const isMissing = (text: string) => trimmed(text) === ''
// Counts whole characters, as people do, and of a long text only as many as the rule needs.
const isShort = (text: string) => Array.from(trimmed(text).slice(0, 2 * shortest)).length < shortest

/** The rules of the form, in the order in which they are looked at: the first broken one of a field is its problem. */
const rules: readonly { readonly field: PasswordField; readonly problem: PasswordProblem; isBroken(values: PasswordValues): boolean }[] = [
  { field: 'currentPassword', problem: 'required', isBroken: ({ currentPassword }) => isMissing(currentPassword) },
  { field: 'currentPassword', problem: 'long', isBroken: ({ currentPassword }) => isTooLong(currentPassword) },
  { field: 'newPassword', problem: 'required', isBroken: ({ newPassword }) => isMissing(newPassword) },
  { field: 'newPassword', problem: 'short', isBroken: ({ newPassword }) => isShort(newPassword) },
  { field: 'newPassword', problem: 'long', isBroken: ({ newPassword }) => isTooLong(newPassword) },
  { field: 'newPassword', problem: 'noSpecial', isBroken: ({ newPassword }) => !/[^\p{L}\p{N}\s]/u.test(newPassword) },
  { field: 'newPassword', problem: 'noUppercase', isBroken: ({ newPassword }) => !/\p{Lu}/u.test(newPassword) },
  { field: 'confirmPassword', problem: 'required', isBroken: ({ confirmPassword }) => isMissing(confirmPassword) },
  {
    field: 'confirmPassword',
    problem: 'different',
    isBroken: ({ newPassword, confirmPassword }) => trimmed(newPassword) !== trimmed(confirmPassword),
  },
]

/** The problem of a field, or null. */
export const problemOf = (field: PasswordField, values: PasswordValues): PasswordProblem | null =>
  rules.find((rule) => rule.field === field && rule.isBroken(values))?.problem ?? null

/** The first of these fields with something wrong, or null. */
export const firstWrong = (fields: readonly PasswordField[], values: PasswordValues): PasswordField | null =>
  fields.find((field) => problemOf(field, values) !== null) ?? null

/** The passwords as they are sent: spaces around them do not count. */
export const asSent = ({ currentPassword, newPassword }: PasswordValues) => ({
  currentPassword: trimmed(currentPassword),
  newPassword: trimmed(newPassword),
})
