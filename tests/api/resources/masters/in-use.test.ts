import { describe, expect, it } from 'vitest'
import { idOf, startMasters } from './start.ts'

describe('what a selection uses', () => {
  const refusal = (name: string, field: string) => ({
    status: 409,
    description: expect.stringMatching(new RegExp(`^${name} cannot be removed: chosen in .+\\.$`)),
    data: { kind: 'used', uses: expect.arrayContaining([expect.objectContaining({ resource: 'CentreSelection', field })]) },
  })

  it('is not taken from its curriculum', async () => {
    const { change } = await startMasters()
    expect(await change('Curriculum', 1, { deliveryModes: [2] })).toMatchObject(refusal('On Campus', 'Delivery'))
    expect(await change('Curriculum', 1, { deliveryModes: [1] })).toMatchObject({ status: 200 })
    expect(await change('Curriculum', 2, { streamIds: [6] })).toMatchObject(refusal('Science', 'Streams'))
    expect(await change('Curriculum', 2, { examblockIds: [103] })).toMatchObject(refusal('January Exams 2027', 'Exam Blocks'))
  })

  it('is not taken from its subcurricula and combo routes', async () => {
    const { admin, change } = await startMasters()
    const without = async (name: 'Subcurriculum' | 'Combo', module: string) => {
      const { moduleIds } = await admin.succeed<{ moduleIds: number[] }>(name, 'details', { id: 1 })
      return change(name, 1, { moduleIds: moduleIds.filter((id) => id !== idOf(module)) })
    }
    for (const name of ['Subcurriculum', 'Combo'] as const)
      expect(await without(name, 'Economics')).toMatchObject(refusal('Economics', 'Modules'))
    expect(await change('Subcurriculum', 1, { moduleIds: [idOf('Psychology')] })).toMatchObject({ status: 409 })
    // More may be taught, and what no selection uses may go.
    const taught = ['Mathematics for Business', 'Economics', 'Business Studies', 'English for Academic Purposes'].map(idOf)
    expect(await change('Subcurriculum', 1, { moduleIds: [...taught, idOf('Psychology')] })).toMatchObject({ status: 200 })
    expect(await change('Subcurriculum', 1, { moduleIds: taught })).toMatchObject({ status: 200 })
    expect(await change('Combo', 6, { moduleIds: [idOf('Economics'), idOf('Business Studies')] })).toMatchObject({ status: 200 })
  })
})

describe('what other records rest on', () => {
  const refusal = (description: string, uses: object[]) => ({
    status: 409,
    description,
    data: { kind: 'used', uses: expect.arrayContaining(uses.map((use) => expect.objectContaining(use))) },
  })

  it('is not taken from a stream', async () => {
    const { admin, change } = await startMasters()
    const { coreModuleIds, optionalModuleIds } = await admin.succeed<{ coreModuleIds: number[]; optionalModuleIds: number[] }>(
      'Stream',
      'details',
      { id: 3 },
    )
    const lost = idOf('Engineering Mechanics')
    expect(await change('Stream', 3, { coreModuleIds: coreModuleIds.filter((id) => id !== lost) })).toMatchObject(
      refusal('Engineering Mechanics cannot be removed: used in ENG semester 1.', [
        { resource: 'Subcurriculum', name: 'ENG semester 1', field: 'Modules' },
        { resource: 'CentreSelection', field: 'Modules' },
      ]),
    )
    const kept = coreModuleIds.filter((id) => id !== lost)
    expect(await change('Stream', 3, { coreModuleIds: kept, optionalModuleIds: [...optionalModuleIds, lost] })).toMatchObject({
      status: 200,
    })
  })

  it('is not moved to another programme with its module', async () => {
    const { change } = await startMasters()
    expect(await change('Module', idOf('Mathematics for Business'), { programId: 2 })).toMatchObject(
      refusal('Programme cannot be changed: Mathematics for Business is a module of Business.', [
        { resource: 'Stream', name: 'Business', field: 'Core Modules' },
      ]),
    )
    expect(await change('Module', idOf('Management in a Global Context'), { programId: 2 })).toMatchObject({ status: 200 })
  })

  it('is a semester of a programme', async () => {
    const { change } = await startMasters()
    expect(await change('Program', 1, { semesters: 1 })).toMatchObject(
      refusal('Semesters cannot be lowered to 1: BUS semester 2 is in a later one.', [
        { resource: 'Subcurriculum', name: 'BUS semester 2', field: 'Semester' },
      ]),
    )
    expect(await change('Program', 1, { semesters: 3 })).toMatchObject({ status: 200 })
    expect(await change('Program', 4, { semesters: 1 })).toMatchObject({ status: 200 })
  })

  it('is a day of a year on which an intake teaches', async () => {
    const { change } = await startMasters()
    expect(await change('Year', 22, { startDate: '2026-10-01' })).toMatchObject(
      refusal('The dates of the year cannot be changed: September 2026 teaches outside of them.', [
        { resource: 'Intake', name: 'September 2026', field: 'Teaching Dates' },
      ]),
    )
    expect(await change('Year', 22, { startDate: '2026-09-07' })).toMatchObject({ status: 200 })
  })
})
