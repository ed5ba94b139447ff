import { describe, expect, it } from 'vitest'
import { startDetails, type } from './block-details-start.ts'

const lost = { modules: [{ slot: 1, date: '2027-06-04', modules: ['Chemistry'] }], isWithdrawn: false }
const shorter = type({ to: '03/06/2027' })

describe('a range that takes scheduled modules away', () => {
  it('is asked about first, and a No keeps the form as it was typed', async () => {
    const { actor, send, sent, settled, context } = await startDetails('7', { lost })
    send(...shorter, { type: 'step.save' })
    await settled()
    expect([actor.getSnapshot().matches({ open: { form: 'losing' } }), context().lost, sent]).toEqual([true, lost, []])
    send({ type: 'loss.cancel' })
    expect([context().lost, context().fields.to, context().facts.isDirty]).toEqual([null, '03/06/2027', true])
    send({ type: 'step.save' })
    await settled()
    expect([context().lost, sent]).toEqual([lost, []])
  })

  it('is saved after a Yes, once, and the next save asks anew', async () => {
    const { actor, send, sent, settled, context } = await startDetails('7', { lost })
    send(...shorter, { type: 'step.save' })
    await settled()
    send({ type: 'loss.accept' })
    await settled()
    expect([sent.length, context().facts.isDirty]).toEqual([1, false])
    send(...type({ to: '02/06/2027' }), { type: 'step.save' })
    await settled()
    expect([actor.getSnapshot().matches({ open: { form: 'losing' } }), sent.length]).toEqual([true, 1])
  })

  it('goes on to the next step after a Yes to Next', async () => {
    const { actor, send, settled } = await startDetails('7', { lost })
    send(...shorter, { type: 'step.next' })
    await settled()
    send({ type: 'loss.accept' })
    await settled()
    expect(actor.getSnapshot().status).toBe('done')
  })
})
