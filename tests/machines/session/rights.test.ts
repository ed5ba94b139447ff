import { describe, expect, it } from 'vitest'
import { decide } from '#machines/access/access.ts'
import { ada, adasAccess } from '#tests/support/charts/fixtures/session.ts'
import { settled, signedIn, startSession, startSignedIn } from './start.ts'

describe('what the person may do', () => {
  it('is ready when it has come', async () => {
    const { value, context } = await startSignedIn()
    expect([value(), context().access]).toEqual([signedIn('ready'), adasAccess])
  })

  it('is only what everyone may do when it cannot be loaded, and can be asked for again', async () => {
    const { actor, ports, value, context } = startSession()
    ports.restoreSession.last().resolve(ada)
    await settled()
    ports.loadAccess.last().reject(new Error('500'))
    await settled()
    const { access } = context()
    expect(value()).toEqual(signedIn('unavailable'))
    expect([access && decide(access, '/profile'), access && decide(access, '/sms/exam-block')]).toEqual(['allowed', 'refused'])
    actor.send({ type: 'access.retry' })
    actor.send({ type: 'access.retry' })
    expect([value(), ports.loadAccess.calls.length]).toEqual([signedIn('loading'), 2])
    ports.loadAccess.last().resolve(adasAccess)
    await settled()
    expect([value(), context().access]).toEqual([signedIn('ready'), adasAccess])
  })

  it('holds while it is read anew after the own change, and is what comes last', async () => {
    const { actor, ports, value, context } = await startSignedIn()
    const [older, newer] = [{ ...adasAccess }, { ...adasAccess }]
    actor.send({ type: 'rights.changed' })
    expect([value(), actor.getSnapshot().hasTag('accessReady'), context().access]).toEqual([signedIn('rereading'), true, adasAccess])
    actor.send({ type: 'rights.changed' })
    const [first, second] = ports.rereadAccess.calls
    second?.resolve(newer)
    first?.resolve(older)
    await settled()
    expect(value()).toEqual(signedIn('ready'))
    expect(context().access).toBe(newer)
  })

  it('is read anew after a refusal once another page is opened, so that what was typed stays where it is', async () => {
    const { actor, ports, value } = await startSignedIn()
    actor.send({ type: 'page.opened' })
    actor.send({ type: 'rights.refused' })
    expect([value(), actor.getSnapshot().hasTag('accessReady'), ports.rereadAccess.calls.length]).toEqual([signedIn('doubted'), true, 0])
    actor.send({ type: 'page.opened' })
    expect(value()).toEqual(signedIn('rereading'))
    // If this reading itself is refused, it must not start again.
    actor.send({ type: 'rights.refused' })
    ports.rereadAccess.last().reject(new Error('403'))
    await settled()
    expect([value(), ports.rereadAccess.calls.length]).toEqual([signedIn('ready'), 1])
  })

  it('stays as it was when it cannot be read anew', async () => {
    const { actor, ports, value, context } = await startSignedIn()
    actor.send({ type: 'rights.changed' })
    ports.rereadAccess.last().reject(new Error('500'))
    await settled()
    expect([value(), context().access]).toEqual([signedIn('ready'), adasAccess])
  })

  it('comes with the first name that the person has now', async () => {
    const { actor, ports, context } = await startSignedIn()
    const nameAfter = async (firstName: string) => {
      actor.send({ type: 'rights.changed' })
      ports.rereadAccess.last().resolve({ ...adasAccess, firstName })
      await settled()
      return context().person?.firstName
    }
    expect([await nameAfter(''), await nameAfter('Augusta'), await nameAfter('')]).toEqual(['Ada', 'Augusta', 'Augusta'])
  })
})
