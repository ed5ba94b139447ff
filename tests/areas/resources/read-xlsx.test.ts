import { writeXlsx, type Cell, type CellValue } from 'hucre'
import { describe, expect, it } from 'vitest'
import { importLimits } from '#machines/records/import-rules.ts'
import { readXlsx } from '#src/resources/import/read-xlsx.ts'

type Given = readonly (readonly CellValue[])[]

async function fileOf(rows: Given, cells: Readonly<Record<string, Partial<Cell>>> = {}): Promise<ArrayBuffer> {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'First', rows: rows.map((row) => [...row]), cells: new Map(Object.entries(cells)) },
      { name: 'Second', rows: [['Other']] },
    ],
  })
  return new Uint8Array(bytes).buffer
}
const read = async (...given: Parameters<typeof fileOf>) => readXlsx(await fileOf(...given), importLimits.rows)
const at = (...parts: readonly number[]) => new Date(Date.UTC(parts[0] ?? 0, (parts[1] ?? 1) - 1, parts[2], parts[3] ?? 0, parts[4] ?? 0))

describe('the first sheet of an XLSX file', () => {
  it('is read with its lines, without blank rows and columns', async () => {
    const table = await read([[], ['Code', 'Name', null], [null], ['ACC', 'Accra Åсю 子', null], ['LOS', null]])
    expect(table).toEqual({
      kind: 'table',
      columns: ['Code', 'Name'],
      rows: [
        { line: 4, cells: ['ACC', 'Accra Åсю 子'] },
        { line: 5, cells: ['LOS', ''] },
      ],
    })
  })

  it.each([
    ['a day, as the portal writes it', at(2026, 8, 1), 'd-mmm-yy', '01/08/2026'],
    ['a day with a time', at(2026, 8, 1, 9, 30), 'yyyy-mm-dd hh:mm', '01/08/2026 09:30'],
    ['a code with zeros before it', 7, '000', '007'],
    ['an amount without its currency and groups', 1250.5, '"£"#,##0.00', '1250.50'],
    ['a share', 0.4, '0%', '40%'],
    ['a number without format', 1250.5, 'General', '1250.5'],
    ['a negative number in brackets', -5, '0;(0)', '-5'],
    ['a yes', true, 'General', 'Yes'],
    ['a text of digits', '0042', '@', '0042'],
  ])('has %s', async (_, value, numFmt, text) => {
    expect(await read([['A'], [value]], { '1,0': { value, style: { numFmt } } })).toMatchObject({ rows: [{ cells: [text] }] })
  })

  it('has the result of a formula; names the cells whose formulas have none', async () => {
    const table = await read(
      [
        ['A', 'B'],
        [null, null],
      ],
      {
        '1,0': { type: 'formula', formula: '1+1', value: 2, formulaResult: 2 },
        '1,1': { type: 'formula', formula: '1/0', value: null },
      },
    )
    expect(table).toMatchObject({ rows: [{ line: 2, cells: ['2', ''], formulas: [1] }] })
  })
})

describe('an XLSX file that cannot be imported', () => {
  const rows = (count: number): Given => [['Code'], ...Array.from({ length: count }, (_, index) => [`A${index}`])]

  it.each([
    ['is empty', [], { kind: 'empty' }],
    ['has headings alone', [['Code']], { kind: 'rowless' }],
    ['has too many rows', rows(importLimits.rows + 1), { kind: 'tooManyRows', count: importLimits.rows + 1, most: importLimits.rows }],
  ])('%s', async (_, given: Given, problem) => {
    expect(await read(given)).toEqual(problem)
  })

  it('is cut off', async () => {
    const whole = await fileOf(rows(20))
    await expect(readXlsx(whole.slice(0, whole.byteLength / 2), importLimits.rows)).rejects.toThrow()
  })
})

it('takes as many rows as may be imported', async () => {
  const many: Given = [['Code', 'Name'], ...Array.from({ length: importLimits.rows }, (_, index) => [`A${index}`, 'x'])]
  expect(await read(many)).toMatchObject({ kind: 'table', rows: { length: importLimits.rows } })
})
