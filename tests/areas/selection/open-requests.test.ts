import { describe, expect, it } from 'vitest'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { openRequestOf } from '#src/selection/requests/open-requests.ts'

const stored = (status: number, fields: StoredRecord['fields']): StoredRecord => ({
  id: '7',
  name: 'Engineering with Computing',
  status,
  fields: { reason: 'Eighteen asked for it.', ...fields },
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  names: {},
})

describe('open requests about streams', () => {
  it('are those for a stream, with its modules, and those for a module of one', () => {
    const about = { id: 7, title: 'Engineering with Computing', reason: 'Eighteen asked for it.', updatedAt: '' }
    expect(openRequestOf(stored(10, { requestCode: 233, stream: { moduleIds: [1, 2] } }))).toEqual({
      ...about,
      code: 233,
      status: 10,
      streamId: null,
      moduleCount: 2,
    })
    expect(openRequestOf(stored(9, { requestCode: 234, module: { streamId: 5 } }))).toEqual({
      ...about,
      code: 234,
      status: 9,
      streamId: 5,
      moduleCount: 0,
    })
  })

  it.each([
    ['approved', 8, 233],
    ['rejected', 11, 233],
    ['withdrawn', -1, 234],
    ['about a delivery', 10, 235],
    ['about a teaching date', 10, 236],
  ])('are none that are %s', (_, status, requestCode) => {
    expect(openRequestOf(stored(status, { requestCode }))).toBeNull()
  })
})
