import { describe, expect, it } from 'vitest'
import type { SaveDatesOutcome } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import { start, typed } from './academic-dates-start.ts'

describe('leaving', () => {
  it('goes at once when nothing is unsaved', async () => {
    const { send, left } = await start()
    send({ type: 'dates.leave', address: '/profile' })
    expect(left).toEqual([['', '/profile']])
  })

  it('asks when something is, stays on No, and gives the edits up on Yes', async () => {
    const { send, left, key, kept, actor } = await start()
    send(typed(key('Moderation'), 'to', '10/07/2027'), { type: 'dates.leave', address: null }, { type: 'question.cancel' })
    expect([left, actor.getSnapshot().matches({ open: { form: 'editing' } })]).toEqual([[], true])
    send({ type: 'dates.leave', address: null }, { type: 'question.accept' })
    expect([left, kept.at(-1)]).toEqual([[['', null]], 'dropped'])
  })

  it('is possible while loading failed', async () => {
    const { send, left } = await start({ loaded: new Error('No answer.') })
    send({ type: 'dates.leave', address: null })
    expect(left).toEqual([['', null]])
  })

  it('while a save is under way waits for it, then goes where the person wanted last', async () => {
    const { send, key, left, settled } = await start()
    send(typed(key('Moderation'), 'to', '10/07/2027'), { type: 'dates.save' })
    send({ type: 'dates.leave', address: '/centres' }, { type: 'dates.leave', address: '/profile' })
    expect(left).toEqual([])
    await settled()
    expect(left).toEqual([['Saved.', '/profile']])
  })

  it.each<[string, () => SaveDatesOutcome | Promise<SaveDatesOutcome>]>([
    ['fails', () => Promise.reject(new Error('Refused.'))],
    ['meets what another person saved', () => ({ kind: 'conflict', theirs: [] })],
  ])('while a save is under way that %s is forgotten', async (_, answer) => {
    const { send, context, left, settled } = await start({ save: answer })
    send({ type: 'dates.save' }, { type: 'dates.leave', address: '/profile' })
    expect(context().leavingTo).toBe('/profile')
    await settled()
    expect([context().leavingTo, left]).toEqual([null, []])
  })
})
