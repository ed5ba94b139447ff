import { describe, expect, it } from 'vitest'
import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import { addressAt } from '#src/blocks/wizard/wizard-address.ts'

const at = (address: string, step: StepNumber, date: string | null = null, entry: StepNumber = 0) =>
  addressAt(address, entry, { step, date })

describe('the address of a place in the wizard', () => {
  it('names the step, unless it is the one that the address opens by itself', () => {
    expect(at('/w?examBlockId=S15Jq9cb-1_A', 1)).toBe('/w?examBlockId=S15Jq9cb-1_A&step=1')
    expect(at('/w?examBlockId=x&step=1', 0)).toBe('/w?examBlockId=x')
    expect(at('/edit/x?step=3', 0)).toBe('/edit/x')
    expect(at('/summary?examBlockId=x', 3, null, 3)).toBe('/summary?examBlockId=x')
    expect(at('/summary?examBlockId=x', 0, null, 3)).toBe('/summary?examBlockId=x&step=0')
  })

  it('names a date on the third step only', () => {
    expect(at('/w?examBlockId=x&step=1', 2, '2027-06-14')).toBe('/w?examBlockId=x&step=2&date=2027-06-14')
    expect(at('/w?examBlockId=x&step=2&date=2027-06-14', 2, '2027-06-15')).toBe('/w?examBlockId=x&step=2&date=2027-06-15')
    expect(at('/w?examBlockId=x&step=2&date=2027-06-14', 3, '2027-06-14')).toBe('/w?examBlockId=x&step=3')
  })
})
