import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser, turn } from '#tests/support/client/browser.ts'
import { problemOf } from '#tests/support/client/client.ts'
import { faults, refusal, startFaultServer, type Answer } from '#tests/support/client/fault-server.ts'
import {
  createRotation,
  openSession,
  refreshPath,
  signAdaIn,
  signInData,
  signInPath,
  type OpenedSession,
} from '#tests/support/client/session.ts'

let server: Awaited<ReturnType<typeof startFaultServer>>
beforeEach(async () => {
  server = await startFaultServer(faults.emptyFailure)
})
afterEach(() => server.close())

type Missing = NonNullable<Parameters<ReturnType<typeof createBrowser>['openTab']>[0]>

const openTabs = async (
  count: number,
  { without = [], onRefresh }: { without?: Missing; onRefresh?: (count: number) => Answer | null } = {},
) => {
  const rotation = createRotation(onRefresh ? { onRefresh } : {})
  server.answerWith(rotation.answer)
  const browser = createBrowser()
  const places = Array.from({ length: count }, () => browser.openTab(without))
  const tabs: OpenedSession[] = []
  for (const place of places) {
    const tab = openSession(server.origin, place)
    tabs.push(tab)
    if (tabs.length === 1) await signAdaIn(tab)
    else await tab.stands({ signedIn: { access: 'ready' } })
  }
  return { rotation, browser, places, tabs }
}

const callIn = (tab: OpenedSession) => tab.api.call('listContactRoutes', {})
const refreshes = () => server.seen.filter(({ path }) => path.endsWith(refreshPath)).length
const isSignedIn = (tab: OpenedSession) => tab.actor.getSnapshot().matches('signedIn')

/** Lets timers of a tab come due, by their length, as soon as they run. */
const pass = async (tab: OpenedSession, ...waits: readonly number[]) => {
  for (const wait of waits) {
    while (!tab.timers.waits().includes(wait)) await turn()
    tab.timers.run(wait)
  }
}

/** Does something again and again until the work is done. */
const whileRunning = async (work: Promise<unknown>, again: () => void) => {
  const state = { isDone: false }
  const done = work.finally(() => (state.isDone = true))
  while (!state.isDone) {
    again()
    await turn()
  }
  await done
}

describe('tabs whose token expires at once', () => {
  it('share one renewal, round after round, and nobody is signed out', async () => {
    const { rotation, tabs } = await openTabs(5)
    for (let round = 1; round <= 20; round += 1) {
      rotation.expire()
      await Promise.all(tabs.flatMap((tab) => [callIn(tab), callIn(tab)]))
      expect(rotation.counts).toEqual({ refreshes: round, reuses: 0 })
    }
    expect(tabs.map(isSignedIn)).toEqual(Array(5).fill(true))
  }, 30_000)

  it.each<[string, Missing]>([
    ['locks', ['locks']],
    ['a channel', ['channel']],
    ['locks and a channel', ['locks', 'channel']],
    ['a database', ['vault']],
  ])('do so without %s', async (_, without) => {
    const { rotation, tabs } = await openTabs(3, { without })
    for (let round = 1; round <= 10; round += 1) {
      rotation.expire()
      // Those who wait for a lease look again every 100 ms.
      await whileRunning(Promise.all(tabs.map(callIn)), () => tabs.forEach((tab) => tab.timers.run(100)))
      expect(rotation.counts).toEqual({ refreshes: round, reuses: 0 })
    }
    expect(tabs.map(isSignedIn)).toEqual([true, true, true])
  })

  it('take over what another tab has renewed, also when the storage tells it late', async () => {
    const { rotation, browser, places, tabs } = await openTabs(2)
    const [first, second] = tabs
    if (!first || !second) throw new Error('There are two tabs.')
    places[1]?.lag()
    rotation.expire()
    await callIn(first)
    await callIn(second)
    expect([rotation.counts, (JSON.parse(browser.kept.get('session') ?? '') as { token: string }).token]).toEqual([
      { refreshes: 1, reuses: 0 },
      'token-2',
    ])
  })
})

describe('a refused renewal', () => {
  it.each([
    ['the storage', true],
    ['the database alone', false],
  ])('leaves every tab signed in where %s holds newer tokens by then', async (_, isInStorage) => {
    let renewElsewhere = () => {}
    const { rotation, browser, tabs } = await openTabs(2, {
      onRefresh: (count) => {
        if (count === 1) renewElsewhere()
        return count === 1 ? refusal(401, 'Your session cannot be renewed.') : null
      },
    })
    const [first] = tabs
    if (!first) throw new Error('There are two tabs.')
    const session = JSON.parse(browser.kept.get('session') ?? 'null')
    const newer = { ...session, token: 'token-1b', refresh_token: 'refresh-1b', token_received_at: session.token_received_at + 1000 }
    renewElsewhere = () => {
      rotation.allow('Bearer token-1b')
      browser.tokens.put(newer)
      if (isInStorage) browser.kept.set('session', JSON.stringify(newer))
    }
    rotation.expire()
    await callIn(first)
    expect([refreshes(), tabs.map(isSignedIn), JSON.parse(browser.kept.get('session') ?? 'null').token]).toEqual([
      1,
      [true, true],
      'token-1b',
    ])
  })
})

describe('a tab that holds the lock', () => {
  const hold = async (onRefresh: (count: number) => Answer | null) => {
    const { rotation, places, tabs, browser } = await openTabs(2, { onRefresh })
    const [holder, waiter] = tabs
    if (!holder || !waiter) throw new Error('There are two tabs.')
    rotation.expire()
    const held = callIn(holder).catch(() => {})
    while (refreshes() === 0) await turn()
    const call = callIn(waiter)
    call.catch(() => {})
    return { rotation, browser, places, holder, waiter, held, call }
  }

  it('and is frozen loses it to the one that has waited, who goes on without a reload', async () => {
    const { places, waiter, call } = await hold((count) => (count === 1 ? faults.hang : null))
    places[0]?.freeze()
    await pass(waiter, 4000, 250)
    await call
    expect([refreshes(), isSignedIn(waiter)]).toEqual([2, true])
  })

  it('and is alive keeps it: the other ends with a message after five seconds, still signed in', async () => {
    const { waiter, holder, call } = await hold((count) => (count === 1 ? faults.hang : null))
    await pass(waiter, 4000)
    expect((await problemOf(call)).kind).toBe('timeout')
    expect([refreshes(), isSignedIn(waiter), isSignedIn(holder)]).toEqual([1, true, true])
  })

  it.each([
    ['at once', false],
    ['late', true],
  ])('and wakes up later keeps the tokens that were renewed meanwhile, told by the storage %s', async (_, isLate) => {
    let answerLate = () => {}
    const { rotation, browser, places, holder, waiter, held, call } = await hold((count) =>
      count === 1
        ? (response) => {
            answerLate = () => response.end(JSON.stringify({ code: 500, data: null }))
            response.writeHead(500, { 'content-type': 'application/json' })
          }
        : null,
    )
    places[0]?.freeze()
    if (isLate) places[0]?.lag()
    await pass(waiter, 4000, 250)
    await call
    answerLate()
    await pass(holder, 400)
    await held
    expect(rotation.counts).toEqual({ refreshes: 2, reuses: 0 })
    expect((JSON.parse(browser.kept.get('session') ?? '') as { token: string }).token).toMatch(/^token-/)
    expect([isSignedIn(holder), isSignedIn(waiter)]).toEqual([true, true])
    await Promise.all([callIn(holder), callIn(waiter)])
  })

  it('keeps it without locks, too, for as long as it is at work', async () => {
    let answer = () => {}
    const { rotation, tabs } = await openTabs(2, {
      without: ['locks'],
      onRefresh: (count) => (count === 1 ? (response, seen) => void (answer = () => rotation.answer(response, seen)) : null),
    })
    const [holder, waiter] = tabs
    if (!holder || !waiter) throw new Error('There are two tabs.')
    rotation.expire()
    const held = callIn(holder)
    while (refreshes() === 0) await turn()
    const call = problemOf(callIn(waiter))
    let passed = 0
    await whileRunning(call, () => {
      if (!waiter.timers.waits().includes(100)) return
      passed += 100
      holder.now.value += 100
      waiter.now.value += 100
      if (passed % 1500 === 0) holder.timers.run(1500)
      waiter.timers.run(100)
    })
    expect(passed).toBeGreaterThanOrEqual(4800)
    expect([(await call).kind, refreshes()]).toEqual(['timeout', 1])
    answer()
    await held
    await callIn(waiter)
    expect([rotation.counts.reuses, isSignedIn(holder), isSignedIn(waiter)]).toEqual([0, true, true])
  })

  it('and stays silent is robbed only once by those who wait together', async () => {
    const { rotation, places, tabs } = await openTabs(4, { onRefresh: (count) => (count === 1 ? faults.hang : null) })
    const [holder, ...waiters] = tabs
    if (!holder) throw new Error('There are four tabs.')
    rotation.expire()
    callIn(holder).catch(() => {})
    while (refreshes() === 0) await turn()
    places[0]?.freeze()
    const calls = waiters.map(callIn)
    for (const waiter of waiters) {
      while (!waiter.timers.waits().includes(4000)) await turn()
    }
    waiters.forEach((waiter) => waiter.timers.run(4000))
    await whileRunning(Promise.all(calls), () => waiters.forEach((waiter) => waiter.timers.run(250)))
    expect(rotation.counts).toEqual({ refreshes: 2, reuses: 0 })
  })
})

describe('the end of a session in one tab', () => {
  it.each<[string, Missing]>([
    ['the storage tells them', []],
    ['there is no channel', ['channel']],
  ])('ends it in all of them: %s', async (_, without) => {
    const { browser, tabs } = await openTabs(4, { without })
    tabs[1]?.actor.send({ type: 'signOut.request' })
    await Promise.all(tabs.map((tab) => tab.stands({ signedOut: 'idle' })))
    expect(tabs.map((tab) => tab.actor.getSnapshot().context.endedBy)).toEqual(['elsewhere', 'asked', 'elsewhere', 'elsewhere'])
    expect([[...browser.kept], browser.tokens.look()]).toEqual([[], undefined])
    expect(server.seen.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  it('is seen by a tab that slept through it as soon as it is looked at', async () => {
    const { browser, places, tabs } = await openTabs(1)
    browser.kept.delete('session')
    expect(tabs.map(isSignedIn)).toEqual([true])
    places[0]?.comeBack()
    await tabs[0]?.stands({ signedOut: 'idle' })
  })

  it.each([
    ['at once', false],
    ['late', true],
  ])('drops a renewal whose answer comes afterwards, also when the storage tells of the end %s', async (_, isLate) => {
    let answerLate = () => {}
    const { rotation, browser, places, tabs } = await openTabs(2, {
      onRefresh: () => (response) => {
        const { token, ...data } = signInData(2)
        answerLate = () => response.end(JSON.stringify({ code: 200, description: '', message: '', data: { ...data, access_token: token } }))
        response.writeHead(200, { 'content-type': 'application/json' })
        response.flushHeaders()
      },
    })
    const [renewing, leaving] = tabs
    if (!renewing || !leaving) throw new Error('There are two tabs.')
    if (isLate) places[0]?.lag()
    rotation.expire()
    const call = problemOf(callIn(renewing))
    while (refreshes() === 0) await turn()
    leaving.actor.send({ type: 'signOut.request' })
    await leaving.stands('signedOut')
    answerLate()
    expect((await call).kind).toBe('unauthorized')
    await renewing.stands('signedOut')
    expect([[...browser.kept], browser.tokens.look()]).toEqual([[], undefined])
  })

  it('does not touch another person who has signed in meanwhile', async () => {
    const { rotation, browser, tabs } = await openTabs(2)
    const [ada, grace] = tabs
    if (!ada || !grace) throw new Error('There are two tabs.')
    // Grace signs in elsewhere, which replaces the stored session.
    server.answerWith((response, seen) => rotation.answer(response, seen))
    const text = JSON.stringify({ ...(JSON.parse(browser.kept.get('session') ?? '') as object), userId: 102, firstName: 'Grace' })
    grace.queryClient.clear()
    browser.openTab().environment.storage?.setItem('session', text)
    await ada.stands({ signedOut: 'idle' })
    expect((JSON.parse(browser.kept.get('session') ?? '') as { firstName: string }).firstName).toBe('Grace')
    expect(server.seen.filter(({ method, path }) => method === 'PUT' || path.endsWith(signInPath))).toHaveLength(1)
  })
})

describe('a sign-in', () => {
  const openSignedOut = async () => {
    server.answerWith(createRotation().answer)
    const browser = createBrowser()
    const places = [browser.openTab(), browser.openTab()] as const
    const [signing, watching] = [openSession(server.origin, places[0]), openSession(server.origin, places[1])]
    await watching.stands({ signedOut: 'idle' })
    return { browser, places, signing, watching }
  }

  it('is followed by a tab that shows the form, with one call of sign-in and no new arrival', async () => {
    const { signing, watching } = await openSignedOut()
    await signAdaIn(signing)
    const { context } = await watching.stands({ signedIn: { access: 'ready' } })
    expect([context.person?.firstName, context.hasArrived]).toEqual(['Ada', false])
    expect(server.seen.filter(({ path }) => path.endsWith(signInPath))).toHaveLength(1)
  })

  it('is followed by a tab that heard nothing of it as soon as it is looked at', async () => {
    const { places, signing, watching } = await openSignedOut()
    places[1].lag()
    await signAdaIn(signing)
    expect(watching.actor.getSnapshot().matches({ signedOut: 'idle' })).toBe(true)
    places[1].catchUp()
    places[1].comeBack()
    await watching.stands({ signedIn: { access: 'ready' } })
  })

  it('that cannot be used leaves the form', async () => {
    const { places, watching } = await openSignedOut()
    const [other] = places
    const seen: unknown[] = []
    watching.actor.subscribe(({ value }) => seen.push(value))
    other.environment.storage?.setItem('session', '{"userId":null}')
    await watching.stands({ signedOut: 'following' })
    await watching.stands({ signedOut: 'idle' })
    expect(seen).toEqual([{ signedOut: 'following' }, { signedOut: 'idle' }])
  })
})
