import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { resetLinkMachine } from '#machines/account/reset-link.machine.ts'
import { settled } from '#tests/machines/session/start.ts'

function start(key: string, ...answers: readonly (string | null | Error)[]) {
  const asked: string[] = []
  const checkKey = fromPromise<string | null, { readonly key: string }>(({ input }) => {
    asked.push(input.key)
    const answer = answers[asked.length - 1] ?? null
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const actor = createActor(resetLinkMachine.provide({ actors: { checkKey } }), {
    input: { key, messageOf: (error) => (error instanceof Error ? error.message : '') },
  }).start()
  return { actor, asked, value: () => actor.getSnapshot().value, message: () => actor.getSnapshot().context.message }
}

describe('a link to set a new password', () => {
  it('is checked at once, and may be used when nothing is said against it', async () => {
    const { value, asked, message } = start('reset-1', null)
    expect([value(), asked, message()]).toEqual(['checking', ['reset-1'], ''])
    await settled()
    expect(value()).toBe('usable')
  })

  it('without a key is not even asked about', async () => {
    const { value, asked } = start('')
    await settled()
    expect([value(), asked]).toEqual(['missing', []])
  })

  it('that may not be used says why, for good', async () => {
    const { actor, value, message, asked } = start('reset-1', 'This link is not valid any more.')
    await settled()
    actor.send({ type: 'key.check' })
    expect([value(), message(), asked.length]).toEqual(['refused', 'This link is not valid any more.', 1])
  })

  it('that could not be checked can be checked again', async () => {
    const { actor, value, message, asked } = start('reset-1', new Error('No answer.'), null)
    await settled()
    expect([value(), message()]).toEqual(['unchecked', 'No answer.'])
    actor.send({ type: 'key.check' })
    expect(value()).toBe('checking')
    await settled()
    expect([value(), asked]).toEqual(['usable', ['reset-1', 'reset-1']])
  })
})
