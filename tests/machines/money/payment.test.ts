import { createActor, fromPromise, initialTransition, transition, waitFor, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { paymentMachine } from '#machines/money/payment.machine.ts'
import type { PaymentAttempt, PaymentFact, PaymentInput, PaymentMethod, PaymentPorts } from '#machines/money/payment-types.ts'
import { CallFailed, card, order, paymentInput, paypal } from './payment-start.ts'

const lost = () => Promise.reject(new CallFailed('The server did not respond.'))
const declined = () => Promise.reject(new CallFailed('The card was declined. No money was taken.', 400))

type Answers = { readonly [Port in keyof PaymentPorts]?: (call: number) => Promise<unknown> }

/** A payment whose calls are answered by hand; `calls` names them in their order. */
function start(answers: Answers = {}, input: Partial<PaymentInput> = {}) {
  const calls: string[] = []
  const facts: PaymentFact[] = []
  const usual = {
    prepare: () => Promise.resolve(paypal),
    leave: () => Promise.resolve(),
    tokenise: () => Promise.resolve('nonce'),
    charge: () => Promise.resolve(),
    settle: () => Promise.resolve({ kind: 'paid' }),
  }
  const port = (name: keyof PaymentPorts) =>
    fromPromise(() => {
      calls.push(name)
      return (answers[name] ?? usual[name])(calls.filter((one) => one === name).length)
    }) as never
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        prepare: port('prepare'),
        leave: port('leave'),
        tokenise: port('tokenise'),
        charge: port('charge'),
        settle: port('settle'),
      },
    }),
    { input: { ...paymentInput, ...input } },
  )
  actor.on('payment.paid', (fact) => void facts.push(fact))
  actor.start()
  return {
    actor,
    calls,
    facts,
    begin: (method: PaymentMethod) => actor.send({ type: 'payment.begin', method, order }),
    send: (type: 'card.submit' | 'payment.cancel' | 'payment.check') => actor.send({ type }),
    stands: (state: SnapshotFrom<typeof paymentMachine>['value']) => waitFor(actor, ({ value }) => value === state),
    message: () => actor.getSnapshot().context.failure?.message,
  }
}

describe('an attempt that is open already', () => {
  it('is looked up before anything is paid', async () => {
    const payment = start({ settle: () => Promise.resolve({ kind: 'ended', message: 'No money was taken.' }) })
    payment.actor.send({ type: 'attempt.found', attempt: card })
    await payment.stands('held')
    payment.begin('Card')
    expect([payment.calls, payment.message()]).toEqual([[], undefined])
    payment.send('payment.check')
    await payment.stands('cancelled')
    expect([payment.calls, payment.message()]).toEqual([['settle'], 'No money was taken.'])
  })

  it('is the payment’s own once a card is being entered', async () => {
    const payment = start({ prepare: () => Promise.resolve(card) })
    payment.begin('Card')
    await payment.stands('entering')
    payment.actor.send({ type: 'attempt.found', attempt: card })
    await payment.stands('entering')
  })
})

describe('a payment by PayPal', () => {
  it('leaves for the approval, and is taken when the person is back', async () => {
    const there = start()
    there.begin('PayPal')
    await there.stands('awaiting')
    expect(there.calls).toEqual(['prepare', 'leave'])
    const back = start({}, { resumed: { attempt: paypal, isApproved: true } })
    await back.stands('paid')
    expect([back.calls, back.facts]).toEqual([['settle'], [{ type: 'payment.paid', orderId: 'p1' }]])
  })

  it('that was not approved says so and can begin again (CAT-MON-11)', async () => {
    const message = 'The payment was cancelled. No money was taken.'
    const payment = start(
      { settle: () => Promise.resolve({ kind: 'ended', message }) },
      { resumed: { attempt: paypal, isApproved: false } },
    )
    await payment.stands('cancelled')
    expect(payment.message()).toBe(message)
    payment.begin('PayPal')
    await payment.stands('awaiting')
    expect(payment.message()).toBeUndefined()
  })

  it('that is answered late is asked about again', async () => {
    const payment = start(
      { settle: (call) => Promise.resolve({ kind: call < 3 ? 'pending' : 'paid' }) },
      { resumed: { attempt: paypal, isApproved: true } },
    )
    for (let asked = 0; asked < 2; asked += 1) {
      await payment.stands('unknown')
      payment.send('payment.check')
    }
    await payment.stands('paid')
    expect(payment.calls).toEqual(['settle', 'settle', 'settle'])
  })

  it('does not leave for an address that is not the provider’s', async () => {
    const payment = start({ leave: () => Promise.reject(new CallFailed('The page of PayPal could not be opened.')) })
    payment.begin('PayPal')
    await waitFor(payment.actor, ({ context }) => context.failure !== null)
    expect([payment.actor.getSnapshot().value, payment.message()]).toEqual(['choosing', 'The page of PayPal could not be opened.'])
  })
})

describe('a payment by card', () => {
  const byCard = (answers: Answers) => start({ prepare: () => Promise.resolve(card), ...answers })

  it('sends one charge for one press, however often it is pressed', async () => {
    const payment = byCard({})
    payment.begin('Card')
    payment.begin('Card')
    await payment.stands('entering')
    payment.send('card.submit')
    payment.send('card.submit')
    await payment.stands('paid')
    expect(payment.calls).toEqual(['prepare', 'tokenise', 'charge'])
  })

  it('that is declined keeps what is paid and opens a new attempt for another try (CAT-MON-12)', async () => {
    const payment = byCard({ charge: (call) => (call === 1 ? declined() : Promise.resolve()) })
    payment.begin('Card')
    await payment.stands('entering')
    payment.send('card.submit')
    await payment.stands('declined')
    expect(payment.message()).toBe('The card was declined. No money was taken.')
    expect(payment.actor.getSnapshot().context).toMatchObject({ order, method: 'Card', nonce: null })
    payment.begin('Card')
    await payment.stands('entering')
    payment.send('card.submit')
    await payment.stands('paid')
    expect(payment.calls).toEqual(['prepare', 'tokenise', 'charge', 'prepare', 'tokenise', 'charge'])
  })

  it('without an answer is looked up and never charged again (CAT-MON-13)', async () => {
    const payment = byCard({ charge: lost })
    payment.begin('Card')
    await payment.stands('entering')
    payment.send('card.submit')
    await payment.stands('unknown')
    payment.begin('Card')
    payment.send('card.submit')
    expect(payment.actor.getSnapshot().value).toBe('unknown')
    payment.send('payment.check')
    await payment.stands('paid')
    expect(payment.calls).toEqual(['prepare', 'tokenise', 'charge', 'settle'])
  })

  it('whose number the provider refuses goes back to its fields', async () => {
    const payment = byCard({ tokenise: () => Promise.reject(new CallFailed('Check the card number.')) })
    payment.begin('Card')
    await payment.stands('entering')
    payment.send('card.submit')
    await waitFor(payment.actor, ({ context }) => context.failure !== null)
    expect([payment.actor.getSnapshot().value, payment.calls.includes('charge')]).toEqual(['entering', false])
  })
})

describe('an invoice with another attempt', () => {
  it('is not paid before that one is looked up (CAT-MON-15)', async () => {
    const held = new CallFailed('A payment of this invoice has been started already.', 409, paypal)
    const payment = start({ prepare: () => Promise.reject(held), settle: () => Promise.resolve({ kind: 'ended', message: 'Cancelled.' }) })
    payment.begin('Card')
    await payment.stands('held')
    payment.begin('Card')
    expect(payment.actor.getSnapshot().value).toBe('held')
    payment.send('payment.check')
    await payment.stands('cancelled')
    expect(payment.calls).toEqual(['prepare', 'settle'])
  })
})

/**
 * A provider that takes money for every charge that arrives and every approval, as long as the attempt is not closed: it does not
 * notice a second one, so the portal must not send it.
 */
interface Provider {
  readonly taken: number
  /** Charges on their way, by the attempt they are for. */
  readonly late: readonly string[]
  readonly attempts: readonly (PaymentAttempt & { readonly state: 'open' | 'taken' | 'closed' })[]
}

interface World {
  readonly page: SnapshotFrom<typeof paymentMachine>
  readonly provider: Provider
}

const fresh = () => initialTransition(paymentMachine, paymentInput)[0]
const happens = ({ page, provider }: World, event: object, changed: Partial<Provider> = {}): World => ({
  page: transition(paymentMachine, page, event as never)[0],
  provider: { ...provider, ...changed },
})
const answered = (world: World, port: string, output: unknown, changed?: Partial<Provider>) =>
  happens(world, { type: `xstate.done.actor.${port}`, output }, changed)
const failed = (world: World, port: string, error: unknown, changed?: Partial<Provider>) =>
  happens(world, { type: `xstate.error.actor.${port}`, error }, changed)

const takenBy = (provider: Provider, orderId: string): Partial<Provider> => {
  const isOpen = provider.attempts.some((one) => one.orderId === orderId && one.state !== 'closed')
  return isOpen
    ? { taken: provider.taken + 1, attempts: provider.attempts.map((one) => (one.orderId === orderId ? { ...one, state: 'taken' } : one)) }
    : {}
}

/** What may happen next: presses, answers in every order, charges that arrive late, approvals elsewhere, a reload. */
function nextWorlds(world: World): readonly World[] {
  const { page, provider } = world
  const { attempt } = page.context
  const noAnswer = new CallFailed('The server did not respond.')
  const presses = [
    { type: 'payment.begin', method: 'PayPal', order },
    { type: 'payment.begin', method: 'Card', order },
    { type: 'card.submit' },
    { type: 'payment.cancel' },
    { type: 'payment.check' },
  ].flatMap((event) => (page.can(event as never) ? [happens(world, event)] : []))
  const elsewhere = [
    ...provider.late.map((orderId) => ({
      page,
      provider: { ...provider, late: provider.late.filter((one) => one !== orderId), ...takenBy(provider, orderId) },
    })),
    // A PayPal approval, which the provider takes before the portal asks about it.
    ...provider.attempts
      .filter(({ method, state }) => method === 'PayPal' && state === 'open')
      .map(({ orderId }) => ({ page, provider: { ...provider, ...takenBy(provider, orderId) } })),
    ...(page.status === 'active' ? [{ page: fresh(), provider }] : []),
  ]
  return [...presses, ...answersTo(world, attempt, noAnswer), ...elsewhere]
}

function answersTo(world: World, attempt: PaymentAttempt | null, noAnswer: CallFailed): readonly World[] {
  const { page, provider } = world
  switch (page.value) {
    case 'preparing': {
      const other = provider.attempts.find(({ state }) => state === 'open')
      const paid = provider.attempts.some(({ state }) => state === 'taken')
      if (paid) return [failed(world, 'prepare', new CallFailed('The invoice is paid.', 409))]
      if (other) return [failed(world, 'prepare', new CallFailed('Open.', 409, other))]
      const { method } = page.context
      const opened = {
        orderId: `o${provider.attempts.length}`,
        method,
        approvalUrl: method === 'PayPal' ? '/p' : null,
        state: 'open' as const,
      }
      const attempts = [...provider.attempts, opened]
      return [answered(world, 'prepare', opened, { attempts }), failed(world, 'prepare', noAnswer, { attempts })]
    }
    case 'leaving':
      return [answered(world, 'leave', undefined), failed(world, 'leave', noAnswer)]
    case 'tokenising':
      return [answered(world, 'tokenise', 'nonce'), failed(world, 'tokenise', noAnswer)]
    case 'charging': {
      const orderId = attempt?.orderId ?? ''
      const closed = provider.attempts.map((one) => (one.orderId === orderId ? { ...one, state: 'closed' as const } : one))
      return [
        answered(world, 'charge', undefined, takenBy(provider, orderId)),
        failed(world, 'charge', noAnswer, takenBy(provider, orderId)),
        failed(world, 'charge', noAnswer, { late: [...provider.late, orderId] }),
        failed(world, 'charge', noAnswer),
        failed(world, 'charge', new CallFailed('Declined.', 400), { attempts: closed }),
      ]
    }
    case 'capturing':
    case 'checking': {
      const asked = provider.attempts.find(({ orderId }) => orderId === attempt?.orderId)
      const closed = provider.attempts.map((one) => (one.orderId === asked?.orderId ? { ...one, state: 'closed' as const } : one))
      return [
        failed(world, 'settle', noAnswer),
        answered(world, 'settle', { kind: 'pending' }),
        asked?.state === 'taken'
          ? answered(world, 'settle', { kind: 'paid' })
          : answered(world, 'settle', { kind: 'ended', message: 'No money was taken.' }, { attempts: closed }),
      ]
    }
    default:
      return []
  }
}

const keyOf = ({ page: { value, context }, provider }: World) => JSON.stringify([value, context.attempt?.orderId, context.method, provider])

describe('no order of answers', () => {
  it('leads to two charges', () => {
    const open: World[] = [{ page: fresh(), provider: { taken: 0, late: [], attempts: [] } }]
    const seen = new Set(open.map(keyOf))
    const most = { taken: 0, paid: 0 }
    // A second charge ends the search, as more charges would follow without end.
    for (let world = open.pop(); world && most.taken < 2; world = open.pop()) {
      most.taken = Math.max(most.taken, world.provider.taken)
      if (world.page.value === 'paid') most.paid = Math.max(most.paid, world.provider.taken)
      for (const next of nextWorlds(world)) {
        // Three attempts suffice: a fourth would show nothing new.
        if (next.provider.attempts.length > 3 || seen.has(keyOf(next))) continue
        seen.add(keyOf(next))
        open.push(next)
      }
    }
    expect(most).toEqual({ taken: 1, paid: 1 })
    expect(seen.size).toBeGreaterThan(200)
  })
})
