import { QueryClient } from '@tanstack/react-query'
import { createActor, toPromise, type AnyActorLogic, type InputFrom, type OutputFrom } from 'xstate'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ScheduledSlot, Slot } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { createScheduleDraftStore } from '#src/blocks/scheduling/schedule-draft-store.ts'
import { createSchedulingPorts } from '#src/blocks/scheduling/scheduling-actors.ts'
import { blockSummaryQuery } from '#src/blocks/queries.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { fixedClock } from '#src/time/clock.ts'

const clocks = (number: number) => [{ slotId: `${number}1`, zoneName: 'London', time: '09:00' }]
const slot = (number: number, ...names: readonly string[]): ScheduledSlot => ({
  number,
  clocks: clocks(number),
  modules: names.map((name) => ({ moduleId: name, name, versions: ['V1'], submodules: [] })),
})
const stored = (...slots: readonly ScheduledSlot[]): SummaryDay => ({
  dateId: 'd1',
  date: '2027-06-16',
  dayName: 'Wednesday',
  isHoliday: false,
  slots,
  moduleCount: 0,
  versionCount: 0,
  submoduleCount: 0,
})

/** A storage in memory, like the browser's. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

let calls: unknown[]
let day: SummaryDay | null
let storage: Storage
let now = 0
let queryClient: QueryClient

const slots: readonly Slot[] = [1, 2].map((number) => ({ number, clocks: clocks(number) }))

const notAsked = () => Promise.reject(new Error('The step does not ask this.'))

const service: BlockService = {
  list: notAsked,
  record: notAsked,
  generateCode: notAsked,
  create: notAsked,
  update: notAsked,
  remove: notAsked,
  publish: notAsked,
  saveAcademicDates: notAsked,
  deleteAcademicDate: notAsked,
  zoneGroups: notAsked,
  savedSlots: notAsked,
  saveZones: notAsked,
  saveDays: (id, days) => {
    calls.push({ id, days })
    return Promise.resolve({ message: 'Schedule saved.' })
  },
  modules: notAsked,
  combinations: notAsked,
  holidays: notAsked,
  prohibitedPairs: notAsked,
  summary: notAsked,
  dates: () => Promise.resolve([{ id: 'd1', date: '2027-06-16' }]),
  slots: () => Promise.resolve(slots),
  day: () => {
    calls.push('read')
    return Promise.resolve(day)
  },
}

const drafts = () =>
  createScheduleDraftStore(
    () => storage,
    { userId: '9', kindId: 'exam' },
    () => now,
  )

const ports = () => createSchedulingPorts({ service, kind: examKind, queryClient, clock: fixedClock(now), userId: '9' }, drafts())

const run = <Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>): Promise<OutputFrom<Logic>> =>
  toPromise(createActor(logic, { input }).start())

beforeEach(() => {
  calls = []
  day = stored(slot(2, 'Physics'))
  storage = memoryStorage()
  now = 1_000_000
  queryClient = new QueryClient()
})

const first = { dateId: 'd1', date: '2027-06-16' }

describe('the effects of the scheduling step', () => {
  it('read the dates with what an earlier visit left', async () => {
    const left = { dateId: 'd1', date: '2027-06-16', saved: [slot(1)], slots: [slot(1, 'Law')] }
    drafts().keep('7', [left])
    expect(await run(ports().loadDates, { blockId: '7' })).toEqual({
      dates: [{ id: 'd1', date: '2027-06-16' }],
      draft: { at: 1_000_000, days: [left] },
    })
  })

  it('read a date with every slot of the block', async () => {
    expect(await run(ports().loadDay, { blockId: '7', date: { id: 'd1', date: '2027-06-16' } })).toEqual({
      dateId: 'd1',
      date: '2027-06-16',
      slots: [slot(1), slot(2, 'Physics')],
    })
  })

  it('save when the stored date is still the one that was edited, and give the time of the save', async () => {
    const base = [slot(1), slot(2, 'Physics')]
    const edited = [slot(1, 'Law'), slot(2, 'Physics')]
    expect(await run(ports().saveDays, { blockId: '7', days: [{ ...first, slots: edited, base }] })).toEqual({
      kind: 'saved',
      dateIds: ['d1'],
      message: 'Schedule saved.',
      savedAt: 1_000_000,
    })
    expect(calls).toEqual(['read', { id: '7', days: [{ dateId: 'd1', slots: edited }] }])
  })

  it('show the saved date in a summary that is known already', async () => {
    const record = {
      id: '7',
      name: 'May',
      shortName: 'May',
      code: 'M',
      from: null,
      to: null,
      description: '',
      status: 2,
      revision: null,
      publishedAt: null,
      academicDates: [],
    } as const
    const { queryKey } = blockSummaryQuery(service, 'exam', '7')
    queryClient.setQueryData(queryKey, { record, slotsPerDay: 2, days: [stored(slot(1), slot(2, 'Physics'))] })
    await run(ports().saveDays, { blockId: '7', days: [{ ...first, slots: [slot(1, 'Law'), slot(2)], base: null }] })
    expect(queryClient.getQueryData(queryKey)?.days).toEqual([{ ...stored(slot(1, 'Law'), slot(2)), moduleCount: 1, versionCount: 1 }])
  })

  it('write nothing when the stored date has changed meanwhile, and give it back', async () => {
    const outcome = await run(ports().saveDays, {
      blockId: '7',
      days: [{ ...first, slots: [slot(1, 'Law'), slot(2)], base: [slot(1), slot(2)] }],
    })
    expect(outcome).toEqual({ kind: 'conflict', date: '2027-06-16', theirs: [slot(1), slot(2, 'Physics')] })
    expect(calls).toEqual(['read'])
  })

  it('write over the stored date without reading it when the person has chosen to', async () => {
    await run(ports().saveDays, { blockId: '7', days: [{ ...first, slots: [slot(1), slot(2)], base: null }] })
    expect(calls).toEqual([{ id: '7', days: [{ dateId: 'd1', slots: [slot(1), slot(2)] }] }])
  })

  const unsaved = (dateId: string, ...base: readonly ScheduledSlot[]) => ({
    dateId,
    date: `2027-06-1${dateId.slice(1)}`,
    base,
    slots: [slot(1, 'Law')],
  })

  it('save all dates in one call, in the slots as they are now', async () => {
    const days = [unsaved('d6', slot(1), slot(2, 'Physics')), unsaved('d7', slot(1), slot(2, 'Physics'))]
    expect(await run(ports().saveDays, { blockId: '7', days })).toEqual({
      kind: 'saved',
      dateIds: ['d6', 'd7'],
      message: 'Schedule saved.',
      savedAt: 1_000_000,
    })
    const slotsNow = [slot(1, 'Law'), slot(2)]
    expect(calls).toEqual([
      'read',
      'read',
      {
        id: '7',
        days: [
          { dateId: 'd6', slots: slotsNow },
          { dateId: 'd7', slots: slotsNow },
        ],
      },
    ])
  })

  it('write none of several dates when one has changed meanwhile, and name the first that has', async () => {
    const days = [unsaved('d6', slot(1), slot(2, 'Physics')), unsaved('d7', slot(1), slot(2))]
    expect(await run(ports().saveDays, { blockId: '7', days })).toEqual({
      kind: 'conflict',
      date: '2027-06-17',
      theirs: [slot(1), slot(2, 'Physics')],
    })
    expect(calls).toEqual(['read', 'read'])
  })
})

describe('unsaved schedules in the browser', () => {
  const left = { dateId: 'd1', date: '2027-06-16', saved: [slot(1)], slots: [slot(1, 'Law')] }

  it('are kept for a day, for their user, kind and block', () => {
    drafts().keep('7', [left])
    expect(drafts().read('7')).toEqual({ at: 1_000_000, days: [left] })
    expect(drafts().read('8')).toBeNull()
    expect(
      createScheduleDraftStore(
        () => storage,
        { userId: '10', kindId: 'exam' },
        () => now,
      ).read('7'),
    ).toBeNull()
    expect(
      createScheduleDraftStore(
        () => storage,
        { userId: '9', kindId: 'test' },
        () => now,
      ).read('7'),
    ).toBeNull()
    now += 24 * 3600 * 1000
    expect(drafts().read('7')).toBeNull()
  })

  it('are kept before those of an earlier visit, which stay for their own day', () => {
    const earlier = { at: 400_000, days: [{ ...left, slots: [slot(1, 'Physics')] }] }
    drafts().keep('7', [left], earlier)
    expect(drafts().read('7')).toEqual({ at: 1_000_000, days: [left], earlier })
    drafts().keep('7', [], earlier)
    expect(drafts().read('7')).toEqual(earlier)
    drafts().keep('7', [left], earlier)
    now = 400_000 + 24 * 3600 * 1000
    expect(drafts().read('7')).toEqual({ at: 1_000_000, days: [left] })
  })

  it('are dropped when nothing is unsaved', () => {
    drafts().keep('7', [left])
    drafts().keep('7', [])
    expect(storage).toHaveLength(0)
  })

  it.each(['', '{', 'null', '{"at":1}', '{"at":1000000,"days":[{"dateId":"d1"}]}', '[]'])('that are broken count as none: %j', (text) => {
    drafts().keep('7', [left])
    storage.setItem(storage.key(0) ?? '', text)
    expect(drafts().read('7')).toBeNull()
  })

  it('cost nothing but themselves when the storage is blocked or full', () => {
    const blocked = createScheduleDraftStore(
      () => {
        throw new Error('blocked')
      },
      { userId: '9', kindId: 'exam' },
      () => now,
    )
    expect(() => blocked.keep('7', [left])).not.toThrow()
    expect(blocked.read('7')).toBeNull()
  })
})
