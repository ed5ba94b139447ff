import { describe, expect, it } from 'vitest'
import * as constants from '#src/api/constants.ts'

describe('the constants of the specifications', () => {
  it('have the specified numbers', () => {
    expect(Object.values(constants.customRequestCode)).toEqual([233, 234, 235, 236])
  })

  it('keep three indices of clearing tabs, of which the clearing offer has two', () => {
    expect(Object.values(constants.clearingTabIndex)).toEqual([0, 1, 2])
    expect(constants.clearingTabs.map(({ id, index }) => [id, index])).toEqual([
      ['existing-offer', 0],
      ['marks-offer', 1],
    ])
  })

  it('know the status buttons of a list by the numbers of its call', () => {
    expect(constants.listStatusIds).toEqual({ all: 0, active: 1, draft: 2, inactive: -1 })
  })
})
