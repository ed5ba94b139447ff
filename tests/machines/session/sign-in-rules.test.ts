import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asSent, problemOf } from '#machines/session/sign-in-rules.ts'

const username = (text: string) => problemOf('username', { username: text, password: '' })
const password = (text: string) => problemOf('password', { username: '', password: text })

describe('the username', () => {
  it.each(['', ' ', '\t\n  '])('%j is missing', (text) => {
    expect(username(text)).toBe('required')
  })

  it.each(['abc', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a@b..c', 'a b@c.d', 'a@b@c.d', 'a@b.c d', `${'a'.repeat(250)}@b.cd`, 'a@b.c@', ' @ b.c'])(
    '%j is no e-mail',
    (text) => {
      expect(username(text)).toBe('invalid')
    },
  )

  it.each(['a@b.c', ' admin@ncuk.test ', 'first.last+tag@sub.example.co.uk', 'ünï@exämple.org', `${'a'.repeat(249)}@b.cd`])(
    '%j is one',
    (text) => {
      expect(username(text)).toBeNull()
    },
  )

  it('is judged within the time limit, however long and however odd', () => {
    // Work that grows much faster than its text does not end within the time limit of the test.
    for (const text of [
      'a'.repeat(2_000_000),
      `a@${'a.'.repeat(1_000_000)}`,
      '@'.repeat(2_000_000),
      `a@${'a'.repeat(1_000_000)}.${'.'.repeat(1_000_000)}`,
    ]) {
      expect(username(text)).toBe('invalid')
    }
  })
})

describe('the password', () => {
  it('is missing when it is only spaces, and anything else will do', () => {
    expect(['', '   ', 'x', ' x ', '🔑'].map(password)).toEqual(['required', 'required', null, null, null])
  })

  it('has 200 characters at most, without the spaces around it', () => {
    const typed = ['x'.repeat(200), ` ${'🔑'.repeat(200)} `, 'x'.repeat(201), '🔑'.repeat(201), 'x'.repeat(2_000_000)]
    expect(typed.map(password)).toEqual([null, null, 'long', 'long', 'long'])
  })

  it('is sent without the spaces around it and otherwise as typed', () => {
    expect(asSent({ username: ' a@b.c ', password: '  Secret 1!  ' })).toEqual({ username: 'a@b.c', password: 'Secret 1!' })
    fc.assert(fc.property(fc.string(), (text) => asSent({ username: '', password: ` ${text} ` }).password === text.trim()))
  })
})
