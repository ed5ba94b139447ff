import { expect, it } from 'vitest'
import { rowNamed } from '#src/ui/treegrid/treegrid-keys.ts'

const rows = ['Centres', 'Contacts', 'Contact groups', 'Users'].map((name) => ({ id: name, name }))

it('goes to the next row that begins with a letter, round the end', () => {
  expect(rowNamed('c', 'Users', rows)).toBe('Centres')
  expect(rowNamed('c', 'Centres', rows)).toBe('Contacts')
  expect(rowNamed('cc', 'Contacts', rows)).toBe('Contact groups')
})

it('stays on a row that begins with all letters, in either case', () => {
  expect(rowNamed('co', 'Contacts', rows)).toBe('Contacts')
  expect(rowNamed('CONTACT G', 'Contacts', rows)).toBe('Contact groups')
})

it('stays nowhere without a name that begins so', () => {
  expect(rowNamed('x', 'Users', rows)).toBeNull()
})
