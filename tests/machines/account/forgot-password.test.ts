import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { forgotPasswordMachine, usernameProblem, type ForgotPasswordPorts } from '#machines/account/forgot-password.machine.ts'
import { settled } from '#tests/machines/session/start.ts'

function start() {
  const calls: { username: string; resolve(words: string): void; reject(error: string): void }[] = []
  const ports: ForgotPasswordPorts = {
    requestLink: fromPromise(({ input: { username } }) => new Promise((resolve, reject) => void calls.push({ username, resolve, reject }))),
  }
  const failureOf = (error: unknown) => ({ code: 400, message: String(error) })
  const actor = createActor(forgotPasswordMachine.provide({ actors: ports }), { input: { failureOf } }).start()
  const type = (value: string) => actor.send({ type: 'username.change', value })
  const request = () => actor.send({ type: 'link.request' })
  return { actor, calls, type, request, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

describe('a forgotten password', () => {
  it('follows the rules of sign-in for the username', () => {
    expect(['', ' ', 'abc', ' a@b.c '].map(usernameProblem)).toEqual(['required', 'required', 'invalid', null])
  })

  it('begins with nothing typed and nothing heard', () => {
    expect([start().context().username, start().context().answer]).toEqual(['', null])
  })

  it('sends nothing while a rule fails', () => {
    const { type, request, calls, value } = start()
    for (const text of ['', '  ', 'abc']) {
      type(text)
      request()
      expect([value(), calls.length]).toEqual(['editing', 0])
    }
  })

  it('sends the trimmed username once, however often it is asked', async () => {
    const { actor, type, request, calls, value, context } = start()
    type(' ada@ncuk.test ')
    request()
    request()
    type('eve@ncuk.test')
    expect([calls.map(({ username }) => username), actor.getSnapshot().hasTag('busy')]).toEqual([['ada@ncuk.test'], true])
    expect(context().username).toBe(' ada@ncuk.test ')
    calls[0]?.resolve('A link was sent.')
    await settled()
    expect([value(), context().answer]).toEqual(['sent', { code: 200, message: 'A link was sent.' }])
  })

  it('that is refused says why, keeps what was typed, and can be tried again', async () => {
    const { type, request, calls, value, context } = start()
    type('ada@ncuk.test')
    request()
    calls[0]?.reject('There is no account.')
    await settled()
    expect([value(), context().answer, context().username]).toEqual([
      'refused',
      { code: 400, message: 'There is no account.' },
      'ada@ncuk.test',
    ])
    request()
    expect([value(), context().answer, context().turn]).toEqual(['submitting', null, 2])
    calls[1]?.resolve('A link was sent.')
    await settled()
    request()
    expect([value(), calls.length]).toEqual(['submitting', 3])
  })
})
