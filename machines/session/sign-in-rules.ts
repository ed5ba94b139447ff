import type { Credentials } from './session-types.ts'

export type SignInField = keyof Credentials
export type SignInProblem = 'required' | 'invalid' | 'long'

/** The most characters of an e-mail address; a longer text is none. */
const longestAddress = 254

/** The most characters of a password, as in the contract; also of a new one. */
const longestPassword = 200

/** Whether a password, without the spaces around it, has more characters than it may have. */
export const isTooLong = (password: string): boolean => {
  const trimmed = password.trim()
  // Counts whole characters, as the contract does, and of a long text only as many as the rule needs.
  return trimmed.length > longestPassword && Array.from(trimmed.slice(0, 2 * longestPassword + 2)).length > longestPassword
}

const isBlank = (text: string) => text.trim() === ''
const isAddress = (text: string) => text.length <= longestAddress && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)

/** The rules of the form, in the order in which they are looked at: the first broken one of a field is its problem. */
const rules: readonly { readonly field: SignInField; readonly problem: SignInProblem; isBroken(value: string): boolean }[] = [
  { field: 'username', problem: 'required', isBroken: isBlank },
  { field: 'username', problem: 'invalid', isBroken: (value) => !isAddress(value.trim()) },
  { field: 'password', problem: 'required', isBroken: isBlank },
  { field: 'password', problem: 'long', isBroken: isTooLong },
]

/** The problem of a field, or null. */
export const problemOf = (field: SignInField, credentials: Credentials): SignInProblem | null =>
  rules.find((rule) => rule.field === field && rule.isBroken(credentials[field]))?.problem ?? null

/** The credentials as they are sent: spaces around them do not count. */
export const asSent = ({ username, password }: Credentials): Credentials => ({ username: username.trim(), password: password.trim() })
