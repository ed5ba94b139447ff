import { createApi, type Api, type ApiDeps, type ResourceApi, type SessionGate } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { systemClock } from '#src/time/clock.ts'

/** Timers that only the test runs. */
export function createTimers() {
  const running = new Set<{ readonly ms: number; due(): void }>()
  const startTimer: ApiDeps['startTimer'] = (ms, due) => {
    const timer = { ms, due }
    running.add(timer)
    return () => void running.delete(timer)
  }
  return {
    startTimer,
    /** The remaining time of each running timer, in the order of their start. */
    waits: () => [...running].map(({ ms }) => ms),
    /** Fires every running timer, or those of this length. */
    run: (ms?: number) => {
      const coming = [...running].filter((timer) => ms === undefined || timer.ms === ms)
      for (const timer of coming) {
        running.delete(timer)
        timer.due()
      }
    },
  }
}

export const ada = { token: 'token-1', tokenType: 'Bearer', userId: '101', contactId: '501' }

export const noSession: SessionGate = { current: () => null, renew: () => Promise.resolve(false), noteReplay: () => {} }

export const signedIn: SessionGate = { ...noSession, current: () => ada }

/** The production client over the network, or over a `fetch` of the test's. */
export const connect = (
  baseUrl: string,
  {
    session = signedIn,
    startTimer = createTimers().startTimer,
    clock = systemClock,
    componentIdOf = () => '82',
    fetch: send = (request) => fetch(request),
  }: Partial<ApiDeps> = {},
): Api & ResourceApi =>
  createApi({ baseUrl, fetch: (request) => send(request), session, startTimer, clock, componentIdOf: (...of) => componentIdOf(...of) })

/** The kind of problem of a failure, by its status or code. */
export const kindsOfFailure = [
  [400, 'refused'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'refused'],
  [429, 'server'],
  [499, 'refused'],
  [500, 'server'],
  [503, 'server'],
] as const

/** The problem of a failed call; throws when the call succeeds or fails otherwise. */
export async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const outcome = await call.then(
    () => new Error('The call went well.'),
    (error: unknown) => error,
  )
  if (!(outcome instanceof ApiProblem)) throw outcome
  return outcome
}
