import { describe, expect, it } from 'vitest'
import { createSearch } from '#machines/blocks/scheduling/schedule-search.ts'

const names = [
  'Mathematics for Engineering',
  'Économie Générale',
  'EAP - Academic English',
  'C++ (advanced) [x] \\ ^$.*',
  'Ελληνικός',
  '(.*',
]
const search = (query: string) => createSearch(names, (name) => name)(query)

describe('searching names', () => {
  it('gives everything, in its order, for a blank query', () => {
    expect(search('')).toEqual(names)
    expect(search('   ')).toEqual(names)
  })

  it.each([
    ['any part of a name', 'for eng', ['Mathematics for Engineering']],
    ['another case', 'eAP', ['EAP - Academic English']],
    ['no accents', 'economie generale', ['Économie Générale']],
    ['accents typed as combining marks', 'E\u0301conomie', ['Économie Générale']],
    ['accents that the name has not', 'Ácademic', ['EAP - Academic English']],
    ['full-width letters', 'ＥＡＰ', ['EAP - Academic English']],
    ['the last letter of a Greek word in capitals', 'ΕΛΛΗΝΙΚΟΣ', ['Ελληνικός']],
    ['the last letter of a Greek word as it is typed within one', 'κοσ', ['Ελληνικός']],
    ['spaces around it', '  academic ', ['EAP - Academic English']],
    ['nothing that matches', 'zzz', []],
  ])('finds by %s', (_, query, found) => {
    expect(search(query)).toEqual(found)
  })

  it.each([
    ['(.*', ['(.*']],
    ['\\', ['C++ (advanced) [x] \\ ^$.*']],
    ['[', ['C++ (advanced) [x] \\ ^$.*']],
    ['^$', ['C++ (advanced) [x] \\ ^$.*']],
    ['+', ['C++ (advanced) [x] \\ ^$.*']],
    ['\u0301', ['Économie Générale', 'Ελληνικός']],
    ['\ud83d', []],
  ])('takes %j literally', (query, found) => {
    expect(search(query)).toEqual(found)
  })
})
