import { describe, expect, it } from 'vitest'
import type { ScheduledModule } from '#openapi/generated/schema.d.ts'
import { create, kinds, open, type Blocks } from './kinds.ts'
import { openUnchecked } from './unchecked.ts'

const physics: ScheduledModule = {
  moduleId: 305,
  version: ['V1', 'V3'],
  subModule: [
    { subModuleId: 3051, version: ['V1'] },
    { subModuleId: 3052, version: [] },
  ],
}
const economics: ScheduledModule = { moduleId: 309, version: [], subModule: [] }

/** A block of two zones and two slots, over Monday to Sunday. */
async function scheduled(blocks: Blocks) {
  const id = await create(blocks, { to: '2027-02-07' })
  await blocks.map(id, 2, [
    { zoneId: 102, groupId: 1, times: ['09:00', '13:30'] },
    { zoneId: 304, groupId: 3, times: ['14:45', '19:15'] },
  ])
  const [first = [], second = []] = await blocks.slotIds(id)
  const days = (await blocks.dates(id)).map((date) => date.id)
  return { id, first, second, days, monday: days[0] ?? 0, tuesday: days[1] ?? 0 }
}

describe.each(kinds)('the schedule of a $kind block', ({ kind, of, draft, stranger }) => {
  it('is saved for one date and shown in every zone, with counts', async () => {
    const { blocks } = await open(of)
    const { id, first, second, monday } = await scheduled(blocks)
    const slots = [
      { ids: first, modules: [physics, economics] },
      { ids: second, modules: [] },
    ]
    expect(await blocks.save(id, 2, [{ dayId: monday, slots }])).toEqual([200, 'Schedule saved successfully.'])
    expect(await blocks.days(id, monday)).toEqual([
      {
        dateId: monday,
        dayString: '2027-02-01',
        dayName: 'Monday',
        isHoliday: 0,
        counts: [2, 2, 1],
        slots: [
          [
            { slotId: first[0], zone: 'UK Time', time: '09:00', modules: ['Physics', 'Economics'] },
            { slotId: first[1], zone: 'Nepal Time', time: '14:45', modules: ['Physics', 'Economics'] },
          ],
          [
            { slotId: second[0], zone: 'UK Time', time: '13:30', modules: [] },
            { slotId: second[1], zone: 'Nepal Time', time: '19:15', modules: [] },
          ],
        ],
      },
    ])
  })

  it('has one entry for each date, with weekends as holidays', async () => {
    const { blocks } = await open(of)
    const { id, days } = await scheduled(blocks)
    const information = await blocks.days(id)
    expect(information.map(({ dateId }) => dateId)).toEqual(days)
    expect(information.map(({ dayName, isHoliday }) => `${dayName} ${isHoliday}`)).toEqual([
      'Monday 0',
      'Tuesday 0',
      'Wednesday 0',
      'Thursday 0',
      'Friday 0',
      'Saturday 1',
      'Sunday 1',
    ])
  })

  it('replaces what the date had, and leaves the others alone', async () => {
    const { blocks } = await open(of)
    const { id, first, second, monday, tuesday } = await scheduled(blocks)
    await blocks.save(id, 2, [{ dayId: monday, slots: [{ ids: first, modules: [physics] }] }])
    await blocks.save(id, 2, [{ dayId: tuesday, slots: [{ ids: second, modules: [physics] }] }])
    await blocks.save(id, 2, [{ dayId: monday, slots: [{ ids: second, modules: [economics] }] }])
    const modules = (await blocks.days(id)).slice(0, 2).map(({ slots }) => slots.map(([entry]) => entry?.modules))
    expect(modules).toEqual([
      [[], ['Economics']],
      [[], ['Physics']],
    ])
    await blocks.save(id, 2, [{ dayId: monday, slots: [] }])
    expect((await blocks.days(id, monday))[0]?.counts).toEqual([0, 0, 0])
  })

  it('takes two dates at once, and slots named by the id of one zone', async () => {
    const { blocks } = await open(of)
    const { id, first, monday, tuesday } = await scheduled(blocks)
    const slots = [{ ids: first.slice(0, 1), modules: [economics] }]
    expect(
      (
        await blocks.save(id, 2, [
          { dayId: monday, slots },
          { dayId: tuesday, slots },
        ])
      )[0],
    ).toBe(200)
    expect((await blocks.days(id)).map(({ counts }) => counts[0])).toEqual([1, 1, 0, 0, 0, 0, 0])
  })

  it('does not change the status of its block', async () => {
    const { blocks } = await open(of)
    const { id, first, monday } = await scheduled(blocks)
    await blocks.save(id, 2, [{ dayId: monday, slots: [{ ids: first, modules: [physics] }] }])
    expect((await blocks.record(id)).status).toBe(2)
  })

  const chosen = (changes: Partial<ScheduledModule>) => [{ ...economics, ...changes }]

  it.each([
    ['a module that is none', chosen({ moduleId: 999 }), 'There is no module 999.'],
    ['a version that the module lacks', chosen({ version: ['V9'] }), 'Economics has no version V9.'],
    ['a submodule of another module', chosen({ subModule: [{ subModuleId: 3051, version: ['V1'] }] }), 'Economics has no submodule 3051.'],
    [
      'a version that the submodule lacks',
      [{ ...physics, subModule: [{ subModuleId: 3051, version: ['V9'] }] }],
      'Paper 1 Multiple Choice of Physics has no version V9.',
    ],
    ['a module twice in one slot', [economics, economics], 'Economics is twice in one slot.'],
  ])('is refused with %s', async (_, modules, description) => {
    const { blocks } = await open(of)
    const { id, first, monday } = await scheduled(blocks)
    expect(await blocks.save(id, 2, [{ dayId: monday, slots: [{ ids: first, modules }] }])).toEqual([400, description])
    expect((await blocks.days(id, monday))[0]?.counts).toEqual([0, 0, 0])
  })

  it('is refused with dates and slots that are not the block’s, or not what they seem', async () => {
    const { blocks } = await open(of)
    const { id, first, second, monday } = await scheduled(blocks)
    const [otherDay] = await blocks.dates(draft.id)
    const [otherSlot = []] = await blocks.slotIds(draft.id)
    const save = (ids: readonly number[], dayId = monday) => blocks.save(id, 2, [{ dayId, slots: [{ ids, modules: [] }] }])
    expect(await save(first, otherDay?.id)).toEqual([400, `A date does not belong to this ${kind} block.`])
    expect(await save(otherSlot)).toEqual([400, `A time slot does not belong to this ${kind} block.`])
    expect(await save([...first, ...otherSlot])).toEqual([400, `A time slot does not belong to this ${kind} block.`])
    expect(await save([first[0] ?? 0, second[1] ?? 0])).toEqual([400, 'The ids of a time slot belong to different slots.'])
    expect(await save([])).toEqual([400, 'Every time slot must be named by its ids.'])
    const twice = [{ dayId: monday, slots: [first, first].map((ids) => ({ ids, modules: [] })) }]
    expect(await blocks.save(id, 2, twice)).toEqual([400, 'Slot 1 is there twice.'])
    expect(await blocks.save(id, 3, [{ dayId: monday, slots: [] }])).toEqual([
      400,
      `The ${kind} block has 2 slots per day, and the schedule has 3.`,
    ])
  })

  it('can be read for one date, of this block only', async () => {
    const { blocks } = await open(of)
    const [day] = await blocks.dates(draft.id)
    const { id } = await scheduled(blocks)
    expect(await blocks.dayOutcome(id, day?.id ?? 0)).toEqual([404, `The date of this ${kind} block was not found.`])
  })

  it('is not that of the other kind', async () => {
    const { blocks } = await openUnchecked(of)
    expect(await blocks.save(stranger, 1, [{ dayId: 1, slots: [] }])).toEqual([404, `The ${kind} block was not found.`])
  })
})

describe('a module that is tested only', () => {
  it('can be scheduled in a test block, not in an exam block', async () => {
    const design = { moduleId: 327, version: ['V1'], subModule: [] }
    const outcomes = await Promise.all(
      kinds.map(async ({ of }) => {
        const { blocks } = await open(of)
        const { id, first, monday } = await scheduled(blocks)
        return blocks.save(id, 2, [{ dayId: monday, slots: [{ ids: first, modules: [design] }] }])
      }),
    )
    expect(outcomes).toEqual([
      [400, 'Design Project cannot be scheduled in exam blocks.'],
      [200, 'Schedule saved successfully.'],
    ])
  })
})

describe('the summary of a whole test block', () => {
  it('names the block and its academic dates as the exam one does', async () => {
    const { signIn } = await open(kinds[1].of)
    const { TestblockSummaryData: summary } = await (await signIn()).succeed('getTestBlockSummary', { path: { id: 203 } })
    expect(summary).toMatchObject({
      testblockName: 'EAP Speaking 2027',
      testblockCode: 'TBES27-003',
      startDate: '2027-04-12',
      testdate_start: { date: '2027-04-12 00:00:00.000000' },
      testdate_end: { date: '2027-04-16 00:00:00.000000' },
      noOfSlotsPerDay: 6,
    })
    expect([summary.academicDates.length, summary.dateInformation[0]?.moduleCount]).toEqual([6, 6])
  })
})
