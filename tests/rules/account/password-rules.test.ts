import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asSent, firstWrong, noPasswords, problemOf, type PasswordField, type PasswordValues } from '#machines/account/password-rules.ts'

const allFields: readonly PasswordField[] = ['currentPassword', 'newPassword', 'confirmPassword']
const values = (given: Partial<PasswordValues>): PasswordValues => ({ ...noPasswords, ...given })
const ofNew = (newPassword: string) => problemOf('newPassword', values({ newPassword }))
const ofConfirm = (newPassword: string, confirmPassword: string) => problemOf('confirmPassword', values({ newPassword, confirmPassword }))

describe('the new password', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\t\n', 'required'],
    ['a', 'short'],
    ['Abcde!7', 'short'],
    ['Abcde!78', null],
    ['  Abcde!7', 'short'],
    [' Abcde!78 ', null],
    ['Ab! \u{1F511}\u{1F511}\u{1F511}', 'short'],
    ['Abcdefgh', 'noSpecial'],
    ['Abcdefg1', 'noSpecial'],
    ['Abcd efgh', 'noSpecial'],
    ['Äöüßéñçø', 'noSpecial'],
    ['Abcdefg٣', 'noSpecial'],
    ['Abcdefg_', null],
    ['Abcdefg-', null],
    ['Abcdefg\u{1F511}', null],
    ['Abcdefg€', null],
    ['abcdefg!', 'noUppercase'],
    ['1234567!', 'noUppercase'],
    ['łódź-żółw', 'noUppercase'],
    ['Łódź-żółw', null],
    ['Éabcdef!', null],
    ['ΑΒΓΔΕΖΗ!', null],
    ['密码密码密码密码!', 'noUppercase'],
    ['Portal#2027', null],
  ])('%j gives %j', (text, problem) => {
    expect(ofNew(text)).toBe(problem)
  })

  it('breaks the rules one after the other: missing, short, special, uppercase', () => {
    const typed = ['', 'a', 'abcdefgh', 'abcdefg!', 'Abcdefg!']
    expect(typed.map(ofNew)).toEqual(['required', 'short', 'noSpecial', 'noUppercase', null])
  })

  it('has 200 characters at most, without the spaces around it, as the current one has', () => {
    const typed = [
      'Abcdefg!'.repeat(25),
      ` ${'Abcdefg!'.repeat(25)} `,
      `Abc!${'🔑'.repeat(196)}`,
      'Abcdefg!'.repeat(26),
      'a'.repeat(2_000_000),
    ]
    expect(typed.map(ofNew)).toEqual([null, null, null, 'long', 'long'])
    const ofCurrent = (currentPassword: string) => problemOf('currentPassword', values({ currentPassword }))
    expect(['a'.repeat(200), 'a'.repeat(201)].map(ofCurrent)).toEqual([null, 'long'])
  })

  it('is good exactly when it has eight characters, one of them special and one uppercase', () => {
    const one = fc.oneof(
      fc.constantFrom('a', 'Z', '7', '!', '_', ' ', 'é', 'Ж', '漢', '\u{1F511}'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.array(one, { maxLength: 14 }), (parts) => {
        const characters = Array.from(parts.join('').trim())
        const isSpecial = (character: string) => !/\p{L}|\p{N}|\s/u.test(character)
        const isGood = characters.length >= 8 && characters.some(isSpecial) && characters.some((character) => /\p{Lu}/u.test(character))
        expect(ofNew(parts.join('')) === null).toBe(isGood)
      }),
    )
  })
})

describe('the confirmation', () => {
  it.each([
    ['Abcdefg!', '', 'required'],
    ['Abcdefg!', '  ', 'required'],
    ['Abcdefg!', 'Abcdefg', 'different'],
    ['Abcdefg!', 'abcdefg!', 'different'],
    ['', 'Abcdefg!', 'different'],
    ['Abcdefg!', 'Abcdefg!', null],
    [' Abcdefg! ', 'Abcdefg!', null],
    ['short', 'short', null],
  ])('of %j by %j gives %j', (first, second, problem) => {
    expect(ofConfirm(first, second)).toBe(problem)
  })

  it('holds for the same text only, whichever of the two is typed last', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (first, second) => {
        fc.pre(first.trim() !== '' && second.trim() !== '')
        expect(ofConfirm(first, second) === null).toBe(first.trim() === second.trim())
        expect(ofConfirm(first, first)).toBeNull()
      }),
    )
  })
})

describe('the current password', () => {
  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['x', null],
    [' x ', null],
  ])('%j gives %j', (currentPassword, problem) => {
    expect(problemOf('currentPassword', values({ currentPassword }))).toBe(problem)
  })
})

describe('the form', () => {
  const good = values({ currentPassword: 'old', newPassword: 'Abcdefg!', confirmPassword: 'Abcdefg!' })

  it('names the first of its fields that is wrong', () => {
    expect(firstWrong(allFields, noPasswords)).toBe('currentPassword')
    expect(firstWrong(allFields, { ...good, newPassword: 'Abcdefgh' })).toBe('newPassword')
    expect(firstWrong(allFields, { ...good, confirmPassword: 'Abcdefg?' })).toBe('confirmPassword')
    expect(firstWrong(allFields, good)).toBeNull()
  })

  it('without a current password asks for none', () => {
    expect(firstWrong(['newPassword', 'confirmPassword'], { ...good, currentPassword: '' })).toBeNull()
  })

  it('sends passwords without the spaces around them and otherwise as typed', () => {
    expect(asSent(values({ currentPassword: ' o ld ', newPassword: '\tAb cdef!  ' }))).toEqual({
      currentPassword: 'o ld',
      newPassword: 'Ab cdef!',
    })
  })

  it('is judged within the time limit, however long the texts', () => {
    // Work that grows much faster than its text does not end within the time limit of the test.
    for (const text of ['a'.repeat(1_000_000), ' '.repeat(1_000_000), '\u{1F511}'.repeat(500_000), `${'a'.repeat(1_000_000)}!`]) {
      expect(firstWrong(allFields, values({ currentPassword: text, newPassword: text, confirmPassword: `${text}?` }))).not.toBeNull()
    }
  })
})
