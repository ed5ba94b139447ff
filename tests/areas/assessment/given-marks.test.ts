import { describe, expect, it } from 'vitest'
import { mostOf, scriptTotal } from '#openapi/assessment/script-marks.ts'
import { steppedMark, toggledPoint, typedError, typedMark } from '#src/assessment/marking/QuestionMarks.tsx'

const question = {
  marks: 2.5,
  markScheme: [
    { point: 'Names the cause.', marks: 1.25 },
    { point: 'Names the effect.', marks: 1.25 },
  ],
}

describe('a mark that is chosen by points', () => {
  it('is given in halves: all marks of the question for all points, 0 for none', () => {
    const one = toggledPoint(question, {}, 0) ?? expect.unreachable()
    const both = toggledPoint(question, one, 1) ?? expect.unreachable()
    const second = toggledPoint(question, both, 0) ?? expect.unreachable()
    const none = toggledPoint(question, second, 1) ?? expect.unreachable()
    expect([one, both, second, none].map(({ marks }) => marks)).toEqual([1.5, 2.5, 1.5, 0])
  })

  it('is not stepped beyond the last half of a question', () => {
    expect(steppedMark({ ...question, marks: 2.25 }, { marks: 2 }, 1).marks).toBe(2)
  })
})

it.each([
  ['10.5', 'Enter a mark from 0 to 10.'],
  ['0.25', 'Enter a value in steps of 0.5.'],
  ['7,3', 'Enter a value in steps of 0.5.'],
  ['many', 'Enter a mark from 0 to 10.'],
])('%s is no mark, and says why', (typed, error) => {
  expect([typedMark(typed, 10), typedError(typed, 10)]).toEqual([{ marks: undefined }, error])
})

it('no script gets more than its best answers give, also where automatic marking has taken marks off', () => {
  const section = { choose: 2, machine: [-1], questions: [1, 2].map((questionId) => ({ questionId, marks: 10 })) }
  const machine = 0
  expect([machine + mostOf([section]), machine + scriptTotal([section], [{ questionId: 1, marks: 10 }])]).toEqual([20, 10])
})
