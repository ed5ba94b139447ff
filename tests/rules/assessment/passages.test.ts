import { describe, expect, it } from 'vitest'
import { segmentsOf, sentencesOf, trimmedPassage } from '#src/assessment/marking/passages.ts'

const answer = 'Buses are fast. Are trams?\n\nThey are not.'
const textsOf = (passages: readonly { from: number; to: number }[]) => passages.map(({ from, to }) => answer.slice(from, to))

describe('an answer with notes', () => {
  it('is cut where notes begin and end, also where they overlap, and loses nothing', () => {
    const first = { marker: 1, from: 0, to: 15, text: 'Which?' }
    const second = { marker: 2, from: 10, to: 26 }
    const segments = segmentsOf(answer, [first, second])
    expect(segments.map(({ from, to, notes, ending }) => [answer.slice(from, to), notes, ending])).toEqual([
      ['Buses are ', [first], []],
      ['fast.', [first, second], [first]],
      [' Are trams?', [second], [second]],
      ['\n\nThey are not.', [], []],
    ])
  })

  it('leaves out a note beyond its end', () => {
    expect(segmentsOf(answer, [{ marker: 1, from: 3, to: 400 }])).toEqual([{ from: 0, to: answer.length, notes: [], ending: [] }])
    expect(segmentsOf('', [])).toEqual([])
  })
})

describe('a passage', () => {
  it('is a sentence, over the lines of an answer', () => {
    expect(textsOf(sentencesOf(answer))).toEqual(['Buses are fast.', 'Are trams?', 'They are not.'])
    expect(sentencesOf(' \n ')).toEqual([])
  })

  it('has no blanks at its ends, and is none where it is blank', () => {
    expect(trimmedPassage(answer, { from: 15, to: 28 })).toEqual({ from: 16, to: 26 })
    expect(trimmedPassage(answer, { from: 26, to: 28 })).toBeNull()
  })
})
