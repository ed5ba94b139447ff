import { describe, expect, it } from 'vitest'
import { create, kinds, open, type AcademicDate } from './kinds.ts'
import { openUnchecked } from './unchecked.ts'

describe.each(kinds)('academic dates of a $kind block', ({ kind, of, draft, active }) => {
  const isExam = kind === 'exam'
  const boards: AcademicDate = {
    id: 0,
    name: 'Data Validation',
    custom: 0,
    from: '2027-02-20',
    to: '2027-02-22',
    tempId: isExam ? 3 : null,
    startTime: '',
  }
  const workshop: AcademicDate = {
    id: 0,
    name: 'Marking workshop',
    custom: 1,
    from: null,
    to: null,
    tempId: null,
    startTime: isExam ? '10:00' : '',
  }
  const withoutId = (dates: readonly AcademicDate[]) => dates.map(({ id: _id, ...rest }) => rest)

  it('are stored by the create, with ids of their own', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks, {}, [boards, workshop])
    const dates = await blocks.academicDates(id)
    expect(withoutId(dates)).toEqual(withoutId([boards, workshop]))
    expect(dates.every((date) => date.id > 0)).toBe(true)
  })

  it('are added and changed by their update; those not named stay', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks, {}, [boards, workshop])
    const [first, second] = await blocks.academicDates(id)
    if (!first || !second) throw new Error('The dates were not stored.')
    const added = { ...workshop, name: 'Standardisation' }
    const moved = { ...first, from: '2027-03-01', to: '2027-03-01' }
    expect(await blocks.saveAcademicDates(id, [moved, added])).toEqual([200, 'Academic dates saved successfully.'])
    const dates = await blocks.academicDates(id)
    expect(dates.slice(0, 2)).toEqual([moved, second])
    expect(withoutId(dates.slice(2))).toEqual(withoutId([added]))
  })

  it('keep one of each default date when the same list is sent again', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    await blocks.saveAcademicDates(id, [boards])
    await blocks.saveAcademicDates(id, [{ ...boards, from: null, to: null }])
    expect(withoutId(await blocks.academicDates(id))).toEqual(withoutId([{ ...boards, from: null, to: null }]))
  })

  it('may be two of the same name when they are a block’s own', async () => {
    const { blocks } = await open(of)
    expect(await blocks.academicDates(await create(blocks, {}, [workshop, workshop]))).toHaveLength(2)
  })

  it('tell a default date from one of the block’s own with the same name', async () => {
    const { blocks } = await open(of)
    const own = { ...boards, custom: 1, from: null, to: null } as const
    const id = await create(blocks, {}, [own])
    await blocks.saveAcademicDates(id, [boards])
    expect(withoutId(await blocks.academicDates(id))).toEqual(withoutId([own, boards]))
  })

  it('are not limited to the range of their block', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    expect((await blocks.saveAcademicDates(id, [{ ...boards, from: '2025-01-01', to: '2030-12-31' }]))[0]).toBe(200)
  })

  it.each([
    ['an end before its start', { to: '2027-02-19' }, 'The end date of Data Validation must not be earlier than its start date.'],
    ['a row of the block’s own without a name', { name: ' ', custom: 1 }, 'A further academic date needs a name.'],
  ] as const)('are refused with %s, all of them, also by a create', async (_, changes, description) => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    const bad = { ...boards, ...changes }
    expect(await blocks.saveAcademicDates(id, [workshop, bad])).toEqual([400, description])
    expect(await blocks.academicDates(id)).toEqual([])
    const { name, shortName, description: text, from, to } = await blocks.record(id)
    const answer = await blocks.create({ name, shortName, code: 'W27-200', description: text, from, to, status: 0, academicDates: [bad] })
    expect([answer.status, answer.description]).toEqual([400, description])
  })

  it('are refused when they belong to another block', async () => {
    const { blocks } = await open(of)
    const [theirs] = await blocks.academicDates(active.id)
    if (!theirs) throw new Error('The seeds have no academic dates.')
    expect(await blocks.saveAcademicDates(draft.id, [theirs])).toEqual([
      400,
      `The academic date ${theirs.name} does not belong to this ${kind} block.`,
    ])
  })

  it('can be deleted one by one, once', async () => {
    const { blocks } = await open(of)
    const [first, ...others] = await blocks.academicDates(draft.id)
    expect(await blocks.deleteAcademicDate(first?.id ?? 0)).toEqual([200, 'Academic date deleted successfully.'])
    expect(await blocks.academicDates(draft.id)).toEqual(others)
    expect(await blocks.deleteAcademicDate(first?.id ?? 0)).toEqual([404, 'The academic date was not found.'])
  })

  it('cannot be deleted as those of the other kind', async () => {
    const { blocks, signIn } = await open(of)
    const [first] = await blocks.academicDates(draft.id)
    const other = kinds.find((candidate) => candidate.kind !== kind)?.of(await signIn())
    expect((await other?.deleteAcademicDate(first?.id ?? 0))?.[0]).toBe(404)
    expect((await blocks.academicDates(draft.id))[0]).toEqual(first)
  })
})

describe('academic dates of an exam block', () => {
  it('can be deleted by either address', async () => {
    const { blocks, signIn } = await open(kinds[0].of)
    const admin = await signIn()
    const [first, second, third] = await blocks.academicDates(106)
    await admin.succeed('deleteExamAcademicDate', { path: { id: first?.id ?? 0 } })
    await admin.succeed('deleteExamAcademicDateSms', { path: { id: second?.id ?? 0 } })
    expect((await blocks.academicDates(106))[0]).toEqual(third)
  })

  it('have a start time in 24 hours or none', async () => {
    const { blocks } = await openUnchecked(kinds[0].of)
    const date = { id: 0, name: 'Exam Boards', custom: 0, from: null, to: null, tempId: 11, startTime: '24:00' } as const
    expect(await blocks.saveAcademicDates(106, [date])).toEqual([400, 'The start time of Exam Boards must be a 24-hour time, HH:mm.'])
  })
})
