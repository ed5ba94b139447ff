// The session fetches it when somebody signs in; no test is about how long that takes.
import '#src/session/presence/presence-watch.ts'
import { createBrowser, turn } from '#tests/support/client/browser.ts'
import { openSession, refreshPath, signAdaIn, signInData, signInPath, signOutPath, treePath } from '#tests/support/client/session.ts'

/** Timers and a clock that move together, one due moment after the other. */
function createTime(start: number) {
  const now = { value: start }
  const running = new Set<{ readonly at: number; due(): void }>()
  const startTimer = (ms: number, due: () => void) => {
    const timer = { at: now.value + ms, due }
    running.add(timer)
    return () => void running.delete(timer)
  }
  /** Lets so many ms pass; a device that sleeps wakes with every timer late. */
  const pass = async (ms: number, { isAsleep = false } = {}) => {
    const until = now.value + ms
    if (isAsleep) now.value = until
    for (;;) {
      const [next] = [...running].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)
      if (!next) break
      running.delete(next)
      now.value = Math.max(now.value, next.at)
      next.due()
      await turn()
    }
    now.value = until
    await turn()
  }
  return { now, startTimer, pass, count: () => running.size }
}

const answer = (status: number, data: unknown) =>
  new Response(JSON.stringify({ code: status, message: '', description: '', data }), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** What the aggregator says of a token's life, at a moment of its own clock. */
export type LifeOf = (serverNow: number) => { readonly token_expires_in: unknown; readonly token_expires_timestamp: unknown }

const lifeSeconds = 1800
export const halfAnHour: LifeOf = (now) => ({
  token_expires_in: lifeSeconds,
  token_expires_timestamp: Math.floor(now / 1000) + lifeSeconds,
})

/** Tabs of one browser on an aggregator whose tokens last half an hour, all on one clock; `ahead`: ms that the device's clock is ahead. */
export function startPresence({ lifeOf = halfAnHour, ahead = 0, isDated = true } = {}) {
  const time = createTime(1_800_000_000_000 + ahead)
  const browser = createBrowser()
  const calls: string[] = []
  const state = { number: 1, endsAt: 0, onRefresh: null as number | 'lost' | null }
  const serverNow = () => time.now.value - ahead

  const issue = () => {
    state.endsAt = serverNow() + lifeSeconds * 1000
    return { ...signInData(state.number), ...lifeOf(serverNow()) }
  }
  const refresh = (body: string) => {
    if (state.onRefresh === 'lost') throw new TypeError('The connection broke.')
    if (state.onRefresh !== null) return answer(state.onRefresh, null)
    const { refreshToken } = JSON.parse(body) as { refreshToken: string }
    if (refreshToken !== `refresh-${state.number}`) return answer(401, null)
    state.number += 1
    const { token, ...data } = issue()
    return answer(200, { access_token: token, ...data })
  }
  const answerTo = (path: string, body: string, authorization: string) => {
    if (path.endsWith(signInPath)) return answer(200, issue())
    if (path.endsWith(refreshPath)) return refresh(body)
    if (path.includes(signOutPath)) return answer(200, null)
    if (authorization !== `Bearer token-${state.number}` || serverNow() >= state.endsAt) return answer(401, null)
    return answer(200, path.includes(treePath) ? { routePermissions: [] } : [])
  }
  const transport = async (request: Request) => {
    const { pathname: path } = new URL(request.url)
    calls.push(`${request.method} ${path.split('/').slice(4, 7).join('/')}`)
    const response = answerTo(path, await request.text(), request.headers.get('authorization') ?? '')
    if (isDated) response.headers.set('date', new Date(serverNow()).toUTCString())
    return response
  }

  const open = (without: Parameters<typeof browser.openTab>[0] = []) => {
    const place = browser.openTab(without)
    const session = openSession('http://portal.test', place, { startTimer: time.startTimer, now: time.now, transport })
    const presence = () => {
      const { value } = session.actor.getSnapshot()
      return typeof value === 'object' && 'signedIn' in value ? (Reflect.get(Object(value.signedIn), 'presence') as unknown) : value
    }
    return { ...session, act: place.act, comeBack: place.comeBack, freeze: place.freeze, presence }
  }
  const refreshes = () => calls.filter((call) => call === 'POST user/token/generate').length
  return {
    ...time,
    browser,
    calls,
    open,
    refreshes,
    /** Lets renewals fail with a status or a lost connection; with null they give tokens. */
    answerRefresh: (next: number | 'lost' | null) => void (state.onRefresh = next),
  }
}

/** One tab of them, in which Ada has signed in. */
export async function startSignedIn(options: Parameters<typeof startPresence>[0] = {}) {
  const portal = startPresence(options)
  const tab = portal.open()
  await signAdaIn(tab)
  await turn()
  return { ...portal, tab }
}
