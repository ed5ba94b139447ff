import { ApiProblem } from '#src/api/problem.ts'

/** A card as it is typed. It goes from the fields to the provider, and nowhere else. */
export interface Card {
  readonly number: string
  readonly expiry: string
  readonly code: string
}

/** The fields of a card with their labels. */
export const cardFields = { number: 'Card number', expiry: 'Expiry date', code: 'Security code' } as const

export type CardField = keyof typeof cardFields

const required = (field: CardField): string => `${cardFields[field]} should not be blank!`

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** Whether the last digit fits the others (ISO/IEC 7812). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9), 0)
  return sum % 10 === 0
}

/** The month after which a card ends, from 1 on, and its year; null for a text that is no expiry date. */
function expiryOf(text: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(text.trim()) ?? []
  return month === undefined || year === undefined ? null : { month: Number(month), year: 2000 + Number(year) }
}

function expiryError(text: string, today: string): string | null {
  const expiry = expiryOf(text)
  if (!expiry) return 'Enter the month and year, like 04/29.'
  const [year = 0, month = 0] = today.split('-').map(Number)
  return expiry.year * 12 + expiry.month < year * 12 + month ? 'The card has expired.' : null
}

/** What is wrong with the fields of a card, by field. */
export function cardErrors({ number, expiry, code }: Card, today: string): ReadonlyMap<CardField, string> {
  const digits = digitsOf(number)
  const isNumber = /^\d{12,19}$/.test(digits) && hasCheckDigit(digits)
  const found: readonly (readonly [CardField, string | null])[] = [
    ['number', number.trim() === '' ? required('number') : isNumber ? null : 'Check the card number.'],
    ['expiry', expiry.trim() === '' ? required('expiry') : expiryError(expiry, today)],
    ['code', code.trim() === '' ? required('code') : /^\d{3,4}$/.test(code.trim()) ? null : 'Enter 3 or 4 digits.'],
  ]
  return new Map(found.flatMap(([field, error]) => (error === null ? [] : [[field, error] as const])))
}

/** The provider of card payments. */
export interface CardProvider {
  /** Makes a nonce that stands for the card once. Rejects with an `ApiProblem`. */
  tokenise(clientToken: string, card: Card): Promise<string>
}

const outcomes: ReadonlyMap<string, string> = new Map([
  ['4111111111111111', 'fake-valid-nonce'],
  ['4000111111111115', 'fake-processor-declined-nonce'],
  ['4000000000000002', 'fake-unanswered-nonce'],
])

/** The provider's sandbox, in the page: the number of a test card says what happens to it. */
export const createCardSandbox = (createId: () => string): CardProvider => ({
  tokenise: (_, { number }) => {
    const outcome = outcomes.get(digitsOf(number))
    return outcome === undefined
      ? Promise.reject(new ApiProblem('refused', 0, 'Only test cards are accepted here. Check the card number.'))
      : Promise.resolve(`${outcome}-${createId()}`)
  },
})

/** The fields of a card as they stand in the page; they are read when a nonce is made, and kept nowhere. */
export interface CardForm {
  attach(form: HTMLFormElement | null): void
  read(): Card
}

export function createCardForm(): CardForm {
  let attached: HTMLFormElement | null = null
  return {
    attach: (form) => {
      attached = form
    },
    read: () => {
      const data = attached ? new FormData(attached) : new FormData()
      const text = (field: CardField) => {
        const value = data.get(field)
        return typeof value === 'string' ? value : ''
      }
      return { number: text('number'), expiry: text('expiry'), code: text('code') }
    },
  }
}
