import { expect, it } from 'vitest'
import { originAt } from '#src/ui/list/list-origin.ts'

it('gives a history entry the address that the list has as a row is opened', () => {
  let address = ''
  const origin = originAt(() => address)
  address = '?search=farah'
  // The history keeps a clone of the state.
  expect(structuredClone(origin)).toEqual({ list: '?search=farah' })
})
