import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { changePasswordMachine, type ChangePasswordPorts } from '#machines/account/change-password.machine.ts'
import { noPasswords, type PasswordField } from '#machines/account/password-rules.ts'
import { settled } from '#tests/machines/session/start.ts'

const allFields: readonly PasswordField[] = ['currentPassword', 'newPassword', 'confirmPassword']
const good = { currentPassword: 'Portal#2026', newPassword: ' Portal#2027', confirmPassword: 'Portal#2027' }
const failureOf = (error: unknown) => ({ code: 400, message: String(error) })

function start(fields = allFields) {
  const calls: { sent: unknown; resolve(): void; reject(error: string): void }[] = []
  const ports: ChangePasswordPorts = {
    changePassword: fromPromise(({ input }) => new Promise((resolve, reject) => void calls.push({ sent: input, resolve, reject }))),
  }
  const actor = createActor(changePasswordMachine.provide({ actors: ports }), { input: { fields, failureOf } })
  const told: string[] = []
  actor.on('password.failed', ({ message }) => told.push(message))
  actor.start()
  const type = (values: Partial<Record<PasswordField, string>>) => {
    for (const field of allFields) if (values[field] !== undefined) actor.send({ type: 'field.change', field, value: values[field] })
  }
  const submit = () => actor.send({ type: 'password.submit' })
  return { actor, calls, told, type, submit, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

describe('changing a password', () => {
  it('sends nothing while a rule fails', () => {
    const { type, submit, calls, value, actor } = start()
    for (const wrong of [{}, { currentPassword: '' }, { newPassword: 'Portal2027' }, { confirmPassword: 'Portal#2028' }]) {
      if (Object.keys(wrong).length > 0) type({ ...good, ...wrong })
      expect(actor.getSnapshot().can({ type: 'password.submit' })).toBe(false)
      submit()
      expect([value(), calls.length]).toEqual(['editing', 0])
    }
  })

  it('sends the two passwords once, however often it is asked, and takes no edits meanwhile', () => {
    const { type, submit, calls, actor, context } = start()
    type(good)
    submit()
    submit()
    type({ newPassword: 'Other#2027' })
    expect(calls.map(({ sent }) => sent)).toEqual([{ currentPassword: 'Portal#2026', newPassword: 'Portal#2027' }])
    expect([actor.getSnapshot().hasTag('busy'), context().values]).toEqual([true, good])
  })

  it('keeps nothing of what was typed once it has gone through, and takes no more', async () => {
    const { type, submit, calls, actor, value, context } = start()
    type(good)
    submit()
    calls[0]?.resolve()
    await settled()
    expect([value(), actor.getSnapshot().status, actor.getSnapshot().hasTag('busy')]).toEqual(['changed', 'done', true])
    expect([context().values, JSON.stringify(actor.getPersistedSnapshot()).includes('Portal#')]).toEqual([noPasswords, false])
  })

  it('keeps what was typed when it fails, says why once, and can be tried again', async () => {
    const { type, submit, calls, value, context, told } = start()
    type(good)
    submit()
    calls[0]?.reject('The current password is not correct.')
    await settled()
    expect([value(), context().values]).toEqual(['failed', good])
    expect(context().failure).toEqual({ code: 400, message: 'The current password is not correct.', turn: 1 })
    type({ currentPassword: 'Portal#2025' })
    expect([value(), context().failure?.turn]).toEqual(['failed', 1])
    submit()
    expect([value(), context().failure]).toEqual(['submitting', null])
    calls[1]?.reject('')
    await settled()
    expect([context().failure, told]).toEqual([{ code: 400, message: '', turn: 2 }, ['The current password is not correct.', '']])
  })

  it('after a failure sends nothing while a rule fails', async () => {
    const { type, submit, calls, value } = start()
    type(good)
    submit()
    calls[0]?.reject('No.')
    await settled()
    type({ confirmPassword: '' })
    submit()
    expect([value(), calls.length]).toEqual(['failed', 1])
  })

  it('by a link asks for no current one', () => {
    const { type, submit, calls } = start(['newPassword', 'confirmPassword'])
    type({ newPassword: 'Portal#2027', confirmPassword: 'Portal#2027' })
    submit()
    expect(calls.map(({ sent }) => sent)).toEqual([{ currentPassword: '', newPassword: 'Portal#2027' }])
  })
})
