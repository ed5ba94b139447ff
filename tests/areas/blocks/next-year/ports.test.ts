import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, toPromise, type PromiseActorLogic } from 'xstate'
import { cloneParts } from '#machines/blocks/next-year/next-year-form.ts'
import type { BegunClone } from '#machines/blocks/next-year/next-year-types.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { createNextYearPorts } from '#src/blocks/next-year/next-year-actors.ts'
import { createNextYearDrafts } from '#src/blocks/next-year/next-year-drafts.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const run = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: NoInfer<Input>): Promise<Output> =>
  toPromise(createActor(logic, { input }).start())

const begun: BegunClone = {
  shift: { years: 1, days: 364 },
  name: 'Autumn Exams 2027',
  shortName: 'Autumn 27',
  code: 'EB-1',
  parts: cloneParts,
  blockId: null,
  step: 'create',
}
const draft = {
  name: begun.name,
  shortName: begun.shortName,
  code: begun.code,
  from: '2027-10-18',
  to: '2027-10-29',
  description: '',
  status: 0,
  academicDates: [],
}
const row = {
  id: '900',
  name: draft.name,
  shortName: draft.shortName,
  code: draft.code,
  from: draft.from,
  to: draft.to,
  status: 2 as const,
}

let calls: unknown[]
let storage: Storage
let rows: readonly (typeof row)[]
let problem: ApiProblem | null
let searchProblem: ApiProblem | null
beforeEach(() => {
  calls = []
  storage = storageOf()
  rows = []
  problem = null
  searchProblem = null
})

const drafts = () =>
  createNextYearDrafts(
    () => storage,
    { userId: 'ada', kindId: 'exam' },
    () => 0,
  )

const notAsked = () => Promise.reject(new Error('A clone does not ask this.'))

const service: BlockService = {
  record: notAsked,
  generateCode: notAsked,
  update: notAsked,
  remove: notAsked,
  publish: notAsked,
  saveAcademicDates: notAsked,
  deleteAcademicDate: notAsked,
  zoneGroups: notAsked,
  savedSlots: notAsked,
  saveZones: notAsked,
  day: notAsked,
  modules: notAsked,
  combinations: notAsked,
  holidays: notAsked,
  prohibitedPairs: notAsked,
  summary: notAsked,
  list: ({ search }) => {
    calls.push(`list ${search}`)
    return searchProblem ? Promise.reject(searchProblem) : Promise.resolve({ rows, total: rows.length, counts: null })
  },
  create: () => {
    calls.push(`create, kept: ${drafts().readBegun('7')?.code}`)
    return problem ? Promise.reject(problem) : Promise.resolve({ id: '901', message: '' })
  },
  dates: () => Promise.resolve([{ id: 'd1', date: '2027-10-18' }]),
  slots: () =>
    Promise.resolve([1, 2].map((number) => ({ number, clocks: [{ slotId: `s${number}`, zoneName: 'UK Time', time: '09:00' }] }))),
  saveDays: (id, days) => {
    calls.push([id, days])
    return Promise.resolve({ message: '' })
  },
}

const ports = () => createNextYearPorts({ service, kind: examKind, queryClient: createQueryClient(), sourceId: '7' }, drafts())

const physics = { moduleId: '1', name: 'Physics', versions: ['V1'], submodules: [] }

describe('the create of a clone', () => {
  it('is kept before it is sent, and its id as soon as it is known', async () => {
    expect(await run(ports().createBlock, { begun, draft, mayExist: false })).toBe('901')
    expect(calls).toEqual(['create, kept: EB-1'])
    expect(drafts().readBegun('7')).toEqual({ ...begun, blockId: '901', step: 'zones' })
    expect(drafts().readBegun('8')).toBeNull()
  })

  it('is forgotten when it was refused, and kept when its answer is not known', async () => {
    problem = new ApiProblem('refused', 400, 'In use.')
    await expect(run(ports().createBlock, { begun, draft, mayExist: false })).rejects.toBe(problem)
    expect(drafts().readBegun('7')).toBeNull()
    problem = new ApiProblem('network', 0)
    await expect(run(ports().createBlock, { begun, draft, mayExist: false })).rejects.toBe(problem)
    expect(drafts().readBegun('7')).toEqual(begun)
  })

  it('is not sent again where the first one made a block', async () => {
    rows = [{ ...row, id: '899', code: 'EB-11' }, row]
    expect(await run(ports().createBlock, { begun, draft, mayExist: true })).toBe('900')
    expect(calls).toEqual(['list EB-1'])
  })

  it.each([{ code: 'EB-11' }, { name: 'Another' }, { from: '2027-10-25' }])(
    'is sent again where only a block with %o is there',
    async (other) => {
      rows = [{ ...row, ...other }]
      expect(await run(ports().createBlock, { begun, draft, mayExist: true })).toBe('901')
    },
  )

  it('is not sent while nobody can say whether it made a block', async () => {
    searchProblem = new ApiProblem('forbidden', 403, 'No.')
    await expect(run(ports().createBlock, { begun, draft, mayExist: true })).rejects.toMatchObject({ code: 0, description: 'No.' })
    expect(calls).toEqual(['list EB-1'])
  })

  it('is not sent while another tab is at it', async () => {
    drafts().keepBegun('7', { ...begun, code: 'EB-0' })
    await expect(run(ports().createBlock, { begun, draft, mayExist: false })).rejects.toMatchObject({ code: 409 })
    expect([calls, drafts().readBegun('7')?.code]).toEqual([[], 'EB-0'])
  })
})

describe('the schedule of a clone', () => {
  it('is saved in one call, with every slot of each date by the ids of the new block', async () => {
    const days = [{ date: '2027-10-18', slots: [{ number: 2, modules: [physics] }] }]
    await run(ports().saveSchedule, { blockId: '900', days })
    expect(calls).toMatchObject([
      [
        '900',
        [
          {
            dateId: 'd1',
            slots: [
              { number: 1, modules: [] },
              { number: 2, clocks: [{ slotId: 's2' }], modules: [physics] },
            ],
          },
        ],
      ],
    ])
  })

  it('is not saved where the new block no longer has one of its dates', async () => {
    await expect(run(ports().saveSchedule, { blockId: '900', days: [{ date: '2027-10-19', slots: [] }] })).rejects.toMatchObject({
      code: 0,
    })
    expect(calls).toEqual([])
  })
})

describe('what is kept of a clone', () => {
  it('is dropped as a whole, and one that is damaged counts as none', () => {
    drafts().keepForm('7', { typed: { name: 'Mine', shortName: null }, parts: ['zones'] })
    drafts().keepBegun('7', begun)
    expect(drafts().readForm('7')).toEqual({ typed: { name: 'Mine', shortName: null }, parts: ['zones'] })
    drafts().keepBegun('7', { ...begun, blockId: '../1' })
    expect(drafts().readBegun('7')).toBeNull()
    drafts().drop('7')
    expect([drafts().readForm('7'), storage.length]).toEqual([{ typed: { name: null, shortName: null }, parts: cloneParts }, 0])
  })
})
