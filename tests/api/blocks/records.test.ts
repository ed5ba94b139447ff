import { describe, expect, it } from 'vitest'
import { addDays } from '#mirage/factories/days.ts'
import { create, goodFields, kinds, open } from './kinds.ts'
import { openUnchecked } from './unchecked.ts'

describe.each(kinds)('a new $kind block', ({ kind, Kind, of }) => {
  const noun = `${kind} block`

  it('is stored as sent, as a draft, with every day of its range', async () => {
    const { blocks } = await open(of)
    const { id, status, description } = await blocks.create({ ...goodFields, status: 0, academicDates: [] })
    expect([status, description]).toEqual([200, `${Kind} Block created successfully.`])
    expect(await blocks.record(id ?? 0)).toEqual({ ...goodFields, status: 2, slotsPerDay: 1 })
    expect((await blocks.dates(id ?? 0)).map(({ date }) => date)).toEqual([1, 2, 3, 4, 5].map((day) => `2027-02-0${day} 00:00:00.000000`))
  })

  it('is active when it is created switched on', async () => {
    const { blocks } = await open(of)
    const { id } = await blocks.create({ ...goodFields, status: 1, academicDates: [] })
    expect((await blocks.record(id ?? 0)).status).toBe(1)
  })

  it('may wait for its dates, and has none until both are set', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks, { from: null, to: null })
    expect(await blocks.record(id)).toMatchObject({ from: null, to: null })
    expect(await blocks.dates(id)).toEqual([])
    await blocks.update(id, { ...goodFields, from: '2027-02-01', to: null, status: 2 })
    expect(await blocks.dates(id)).toEqual([])
  })

  it.each([
    ['a blank name', { name: '   ' }, 'The name must not be blank.'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name may have at most 100 characters.'],
    ['a sign that names may not have', { name: 'Block #1' }, 'The name may hold only letters, digits, spaces and - _ @ &.'],
    ['a letter outside A to Z', { name: 'Prüfung' }, 'The name may hold only letters, digits, spaces and - _ @ &.'],
    ['a short name with a slash', { shortName: 'a/b' }, 'The short name may hold only letters, digits, spaces and - _ @ &.'],
    ['a short name of 101 characters', { shortName: 'x'.repeat(101) }, 'shortName may have at most 100 characters.'],
    ['a blank code', { code: '' }, `The ${kind} code must not be blank.`],
    [
      'a code of 31 characters',
      { code: 'x'.repeat(31) },
      kind === 'exam' ? 'examCode may have at most 30 characters.' : 'TestCode may have at most 30 characters.',
    ],
    ['an end before its start', { from: '2027-02-05', to: '2027-02-01' }, 'The end date must not be earlier than the start date.'],
    ['a start in the past', { from: '2026-11-20', to: '2027-02-01' }, 'The start date must not be earlier than today.'],
    ['more than 366 days', { to: '2028-02-02' }, 'A block may have at most 366 days.'],
  ])('is refused with %s', async (_, changes, description) => {
    const { blocks } = await openUnchecked(of)
    const answer = await blocks.create({ ...goodFields, ...changes, status: 0, academicDates: [] })
    expect([answer.status, answer.description]).toEqual([400, description])
    expect((await blocks.list({ searchText: goodFields.shortName })).total).toBe(0)
  })

  it('takes the longest name, today, a single day, and a whole year', async () => {
    const { blocks } = await open(of)
    expect(await create(blocks, { name: 'x'.repeat(100), code: 'x'.repeat(30) })).toBeGreaterThan(0)
    expect(await create(blocks, { code: 'ONE-DAY', from: '2026-11-21', to: '2026-11-21' })).toBeGreaterThan(0)
    expect(await blocks.dates(await create(blocks, { code: 'YEAR', to: '2028-02-01' }))).toHaveLength(366)
  })

  it('has a code that no other block of its kind has, whatever the case', async () => {
    const { blocks } = await open(of)
    await create(blocks)
    const second = await blocks.create({ ...goodFields, name: 'Another', code: 'w27-100', status: 0, academicDates: [] })
    expect([second.status, second.description]).toEqual([400, `The ${kind} code w27-100 is already in use by Winter Series 2027.`])
  })

  it('is unknown to the other kind', async () => {
    const { blocks, signIn } = await open(of)
    const id = await create(blocks)
    const other = kinds.find((candidate) => candidate.kind !== kind)?.of(await signIn())
    expect(await other?.update(id, { ...goodFields, status: 2 })).toEqual([
      404,
      `The ${kind === 'exam' ? 'test' : 'exam'} block was not found.`,
    ])
    expect(await blocks.update(id, { ...goodFields, status: 2 })).toEqual([200, `${Kind} Block updated successfully.`])
  })

  it('is not found by an id that nobody has', async () => {
    const { blocks } = await open(of)
    const missing = [404, `The ${noun} was not found.`]
    expect(await blocks.update(9999, { ...goodFields, status: 2 })).toEqual(missing)
    expect(await blocks.publish([9999])).toEqual(missing)
    expect((await blocks.remove([9999])).slice(0, 2)).toEqual(missing)
    expect(await blocks.map(9999, 1, [{ zoneId: 102, groupId: 1, times: ['09:00'] }])).toEqual(missing)
    expect(await blocks.save(9999, 1, [{ dayId: 1, slots: [] }])).toEqual(missing)
    expect(await blocks.saveAcademicDates(9999, [])).toEqual(missing)
    expect(await blocks.dayOutcome(9999, 1)).toEqual(missing)
  })
})

describe('the start date', () => {
  it('may be yesterday here while it is still today somewhere', async () => {
    const { blocks, clock } = await open(kinds[0].of)
    clock.advance(-3 * 60 * 60 * 1000)
    expect(await create(blocks, { from: '2026-11-20', to: '2026-11-21' })).toBeGreaterThan(0)
  })
})

describe.each(kinds)('an update of a $kind block', ({ kind, Kind, of, mapped, running }) => {
  it.each([0, 1, 2] as const)('stores the status %i that it is sent', async (status) => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    await blocks.update(id, { ...goodFields, status })
    expect((await blocks.record(id)).status).toBe(status)
  })

  it('keeps its own code, and may not take another’s', async () => {
    const { blocks } = await open(of)
    const first = await create(blocks)
    const second = await create(blocks, { name: 'Second', code: 'W27-200' })
    expect(await blocks.update(first, { ...goodFields, name: 'Renamed', status: 2 })).toEqual([200, `${Kind} Block updated successfully.`])
    expect((await blocks.update(second, { ...goodFields, status: 2 }))[1]).toBe(`The ${kind} code W27-100 is already in use by Renamed.`)
  })

  it('leaves the past start of a running block alone, and refuses another past one', async () => {
    const { blocks } = await open(of)
    const { status: _status, slotsPerDay: _slots, ...fields } = await blocks.record(running)
    const later = { ...fields, to: '2027-01-05', status: 1 } as const
    expect((await blocks.update(running, later))[0]).toBe(200)
    expect(await blocks.update(running, { ...later, from: addDays(fields.from ?? '', 1) })).toEqual([
      400,
      'The start date must not be earlier than today.',
    ])
  })

  it('makes the list of dates anew, keeping ids and schedules of the days that stay', async () => {
    const { blocks, aggregator } = await open(of)
    const id = await create(blocks)
    await blocks.map(id, 1, [{ zoneId: 102, groupId: 1, times: ['09:00'] }])
    const [ids = []] = await blocks.slotIds(id)
    const before = await blocks.dates(id)
    const module = { moduleId: 305, version: ['V1'], subModule: [] }
    await blocks.save(
      id,
      1,
      before.map(({ id: dayId }) => ({ dayId, slots: [{ ids, modules: [module] }] })),
    )
    await blocks.update(id, { ...goodFields, from: '2027-02-04', to: '2027-02-07', status: 2 })
    const after = await blocks.dates(id)
    expect(after.map(({ date }) => date.slice(0, 10))).toEqual(['2027-02-04', '2027-02-05', '2027-02-06', '2027-02-07'])
    expect(after.slice(0, 2).map((day) => day.id)).toEqual(before.slice(3).map((day) => day.id))
    expect(after.slice(2).filter((day) => before.some((known) => known.id === day.id))).toEqual([])
    expect((await blocks.days(id)).map(({ counts }) => counts[0])).toEqual([1, 1, 0, 0])
    expect(aggregator.dump()).not.toContain(`"dayId":${before[0]?.id},`)

    await blocks.update(id, { ...goodFields, status: 2 })
    expect((await blocks.days(id)).map(({ counts }) => counts[0])).toEqual([0, 0, 0, 1, 1])
  })

  it('may change anything but the dates of a mapped block', async () => {
    const { blocks } = await open(of)
    const { status: _status, slotsPerDay: _slots, ...fields } = await blocks.record(mapped.id)
    expect((await blocks.update(mapped.id, { ...fields, description: 'Changed', status: 1 }))[0]).toBe(200)
    expect(await blocks.update(mapped.id, { ...fields, to: addDays(fields.to ?? '', 1), status: 1 })).toEqual([
      400,
      `${Kind} block id mapping exists, details cannot be updated.`,
    ])
    expect(await blocks.record(mapped.id)).toMatchObject({ description: 'Changed', to: fields.to })
  })

  it('lets a block lose its code and short name', async () => {
    const { blocks } = await open(of)
    const [first, second] = [await create(blocks), await create(blocks, { code: 'W27-200' })]
    for (const id of [first, second]) expect((await blocks.update(id, { ...goodFields, shortName: '', code: '', status: 2 }))[0]).toBe(200)
  })
})

describe.each(kinds)('deleting $kind blocks', ({ Kind, of, mapped, draft, stranger }) => {
  it('removes the block with its academic dates', async () => {
    const { blocks, aggregator } = await open(of)
    const [date] = await blocks.academicDates(draft.id)
    expect(aggregator.dump()).toContain(`"blockId":${draft.id}`)
    expect(await blocks.remove([draft.id])).toEqual([200, `${Kind} Block deleted successfully.`, 0])
    expect(aggregator.dump()).not.toContain(`"blockId":${draft.id}`)
    expect((await blocks.list({ searchText: draft.name })).total).toBe(0)
    expect(await blocks.deleteAcademicDate(date?.id ?? 0)).toEqual([404, 'The academic date was not found.'])
  })

  it('warns of a mapped block and leaves it', async () => {
    const { blocks } = await open(of)
    expect(await blocks.remove([mapped.id])).toEqual([200, `Centres have already selected ${mapped.name}.`, 1])
    expect((await blocks.list({ searchText: mapped.name })).total).toBe(1)
  })

  it('deletes nothing of a list with a mapped, an unknown or the other kind’s block in it', async () => {
    const { blocks } = await open(of)
    expect(await blocks.remove([draft.id, mapped.id])).toEqual([
      200,
      `Centres have already selected ${mapped.name}. Nothing was deleted.`,
      1,
    ])
    expect((await blocks.remove([draft.id, 9999]))[0]).toBe(404)
    expect((await blocks.remove([draft.id, stranger]))[0]).toBe(404)
    expect((await blocks.list({ searchText: draft.name })).total).toBe(1)
  })

  it('deletes several at once, and gives no id out again', async () => {
    const { blocks } = await open(of)
    const ids = [await create(blocks), await create(blocks, { code: 'W27-200' })]
    expect(await blocks.remove([...ids, ...ids])).toEqual([200, `${Kind} Blocks deleted successfully.`, 0])
    expect(ids).not.toContain(await create(blocks))
  })
})

describe.each(kinds)('publishing $kind blocks', ({ Kind, of, draft, active }) => {
  it('turns a draft active', async () => {
    const { blocks } = await open(of)
    expect(await blocks.publish([draft.id])).toEqual([200, `${Kind} Block published successfully.`])
    expect((await blocks.record(draft.id)).status).toBe(1)
  })

  it('refuses every block that is no draft, and then publishes none', async () => {
    const { blocks } = await open(of)
    const inactive = await create(blocks)
    await blocks.update(inactive, { ...goodFields, status: 0 })
    expect(await blocks.publish([draft.id, active.id])).toEqual([400, `Only a draft can be published, and ${active.name} is active.`])
    expect(await blocks.publish([inactive])).toEqual([400, `Only a draft can be published, and ${goodFields.name} is inactive.`])
    expect((await blocks.record(draft.id)).status).toBe(2)
  })
})

describe.each(kinds)('the revision of a $kind block', ({ of, stranger }) => {
  it('goes up with every stored change and with the publication, whose instant is kept', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    const seen = [await blocks.revision(id)]
    const note = async () => void seen.push(await blocks.revision(id))
    await blocks.update(id, { ...goodFields, status: 2, description: 'Other words' })
    await note()
    await blocks.update(id, { ...goodFields, status: 2, to: '2027-02-04' })
    await note()
    await blocks.map(id, 1, [{ zoneId: 102, groupId: 1, times: ['09:00'] }])
    await note()
    const [day] = await blocks.dates(id)
    const [ids = []] = await blocks.slotIds(id)
    await blocks.save(id, 1, [{ dayId: day?.id ?? 0, slots: [{ ids, modules: [] }] }])
    await note()
    const workshop = { id: 0, name: 'Workshop', custom: 1, from: null, to: null, tempId: null, startTime: '' } as const
    await blocks.saveAcademicDates(id, [workshop])
    await note()
    await blocks.deleteAcademicDate((await blocks.academicDates(id))[0]?.id ?? 0)
    await note()
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].map((revision) => [revision, null]))
    await blocks.publish([id])
    expect(await blocks.revision(id)).toEqual([8, expect.stringMatching(/^2026-11-2\d \d\d:/)])
  })

  it('has the instant of an update that makes the block active, too', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    await blocks.update(id, { ...goodFields, status: 1 })
    expect(await blocks.revision(id)).toEqual([2, expect.stringMatching(/^2026-11-2\d \d\d:/)])
  })

  it('stays where a change was refused', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    await blocks.update(id, { ...goodFields, name: ' ', status: 2 })
    await blocks.publish([id, stranger])
    expect(await blocks.revision(id)).toEqual([1, null])
  })
})
