import { describe, expect, it } from 'vitest'
import { checkRecord } from '#openapi/check-record.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'

describe('a text that is wrong in two ways', () => {
  it.each([
    ['Centre', 'centreCode', '#'.repeat(31), 'Only alphanumeric and -_@& characters are allowed.'],
    ['Centre', 'centreCode', 'A'.repeat(31), 'Maximum 30 characters are allowed.'],
    ['Centre', 'email', 'a'.repeat(300), 'Please enter a valid email'],
    ['Centre', 'email', `${'a'.repeat(243)}@example.org`, 'Maximum 254 characters are allowed.'],
    ['Centre', 'website', `http://${'a'.repeat(300)}`, 'Enter an address that begins with https://.'],
    ['Year', 'yearDesc', '2026/2027', 'Enter a year like 2026/27.'],
  ] as const)('is told of its form before its length: %s %s', (resource, name, value, text) => {
    expect(checkRecord(resourceRules[resource].fields, { [name]: value }).get(name)).toBe(text)
  })
})

describe('a UCAS code', () => {
  it.each([
    ['University', 'ucasProviderCode', 'NN5', 'Enter a code like N45.'],
    ['University', 'ucasProviderCode', 'N456', 'Enter a code like N45.'],
    ['University', 'ucasProviderCode', 'n45', undefined],
    ['Course', 'ucasCode', 'G40', 'Enter a code like G400.'],
    ['Course', 'ucasCode', 'G40/', 'Enter a code like G400.'],
    ['Course', 'ucasCode', 'G400', undefined],
  ] as const)('of a record is of its form: %s %s %s', (resource, name, value, text) => {
    expect(checkRecord(resourceRules[resource].fields, { [name]: value }).get(name)).toBe(text)
  })
})

it('the expected students of a combo route can be left open', () => {
  expect(checkRecord(resourceRules.Combo.fields, {}).has('studentCount')).toBe(false)
})
