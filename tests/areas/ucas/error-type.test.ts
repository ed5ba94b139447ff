import { expect, it } from 'vitest'
import { errorTypeIn } from '#src/ucas/errors/error-type.ts'

it.each([
  ['?tab=errors&type=1', 1],
  ['?type=7', 7],
  ['', 0],
  ['?type=', 0],
  ['?type=0', 0],
  ['?type=8', 0],
  ['?type=-1', 0],
  ['?type=1.5', 0],
  ['?type=x', 0],
  ['?type=constructor', 0],
])('the errors at %j are those of type %d, and all of them where there is no such type', (search, type) => {
  expect(errorTypeIn(search)).toBe(type)
})
