import { expect, it } from 'vitest'
import { placeIn } from '#src/applications/review/queue.ts'

const ids = ['31', '7', '12']

it('knows the applications before and after one, and that there is none at the ends', () => {
  expect(placeIn(ids, '31')).toEqual({ number: 1, count: 3, previous: null, next: '7' })
  expect(placeIn(ids, '7')).toEqual({ number: 2, count: 3, previous: '31', next: '12' })
  expect(placeIn(ids, '12')).toEqual({ number: 3, count: 3, previous: '7', next: null })
})

it('gives no place to an application that is not in the queue', () => {
  expect(placeIn(ids, '99')).toBeNull()
  expect(placeIn([], '31')).toBeNull()
})
