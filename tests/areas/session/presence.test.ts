import { describe, expect, it } from 'vitest'
import { turn } from '#tests/support/client/browser.ts'
import { problemOf } from '#tests/support/client/client.ts'
import { halfAnHour, startSignedIn, type startPresence } from './start-presence.ts'

const minute = 60_000
const asking = { expired: 'asking' } as const

const callIn = (tab: Awaited<ReturnType<typeof startSignedIn>>['tab']) => tab.api.call('listContactRoutes', {})

describe('a person who went away', () => {
  it('is asked when nobody has been there for as long as tokens live and the tokens have ended, not a moment earlier', async () => {
    const { tab, pass } = await startSignedIn()
    await pass(30 * minute - 1)
    expect(tab.presence()).toBe('active')
    await pass(1)
    expect(tab.presence()).toEqual(asking)
  })

  it('is not asked while there is input, even when the tokens have ended', async () => {
    const { tab, pass } = await startSignedIn()
    for (let minutes = 0; minutes < 40; minutes += 1) {
      await pass(minute)
      tab.act()
    }
    expect(tab.presence()).toEqual({ expiring: 'offered' })
    await pass(30 * minute)
    expect(tab.presence()).toEqual(asking)
  })

  it('is not asked while the tokens go on', async () => {
    const { tab, pass, refreshes } = await startSignedIn({
      lifeOf: (now) => ({ ...halfAnHour(now), token_expires_timestamp: now / 1000 + 3600 }),
    })
    await pass(40 * minute)
    expect([tab.presence(), refreshes()]).toEqual(['idle', 0])
    await pass(20 * minute)
    expect(tab.presence()).toEqual(asking)
  })

  it('is asked as soon as a device that slept wakes, and no movement afterwards makes them present again', async () => {
    const { tab, pass, refreshes } = await startSignedIn()
    await pass(8 * 60 * minute, { isAsleep: true })
    tab.act()
    tab.comeBack()
    expect([tab.presence(), refreshes()]).toEqual([asking, 0])
    const { tab: hidden, now } = await startSignedIn()
    now.value += 8 * 60 * minute
    hidden.comeBack()
    expect(hidden.presence()).toEqual(asking)
    hidden.act()
    expect(hidden.presence()).toEqual(asking)
  })

  it('is asked again when the page is loaded anew, before anything is renewed', async () => {
    const { open, pass, refreshes } = await startSignedIn()
    await pass(31 * minute)
    const again = open()
    await again.stands({ signedIn: { presence: asking } })
    await turn()
    expect([again.presence(), refreshes()]).toEqual([asking, 0])
    again.actor.send({ type: 'session.reset' })
    await again.stands({ signedIn: { access: 'ready', presence: 'active' } })
    expect(refreshes()).toBe(1)
  })
})

describe('going on', () => {
  const away = async (options: Parameters<typeof startPresence>[0] = {}) => {
    const portal = await startSignedIn(options)
    await portal.pass(31 * minute)
    return portal
  }

  it('renews the tokens, and what had been rejected meanwhile is sent again', async () => {
    const { tab, pass, refreshes, browser } = await away()
    const held = callIn(tab)
    await turn()
    expect(refreshes()).toBe(0)
    tab.actor.send({ type: 'session.reset' })
    await held
    await tab.stands({ signedIn: { presence: 'active' } })
    expect([refreshes(), Object(JSON.parse(browser.kept.get('session') ?? '')).token]).toEqual([1, 'token-2'])
    await pass(29 * minute)
    expect(tab.presence()).toBe('active')
    await pass(minute)
    expect(tab.presence()).toEqual(asking)
  })

  it('signs out when it is refused', async () => {
    const { tab, answerRefresh, calls } = await away()
    answerRefresh(400)
    tab.actor.send({ type: 'session.reset' })
    await tab.stands({ signedOut: 'idle' })
    expect([tab.actor.getSnapshot().context.endedBy, calls.filter((call) => call.startsWith('PUT'))]).toEqual(['refused', []])
  })

  it.each(['userId', 'refresh_token'])('signs out without a call when there is no %s', async (field) => {
    const { tab, browser, refreshes } = await away()
    const { [field]: _gone, ...rest } = JSON.parse(browser.kept.get('session') ?? '') as Record<string, unknown>
    browser.kept.set('session', JSON.stringify(rest))
    tab.actor.send({ type: 'session.reset' })
    await tab.stands({ signedOut: 'idle' })
    expect([refreshes(), [...browser.kept]]).toEqual([0, []])
  })

  it.each([503, 'lost'] as const)('asks again when no answer came (%s), with the tokens kept', async (fault) => {
    const { tab, answerRefresh, pass, refreshes, browser } = await away()
    answerRefresh(fault)
    tab.actor.send({ type: 'session.reset' })
    for (let second = 0; second < 20; second += 1) await pass(1000)
    await tab.stands({ signedIn: { presence: { expired: 'unanswered' } } })
    expect([refreshes(), Object(JSON.parse(browser.kept.get('session') ?? '')).token]).toEqual([3, 'token-1'])
    answerRefresh(null)
    tab.actor.send({ type: 'session.reset' })
    await tab.stands({ signedIn: { presence: 'active' } })
  })

  it('is not decided by calls that go on in the background: none of them renews the session', async () => {
    const { tab, pass, refreshes } = await away()
    const polls = [1, 2, 3].map(() => problemOf(callIn(tab)))
    await pass(20 * minute)
    expect([tab.presence(), refreshes()]).toEqual([asking, 0])
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands({ signedOut: 'idle' })
    expect([(await Promise.all(polls)).map(({ kind }) => kind), refreshes()]).toEqual([Array(3).fill('unauthorized'), 0])
  })
})

describe('tabs', () => {
  it('share the input: whoever is at work in one is asked in none', async () => {
    const { tab, open, pass } = await startSignedIn()
    const others = [open(), open()]
    await Promise.all(others.map((other) => other.stands({ signedIn: { access: 'ready' } })))
    for (let minutes = 0; minutes < 28; minutes += 1) {
      tab.act()
      await pass(minute)
    }
    await pass(29 * minute - 1)
    expect([tab, ...others].map((each) => each.presence())).toEqual(['active', 'active', 'active'])
    await pass(1)
    expect([tab, ...others].map((each) => each.presence())).toEqual([asking, asking, asking])
  })

  it('hear of the last moment of input, however many there were before it', async () => {
    const { tab, open, pass, browser, now } = await startSignedIn()
    const other = open()
    await other.stands({ signedIn: { access: 'ready' } })
    const writes = new Set<string | undefined>()
    for (let move = 0; move < 100; move += 1) {
      tab.act()
      writes.add(browser.kept.get('lastActivity'))
      await pass(100)
    }
    const last = now.value - 100
    await pass(5000)
    expect([browser.kept.get('lastActivity'), writes.size <= 3]).toEqual([String(last), true])
    await pass(last + 30 * minute - now.value - 1)
    expect(other.presence()).toBe('active')
    await pass(1)
    expect(other.presence()).toEqual(asking)
  })

  it.each([
    ['session.reset', { signedIn: { presence: 'active' } }],
    ['signOut.request', { signedOut: 'idle' }],
  ] as const)('close the question together: %s', async (type, state) => {
    const { tab, open, pass, calls, refreshes } = await startSignedIn()
    const others = [open(), open(['channel'])]
    await Promise.all(others.map((other) => other.stands({ signedIn: { access: 'ready' } })))
    await pass(30 * minute)
    others[0]?.actor.send({ type })
    await Promise.all([tab, ...others].map((each) => each.stands(state)))
    const isReset = type === 'session.reset'
    expect([refreshes(), calls.filter((call) => call.startsWith('PUT')).length]).toEqual(isReset ? [1, 0] : [0, 1])
  })

  it('leave nothing of the input behind', async () => {
    const { tab, pass, browser } = await startSignedIn()
    tab.act()
    await pass(1000)
    tab.act()
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands({ signedOut: 'idle' })
    await pass(10_000)
    expect([...browser.kept]).toEqual([])
  })
})
