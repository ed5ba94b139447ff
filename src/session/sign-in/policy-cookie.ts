import type { BrowserStorage } from '../record/browser-storage.ts'

const name = 'privacyPolicy'
const yearInSeconds = 31_536_000

/** Whether the privacy policy was accepted at an earlier sign-in in this browser. */
export const hasAcceptedPolicy = ({ cookies }: Pick<BrowserStorage, 'cookies'>): boolean =>
  cookies
    .read()
    .split(';')
    .some((cookie) => cookie.trim() === `${name}=1`)

/** Remembers for a year that the privacy policy was accepted. */
export const rememberPolicy = ({ cookies }: Pick<BrowserStorage, 'cookies'>): void =>
  cookies.write(`${name}=1; path=/; max-age=${yearInSeconds}; SameSite=Lax`)
