import { describe, expect, it } from 'vitest'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { statusTone } from '#src/resources/fields/status-tone.ts'

describe('the tone of a status', () => {
  it('of a selection is the one of the wizard', () => {
    expect([3, 4, 5].map((status) => statusTone(centreSelection, status))).toEqual(['warning', 'success', 'danger'])
  })

  it('of a request tells only its end', () => {
    expect([9, 10, 11].map((status) => statusTone(customRequest, status))).toEqual(['info', 'info', 'danger'])
  })
})
