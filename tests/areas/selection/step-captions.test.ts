import { describe, expect, it } from 'vitest'
import { noAnswers } from '#openapi/selection/answers.ts'
import { streamCaption, streamFigures, studentsOfStream } from '#src/selection/wizard/step-captions.ts'
import { choices, complete } from '#tests/rules/curriculum-selection/fixture.ts'

describe('the streams of a selection', () => {
  it('tell how many are chosen, with how many modules and students', () => {
    expect(streamFigures(complete, choices)).toBe('2 of 2 chosen · 3 modules · 38 students expected')
    expect(streamFigures(noAnswers, choices)).toBe('0 of 2 chosen')
  })

  it('tell what is taught of each, and who is expected in its combo routes', () => {
    expect(streamCaption(5, complete, choices)).toBe('2 modules · Physics, Biology')
    expect(streamCaption(5, noAnswers, choices)).toBe('2 to 3 modules')
    expect([studentsOfStream(5, complete, choices), studentsOfStream(6, complete, choices)]).toEqual([18, 20])
  })
})
