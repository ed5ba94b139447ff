import { describe, expect, it } from 'vitest'
import { menuFor } from '#mirage/accounts/menus.ts'
import { createAggregatorOf } from '#mirage/aggregator.ts'
import { handlers } from '#mirage/handlers/all.ts'
import type { Extent } from '#mirage/resources/engine/seeds.ts'
import { services } from '#mirage/resources/services.ts'
import { demo } from '#mirage/scenarios/demo.ts'
import { createDrivenClock, createDrivenRandom, testNow } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** Aggregators of a scenario of their own, so that no other test has made its seeds already. */
function world(extent: Extent = 'written') {
  const scenarios = { demo: demo.bind(null) }
  const extents = { demo: extent }
  return (now = testNow) =>
    createAggregatorOf(
      { scenarios, extents, handlers, services, menuFor },
      {
        scenario: 'demo',
        clock: createDrivenClock(now),
        tokenSeconds: 1800,
        latencyMs: 0,
        passwordRounds: 1000,
        randomBytes: createDrivenRandom(),
      },
    )
}

describe('the seeds that aggregators of one process share', () => {
  it.each(['written', 'lookups'] as const)('are the same as those of the one that made them: %s', (extent) => {
    const start = world(extent)
    const first = start().dump()
    expect(start().dump()).toBe(first)
    expect(Object.keys(JSON.parse(first).resources).length).toBeGreaterThan(50)
  })

  it('stay as they are when one of the aggregators changes, removes and adds records', async () => {
    const start = world()
    const untouched = start().dump()
    const [changed, other] = [start(), start()]
    const admin = await recordsAs((request) => changed.handle(request))
    await admin.succeed('Colour', 'create', { body: { colourName: 'Deep blue', colourCode: '#3366CC', requestId: 'visit-1' } })
    await admin.succeed('Role', 'setStatus', { body: { roleId: [4], status: -1 } })
    await admin.succeed('Tag', 'remove', { body: { tagId: [8] } })
    expect(changed.dump()).not.toBe(untouched)
    expect(other.dump()).toBe(untouched)
    expect(start().dump()).toBe(untouched)
  })

  it('are made anew on another day', () => {
    const start = world()
    const day = 24 * 60 * 60 * 1000
    const [today, tomorrow] = [start().dump(), start(testNow + 400 * day).dump()]
    expect(tomorrow).not.toBe(today)
    expect(tomorrow).toBe(world()(testNow + 400 * day).dump())
  })
})
