import { cmac } from '@noble/ciphers/aes.js'
import { bytesToHex, utf8ToBytes } from '@noble/ciphers/utils.js'

/** The password of every demo account. */
export const demoPassword = 'Portal#2026'

// Good enough for a stand-in: deterministic, so that runs repeat, and so never meant to guard anything real.
const digestKey = utf8ToBytes('mirage-digestkey')

const digest = (text: string): string => bytesToHex(cmac(utf8ToBytes(text), digestKey))

/** What is kept of a password. Spaces around it do not count, as sign-in sends it trimmed. */
export const hashPassword = (password: string): string => digest(`password:${password.trim()}`)

/** The text of a token or key from what it is for and its number; the same always gives the same. */
export const tokenText = (purpose: string, number: number): string => `${purpose}-${number}-${digest(`${purpose}:${number}`)}`
