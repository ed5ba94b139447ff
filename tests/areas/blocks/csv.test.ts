import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { hideableColumns, type BlockRow } from '#machines/blocks/list/block-row.ts'
import { csvOf } from '#mirage/files/csv.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { blockCsv } from '#src/blocks/list/block-csv.ts'
import { readColumns } from '#src/blocks/list/columns.ts'
import { toCsv } from '#src/ui/list/csv.ts'

const row: BlockRow = {
  id: '7',
  name: 'May Exams 2027',
  shortName: 'MAY 27',
  code: 'EBME27-006',
  from: '2027-05-24',
  to: '2027-06-04',
  status: 2,
}
/** The only cell of the only row. */
const cellOf = (value: string | number) => toCsv(['Name'], [[value]]).slice('\uFEFFName\r\n'.length, -2)
/** The same as the server writes it, which quotes every cell. */
const serverCellOf = (value: string) => csvOf([['Name'], [value]]).slice('\uFEFF"Name"\r\n'.length, -2)
/** What a reader of CSV makes of the text. */
const readBack = (text: string) => Papa.parse<string[]>(text.slice(1).replace(/\r\n$/, ''), { newline: '\r\n' }).data

describe('the file of a list', () => {
  it('has the byte order mark of UTF-8, the columns of the list, one line per row and dates as on the screen', () => {
    expect(blockCsv(examKind, [row, { ...row, name: 'Ünïcode, "quoted"', from: null, to: null, status: 0 }], [])).toBe(
      [
        '\uFEFFName,Short Name,Exam Code,From,To,Status',
        'May Exams 2027,MAY 27,EBME27-006,24/05/2027,04/06/2027,Draft',
        '"Ünïcode, ""quoted""",MAY 27,EBME27-006,,,Inactive',
        '',
      ].join('\r\n'),
    )
  })

  it('leaves out the columns that the list hides, and never the name', () => {
    expect(blockCsv(examKind, [row], ['shortName', 'from', 'status'])).toBe(
      ['\uFEFFName,Exam Code,To', 'May Exams 2027,EBME27-006,04/06/2027', ''].join('\r\n'),
    )
    expect(blockCsv(examKind, [row], hideableColumns)).toBe(['\uFEFFName', 'May Exams 2027', ''].join('\r\n'))
    expect(readColumns(['status', 'description', 'code', 'code', 'name'])).toEqual(['code', 'status'])
  })

  it('says of a status that it does not know that it is unknown', () => {
    expect(blockCsv(examKind, [{ ...row, status: null }], ['shortName', 'code', 'from', 'to'])).toContain('May Exams 2027,Unknown\r\n')
  })

  it('calls the code as its kind does', () => {
    expect(blockCsv(testKind, [{ ...row, status: 1 }], [])).toContain('Name,Short Name,Test Code,From,To,Status\r\n')
  })
})

describe('a cell', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+1+cmd|x', `"'+1+cmd|x"`],
    ['-2+3', `"'-2+3"`],
    ['-Exams', `"'-Exams"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\t5', `"'\t5"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋1+1', `"'＋1+1"`],
    ['－1+1', `"'－1+1"`],
    ['＠x', `"'＠x"`],
    ['  =1+1', `"'  =1+1"`],
    ['\u200B=1', `"'\u200B=1"`],
    ['\uFEFF=1', `"'\uFEFF=1"`],
    ['-5-', `"'-5-"`],
    ['-5\n', `"'-5\n"`],
  ])('that a spreadsheet would run, %j, is made text by the portal and by the server', (value, expected) => {
    expect([cellOf(value), serverCellOf(value)]).toEqual([expected, expected])
  })

  it.each([
    [-5, '-5'],
    [12.5, '12.5'],
    ['-5', '-5'],
    ['+44.5', '+44.5'],
    ['-.5', '-.5'],
    ['-1.5e-3', '-1.5e-3'],
    ['Block - A', 'Block - A'],
    ['a=b', 'a=b'],
    ['', ''],
    [`it's`, `it's`],
    ['a\rb', '"a\rb"'],
    ['a\nb', '"a\nb"'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    [' a ', '" a "'],
  ])('that is a number or words, %j, stays what it is', (value, expected) => {
    expect(cellOf(value)).toBe(expected)
  })

  it('never begins as a formula, whatever it holds, and loses nothing', () => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', ',', ' ', '\u200B', '\uFEFF', "'", '5')
    const text = fc.tuple(fc.array(start, { maxLength: 3 }), fc.string({ unit: 'grapheme' })).map(([signs, rest]) => signs.join('') + rest)
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (rows) => {
        const [, ...read] = readBack(toCsv(['A', 'B'], rows))
        expect(read).toHaveLength(rows.length)
        rows.flat().forEach((value, index) => {
          const cell = read[Math.floor(index / 2)]?.[index % 2] ?? ''
          expect([value, `'${value}`]).toContain(cell)
          const isNumber = /^[+-]?[\d.]/.test(cell) && !Number.isNaN(Number(cell))
          if (!isNumber) expect(cell).not.toMatch(/^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/)
        })
      }),
      { numRuns: 500 },
    )
  })
})
