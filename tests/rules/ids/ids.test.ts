import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'

const key = '0123456789abcdef'
const iv = 'fedcba9876543210'
const codecOf = (key: string, iv: string) => {
  const logError = vi.fn<(message: string) => void>()
  return { codec: createIdCodec({ key, iv, logError }), logError }
}

describe('encrypted ids', () => {
  const { codec } = codecOf(key, iv)

  it('are AES-CBC of the decimal text, as another implementation makes it, in one path segment', () => {
    for (const [size, name] of [
      [16, 'aes-128-cbc'],
      [24, 'aes-192-cbc'],
      [32, 'aes-256-cbc'],
    ] as const) {
      const longer = 'k'.repeat(size)
      const cipher = createCipheriv(name, longer, iv)
      const expected = Buffer.concat([cipher.update('4711', 'utf8'), cipher.final()]).toString('base64url')
      expect(codecOf(longer, iv).codec.encrypt(4711)).toBe(expected)
    }
  })

  it('come back as the id, are the same every time, and need no escaping in a path', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999_999 }), (id) => {
        const text = codec.encrypt(id)
        return text !== null && /^[\w-]+$/.test(text) && codec.decrypt(text) === String(id) && codec.encrypt(String(id)) === text
      }),
    )
  })

  it.each([
    [''],
    [null],
    [undefined],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [0],
    [-1],
    [1.5],
    [1e21],
    ['01'],
    [' 1'],
    ['1e3'],
    ['abc'],
    ['12345678901234567'],
  ])('of %j is none', (id) => {
    expect(codec.encrypt(id)).toBeNull()
  })

  it.each([
    [''],
    [null],
    [undefined],
    [Number.NaN],
    [{}],
    [['1']],
    [12],
    ['garbage'],
    ['..'],
    ['%2e%2e'],
    ['a/b'],
    ['+++='],
    ['AAAAAAAAAAAAAAAAAAAAAA'],
    ['x'.repeat(5000)],
  ])('are not made of %j', (text) => {
    expect(codec.decrypt(text)).toBeNull()
  })

  it('of anything but a number or a text is none, whatever it looks like as a text', () => {
    for (const id of [['21'], { toString: () => '21' }, 21n, new String('21')])
      expect(Reflect.apply(codec.encrypt, undefined, [id])).toBeNull()
  })

  it('with anything around them are refused', () => {
    const text = codec.encrypt(21) ?? ''
    expect(codec.decrypt(text)).toBe('21')
    for (const around of [` ${text}`, `${text} `, `\n${text}`, `${text}\n`, `${text}==`]) expect(codec.decrypt(around)).toBeNull()
  })

  it('of other keys, and texts that are no id, are refused', () => {
    expect(codec.decrypt(codecOf('another-16-chars', iv).codec.encrypt(21))).toBeNull()
    for (const text of ['0', '007', 'list', '1 ', '-5']) {
      const cipher = createCipheriv('aes-128-cbc', key, iv)
      expect(codec.decrypt(Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64url'))).toBeNull()
    }
  })

  it('never throw', () => {
    fc.assert(fc.property(fc.anything(), (text) => codec.decrypt(text) === null || /^[1-9]\d*$/.test(codec.decrypt(text) ?? '')))
  })
})

describe('a key or IV of the wrong length', () => {
  it.each([
    ['k'.repeat(15), iv],
    ['k'.repeat(33), iv],
    ['', iv],
    ['clé-de-16-lettre', iv],
    [key, 'i'.repeat(15)],
    [key, 'i'.repeat(17)],
  ])('%s with %s gives no ids and says so once, without naming them', (wrongKey, wrongIv) => {
    const { codec, logError } = codecOf(wrongKey, wrongIv)
    expect([codec.encrypt(1), codec.encrypt(2), codec.decrypt('AAAAAAAAAAAAAAAAAAAAAA')]).toEqual([null, null, null])
    expect(logError).toHaveBeenCalledTimes(1)
    expect(logError.mock.calls[0]?.[0]).toContain('Check config.json.')
    expect(logError.mock.calls[0]?.[0]).not.toContain(wrongKey === '' ? wrongIv : wrongKey)
  })

  it('is not the case for the development defaults', () => {
    const { codec, logError } = codecOf(defaultConfig.idKey, defaultConfig.idIv)
    expect(codec.decrypt(codec.encrypt(21))).toBe('21')
    expect(logError).not.toHaveBeenCalled()
  })
})
