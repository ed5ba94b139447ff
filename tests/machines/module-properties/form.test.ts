import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkRule,
  draftOf,
  fieldsOf,
  numberOf,
  sameFields,
  sameRule,
  type RuleFields,
} from '#machines/module-properties/module-rule-form.ts'
import { biology, chemistry, physics, rule } from './start.ts'

const fields = (change: Partial<RuleFields> = {}): RuleFields => ({ ...fieldsOf(rule), ...change })

describe('the name', () => {
  it.each([
    ['', 'Mapping name should not be blank!'],
    ['   ', 'Mapping name should not be blank!'],
    ['x'.repeat(101), 'Maximum 100 characters are allowed.'],
    [`  ${'x'.repeat(100)}  `, null],
    ['Art & Design: “one only” 設計', null],
  ])('%j', (name, message) => {
    expect(checkRule(fields({ name })).get('name') ?? null).toBe(message)
  })

  it('is counted in characters, not in code units', () => {
    expect(checkRule(fields({ name: '🧪'.repeat(100) })).get('name')).toBeUndefined()
  })
})

describe('the rows', () => {
  it('need a module each, and each module once', () => {
    const rows = [
      { key: 4, module: physics, prohibited: [] },
      { key: 5, module: null, prohibited: [biology] },
      { key: 6, module: physics, prohibited: [] },
    ]
    expect([...checkRule(fields({ rows }))]).toEqual([
      ['rows.1', 'Module should not be blank!'],
      ['rows.2', 'This module is already there as 01.'],
    ])
  })

  it('may prohibit nothing', () => {
    expect(checkRule(fields({ rows: [{ key: 1, module: physics, prohibited: [] }] })).size).toBe(0)
  })
})

describe('a form', () => {
  it('sends the record that it was made of', () => {
    expect(draftOf(fieldsOf(rule), rule.status)).toEqual({ name: rule.name, status: 2, entries: rule.entries })
  })

  it('is the same with outer spaces and rows in which nothing was chosen, and not with anything else', () => {
    const stored = fields()
    expect(sameFields(stored, fields({ name: ` ${rule.name} ` }))).toBe(true)
    expect(sameFields(stored, fields({ rows: [...stored.rows, { key: 9, module: null, prohibited: [] }] }))).toBe(true)
    expect(sameFields(stored, fields({ rows: stored.rows.toReversed() }))).toBe(false)
    expect(sameFields(stored, fields({ rows: [...stored.rows, { key: 9, module: null, prohibited: [chemistry] }] }))).toBe(false)
  })

  it('of another status is another rule', () => {
    expect([sameRule(rule, { ...rule }), sameRule(rule, { ...rule, status: 1 })]).toEqual([true, false])
  })

  it('never throws, whatever stands in it', () => {
    const name = fc.string({ unit: fc.constantFrom('a', ' ', '<', '\u0000', '\ud800', '\u202e', 'é', '🧪'), maxLength: 200 })
    const module = fc.constantFrom(physics, chemistry, null)
    const rows = fc.array(fc.record({ key: fc.nat(), module, prohibited: fc.subarray([physics, chemistry, biology]) }), { maxLength: 8 })
    fc.assert(fc.property(fc.record({ name, rows }), (form) => void checkRule(form)))
  })
})

describe('the numbers of rows', () => {
  it('have two digits', () => {
    expect([0, 8, 9, 99].map(numberOf)).toEqual(['01', '09', '10', '100'])
  })
})
