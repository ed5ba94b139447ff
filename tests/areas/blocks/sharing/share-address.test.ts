import { describe, expect, it } from 'vitest'
import { readShareAddress, sharingOf } from '#src/blocks/sharing/share-address.ts'

const path = '/sms/exam-block/share/7'

describe('the address of the sharing page', () => {
  it('leads back to the audience and the part that it was made of', () => {
    const address = sharingOf(path, { audience: 'country:New Zealand', part: 'calendar' })
    expect(address.startsWith(`${path}?`)).toBe(true)
    expect(readShareAddress(address.slice(path.length))).toEqual({ audience: 'country:New Zealand', part: 'calendar' })
  })

  it('has no query without either, and passes over a part that the page does not have', () => {
    expect(sharingOf(path, {})).toBe(path)
    expect(readShareAddress('?part=fax')).toEqual({ audience: null, part: null })
  })
})
