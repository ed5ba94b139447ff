import { expect, it } from 'vitest'
import { initialsOf } from '#src/ui/text/initials.ts'

it.each([
  ['Northgate University', 'NU'],
  ['Leilani Kapuāhelani-Van der Westhuizen', 'LW'],
  ['Efua', 'EF'],
  ['Savannah College (Nairobi)', 'SC'],
  ['𐐀lpha beta', '𐐀B'],
  ['', ''],
])('calls %s by the letters %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})
