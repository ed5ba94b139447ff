import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#src/api/problem.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { saveCells, type CellDeps } from '#src/resources/grid/save-cells.ts'
import { markRecords, shownIn } from '#src/students/grid/mark-records.ts'

const stored: StoredRecord = {
  id: '12',
  name: 'Aisha Bello – Economics',
  status: 2,
  fields: { studentId: 3001, moduleId: 4, semesterId: 1, predictedMark: 61, attendance: 90, predictedGrade: 'B', centreId: 26 },
  createdAt: '2026-09-01 09:00:00.000000',
  updatedAt: '2026-09-02 09:00:00.000000',
  updatedBy: 'Ada',
  names: {},
}

function start(answer: (moduleId: number) => void = () => {}) {
  const sent: unknown[] = []
  const told = (fields: object) => answer(Number(Object(fields).moduleId))
  const deps: CellDeps = {
    ...markRecords(1, (_, moduleId) => (moduleId === 4 ? stored : undefined)),
    requestIdOf: (studentId, moduleId) => `${studentId}-${moduleId}`,
    service: {
      create: (fields, requestId) => {
        sent.push(['create', fields, requestId])
        told(fields)
        return Promise.resolve({ id: '99', message: 'Stored.' })
      },
      update: (id, fields, updatedAt) => {
        sent.push(['update', id, fields, updatedAt])
        told(fields)
        return Promise.resolve({ message: 'Stored.' })
      },
    },
  }
  return { sent, save: (edits: Parameters<typeof saveCells>[0]['edits']) => saveCells({ rowId: 3001, edits }, deps) }
}

describe('saving the marks of a student', () => {
  it('writes a stored mark over, with all else that it holds, and adds a new one', async () => {
    const { sent, save } = start()
    expect(await save({ 1: { predictedMark: ' 70,5 ' }, 4: { courseworkMark: '55' } })).toEqual({ saved: [1, 4], refused: [] })
    expect(sent).toEqual([
      ['create', { studentId: 3001, moduleId: 1, semesterId: 1, predictedMark: 70.5 }, '3001-1'],
      [
        'update',
        '12',
        { studentId: 3001, moduleId: 4, semesterId: 1, attendance: 90, courseworkMark: 55, predictedMark: 61 },
        stored.updatedAt,
      ],
    ])
  })

  it('sends nothing that is wrong, and says what', async () => {
    const { sent, save } = start()
    expect(
      await save({ 1: { predictedMark: '101' }, 2: { attendance: '90' }, 3: { predictedMark: 'good' }, 4: { attendance: '' } }),
    ).toEqual({
      saved: [4],
      refused: [
        { columnId: 1, text: 'Enter a value from 0 to 100.' },
        { columnId: 2, text: 'Predicted should not be blank!' },
        { columnId: 3, text: 'Enter a number.' },
      ],
    })
    expect(sent).toHaveLength(1)
  })

  it('goes on after a cell that the server refuses', async () => {
    const { save } = start((moduleId) => {
      if (moduleId === 1) throw new ApiProblem('refused', 400, 'The student has details of this module and semester already.')
    })
    expect(await save({ 1: { predictedMark: '70' }, 4: { predictedMark: '71' } })).toEqual({
      saved: [4],
      refused: [{ columnId: 1, text: 'The student has details of this module and semester already.' }],
    })
  })

  it('fails as a whole where nothing arrives', async () => {
    const { save } = start(() => {
      throw new ApiProblem('network', 0, null)
    })
    await expect(save({ 1: { predictedMark: '70' } })).rejects.toThrow(ApiProblem)
  })
})

it('shows what is typed before what is stored', () => {
  expect([shownIn('predictedMark', undefined, stored), shownIn('predictedMark', { predictedMark: '' }, stored)]).toEqual(['61', ''])
  expect(shownIn('courseworkMark', undefined, stored)).toBe('')
})
