import { describe, expect, it } from 'vitest'
import { calculate, valueText, type Calculated } from '#machines/assessment/calculator.ts'

const shown = (calculated: Calculated): string => (calculated.kind === 'value' ? valueText(calculated.value) : calculated.kind)

describe('the calculator', () => {
  it.each([
    ['2 + 3 * 4', '14'],
    ['(2 + 3) × 4', '20'],
    ['7 − 2 − 1', '4'],
    ['8 ÷ 4 ÷ 2', '1'],
    ['0.1 + 0.2', '0.3'],
    ['1,5 * 2', '3'],
    ['-2^2', '-4'],
    ['(-2)²', '4'],
    ['2^3^2', '512'],
    ['2^-1', '0.5'],
    ['√9 + √(7 + 9)', '7'],
    ['2 * π', '6.28318530718'],
    ['200 * 15%', '30'],
    ['6*10^21', '6*10^21'],
    ['3 / 10^9', '3*10^-9'],
    ['.5 + 5.', '5.5'],
  ])('reads %s as %s', (line, value) => expect(shown(calculate(line))).toBe(value))

  it.each(['1 / 0', '√-1', '0/0', '9^999', '√(2-3)'])('says that %s has no value', (line) =>
    expect(shown(calculate(line))).toMatch(/^(undefined|unfinished)$/),
  )

  it.each(['', '2 +', '(2', '2)', '2 3', '1..2', 'x', 'alert(1)', '*2', '()', '('.repeat(200)])('waits for the rest of "%s"', (line) =>
    expect(calculate(line)).toEqual({ kind: 'unfinished' }),
  )

  it('reads a value that it showed', () => {
    for (const value of [6e21, 3e-9, -4.5, 0.1 + 0.2]) {
      const again = calculate(valueText(value))
      expect(again.kind === 'value' && valueText(again.value)).toBe(valueText(value))
    }
  })
})
