import { describe, expect, it } from 'vitest'
import { figureIn, linesOf, targetRecords } from '#src/money/budgets/target-cells.ts'
import { gridSearchOf, gridChoicesOf } from '#src/money/budgets/target-address.ts'
import { saveCells } from '#src/resources/grid/save-cells.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { defaultConfig } from '#src/api/config.ts'

const stored: StoredRecord = {
  id: '7',
  name: 'Baobab · IFY · 2026/27',
  status: 1,
  fields: { yearId: 22, centreId: 26, programId: 1, students: 12, revenueMinor: 288_050, targetName: 'Baobab', currency: 'GBP' },
  createdAt: '',
  updatedAt: '2026-09-02 09:00:00.000000',
  updatedBy: '',
  names: { Centre: { 26: { name: 'Baobab College Accra', status: -1 } } },
}

function start() {
  const sent: unknown[] = []
  const deps = {
    ...targetRecords(22, (_: number, programId: number) => (programId === 1 ? stored : undefined)),
    requestIdOf: (centreId: number, programId: number) => `${centreId}-${programId}`,
    service: {
      create: (fields: object, requestId: string) => {
        sent.push(['create', fields, requestId])
        return Promise.resolve({ id: '8', message: 'Stored.' })
      },
      update: (id: string, fields: object, updatedAt: string) => {
        sent.push(['update', id, fields, updatedAt])
        return Promise.resolve({ message: 'Stored.' })
      },
    },
  }
  return { sent, save: (edits: Parameters<typeof saveCells>[0]['edits']) => saveCells({ rowId: 26, edits }, deps) }
}

describe('the targets of a centre in the grid', () => {
  it('keep the stored figure that is not typed; in new targets it is 0', async () => {
    const { sent, save } = start()
    expect(await save({ 1: { students: '14' }, 2: { revenueMinor: '1,250.5' } })).toEqual({ saved: [1, 2], refused: [] })
    expect(sent).toEqual([
      ['update', '7', { yearId: 22, centreId: 26, programId: 1, students: 14, revenueMinor: 288_050 }, stored.updatedAt],
      ['create', { yearId: 22, centreId: 26, programId: 2, students: 0, revenueMinor: 125_050 }, '26-2'],
    ])
  })

  it('are not sent with a text or without a figure, and the cell says so', async () => {
    const { sent, save } = start()
    expect(await save({ 1: { students: '' }, 2: { students: 'many' }, 3: { revenueMinor: 'much' } })).toEqual({
      saved: [],
      refused: [
        { columnId: 1, text: 'Students should not be blank!' },
        { columnId: 2, text: 'Enter a whole number.' },
        { columnId: 3, text: 'Enter an amount like 1250.00.' },
      ],
    })
    expect(sent).toEqual([])
  })

  it('show what is typed before what is stored, amounts in whole units', () => {
    expect([figureIn('revenueMinor', undefined, stored), figureIn('students', { students: '' }, stored)]).toEqual(['2880.50', ''])
    expect(figureIn('students', undefined, undefined)).toBe('')
  })

  it('stand in rows of what is active and of what has targets all the same, by name', () => {
    const options = [{ id: 2, name: 'Thameside International College', status: 1 }]
    expect(linesOf(options, 'Centre', 'centreId', [stored]).map(({ id }) => id)).toEqual([26, 2])
  })

  it('are found again by the address', () => {
    const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
    const choices = { yearId: 21, figure: 'revenueMinor', page: 2 } as const
    expect(gridChoicesOf(gridSearchOf(choices, codec), codec, 22)).toEqual(choices)
    expect(gridChoicesOf('?year=x&figure=y&page=0', codec, 22)).toEqual({ yearId: 22, figure: 'students', page: 1 })
  })
})
