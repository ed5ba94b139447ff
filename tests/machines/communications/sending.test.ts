import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { sendingMachine } from '#machines/communications/sending.machine.ts'
import type { Review, SendingFact } from '#machines/communications/sending-types.ts'
import { Refusal } from '#tests/machines/records/start.ts'
import { fewPeople, manyPeople, noRecipients, sendingInput } from './start.ts'

interface Answers {
  readonly review?: (call: number) => Promise<Review>
  readonly send?: () => Promise<{ readonly message: string }>
}

function start({ review = () => Promise.resolve(fewPeople), send = () => Promise.resolve({ message: 'Sent.' }) }: Answers = {}) {
  let reviews = 0
  const sent: unknown[] = []
  const facts: SendingFact[] = []
  const actor = createActor(
    sendingMachine.provide({
      actors: {
        prepareReview: fromPromise(() => review((reviews += 1))),
        sendMessage: fromPromise(({ input }) => {
          sent.push(input)
          return send()
        }),
      },
    }),
    { input: sendingInput },
  )
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  return {
    actor,
    sent,
    facts,
    stands: (state: string) => waitFor(actor, ({ value }) => value === state),
    context: () => actor.getSnapshot().context,
  }
}

describe('a message that is reviewed', () => {
  it('is sent once to the number of people that was shown', async () => {
    const { actor, sent, facts, stands } = start()
    await stands('reviewing')
    actor.send({ type: 'message.send' })
    actor.send({ type: 'message.send' })
    await stands('sent')
    expect(sent).toEqual([{ recordId: '7', scheduledAt: null, count: 3 }])
    expect(facts).toEqual([{ type: 'message.sent', message: 'Sent.' }])
  })

  it('above a hundred people is sent only once their number is typed', async () => {
    const { actor, sent, stands, context } = start({ review: () => Promise.resolve(manyPeople) })
    await stands('reviewing')
    actor.send({ type: 'number.type', text: '985' })
    actor.send({ type: 'message.send' })
    expect([sent, context().attempts]).toEqual([[], 1])
    actor.send({ type: 'number.type', text: ' 986 ' })
    actor.send({ type: 'message.send' })
    await stands('sent')
    expect(sent).toHaveLength(1)
  })

  it('to an empty audience is not sent, and says why', async () => {
    const { actor, sent, stands, context } = start({ review: () => Promise.resolve(noRecipients) })
    await stands('reviewing')
    actor.send({ type: 'message.send' })
    expect([sent, context().problem]).toEqual([[], 'Choose at least one recipient.'])
  })

  it('is counted anew when the server refuses its number, with what was typed gone', async () => {
    const refused = new Refusal(400, '1 field needs attention.', { count: 'The message reaches 987 people: type this number.' })
    const { actor, stands, context } = start({
      review: (call) => Promise.resolve(call === 1 ? manyPeople : { ...manyPeople, count: 987 }),
      send: () => Promise.reject(refused),
    })
    await stands('reviewing')
    actor.send({ type: 'number.type', text: '986' })
    actor.send({ type: 'message.send' })
    await waitFor(actor, (snapshot) => snapshot.context.review?.count === 987)
    expect([context().typed, context().problem]).toEqual(['', 'The message reaches 987 people: type this number.'])
  })

  it('that has begun elsewhere is not sent again, but shown', async () => {
    const { actor, stands, context, facts } = start({ send: () => Promise.reject(new Refusal(409, 'Sending has begun.')) })
    await stands('reviewing')
    actor.send({ type: 'message.send' })
    await stands('refused')
    expect(context().problem).toBe('Sending has begun.')
    expect(actor.getSnapshot().can({ type: 'message.send' })).toBe(false)
    actor.send({ type: 'review.cancel' })
    expect(facts).toEqual([{ type: 'message.begun' }])
  })
})
