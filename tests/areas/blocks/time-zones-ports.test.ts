import { QueryClient } from '@tanstack/react-query'
import { createActor, toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { createTimeZonesPorts } from '#src/blocks/time-zones/time-zones-actors.ts'
import { fixedClock } from '#src/time/clock.ts'
import { mayExams } from '#tests/support/block-fixture.ts'
import { createFakeApi, plainCodec } from '#tests/support/fake-block-api.ts'

const london = (...slots: string[]): ZoneSlots => ({ groupId: '1', zoneId: '11', slots })

/** An aggregator with one block, whose slots another person may change. */
function start() {
  let slots = [london('09:00')]
  let isScheduleDown = false
  const service = {
    ...examKind.createService(createFakeApi().api, plainCodec),
    savedSlots: () => Promise.resolve(slots),
    summary: () =>
      isScheduleDown ? Promise.reject(new ApiProblem('server', 500)) : Promise.resolve({ record: mayExams, slotsPerDay: 1, days: [] }),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ports = createTimeZonesPorts({ service, kind: examKind, queryClient, clock: fixedClock(1000), userId: 'u' })
  return {
    load: (isFresh: boolean) => toPromise(createActor(ports.loadSlots, { input: { blockId: '7', isFresh } }).start()),
    change: (next: ZoneSlots[]) => void (slots = next),
    failSchedule: () => void (isScheduleDown = true),
  }
}

describe('the saved slots', () => {
  it('are read again right before a save, however short ago they were read', async () => {
    const { load, change } = start()
    expect((await load(false)).saved).toEqual([london('09:00')])
    change([london('11:00')])
    expect((await load(false)).saved).toEqual([london('09:00')])
    expect((await load(true)).saved).toEqual([london('11:00')])
  })

  it('come with a schedule that was read again, or with none', async () => {
    const { load, failSchedule } = start()
    expect((await load(true)).placements).toEqual([])
    failSchedule()
    expect((await load(true)).placements).toBeNull()
  })
})
