import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { checkBlocks } from '#src/blocks/list/block-checks.ts'
import type { BlockService } from '#src/blocks/service.ts'
import type { WaitingWork } from '#src/blocks/summary/open-points.ts'
import { fixedClock } from '#src/time/clock.ts'
import { createFakeApi, plainCodec } from '#tests/support/fake-block-api.ts'

const judging = { limits: { read: () => 60 }, pairReadings: { mayShareSlot: () => false } }

const nothing: WaitingWork = { drafts: { read: () => null, ...judging }, schedules: { read: () => null } }

const start = (answers: Partial<BlockService>, kind: BlockKindSpec = examKind) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const service = { ...kind.createService(createFakeApi().api, plainCodec), ...answers }
  const deps = { service, kind, queryClient, clock: fixedClock(0), userId: 'u' }
  const stopped = new AbortController()
  return { stopped, check: (ids: readonly string[], waiting = nothing) => checkBlocks(deps, waiting, ids, stopped.signal) }
}

/** A block of one day, which has a module with these versions, or none. */
const summaryOf = async (kind: BlockKindSpec, id: string, versions: readonly string[] | null): Promise<BlockSummary> => {
  const summary = await kind.createService(createFakeApi().api, plainCodec).summary(id)
  const [day] = summary.days
  const [slot] = day?.slots ?? []
  if (!day || !slot) throw new Error('The answer has no slot.')
  const modules = versions === null ? [] : [{ moduleId: '900', name: 'Applied Physics', versions, submodules: [] }]
  const clocks = slot.clocks.slice(0, 1).map((clock) => ({ ...clock, zoneName: 'UK Time', time: '09:00' }))
  const record = { ...summary.record, academicDates: [] }
  return { ...summary, record, days: [{ ...day, slots: [{ ...slot, number: 1, clocks, modules }] }] }
}

describe.each(Object.values(blockKinds))('$texts.nouns that are to be published', (kind) => {
  it('each have the number of their open points, and only advice needs no asking', async () => {
    const versions: Readonly<Record<string, readonly string[] | null>> = { '1': ['V1'], '2': [], '3': null }
    const { check } = start({ prohibitedPairs: async () => [], summary: (id) => summaryOf(kind, id, versions[id] ?? null) }, kind)
    expect((await check(['1', '2', '3'])).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual([
      { id: '1', open: 0, isAsked: false },
      { id: '2', open: 1, isAsked: true },
      { id: '3', open: 1, isAsked: false },
    ])
  })
})

describe('what is open about several blocks', () => {
  const ready = (id: string) => summaryOf(examKind, id, ['V1'])

  it('is unknown of those that cannot be read, and of no other', async () => {
    const { check } = start({
      prohibitedPairs: async () => [],
      summary: (id) => (id === '2' ? Promise.reject(new Error('No answer.')) : ready(id)),
    })
    expect(new Set(await check(['1', '2']))).toEqual(
      new Set([
        { id: '1', open: 0, isAsked: false },
        { id: '2', open: null, isAsked: true },
      ]),
    )
  })

  it('is that the rules are missing for each of them, asked for once', async () => {
    let asked = 0
    const { check } = start({
      summary: ready,
      prohibitedPairs: () => {
        asked += 1
        return Promise.reject(new Error('No answer.'))
      },
    })
    expect((await check(['1', '2'])).map(({ open, isAsked }) => [open, isAsked])).toEqual([
      [1, true],
      [1, true],
    ])
    expect(asked).toBe(1)
  })

  it('includes edits that wait in this browser', async () => {
    const { check } = start({ prohibitedPairs: async () => [], summary: ready })
    const edited = { at: 1, fields: null, academicDates: null, removals: [] }
    expect(await check(['1'], { ...nothing, drafts: { read: () => edited, ...judging } })).toEqual([{ id: '1', open: 1, isAsked: true }])
  })

  it('is read of a few at a time, and of none more once nobody waits', async () => {
    const waiting: (() => void)[] = []
    const asked: string[] = []
    const { check, stopped } = start({
      prohibitedPairs: async () => [],
      summary: async (id) => {
        asked.push(id)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return ready(id)
      },
    })
    const ids = Array.from({ length: 50 }, (_, index) => `${index + 1}`)
    const checked = check(ids)
    await new Promise((turn) => setImmediate(turn))
    expect(asked).toEqual(['1', '2', '3', '4'])
    stopped.abort()
    for (const answer of waiting) answer()
    expect((await checked).length).toBe(4)
    expect(asked.length).toBe(4)
  })
})
