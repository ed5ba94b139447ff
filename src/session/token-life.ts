import { instantOf } from '../time/instant.ts'

/** How long a token lives: seconds from its receipt, and the instant (ms) of its end. Null where the server said nothing usable. */
export interface TokenLife {
  readonly seconds: number | null
  readonly expiresAt: number | null
}

/** Unix times from here on are milliseconds, smaller ones seconds. */
const millisecondsFrom = 1e12

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\s*\d{1,15}(\.\d+)?\s*$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null
}

/** Reads `token_expires_in` (seconds) and `token_expires_timestamp` (Unix time in s or ms, or a date text in UTC), whatever came for them. */
export function readTokenLife(answer: { readonly token_expires_in?: unknown; readonly token_expires_timestamp?: unknown }): TokenLife {
  const stamp = numberOf(answer.token_expires_timestamp)
  return {
    seconds: numberOf(answer.token_expires_in),
    expiresAt: stamp === null ? instantOf(answer.token_expires_timestamp) : stamp >= millisecondsFrom ? stamp : stamp * 1000,
  }
}
