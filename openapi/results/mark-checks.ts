import type { GivenFields } from '../check-record.ts'

const isTenths = (mark: number): boolean => Math.abs(mark * 10 - Math.round(mark * 10)) < 1e-6

/** The marks of a result, or of an enquiry about it, that are too fine, by field; both the form and the server ask. */
export function markErrors(given: GivenFields): ReadonlyMap<string, string> {
  const wrong = ['rawMark', 'moderatedMark', 'outcomeMark'].filter((name) => {
    const mark = given[name]
    return typeof mark === 'number' && !isTenths(mark)
  })
  return new Map(wrong.map((name) => [name, 'Enter a mark with one decimal at most.']))
}
