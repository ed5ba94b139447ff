import { describe, expect, it } from 'vitest'
import { draftsOf, isBillable, sumsText } from '#src/money/unbilled/chosen.ts'
import { readChoices, writeChoices } from '#src/money/unbilled/choices-address.ts'
import { unbilledRequest as request } from './unbilled-request.ts'

describe('what is chosen to be billed', () => {
  it('makes a draft for each partner, and a further one after every hundred lines', () => {
    const many = Array.from({ length: 101 }, (_, id) => ({ ...request, id }))
    expect(draftsOf([])).toBe(0)
    expect(draftsOf([request, { ...request, id: 2 }, { ...request, id: 3, partnerId: 2 }])).toBe(2)
    expect(draftsOf(many)).toBe(2)
  })

  it('comes to a sum of each currency by itself', () => {
    expect(sumsText([request, request, { ...request, currency: 'USD', totalMinor: 7020 }])).toBe('£108.00 + US$70.20')
  })

  it('has a price', () => {
    const { totalMinor: _none, ...unpriced } = request
    expect([isBillable(request), isBillable(unpriced)]).toEqual([true, false])
  })
})

describe('the address of the queue', () => {
  it('holds what is asked for, and reads it again', () => {
    const choices = { bills: 'Student', service: 'Re-mark', search: 'Nia & Co', page: 3 } as const
    expect(readChoices(writeChoices(choices))).toEqual(choices)
  })

  it('is empty for the usual choices, and reads unknown values as these', () => {
    expect(writeChoices({ bills: 'Centre', service: '', search: '', page: 1 })).toBe('')
    expect(readChoices('?bills=University&service=Visit&page=-1')).toEqual({ bills: 'Centre', service: '', search: '', page: 1 })
  })
})
