import { describe, expect, it } from 'vitest'
import { everyChoice, isShown } from '#src/selection/wizard/steps/choice-view.ts'

const physics = { id: 1, title: 'Engineering with Physics', caption: '4 modules: Mathematics, Physics' }
const law = { id: 2, title: 'Business with Law' }

describe('choices of a step', () => {
  it.each([
    ['', [1, 2]],
    ['  ', [1, 2]],
    ['phys', [1]],
    ['MATHEMATICS engineering', [1]],
    ['law', [2]],
    ['history', []],
  ])('searched for %j are %j, by title or caption', (words, shown) => {
    expect([physics, law].filter((choice) => isShown({ ...everyChoice, words }, choice, [])).map(({ id }) => id)).toEqual(shown)
  })

  it('with an open request show alone', () => {
    const requested = { ...everyChoice, isRequested: true }
    expect([{ ...physics, hasRequest: true }, law].filter((choice) => isShown(requested, choice, [2])).map(({ id }) => id)).toEqual([1])
  })

  it('that are chosen show alone, and stay in sight when their tick is taken away', () => {
    const chosenAlone = { ...everyChoice, ids: [1] }
    expect([isShown(chosenAlone, physics, [1]), isShown(chosenAlone, law, [1])]).toEqual([true, false])
    expect(isShown(chosenAlone, physics, [])).toBe(true)
    expect(isShown(chosenAlone, law, [2])).toBe(true)
  })
})
