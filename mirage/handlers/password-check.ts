import { tooManyRequests, type Call } from '../contract.ts'
import { isPassword } from '../accounts/passwords.ts'

interface Check extends Pick<Call<'signIn'>, 'wrongPasswords' | 'clientAddress' | 'settings'> {
  /** Also of an account that does not exist. */
  readonly username: string
  readonly password: string
  /** What is kept of the account's password; undefined where there is no account. */
  readonly hash: string | null | undefined
}

/**
 * Whether a password is right, or a refusal after too many wrong ones of this name or address: then a right
 * one is refused as well, or guessing would go on at full speed.
 */
export async function checkPassword({ username, password, hash, wrongPasswords, clientAddress, settings }: Check) {
  const name = `name ${username.trim().toLowerCase()}`
  const keys = clientAddress === '' ? [name] : [name, `address ${clientAddress}`]
  const refusal = () => {
    const seconds = wrongPasswords.pauseOf(keys)
    const minutes = Math.ceil(seconds / 60)
    const words = `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
    return seconds > 0 ? tooManyRequests(words, seconds) : null
  }
  const early = refusal()
  if (early) return early
  const isRight = await isPassword(password, hash, settings)
  // Other wrong passwords may have come while this one was hashed.
  const late = refusal()
  if (late) return late
  if (isRight) wrongPasswords.forget(name)
  else wrongPasswords.note(keys)
  return isRight
}
