import { describe, expect, it } from 'vitest'
import { readWish, writeWish, type IssueWish } from '#src/certificates/issue/address.ts'
import { plainCodec } from '#tests/support/fake-block-api.ts'

describe('the address of the wizard that issues certificates', () => {
  it.each<[string, IssueWish]>([
    ['', { step: 'choice', certificateTypeId: null, resultIntakeId: null }],
    ['the preview', { step: 'preview', certificateTypeId: 1, resultIntakeId: 2 }],
    ['a half choice', { step: 'choice', certificateTypeId: null, resultIntakeId: 2 }],
  ])('says all that is chosen: %s', (_, wish) => {
    expect(readWish(writeWish(wish, plainCodec), plainCodec)).toEqual(wish)
  })

  it('is short at first, and reads what it does not know as nothing', () => {
    expect(writeWish({ step: 'choice', certificateTypeId: null, resultIntakeId: null }, plainCodec)).toBe('')
    expect(readWish('?step=other', plainCodec)).toEqual({ step: 'choice', certificateTypeId: null, resultIntakeId: null })
  })
})
