import { expect, it } from 'vitest'
import { communicationTexts as texts } from '#src/communications/texts.ts'

it.each([
  [1, 'STUDENT', '1 student'],
  [2, 'STUDENT', '2 students'],
  [1, 'CENTER', '1 centre'],
  [0, 'CENTER', '0 centres'],
  [1, 'INSTITUTE', '1 university'],
  [1200, 'INSTITUTE', '1,200 universities'],
  [1, 'NCUK', '1 NCUK'],
])('counts %i of %s', (count, type, words) => {
  expect(texts.ofType(count, type)).toBe(words)
})
