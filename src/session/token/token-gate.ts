import type { ApiDeps, SessionGate } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { Clock } from '#src/time/clock.ts'
import type { RenewalLock } from './renewal-lock.ts'
import { tokensOf, type RefreshAnswer, type SessionRecord, type TokenRecord } from '../record/session-record.ts'
import type { SessionStore } from '../record/session-store.ts'

/** Events of the gate for the session: a renewal began, ended either way, or was refused, which ends the session. */
type GateFact = { readonly type: 'token.renewing' | 'token.settled' | 'session.refused' }

interface TokenGateDeps extends Pick<ApiDeps, 'startTimer'> {
  readonly store: Pick<SessionStore, 'read' | 'newestTokens' | 'adopt' | 'renew'>
  readonly lock: RenewalLock
  readonly clock: Pick<Clock, 'now'>
  /** Calls the refresh endpoint once; gives the answer and when it was given, rejects with an `ApiProblem`. */
  refresh(
    body: { readonly userId: number; readonly refreshToken: string },
    deadlineMs: number,
  ): Promise<{ readonly answer: RefreshAnswer; readonly servedAt: number | null }>
  /** Resolves as soon as the session may be renewed for a call, which is not while the person is asked whether to go on. */
  mayRenew(): Promise<void>
  report(fact: GateFact): void
}

const budgetMs = 15_000
/** Pauses before the second and the third try. */
const pausesMs = [400, 1200] as const
const refusals = new Set([400, 401, 403])
const isRefusal = (problem: ApiProblem) => problem.kind === 'malformed' || refusals.has(problem.code)

/** Marks the problem of a renewal as tried out, so that reads that waited for it do not start another one. */
const triedOut = (error: unknown) =>
  error instanceof ApiProblem
    ? new ApiProblem(error.kind, error.code, error.hasWords ? error.description : null, error.retryAfter, {
        isDescribed: error.isDescribed,
        data: error.data,
        isTriedOut: true,
      })
    : new ApiProblem('network', 0, null, null, { isTriedOut: true })

const isPassing = ({ kind }: ApiProblem) => kind === 'network' || kind === 'timeout' || kind === 'server'

/** The gate of the client, with a renewal on the person's request. */
interface TokenGate extends SessionGate {
  /** Renews the tokens now. False when that was refused, which is reported; throws an `ApiProblem` when no answer came. */
  renewNow(): Promise<boolean>
}

/** `lockLost`: this tab was frozen for so long that another one has taken the lock, and may be renewing now. */
type Outcome = 'renewed' | 'refused' | 'lockLost'

/** How often a tab that lost the lock queues for it again. */
const turns = 3

/** After so many renewals in so many ms whose tokens were rejected at once, the calls stay rejected: the token is not the cause. */
const uselessRenewals = 5
const uselessMs = 60_000

/**
 * Keeps every call of every tab on the newest token. One refresh serves all callers who wait; a token that another tab
 * has renewed is taken over. A refused refresh ends the session; a refresh without an answer leaves it as it was.
 */
export function createTokenGate({ store, lock, clock, startTimer, refresh, mayRenew, report }: TokenGateDeps): TokenGate {
  let renewal: Promise<boolean> | null = null
  /** New tokens that were rejected at once, since the last one that was accepted. */
  let rejections: readonly { readonly token: string; readonly at: number }[] = []

  const pause = (ms: number) => new Promise<void>((resolve) => void startTimer(ms, resolve))

  /** After a refusal: whether another tab has stored newer tokens than those that were refused, which are then this tab's too. */
  async function isOvertaken(refused: SessionRecord): Promise<boolean> {
    const session = store.read()
    if (!session) return false
    if (session.refresh_token !== refused.refresh_token) return true
    return adoptNewer(session, (newest) => newest.refresh_token !== refused.refresh_token)
  }

  /** Takes over the newest tokens that any tab has stored, where they are this person's, newer than the session's and of use. */
  async function adoptNewer(session: SessionRecord, isUseful: (newest: TokenRecord) => boolean): Promise<boolean> {
    const newest = await store.newestTokens()
    const isNewer =
      newest !== null && String(newest.userId) === String(session.userId) && newest.token_received_at > session.token_received_at
    if (!isNewer || !isUseful(newest)) return false
    store.adopt(newest)
    return true
  }

  async function refreshed(stored: SessionRecord, isHeld: () => Promise<boolean>): Promise<Outcome> {
    const basis = await store.newestTokens()
    const until = clock.now() + budgetMs
    for (let attempt = 0; ; attempt += 1) {
      // Sent a second time, a refresh token ends the session: only who has the lock may send it.
      if (!(await isHeld())) return 'lockLost'
      const session = store.read()
      if (!session || session.userId === null || session.refresh_token === '') return 'refused'
      try {
        const { answer, servedAt } = await refresh(
          { userId: Number(session.userId), refreshToken: session.refresh_token },
          until - clock.now(),
        )
        const tokens = tokensOf(answer, { receivedAt: Math.max(clock.now(), stored.token_received_at + 1), servedAt })
        const isKept = await store.renew(basis, tokens)
        return isKept || (await isOvertaken(session)) ? 'renewed' : 'refused'
      } catch (error) {
        const problem = error instanceof ApiProblem ? error : new ApiProblem('network', 0)
        if (isRefusal(problem)) return (await isOvertaken(session)) ? 'renewed' : 'refused'
        const rest = Math.max(pausesMs[attempt] ?? budgetMs, (problem.retryAfter ?? 0) * 1000)
        if (!isPassing(problem) || clock.now() + rest >= until) throw problem
        await pause(rest)
      }
    }
  }

  /** Renews the tokens; called while this tab has the lock. */
  async function renewed(rejected: string, isHeld: () => Promise<boolean>): Promise<Outcome> {
    const session = store.read()
    if (!session || session.userId === null || session.refresh_token === '') return 'refused'
    if (await adoptNewer(session, (newest) => newest.token !== rejected)) return 'renewed'
    if (session.token !== rejected) return 'renewed'
    return refreshed(session, isHeld)
  }

  async function renewedInTurn(rejected: string): Promise<Outcome> {
    for (let turn = 1; turn <= turns; turn += 1) {
      const outcome = await lock.run((isHeld) => renewed(rejected, isHeld))
      if (outcome !== 'lockLost') return outcome
    }
    throw new ApiProblem('timeout', 0)
  }

  async function start(rejected: string): Promise<boolean> {
    report({ type: 'token.renewing' })
    try {
      const outcome = await renewedInTurn(rejected)
      if (outcome === 'refused') report({ type: 'session.refused' })
      return outcome === 'renewed'
    } catch (error) {
      throw triedOut(error)
    } finally {
      report({ type: 'token.settled' })
      renewal = null
    }
  }

  return {
    current: () => {
      const session = store.read()
      if (!session) return null
      const { token, token_type: tokenType, userId, contactId } = session
      return { token, tokenType, userId: String(userId ?? ''), contactId: String(contactId ?? '') }
    },
    renew: async (rejected) => {
      const isRenewed = () => {
        const session = store.read()
        return session !== null && session.token !== rejected
      }
      if (isRenewed()) return true
      // `Math.abs`: rejections also expire when the clock has been set back.
      rejections = rejections.filter(({ at }) => Math.abs(clock.now() - at) < uselessMs)
      if (rejections.length >= uselessRenewals) return false
      if (!renewal) await mayRenew()
      if (isRenewed()) return true
      renewal ??= start(rejected)
      return renewal
    },
    noteReplay: (isLetIn) => {
      const token = store.read()?.token ?? ''
      if (isLetIn) rejections = []
      else if (!rejections.some((one) => one.token === token)) rejections = [...rejections, { token, at: clock.now() }]
    },
    renewNow: () => {
      renewal ??= start(store.read()?.token ?? '')
      return renewal
    },
  }
}
