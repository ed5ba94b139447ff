import { expect, it } from 'vitest'
import { nameSteps } from '#src/ui/graphs/scale.ts'

it.each([
  [['Dec 25', 'Jan 26', 'Feb 26', 'Mar 26', 'Apr 26', 'May 26', 'Jun 26', 'Jul 26', 'Aug 26', 'Sept 26', 'Oct 26', 'Nov 26'], 4, 2],
  [['A*', 'A', 'B'], 1, 1],
  [[], 1, 1],
])('names below a chart stand at equal distances: %j', (points, narrow, wide) => {
  expect(nameSteps(points)).toEqual({ narrow, wide })
})
