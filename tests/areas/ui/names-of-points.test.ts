import { expect, it } from 'vitest'
import { nameStep } from '#src/ui/graphs/scale.ts'

const months = ['Dec 25', 'Jan 26', 'Feb 26', 'Mar 26', 'Apr 26', 'May 26', 'Jun 26', 'Jul 26', 'Aug 26', 'Sept 26', 'Oct 26', 'Nov 26']
const tens = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69', '70–79', '80–89', '90–100']

it.each([
  [months, 280, 3],
  [months, 440, 2],
  [months, 600, 1],
  [tens, 360, 2],
  [tens, 430, 1],
  [['A*', 'A', 'B'], 280, 1],
  [[], 280, 1],
] as const)('names below a chart do not touch: %j in %i pixels', (points, width, step) => {
  expect(nameStep(points, width)).toBe(step)
})
