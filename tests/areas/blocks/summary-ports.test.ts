import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { DetailsDraft } from '#machines/blocks/details/block-details-types.ts'
import type { ScheduleDraft } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { blockSummaryQuery } from '#src/blocks/queries.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { summaryReader } from '#src/blocks/summary/block-summary-actors.ts'
import { fixedClock } from '#src/time/clock.ts'
import { createFakeApi, plainCodec } from '#tests/support/fake-block-api.ts'

const edited: DetailsDraft = { at: 1, fields: null, academicDates: null, removals: [{ id: 4, name: 'Moderation' }] }
const scheduled: ScheduleDraft = {
  at: 1,
  days: ['2027-05-26', '2027-05-25'].map((date) => ({ dateId: date, date, saved: [], slots: [] })),
}

const judging = { limits: { read: () => 60 }, pairReadings: { mayShareSlot: () => false } }

interface Situation {
  readonly kind?: BlockKindSpec
  readonly answers?: Partial<BlockService>
  readonly draft?: DetailsDraft | null
  readonly schedule?: ScheduleDraft | null
}

const load = async ({ kind = examKind, answers = {}, draft = null, schedule = null }: Situation = {}) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const service = { ...kind.createService(createFakeApi().api, plainCodec), ...answers }
  const read = summaryReader(
    { service, kind, queryClient, clock: fixedClock(0), userId: 'u' },
    { drafts: { read: () => draft, ...judging }, schedules: { read: () => schedule } },
  )
  const output = await read('7')
  return { ...output, cached: queryClient.getQueryData<BlockSummary>(blockSummaryQuery(service, kind.id, '7').queryKey) }
}

describe.each(Object.values(blockKinds))('the summary of $texts.nouns', (kind) => {
  const service = kind.createService(createFakeApi().api, plainCodec)

  it('is in the cache, with its record and the modules that break a rule', async () => {
    const { days } = await service.summary('7')
    const modules = days.flatMap(({ slots }) => slots.flatMap((slot) => slot.modules))
    const [first] = modules
    const loaded = await load({
      kind,
      answers: {
        summary: async () => {
          const summary = await service.summary('7')
          const other = { moduleId: '999', name: 'Applied Physics', versions: ['V1'], submodules: [] }
          const slots = summary.days[0]?.slots.map((slot) => ({ ...slot, modules: [...slot.modules, other] })) ?? []
          return { ...summary, days: summary.days.map((day, index) => (index === 0 ? { ...day, slots } : day)) }
        },
        prohibitedPairs: async () => [{ ruleName: 'Science', moduleId: '999', prohibitedId: first?.moduleId ?? '' }],
      },
    })
    expect(modules.length).toBeGreaterThan(0)
    expect(loaded.record).toEqual(loaded.cached?.record)
    const pair = expect.objectContaining({ ruleNames: ['Science'] })
    expect(loaded.openPoints).toContainEqual({
      kind: 'finding',
      finding: expect.objectContaining({ level: 'ask', subject: { kind: 'pairInSlot', pair } }),
    })
  })
})

describe('what is open about a block', () => {
  it.each([
    ['prohibitedPairs', 'rules'],
    ['combinations', 'combinations'],
    ['holidays', 'holidays'],
  ] as const)('is that its %s could not be read, when only they fail', async (read, source) => {
    const { openPoints } = await load({ answers: { [read]: () => Promise.reject(new Error('No answer.')) } })
    const unread = openPoints.flatMap((point) =>
      point.kind === 'finding' && point.finding.subject.kind === 'unread' ? [point.finding] : [],
    )
    expect(unread.map(({ subject }) => subject)).toEqual([{ kind: 'unread', source }])
  })

  it('is judged without what the server does not know', async () => {
    const none = async () => null
    const { openPoints } = await load({ answers: { combinations: none, holidays: none, prohibitedPairs: async () => [] } })
    expect(openPoints.filter((point) => point.kind === 'finding' && point.finding.subject.kind === 'unread')).toEqual([])
  })

  it('is told without the list of modules too', async () => {
    const loaded = await load({ answers: { modules: () => Promise.reject(new Error('No answer.')), prohibitedPairs: async () => [] } })
    expect(loaded.record.id).toBe('7')
  })

  it('is what waits as a draft in this browser, dates in their order', async () => {
    const { openPoints } = await load({ draft: edited, schedule: scheduled })
    expect(openPoints.slice(0, 3)).toEqual([
      { kind: 'unsavedDetails' },
      { kind: 'unsavedDate', date: '2027-05-25' },
      { kind: 'unsavedDate', date: '2027-05-26' },
    ])
  })

  it('is each date once that waits, also of an earlier visit', async () => {
    const [one] = scheduled.days
    const earlier = { at: 0, days: scheduled.days }
    const { openPoints } = await load({ schedule: { at: 1, days: one ? [one] : [], earlier } })
    expect(openPoints.flatMap((point) => (point.kind === 'unsavedDate' ? [point.date] : []))).toEqual(['2027-05-25', '2027-05-26'])
  })

  it('is not told when the summary itself cannot be read', async () => {
    await expect(load({ answers: { summary: () => Promise.reject(new Error('No such block.')) } })).rejects.toThrow('No such block.')
  })
})
