import type { ApiDeps } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { Clock } from '#src/time/clock.ts'
import type { Channel, BrowserEnvironment } from '../record/browser-environment.ts'
import { createPatientVault, type TokenVault } from './token-vault.ts'

/** Lets one tab at a time renew the session. */
export interface RenewalLock {
  /**
   * Does the work while no other tab does its own. After 5 s of waiting this rejects with an `ApiProblem` if the holder is
   * alive; a frozen or hung holder loses the lock.
   */
  run<T>(work: Work<T>): Promise<T>
}

/** What is done under the lock; it can ask whether the lock is still this tab's own, as it may not be after a standstill. */
type Work<T> = (isHeld: () => Promise<boolean>) => Promise<T>

const lockName = 'session-renewal'
const rescueName = 'session-renewal-rescue'
const waitMs = 4000
const rescueWaitMs = 700
const replyMs = 250
const leaseMs = 4800
const leasePollMs = 100
const leaseBeatMs = 1500

interface RenewalLockDeps extends Pick<BrowserEnvironment, 'locks' | 'channel' | 'leases' | 'tabId'>, Pick<ApiDeps, 'startTimer'> {
  readonly clock: Pick<Clock, 'now'>
}

const typeOf = (message: unknown): unknown => Object(message).type

/** Creates the lock by Web Locks, else by leases in IndexedDB, else only by reading the stored session again. */
export function createRenewalLock({ locks, ...deps }: RenewalLockDeps): RenewalLock {
  if (locks) return createWebLock({ ...deps, locks })
  return deps.leases ? createLeaseLock({ ...deps, leases: deps.leases }) : { run: (work) => work(() => Promise.resolve(true)) }
}

function createWebLock({
  locks,
  channel,
  startTimer,
}: Pick<RenewalLockDeps, 'channel' | 'startTimer'> & { readonly locks: Pick<LockManager, 'request'> }): RenewalLock {
  /** Does the work under a lock; null when the lock could not be had. Losing the lock meanwhile does not stop the work. */
  const holding = async <T>(name: string, options: LockOptions, work: Work<T>): Promise<{ readonly value: T } | null> => {
    let isHeld = true
    const begun: Promise<T>[] = []
    try {
      await locks.request(name, options, () => {
        const working = work(() => Promise.resolve(isHeld))
        begun.push(working)
        return working
      })
    } catch (error) {
      isHeld = false
      if (begun.length === 0 && options.signal?.aborted !== true) throw error
    }
    const [working] = begun
    return working ? { value: await working } : null
  }

  /** Does the work under a lock of that name, if it can be had within `ms`. */
  const within = async <T>(name: string, ms: number, work: Work<T>) => {
    const waiting = new AbortController()
    const stop = startTimer(ms, () => waiting.abort())
    const begin: Work<T> = (isHeld) => {
      stop()
      return work(isHeld)
    }
    return holding(name, { signal: waiting.signal }, begin).finally(stop)
  }

  const answering =
    <T>(work: Work<T>): Work<T> =>
    async (isHeld) => {
      const stop = channel?.listen((message) => {
        if (typeOf(message) === 'renewal.asked') channel.post({ type: 'renewal.held' })
      })
      return work(isHeld).finally(() => stop?.())
    }

  const rescue = async <T>(work: Work<T>): Promise<T> => {
    if (channel && (await isHeldByLiving(channel, startTimer))) throw new ApiProblem('timeout', 0)
    const done = await holding(lockName, { steal: true }, answering(work))
    if (!done) throw new ApiProblem('timeout', 0)
    return done.value
  }

  return {
    run: async (work) => {
      const done = await within(lockName, waitMs, answering(work))
      if (done) return done.value
      // Tabs that find the lock stuck take it one after the other, so that none takes it from another.
      const rescued = await within(rescueName, rescueWaitMs, () => rescue(work))
      if (rescued) return rescued.value
      throw new ApiProblem('timeout', 0)
    },
  }
}

const isLease = (value: unknown): value is { readonly owner: string; readonly until: number } =>
  typeof Object(value).owner === 'string' && Number.isFinite(Object(value).until)

/** The same by a lease in the database, which runs out by itself when its holder is frozen or closed. */
function createLeaseLock({
  leases,
  tabId,
  clock,
  startTimer,
}: Omit<RenewalLockDeps, 'locks' | 'channel' | 'leases'> & { readonly leases: TokenVault }): RenewalLock {
  const place = createPatientVault(leases, startTimer)
  const pause = () => new Promise<void>((resolve) => void startTimer(leasePollMs, resolve))

  const take = async (): Promise<boolean> => {
    const lease = await place.change((value) => {
      // Read here, since a change waits for those of other tabs: a lease that was taken meanwhile is not from the future.
      const now = clock.now()
      // A lease from the future is one of a clock that has been set back.
      const isTaken = isLease(value) && value.until > now && value.until <= now + leaseMs
      return isTaken && value.owner !== tabId ? value : { owner: tabId, until: now + leaseMs }
    })
    return !lease || Object(lease.value).owner === tabId
  }

  return {
    run: async (work) => {
      for (let polls = 0; !(await take()); polls += 1) {
        if (polls * leasePollMs >= leaseMs) throw new ApiProblem('timeout', 0)
        await pause()
      }
      // Kept fresh while there is work, so that only a tab that stands still loses it.
      let stop = () => {}
      let isDone = false
      const beat = () => void (stop = startTimer(leaseBeatMs, () => void take().then((isOwn) => isOwn && !isDone && beat())))
      beat()
      const release = () => {
        isDone = true
        stop()
        return place.change((value) => (Object(value).owner === tabId ? undefined : value))
      }
      return work(take).finally(release)
    },
  }
}

/** Asks the other tabs whether one of them is renewing right now; a frozen one stays silent. */
function isHeldByLiving(channel: Channel, startTimer: ApiDeps['startTimer']): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isHeld: boolean) => {
      stopListening()
      stopWaiting()
      resolve(isHeld)
    }
    const stopListening = channel.listen((message) => {
      if (typeOf(message) === 'renewal.held') settle(true)
    })
    const stopWaiting = startTimer(replyMs, () => settle(false))
    channel.post({ type: 'renewal.asked' })
  })
}
