import { describe, expect, it } from 'vitest'
import { Refusal } from '../records/start.ts'
import { change, give, save, startRights, stored, take } from './start.ts'

describe('the rights of a role', () => {
  it('are given and taken, and sent in one update over what was read (CAT-PPL-06)', async () => {
    const { actor, sent, rests, context } = await startRights('3')
    for (const event of [give('2', 'Add'), take('4', 'LIST'), save]) actor.send(event)
    await rests()
    expect(sent).toEqual([{ id: '3', fields: { 2: ['list', 'View', 'Add'] }, base: stored, handOver: [] }])
    expect(context().stored).toEqual({ 2: ['list', 'View', 'Add'] })
  })

  it('of a role without any are created', async () => {
    const { actor, sent, rests, context } = await startRights(null)
    for (const event of [give('2', 'list'), save]) actor.send(event)
    await rests()
    expect([sent, context().recordId]).toEqual([[{ 2: ['list'] }], '3'])
  })

  it('are replaced by those of another role', async () => {
    const { actor, context } = await startRights('3')
    actor.send(change({ kind: 'replace', held: { 6: ['list'] } }))
    expect(context().fields).toEqual({ 6: ['list'] })
  })

  it('that come back to what is stored are no work to lose', async () => {
    const { actor } = await startRights('3')
    for (const event of [take('2', 'View'), give('2', 'view')]) actor.send(event)
    actor.send({ type: 'record.leave', to: { kind: 'list' } })
    expect(actor.getSnapshot().value).toBe('left')
  })

  it('that somebody else saved meanwhile are shown before mine replace them (CAT-PPL-07)', async () => {
    const { actor, server, sent, rests, context } = await startRights('3')
    server.rights = { ...stored, held: { 2: ['list'] }, updatedAt: '2' }
    for (const event of [give('2', 'Add'), save]) actor.send(event)
    await rests()
    expect([actor.getSnapshot().value, context().theirs]).toEqual([{ open: 'conflicting' }, server.rights])
    const theirs = server.rights
    actor.send({ type: 'conflict.keepMine' })
    await rests()
    expect(sent.at(-1)).toEqual({ id: '3', fields: { 2: ['list', 'View', 'Add'], 4: ['list'] }, base: theirs, handOver: [] })
  })

  it('that the server guards stay as they were chosen, with its text', async () => {
    const text = 'You cannot take this from your own role.'
    const { actor, rests, context } = await startRights('3', { problems: [new Refusal(400, 'No.', { rows: text })] })
    for (const event of [take('2', 'View'), save]) actor.send(event)
    await rests()
    expect([...context().refused.values()]).toEqual([text])
    expect(context().fields).toEqual({ 2: ['list'], 4: ['list'] })
    actor.send(give('2', 'View'))
    expect(context().refused.size).toBe(0)
  })
})
