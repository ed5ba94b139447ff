import { describe, expect, it } from 'vitest'
import { halfAnHour, startSignedIn } from './start-presence.ts'

const minute = 60_000
const hour = 60 * minute
const year = 365 * 24 * hour

const skews = [0, hour, -hour, 24 * hour, -24 * hour, 10 * year, -10 * year]

describe('a clock that is wrong', () => {
  it.each(skews)('by %d ms neither brings the question early nor renews more than once a life', async (ahead) => {
    const { tab, pass, refreshes } = await startSignedIn({ ahead })
    const seen = new Set<string>()
    for (let minutes = 1; minutes <= 65; minutes += 1) {
      await pass(minute)
      tab.act()
      if (minutes % 5 === 0) await tab.api.call('listContactRoutes', {})
      seen.add(JSON.stringify(tab.presence()))
    }
    expect([[...seen].filter((presence) => presence.includes('expired')), refreshes()]).toEqual([[], 2])
  })

  it.each(skews)('by %d ms is seen by the server’s: who went away is asked when the tokens end', async (ahead) => {
    const { tab, pass } = await startSignedIn({ ahead })
    await pass(30 * minute - 2000)
    expect(tab.presence()).toBe('active')
    await pass(3000)
    expect(tab.presence()).toEqual({ expired: 'asking' })
  })

  it.each([hour, 24 * hour, 10 * year])(
    'by %d ms ahead of a server that tells no time brings the question when tokens end',
    async (ahead) => {
      const { tab, pass } = await startSignedIn({ ahead, isDated: false })
      await pass(30 * minute - 1)
      expect(tab.presence()).toBe('active')
      await pass(1)
      expect(tab.presence()).toEqual({ expired: 'asking' })
    },
  )

  it('and is set back while somebody is away does not make them present for ever', async () => {
    const { tab, pass, now } = await startSignedIn()
    await pass(10 * minute)
    now.value -= hour
    await pass(hour + 30 * minute)
    expect(tab.presence()).toEqual({ expired: 'asking' })
  })
})

describe('a lifetime that is none', () => {
  it.each([[undefined], [null], [0], [-5], ['x'], ['-1'], [Number.NaN], [2_147_484], [1e12], [{}], ['']])(
    'never brings the question by itself: %j',
    async (token_expires_in) => {
      const { tab, pass } = await startSignedIn({ lifeOf: (now) => ({ ...halfAnHour(now), token_expires_in }) })
      await pass(3 * hour)
      expect(['active', 'idle']).toContain(tab.presence())
    },
  )

  it.each([[undefined], [null], ['soon'], ['31/12/2027'], [-1], [{}]])(
    'with an end that nobody can read leaves it to the aggregator: %j',
    async (token_expires_timestamp) => {
      const { tab, pass, refreshes } = await startSignedIn({ lifeOf: (now) => ({ ...halfAnHour(now), token_expires_timestamp }) })
      await pass(hour)
      expect(tab.presence()).toBe('idle')
      await tab.api.call('listContactRoutes', {})
      expect(refreshes()).toBe(1)
    },
  )

  it.each([
    ['seconds', (at: number) => at / 1000],
    ['milliseconds', (at: number) => at],
    ['seconds as text', (at: number) => String(at / 1000)],
    ['an ISO text', (at: number) => new Date(at).toISOString()],
    ['a date text in UTC', (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')],
  ])('is read as %s', async (_, write) => {
    const { tab, pass } = await startSignedIn({
      lifeOf: (now) => ({ token_expires_in: '1800', token_expires_timestamp: write(now + 30 * minute) }),
    })
    await pass(30 * minute - 1)
    expect(tab.presence()).toBe('active')
    await pass(1)
    expect(tab.presence()).toEqual({ expired: 'asking' })
  })
})

describe('a working day', () => {
  it('of eight hours takes one renewal per life, and no timer is left over', async () => {
    const { tab, pass, refreshes, count } = await startSignedIn()
    const timers = new Set<number>()
    for (let polls = 1; polls <= 96; polls += 1) {
      for (let minutes = 0; minutes < 5; minutes += 1) {
        tab.act()
        await pass(minute)
      }
      await tab.api.call('listContactRoutes', {})
      if (polls % 6 === 1) timers.add(count())
    }
    expect([Math.abs(refreshes() - 16) <= 1, tab.actor.getSnapshot().matches('signedIn'), timers.size]).toEqual([true, true, 1])
  })
})
