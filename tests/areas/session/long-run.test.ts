import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { createNotificationActors } from '#src/notifications/notification-actors.ts'
import { turn } from '#tests/support/client/browser.ts'
import { signAdaIn } from '#tests/support/client/session.ts'
import { startPresence } from './start-presence.ts'

const minute = 60_000
const hour = 60 * minute
/** Waits until calls that are answered at once have come to their end. */
const rest = async () => {
  for (let turns = 0; turns < 30; turns += 1) await turn()
}
const day = 24 * hour

type Portal = ReturnType<typeof startPresence>
type Tab = ReturnType<Portal['open']>

/** The production notifications on a tab's client, by the clock of the test. */
function startNotifications({ startTimer, now }: Portal, tab: Tab) {
  const state = { isGiven: true, tell: () => {} }
  const attention = {
    isGiven: () => state.isGiven,
    watch: (tell: () => void) => {
      state.tell = tell
      return () => {}
    },
  }
  const actors = createNotificationActors({
    api: tab.api,
    queryClient: tab.queryClient,
    clock: { now: () => now.value, today: () => '2027-01-15', elapsed: () => now.value },
    contactId: 501,
    attention,
    isSignedIn: () => tab.actor.getSnapshot().matches('signedIn'),
  })
  const stops = new Map<number, () => void>()
  const clock = {
    setTimeout: (due: (...args: unknown[]) => void, ms: number) => {
      stops.set(stops.size + 1, startTimer(ms, due))
      return stops.size
    },
    clearTimeout: (id: number) => stops.get(id)?.(),
  }
  const actor = createActor(notificationsMachine.provide({ actors }), { clock }).start()
  const give = (isGiven: boolean) => {
    state.isGiven = isGiven
    state.tell()
  }
  return { actor, give }
}

async function start() {
  const portal = startPresence()
  const tab = portal.open()
  await signAdaIn(tab)
  await turn()
  const notifications = startNotifications(portal, tab)
  await turn()
  const polls = () => portal.calls.filter((call) => call === 'GET communications/notification/list').length
  const isSignedIn = () => tab.actor.getSnapshot().matches('signedIn')
  return { portal, tab, notifications, polls, isSignedIn }
}

describe('eight hours at work', () => {
  it('take a renewal per life of the tokens and a reading every five minutes, and leave no timer over', async () => {
    const { portal, tab, polls, isSignedIn } = await start()
    const timers: number[] = []
    for (let minutes = 1; minutes <= 480; minutes += 1) {
      tab.act()
      await portal.pass(minute)
      await rest()
      // Midway between two readings, where nothing is under way.
      if (minutes % 30 === 2) timers.push(portal.count())
    }
    const rejected = portal.refreshes()
    expect([Math.abs(portal.refreshes() - 16) <= 1, Math.abs(polls() - rejected - 97) <= 1, isSignedIn()]).toEqual([true, true, true])
    expect(new Set(timers).size).toBe(1)
    expect(portal.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  }, 60_000)
})

describe('eight hours away', () => {
  it('of a hidden page cost no reading, and its return one', async () => {
    const { portal, tab, notifications, polls } = await start()
    notifications.give(false)
    const before = polls()
    for (let minutes = 1; minutes <= 480; minutes += 5) {
      tab.act()
      await portal.pass(5 * minute)
    }
    expect(polls()).toBe(before)
    notifications.give(true)
    await portal.pass(1000)
    // A reading whose token was rejected is sent a second time.
    expect(polls() - before).toBeLessThanOrEqual(2)
    const after = polls()
    await portal.pass(4 * minute)
    expect(polls()).toBe(after)
  }, 60_000)

  it('of a device that sleeps cost one reading at most when it wakes, and ask before anything is renewed', async () => {
    const { portal, tab, polls } = await start()
    const before = polls()
    await portal.pass(8 * hour, { isAsleep: true })
    expect([polls() - before <= 1, portal.refreshes(), tab.presence()]).toEqual([true, 0, { expired: 'asking' }])
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands('signedOut')
    const after = polls()
    await portal.pass(hour)
    expect(polls()).toBe(after)
  }, 60_000)
})

const skews = [5 * minute, hour, 12 * hour, day, 365 * day, 3650 * day].flatMap((skew) => [skew, -skew])
const formats: readonly (readonly [name: string, write: (at: number) => unknown])[] = [
  ['seconds', (at) => Math.floor(at / 1000)],
  ['milliseconds', (at) => at],
  ['an ISO text', (at) => new Date(at).toISOString()],
  ['a date text', (at) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')],
]

describe.each(formats)('tokens whose end comes as %s', (_, write) => {
  it.each(skews)('are renewed once a life on a device whose clock is off by %d ms, and nobody is asked', async (ahead) => {
    const portal = startPresence({
      ahead,
      lifeOf: (serverNow) => ({ token_expires_in: 1800, token_expires_timestamp: write(serverNow + 30 * minute) }),
    })
    const tab = portal.open()
    await signAdaIn(tab)
    const asked = new Set<string>()
    for (let minutes = 1; minutes <= 65; minutes += 1) {
      tab.act()
      await portal.pass(minute)
      if (minutes % 5 === 0) await tab.api.call('listContactRoutes', {})
      const presence = JSON.stringify(tab.presence())
      if (presence.includes('expired')) asked.add(presence)
    }
    expect([portal.refreshes(), [...asked]]).toEqual([2, []])
  })
})
