import { describe, expect, it } from 'vitest'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { statusTone } from '#src/resources/fields/status-tone.ts'

describe('the tone of a status', () => {
  it('of a selection is the one of the wizard', () => {
    expect([3, 4, 5].map((status) => statusTone(centreSelection, status))).toEqual(['warning', 'success', 'danger'])
  })

  it('of an invoice is a warning until it is paid', () => {
    const tones = ['Draft', 'Ready to Invoice', 'Pending', 'Partially paid', 'Paid', 'Confirmed', 'Credited', 'Credit note'].map((status) =>
      statusTone(invoice, status),
    )
    expect(tones).toEqual(['warning', 'info', 'warning', 'warning', 'success', 'success', 'neutral', 'neutral'])
  })

  it('of a request tells only its end', () => {
    expect([9, 10, 11].map((status) => statusTone(customRequest, status))).toEqual(['info', 'info', 'danger'])
  })
})
