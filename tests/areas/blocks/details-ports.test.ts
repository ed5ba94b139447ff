import { QueryClient } from '@tanstack/react-query'
import { createActor, toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { DetailsDraft, UnaddressedBlock, UpdateInput } from '#machines/blocks/details/block-details-types.ts'
import type { BlockDraft, BlockId, BlockRecord } from '#machines/blocks/block.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { createDetailsPorts } from '#src/blocks/details/details-actors.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { readEnvelope } from '#src/api/envelope.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { fixedClock } from '#src/time/clock.ts'
import { createFakeDraftStore, mayExams } from '#tests/support/block-fixture.ts'

const record = mayExams
const { name, shortName, code, from, to, description } = record
const draft: BlockDraft = { name, shortName, code, from, to, description, status: 2, academicDates: examKind.defaultAcademicDates }

const scheduledOn = (date: string, ...names: readonly string[]): SummaryDay => ({
  dateId: date,
  date,
  dayName: '',
  isHoliday: false,
  moduleCount: names.length,
  versionCount: 0,
  submoduleCount: 0,
  slots: [
    {
      number: 1,
      clocks: [],
      modules: names.map((moduleName) => ({ moduleId: moduleName, name: moduleName, versions: [], submodules: [] })),
    },
  ],
})

/** An aggregator that holds one record, and drafts in memory; what was asked of both is written down. */
function start(
  held: BlockRecord = record,
  answers: { refusal?: Error; deletions?: Record<number, Error>; days?: readonly SummaryDay[] } = {},
) {
  const asked: string[] = []
  let stored = held
  let isDown = false
  const refuse = (what: string) => () => Promise.reject(new Error(`${what} is not part of this`))
  const service: BlockService = {
    list: async ({ search }) => {
      asked.push(`list ${search}`)
      return { rows: [{ ...stored, status: 2 as const }], total: 1, counts: null }
    },
    record: async (id) => {
      asked.push(`record ${id}`)
      if (isDown) throw new Error('no answer')
      return stored
    },
    generateCode: async ({ shortName: of }) => `EB-${of}`,
    create: async (sent) => {
      asked.push('create')
      stored = { ...sent, id: '9', status: 2, revision: 1, publishedAt: null }
      return { id: '9', message: 'Created.' }
    },
    update: async (id, sent) => {
      asked.push(`update ${id} ${sent.name}`)
      if (answers.refusal) throw answers.refusal
      stored = { ...stored, ...sent, id, academicDates: stored.academicDates }
      return { message: 'Updated.' }
    },
    saveAcademicDates: async (id, dates) => {
      asked.push(`dates ${id} ${dates.length}`)
      return { message: 'Saved.' }
    },
    remove: refuse('remove'),
    publish: refuse('publish'),
    deleteAcademicDate: async (id) => {
      asked.push(`delete ${id}`)
      const answer = answers.deletions?.[id]
      if (answer) throw answer
      return { message: 'Gone.' }
    },
    zoneGroups: refuse('zoneGroups'),
    combinations: refuse('combinations'),
    holidays: refuse('holidays'),
    savedSlots: refuse('savedSlots'),
    saveZones: refuse('saveZones'),
    dates: refuse('dates'),
    slots: refuse('slots'),
    day: refuse('day'),
    saveDays: refuse('saveDays'),
    modules: refuse('modules'),
    prohibitedPairs: refuse('prohibitedPairs'),
    summary: () => (answers.days ? Promise.resolve({ record: stored, slotsPerDay: 1, days: answers.days }) : refuse('summary')()),
  }
  let unaddressed: UnaddressedBlock | null = null
  const kept = new Map<BlockId | null, DetailsDraft>()
  const drafts = createFakeDraftStore(kept, {
    readUnaddressed: () => unaddressed,
    noteUnaddressed: (block) => void (unaddressed = block),
    forgetUnaddressed: () => void (unaddressed = null),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ports = createDetailsPorts({ service, kind: examKind, queryClient, clock: fixedClock(1000), userId: 'u' }, drafts)
  const update = (changes: Partial<UpdateInput>) =>
    toPromise(
      createActor(ports.updateBlock, {
        input: { blockId: '7', draft, base: record, lacksAcademicDates: false, removals: [], mayLose: false, ...changes },
      }).start(),
    )
  return {
    asked,
    ports,
    update,
    change: (next: BlockRecord) => void (stored = next),
    fail: () => void (isDown = true),
    find: () => toPromise(createActor(ports.findCreated, { input: draft }).start()),
    create: () => toPromise(createActor(ports.createBlock, { input: draft }).start()),
    load: (blockId: BlockId | null) => toPromise(createActor(ports.loadDetails, { input: { blockId } }).start()),
  }
}

describe('an update', () => {
  it('reads the record first, sends, and reads what was stored', async () => {
    const { update, asked } = start()
    const outcome = await update({ draft: { ...draft, name: 'June Exams' } })
    expect(asked).toEqual(['record 7', 'update 7 June Exams', 'record 7'])
    expect(outcome).toMatchObject({ kind: 'saved', message: 'Updated.', savedAt: 1000, record: { name: 'June Exams' } })
  })

  it('sends nothing when somebody else changed the block since it was opened', async () => {
    const { update, asked, change } = start()
    const theirs = { ...record, name: 'Their Exams' }
    change(theirs)
    expect(await update({ draft: { ...draft, name: 'June Exams' } })).toEqual({ kind: 'conflict', theirs })
    expect(asked).toEqual(['record 7'])
  })

  it.each([
    ['published it', { status: 1 as const }],
    ['moved its dates', { from: '2027-05-31', to: '2027-06-11' }],
  ])('sends nothing when somebody else %s', async (_, change) => {
    const { update, asked, change: store } = start()
    store({ ...record, ...change })
    expect(await update({ draft: { ...draft, name: 'June Exams' } })).toEqual({ kind: 'conflict', theirs: { ...record, ...change } })
    expect(asked).toEqual(['record 7'])
  })

  it('sends nothing when the block cannot be read, because it was deleted', async () => {
    const { update, asked, fail } = start()
    fail()
    await expect(update({ draft: { ...draft, name: 'June Exams' } })).rejects.toThrow('no answer')
    expect(asked).toEqual(['record 7'])
  })

  it('counts as saved where the record already holds what is sent: the answer of an earlier save was lost', async () => {
    const { update, change } = start()
    change({ ...record, name: 'June Exams' })
    expect(await update({ draft: { ...draft, name: 'June Exams' } })).toMatchObject({ kind: 'saved' })
  })

  it('writes over what is stored when that was decided', async () => {
    const { update, asked, change } = start()
    change({ ...record, name: 'Their Exams' })
    await update({ base: null, draft: { ...draft, name: 'June Exams' } })
    expect(asked[1]).toBe('update 7 June Exams')
  })

  const days = [scheduledOn('2027-05-24', 'Physics'), scheduledOn('2027-06-04', 'Chemistry'), scheduledOn('2027-06-03')]

  it.each([
    ['an earlier end', { to: '2027-06-03' }, [{ slot: 1, date: '2027-06-04', modules: ['Chemistry'] }]],
    ['a later start', { from: '2027-05-25' }, [{ slot: 1, date: '2027-05-24', modules: ['Physics'] }]],
    [
      'no dates at all',
      { from: null, to: null },
      [
        { slot: 1, date: '2027-05-24', modules: ['Physics'] },
        { slot: 1, date: '2027-06-04', modules: ['Chemistry'] },
      ],
    ],
  ])('that gives the block %s names the modules that would go, and sends nothing', async (_, range, modules) => {
    const { update, asked } = start(record, { days })
    expect(await update({ draft: { ...draft, ...range } })).toEqual({ kind: 'loss', modules, isWithdrawn: false })
    expect(asked).toEqual(['record 7'])
    expect(await update({ draft: { ...draft, ...range }, mayLose: true })).toMatchObject({ kind: 'saved' })
  })

  it('that takes away only dates without modules is sent at once, and so is a longer range', async () => {
    const shorter = start(record, { days: days.slice(0, 1) })
    expect(await shorter.update({ draft: { ...draft, to: '2027-06-03' } })).toMatchObject({ kind: 'saved' })
    const longer = start(record, { days })
    expect(await longer.update({ draft: { ...draft, to: '2027-06-10' } })).toMatchObject({ kind: 'saved' })
  })

  it('that shortens a block whose schedule cannot be read says that it does not know what would go', async () => {
    const { update, asked } = start()
    expect(await update({ draft: { ...draft, to: '2027-06-03' } })).toEqual({ kind: 'loss', modules: null, isWithdrawn: false })
    expect(asked).toEqual(['record 7'])
  })

  it('that makes an active block inactive asks first, and no other switch does', async () => {
    const inactive: BlockDraft = { ...draft, status: 0 }
    const active: BlockRecord = { ...record, status: 1 }
    const { update } = start(active)
    expect(await update({ draft: inactive, base: active })).toEqual({ kind: 'loss', modules: [], isWithdrawn: true })
    expect(await update({ draft: inactive, base: active, mayLose: true })).toMatchObject({ kind: 'saved' })
    expect(await start({ ...record, status: 2 }).update({ draft: inactive, base: null })).toMatchObject({ kind: 'saved' })
  })

  it('makes the default academic dates of a block that has none', async () => {
    const { update, asked } = start()
    await update({ lacksAcademicDates: true })
    expect(asked).toEqual(['record 7', 'update 7 May Exams', 'dates 7 11', 'record 7'])
  })
})

describe('removed academic dates', () => {
  const removals = [
    { id: 3, name: 'Moderation' },
    { id: 4, name: 'Clearing' },
  ]
  const problem = (code: number, description = 'Refused.') => new ApiProblem('refused', code, description)

  it('are deleted once each after the update, before the record is read again', async () => {
    const { update, asked } = start()
    expect(await update({ removals })).toMatchObject({ kind: 'saved', removed: removals, left: [] })
    expect(asked).toEqual(['record 7', 'update 7 May Exams', 'delete 3', 'delete 4', 'record 7'])
  })

  const mapped = 'Exam block id Mapping exists, details cannot be updated.'
  /** What a refused answer becomes. */
  function refused(body: { readonly code: number; readonly message: string; readonly description: string }): Error {
    try {
      readEnvelope({ ok: false, status: body.code, headers: new Headers() }, body, 0)
    } catch (error) {
      if (error instanceof Error) return error
    }
    throw new Error('The answer was taken as a good one.')
  }

  it.each([
    ['a broken rule', problem(400)],
    ['a mapping', refused({ code: 500, message: 'Failed', description: mapped })],
    ['a mapping that only the message names', refused({ code: 409, message: mapped, description: 'Update failed.' })],
  ])('are deleted although the update was refused for %s', async (_, refusal) => {
    const { update, asked } = start(record, { refusal })
    expect(await update({ removals })).toEqual({ kind: 'refused', problem: refusal, removed: removals, left: [] })
    expect(asked.slice(2)).toEqual(['delete 3', 'delete 4'])
  })

  it.each([
    ['the server failed', problem(500)],
    [
      'description and message name a mapping only together',
      refused({ code: 409, message: 'Mapping', description: 'It exists, and cannot be updated.' }),
    ],
    ['the right is missing', problem(403)],
    ['no answer came', new ApiProblem('network', 0)],
  ])('stay when %s', async (_, refusal) => {
    const { update, asked } = start(record, { refusal })
    await expect(update({ removals })).rejects.toBe(refusal)
    expect(asked.filter((call) => call.startsWith('delete'))).toEqual([])
  })

  it('that are gone already count as deleted, those that fail are left for the next save', async () => {
    const { update } = start(record, { deletions: { 3: new ApiProblem('notFound', 404), 4: problem(500) } })
    expect(await update({ removals })).toMatchObject({ removed: [removals[0]], left: [removals[1]] })
  })
})

describe('a create', () => {
  it('notes the block for a reload that comes before its address', async () => {
    const { create, load } = start()
    expect(await create()).toMatchObject({ id: '9', message: 'Created.', savedAt: 1000, record: { id: '9', status: 2 } })
    expect((await load(null)).unaddressed).toEqual({ blockId: '9', name: 'May Exams' })
    expect((await load('9')).unaddressed).toBeNull()
  })

  it('has gone well even when the record cannot be read afterwards', async () => {
    const { create, fail } = start()
    fail()
    expect(await create()).toEqual({ id: '9', message: 'Created.', savedAt: 1000, record: null, removed: [], left: [] })
  })
})

describe('a create whose answer was lost', () => {
  it('is found by the block that it made, which a reload offers', async () => {
    const { find, asked, load } = start()
    expect(await find()).toEqual(record)
    expect(asked).toEqual([`list ${code}`, 'record 7'])
    expect((await load(null)).unaddressed).toEqual({ blockId: '7', name: 'May Exams' })
  })

  it('is not found where another block has its code', async () => {
    const { find, asked, load } = start({ ...record, name: 'Their Exams' })
    expect(await find()).toBeNull()
    expect([asked, (await load(null)).unaddressed]).toEqual([[`list ${code}`], null])
  })
})
