import { describe, expect, it } from 'vitest'
import { importLimits } from '#machines/records/import-rules.ts'
import { readCsv } from '#src/resources/import/read-csv.ts'
import { toCsv } from '#src/ui/list/csv.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer
const read = (text: string) => readCsv(bytesOf(text), importLimits.rows)

const centres = { kind: 'table', columns: ['Code', 'Name'], rows: [{ line: 2, cells: ['ACC', 'Accra, Ghana'] }] }

describe('a CSV file', () => {
  it.each([
    ['commas', 'Code,Name\r\nACC,"Accra, Ghana"\r\n'],
    ['semicolons', 'Code;Name\nACC;Accra, Ghana'],
    ['tabs', 'Code\tName\nACC\tAccra, Ghana\n'],
    ['a byte order mark of UTF-8', '\uFEFFCode;Name\nACC;Accra, Ghana'],
    ['blank lines and blank columns', '\n\nCode;Name;\n;;\nACC;Accra, Ghana;\n'],
  ])('with %s is read', (_, text) => {
    const rows = text.startsWith('\n') ? [{ ...centres.rows[0], line: 5 }] : centres.rows
    expect(read(text)).toEqual({ ...centres, rows })
  })

  it('counts lines as a spreadsheet counts its rows', () => {
    const table = read('Code,Address\nA,"1 High Street\nAccra"\nB,x')
    expect(table).toMatchObject({ rows: [{ line: 2, cells: ['A', '1 High Street\nAccra'] }, { line: 3 }] })
  })

  it('keeps every letter of every script', () => {
    expect(read('Name\nΆйгерим 子涵 يوسف')).toMatchObject({ rows: [{ cells: ['Άйгерим 子涵 يوسف'] }] })
  })

  it('names the cells that hold formulas, and no signs that texts begin with', () => {
    expect(read('A,B,C\n" =1+1",+44 20,-5\n@x,–,=A1')).toMatchObject({
      rows: [
        { line: 2, formulas: [0] },
        { line: 3, formulas: [2] },
      ],
    })
    expect(read('A,B\n+44 20,-5')).toEqual({ kind: 'table', columns: ['A', 'B'], rows: [{ line: 2, cells: ['+44 20', '-5'] }] })
  })

  it('that the portal has written comes back as it was, without formulas', () => {
    const cells = ['=1+1', '+44 20 7946 0000', "'quoted'", 'a;b,"c"\nd', '-5', '@home']
    expect(read(toCsv(['A', 'B', 'C', 'D', 'E', 'F'], [cells]))).toEqual({
      kind: 'table',
      columns: ['A', 'B', 'C', 'D', 'E', 'F'],
      rows: [{ line: 2, cells }],
    })
  })
})

describe('a CSV file that cannot be imported', () => {
  const rows = (count: number) => `Code\n${Array.from({ length: count }, (_, index) => `A${index}`).join('\n')}`

  it.each([
    ['is empty', '', { kind: 'empty' }],
    ['is blank', '\n ,\n', { kind: 'empty' }],
    ['has headings alone', 'Code,Name\n', { kind: 'rowless' }],
    ['ends within quotes', 'Code,Name\nA,x\nB,"Acc', { kind: 'unclosed', line: 3 }],
    ['ends within a row', 'Code,Name\nA,x\nB', { kind: 'uneven', line: 3, cells: 1, columns: 2 }],
    ['has a cell too many', 'Code,Name\nA,x,y', { kind: 'uneven', line: 2, cells: 3, columns: 2 }],
    ['has too many rows', rows(importLimits.rows + 1), { kind: 'tooManyRows', count: importLimits.rows + 1, most: importLimits.rows }],
    ['has too many columns', `${'x,'.repeat(importLimits.columns)}x\n1`, { kind: 'tooManyColumns', count: importLimits.columns + 1 }],
  ])('says so where it %s', (_, text, problem) => {
    expect(read(text)).toEqual(problem)
  })

  it('has as many rows as it may', () => {
    expect(read(rows(importLimits.rows))).toMatchObject({ kind: 'table' })
  })

  it.each([
    ['Latin-1', Uint8Array.from([0x4e, 0x61, 0x6d, 0x65, 0x0a, 0xe9])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x41, 0x00, 0x0a, 0x00, 0x42, 0x00])],
    ['UTF-16 without a byte order mark', Uint8Array.from([0x41, 0x00, 0x0a, 0x00, 0x42, 0x00])],
  ])('is in %s', (_, bytes) => {
    expect(readCsv(bytes.buffer, importLimits.rows)).toEqual({ kind: 'encoding' })
  })
})
