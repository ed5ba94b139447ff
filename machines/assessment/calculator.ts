/** What a calculator makes of a line: its value, or that the line is not complete or has no value. */
export type Calculated = { readonly kind: 'value'; readonly value: number } | { readonly kind: 'unfinished' | 'undefined' }

type Operation = (left: number, right: number) => number

const sums: Readonly<Record<string, Operation>> = { '+': (left, right) => left + right, '-': (left, right) => left - right }
const products: Readonly<Record<string, Operation>> = { '*': (left, right) => left * right, '/': (left, right) => left / right }

/** The most characters of a line: this limits how deep brackets can nest. */
export const longestLine = 120
const significantDigits = 12

/** The signs that people type for others. */
const spellings: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  ':': '/',
  '−': '-',
  '–': '-',
  ',': '.',
  '²': '^2',
  '³': '^3',
}

const plainSigns = (line: string): string => Array.from(line, (sign) => spellings[sign] ?? sign).join('')

const tokenPattern = /\s*(\d+\.?\d*|\.\d+|[-+*/^()π√%])/y

function tokensOf(line: string): readonly string[] | null {
  const text = plainSigns(line).trimEnd()
  const tokens: string[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const token = tokenPattern.exec(text)?.[1]
    if (token === undefined) return null
    tokens.push(token)
  }
  return tokens
}

/** Reads a line from left to right by the usual order of operations; throws where it is not complete. */
class Reading {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  whole(): number {
    const value = this.#sum()
    if (this.#at < this.#tokens.length) throw new SyntaxError('Something is left over.')
    return value
  }

  #take(...tokens: readonly string[]): string | null {
    const token = this.#tokens[this.#at]
    if (token === undefined || !tokens.includes(token)) return null
    this.#at += 1
    return token
  }

  #row(operations: Readonly<Record<string, Operation>>, next: () => number): number {
    let value = next()
    for (;;) {
      const operation = operations[this.#take(...Object.keys(operations)) ?? '']
      if (!operation) return value
      value = operation(value, next())
    }
  }

  #sum = (): number => this.#row(sums, this.#product)

  #product = (): number => this.#row(products, this.#signed)

  #signed = (): number => {
    if (this.#take('+')) return this.#signed()
    return this.#take('-') ? -this.#signed() : this.#power()
  }

  #power = (): number => {
    let base = this.#single()
    while (this.#take('%')) base /= 100
    // Powers associate to the right: 2^3^2 is 2^9.
    return this.#take('^') ? base ** this.#signed() : base
  }

  #single = (): number => {
    if (this.#take('√')) return Math.sqrt(this.#single())
    if (this.#take('π')) return Math.PI
    if (this.#take('(')) {
      const value = this.#sum()
      if (!this.#take(')')) throw new SyntaxError('A bracket is open.')
      return value
    }
    const token = this.#tokens[this.#at]
    if (token === undefined || !/[\d.]/.test(token)) throw new SyntaxError('A number is missing.')
    this.#at += 1
    return Number(token)
  }
}

/** The value of a line such as "2.4 × (3 + √2)²". */
export function calculate(line: string): Calculated {
  const tokens = line.length > longestLine ? null : tokensOf(line)
  if (tokens === null || tokens.length === 0) return { kind: 'unfinished' }
  try {
    const value = new Reading(tokens).whole()
    return Number.isFinite(value) ? { kind: 'value', value } : { kind: 'undefined' }
  } catch {
    return { kind: 'unfinished' }
  }
}

/** A value as it is read: rounded, so that 0.1 + 0.2 is 0.3, and with a minus sign that can be typed again. */
export const valueText = (value: number): string => String(Number(value.toPrecision(significantDigits))).replace(/e\+?(-?\d+)$/, '*10^$1')
