import { describe, expect, it } from 'vitest'
import { readChoices, writeChoices, type IssueChoices } from '#src/certificates/issue/address.ts'
import { plainCodec } from '#tests/support/fake-block-api.ts'

describe('the address of the wizard that issues certificates', () => {
  it.each<[string, IssueChoices]>([
    ['', { step: 'choice', certificateTypeId: null, resultIntakeId: null }],
    ['the preview', { step: 'preview', certificateTypeId: 1, resultIntakeId: 2 }],
    ['a half choice', { step: 'choice', certificateTypeId: null, resultIntakeId: 2 }],
  ])('says all that is chosen: %s', (_, choices) => {
    expect(readChoices(writeChoices(choices, plainCodec), plainCodec)).toEqual(choices)
  })

  it('has no query without choices, and reads unknown values as no choice', () => {
    expect(writeChoices({ step: 'choice', certificateTypeId: null, resultIntakeId: null }, plainCodec)).toBe('')
    expect(readChoices('?step=other', plainCodec)).toEqual({ step: 'choice', certificateTypeId: null, resultIntakeId: null })
  })
})
