import { createActor, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { Api } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { cardErrors, createCardSandbox, type Card } from '#src/money/paying/card.ts'
import { approvalAddress, createPaymentLogic, paymentReadings } from '#src/money/paying/payment-actors.ts'

const card: Card = { number: '4111 1111 1111 1111', expiry: '04/29', code: '123' }
const errorsOf = (change: Partial<Card>) => Object.fromEntries(cardErrors({ ...card, ...change }, '2027-04-14'))

describe('the fields of a card', () => {
  it.each([
    [{}, {}],
    [{ number: '4111-1111-1111-1111', expiry: '4 / 2027' }, {}],
    [{ number: '' }, { number: 'Card number should not be blank!' }],
    [{ number: '4111 1111 1111 1112' }, { number: 'Check the card number.' }],
    [{ number: '4111' }, { number: 'Check the card number.' }],
    [{ expiry: '13/29' }, { expiry: 'Enter the month and year, like 04/29.' }],
    [{ expiry: '03/27' }, { expiry: 'The card has expired.' }],
    [{ code: '12' }, { code: 'Enter 3 or 4 digits.' }],
    [{ code: ' ' }, { code: 'Security code should not be blank!' }],
  ])('given %j are answered with %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })
})

describe('the sandbox of the card provider', () => {
  it('takes test cards alone, and makes another nonce each time', async () => {
    let made = 0
    const { tokenise } = createCardSandbox(() => `${(made += 1)}`)
    expect([await tokenise('c', card), await tokenise('c', card)]).toEqual(['fake-valid-nonce-1', 'fake-valid-nonce-2'])
    expect(await tokenise('c', { ...card, number: '4000000000000002' })).toBe('fake-unanswered-nonce-3')
    await expect(tokenise('c', { ...card, number: '5555 5555 5555 4444' })).rejects.toThrow('Only test cards are accepted here.')
  })
})

describe('a card payment', () => {
  it('leaves no card number in any call, event or state (CAT-MON-14)', async () => {
    const sent: unknown[] = []
    const seen: unknown[] = []
    const answers = new Map<string, unknown>([['createCardToken', { clientToken: 'c1' }]])
    const call = (operation: string, input: unknown) => {
      sent.push(operation, input)
      return operation === 'chargeCard'
        ? Promise.reject(new ApiProblem('refused', 400, 'The card was declined. No money was taken.'))
        : Promise.resolve({ data: answers.get(operation), description: '', code: 200 })
    }
    const provider = createCardSandbox(() => '1')
    const logic = createPaymentLogic({ api: { call } as Api, open: () => {}, tokenise: (token) => provider.tokenise(token, card) })
    const actor = createActor(logic, {
      input: { ...paymentReadings, resumed: null },
      inspect: (event) => {
        if (event.type === '@xstate.event') seen.push(event.event)
        if (event.type === '@xstate.snapshot') seen.push(event.snapshot)
      },
    })
    actor.start()
    actor.send({ type: 'payment.begin', method: 'Card', order: { invoiceId: '140', amountMinor: 100, currency: 'GBP' } })
    await waitFor(actor, ({ value }) => value === 'entering')
    actor.send({ type: 'card.submit' })
    await waitFor(actor, ({ value }) => value === 'declined')
    expect(sent).toEqual([
      'createCardToken',
      { body: { studentInvoiceId: 140 } },
      'chargeCard',
      { body: { paymentMethodNonce: 'fake-valid-nonce-1', studentInvoiceId: 140, amountMinor: 100, currency: 'GBP' } },
    ])
    const all = JSON.stringify(seen).replaceAll(/\s/g, '')
    expect(all).toContain('fake-valid-nonce-1')
    expect(all).not.toContain('41111111')
  })
})

describe('the page of a provider', () => {
  it.each([
    ['/__aggregator/paypal/1', 'http://portal.test/__aggregator/paypal/1'],
    ['https://www.paypal.test/approve?token=1', 'https://www.paypal.test/approve?token=1'],
    ['https://evil.test/', undefined],
    ['http://www.paypal.test/', undefined],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
  ])('at %s is opened as %s', (address, opened) => {
    expect(approvalAddress(address, 'http://portal.test/api/aggregate/v1', ['www.paypal.test'])?.href).toBe(opened)
  })
})
