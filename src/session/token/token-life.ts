import { instantOf } from '#src/time/instant.ts'

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

/** Reads `token_expires_in` (seconds) and `token_expires_timestamp` (Unix time in s or ms, or a UTC date text); either may be malformed. */
export function readTokenLife(answer: { readonly token_expires_in?: unknown; readonly token_expires_timestamp?: unknown }): TokenLife {
  const stamp = numberOf(answer.token_expires_timestamp)
  return {
    seconds: numberOf(answer.token_expires_in),
    expiresAt: stamp === null ? instantOf(answer.token_expires_timestamp) : stamp >= millisecondsFrom ? stamp : stamp * 1000,
  }
}

/** Clocks that differ by less than this many ms agree, given whole seconds and network delay. */
const agreementMs = 3000

/**
 * When tokens end, in ms of this device's clock; null where the server named no usable time. A clock that is set wrong is
 * seen by the time at which the server gave the tokens; where it did not say, the later of what it named counts, so that
 * nothing ever ends too early.
 */
export function expiryOf(
  { seconds, expiresAt }: TokenLife,
  {
    token_received_at: receivedAt,
    token_served_at: servedAt,
  }: { readonly token_received_at: number; readonly token_served_at: number | null },
): number | null {
  if (expiresAt === null) return null
  if (servedAt === null) return seconds === null ? expiresAt : Math.max(expiresAt, receivedAt + seconds * 1000)
  const ahead = servedAt - receivedAt
  return Math.abs(ahead) < agreementMs ? expiresAt : expiresAt - ahead
}
