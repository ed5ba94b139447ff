import { describe, expect, it } from 'vitest'
import { machineMark } from '#openapi/assessment/mark-answer.ts'

const single = { questionType: 'Single choice', options: [{}, { isCorrect: 1 as const }, {}], marks: 2, negativeMarks: 0.5 }
const several = { ...single, questionType: 'Multiple choice', options: [{ isCorrect: 1 as const }, {}, { isCorrect: 1 as const }] }
const number = { questionType: 'Number', answers: ['52'], tolerance: 0.05, marks: 2 }
const text = { questionType: 'Short text', answers: ['half-life', 'the half-life'], marks: 1 }

describe('automatic marking', () => {
  it.each([
    ['the right option', single, '2', 2],
    ['a wrong option, which costs', single, '1', -0.5],
    ['no answer, which costs nothing', single, ' ', 0],
    ['all right options in any order', several, '3,1', 2],
    ['a part of the right options', several, '1', -0.5],
    ['a number at the edge of the tolerance', number, '52,05', 2],
    ['a number beyond it', number, '52.06', 0],
    ['no number', number, 'many', 0],
    ['a text without case and double blanks', text, '  The   HALF-life ', 1],
    ['another text', text, 'halflife', 0],
  ])('marks %s', (_, question, value, marks) => {
    expect(machineMark(question, value)).toBe(marks)
  })

  it('leaves essays to people', () => {
    expect(machineMark({ questionType: 'Essay', marks: 10 }, 'Words')).toBeNull()
  })
})
