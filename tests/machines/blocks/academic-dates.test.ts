import { describe, expect, it } from 'vitest'
import { draftToKeep, unsavedCount } from '#machines/blocks/academic-dates/academic-dates-setup.ts'
import type {
  AcademicDatesDraft,
  AcademicDatesEvent,
  SaveDatesInput,
  SaveDatesOutcome,
} from '#machines/blocks/academic-dates/academic-dates-types.ts'
import { moderation, start, typed, upload } from './academic-dates-start.ts'

describe('the page of academic dates', () => {
  it('shows what is saved, and the defaults of a block that has none', async () => {
    const saved = await start()
    expect(saved.context().rows.map(({ name, from }) => [name, from])).toEqual([
      ['Moderation', '05/07/2027'],
      ['Late upload', ''],
    ])
    const none = await start({ loaded: { dates: [] } })
    expect(none.context().rows.map(({ name }) => name)).toEqual(['Moderation', 'Clearing'])
    expect(unsavedCount(none.context())).toBe(0)
  })

  it('leaves out dates that wait to be deleted, and keeps them waiting', async () => {
    const waiting = { id: 5, name: 'Late upload' }
    const { context, send, sent, settled } = await start({ loaded: { removals: [waiting] } })
    expect(context().rows.map(({ name }) => name)).toEqual(['Moderation'])
    send({ type: 'dates.save' })
    await settled()
    expect(sent[0]?.removals).toEqual([waiting])
  })

  it('that cannot be loaded says why, and tries again', async () => {
    const { actor, send, settled, answerWith, context } = await start({ loaded: new Error('No answer.') })
    expect([actor.getSnapshot().value, context().notice?.text]).toEqual(['unavailable', 'No answer.'])
    answerWith({})
    send({ type: 'dates.retry' })
    await settled()
    expect([actor.getSnapshot().matches('open'), context().notice]).toEqual([true, null])
  })
})

describe('a row', () => {
  it.each([
    ['from', '31/02/2027', { from: 'Invalid Date' }],
    ['to', 'soon', { to: 'Invalid Date' }],
    ['to', '04/07/2027', { to: 'End date should not be earlier than start date!' }],
    ['startTime', '24:00', { startTime: 'Enter a time from 00:00 to 23:59.' }],
    ['startTime', '9:30', {}],
  ] as const)('with %s "%s" is told so once the field was left', async (field, value, message) => {
    const { send, key, errors } = await start()
    const row = key('Moderation')
    send(typed(row, field, value))
    expect(errors(row)).toEqual({})
    send({ type: 'row.leave', key: row, field })
    expect(errors(row)).toEqual(message)
  })

  it('of its own needs a name, and nothing is sent before', async () => {
    const { send, sent, context, errors, settled } = await start()
    send({ type: 'row.add' }, { type: 'dates.save' })
    const added = context().added ?? ''
    expect([errors(added), context().attempts, sent]).toEqual([{ name: 'Name should not be blank!' }, 1, []])
    send(typed(added, 'name', '  Open day '), typed(added, 'startTime', '9:05'), { type: 'dates.save' })
    await settled()
    expect(sent[0]?.dates.at(-1)).toMatchObject({ id: 0, isCustom: true, isOn: true, name: 'Open day', startTime: '09:05', from: null })
  })

  it('that is removed is left out and noted for deletion only if it was saved', async () => {
    const { send, sent, key, context, settled } = await start()
    send({ type: 'row.add' })
    const added = context().added ?? ''
    send({ type: 'row.remove', key: added }, { type: 'row.remove', key: key('Late upload') })
    expect(unsavedCount(context())).toBe(1)
    send({ type: 'dates.save' })
    await settled()
    expect([sent[0]?.dates.map(({ name }) => name), sent[0]?.removals]).toEqual([['Moderation'], [{ id: 5, name: 'Late upload' }]])
  })

  it('that was removed comes back as it was', async () => {
    const { send, key, context } = await start()
    send({ type: 'row.remove', key: key('Late upload') })
    send({ type: 'row.restore', key: key('Late upload') })
    expect(unsavedCount(context())).toBe(0)
  })

  it('keeps its values while it is off', async () => {
    const { send, sent, key, settled } = await start()
    send({ type: 'row.switch', key: key('Moderation'), field: 'isOn', value: false }, { type: 'dates.save' })
    await settled()
    expect(sent[0]?.dates[0]).toEqual({ ...moderation, isOn: false })
  })
})

describe('saving', () => {
  it('sends the whole list once and goes back to the block with the server’s words', async () => {
    const { send, sent, left, settled, actor, kept } = await start()
    send({ type: 'dates.save' }, { type: 'dates.save' })
    await settled()
    expect(sent).toEqual([{ blockId: '7', dates: [moderation, upload], removals: [], base: [moderation, upload], isOverwriting: false }])
    expect([left, actor.getSnapshot().value, kept.at(-1)]).toEqual([[['Saved.', null]], 'saved', 'dropped'])
  })

  it('sends the last of the dates that were picked, and takes none until it is answered', async () => {
    const { send, sent, context, key, settled } = await start({
      save: () => {
        throw new Error('Refused.')
      },
    })
    const pick = (value: string) => typed(key('Moderation'), 'from', value)
    send(pick('05/07/2027'), pick('06/07/2027'), { type: 'dates.save' }, pick('07/07/2027'))
    await settled()
    expect([sent[0]?.dates[0]?.from, context().rows[0]?.from]).toEqual(['2027-07-06', '06/07/2027'])
    send(pick('07/07/2027'), pick('08/07/2027'), { type: 'dates.save' })
    await settled()
    expect(sent[1]?.dates[0]?.from).toBe('2027-07-08')
  })

  it('that fails says why and keeps every row', async () => {
    const { send, context, key, settled, left } = await start({
      save: () => {
        throw new Error('Refused.')
      },
    })
    send(typed(key('Moderation'), 'from', '06/07/2027'), { type: 'dates.save' })
    await settled()
    expect([context().notice?.text, context().rows[0]?.from, left]).toEqual(['Refused.', '06/07/2027', []])
  })

  it('asks who wins when somebody else saved meanwhile', async () => {
    const theirs = [{ ...moderation, from: '2027-07-07' }]
    const save = ({ isOverwriting }: SaveDatesInput): SaveDatesOutcome =>
      isOverwriting ? { kind: 'saved', message: 'Saved.' } : { kind: 'conflict', theirs }
    const mine = await start({ save })
    mine.send({ type: 'dates.save' })
    await mine.settled()
    expect([mine.context().theirs, mine.left]).toEqual([theirs, []])
    mine.send({ type: 'conflict.keepMine' })
    await mine.settled()
    expect([mine.sent[1]?.isOverwriting, mine.left]).toEqual([true, [['Saved.', null]]])

    const other = await start({ save })
    other.send({ type: 'dates.save' })
    await other.settled()
    other.send({ type: 'conflict.takeTheirs' })
    expect([other.context().rows.map(({ from }) => from), unsavedCount(other.context())]).toEqual([['07/07/2027'], 0])

    const neither = await start({ save })
    neither.send({ type: 'dates.save' })
    await neither.settled()
    neither.send({ type: 'conflict.cancel' })
    expect([neither.context().theirs, neither.sent.length]).toEqual([null, 1])
  })

  it('compares with theirs once they were taken, and asks again after a write over them that failed', async () => {
    const theirs = [{ ...moderation, from: '2027-07-07' }]
    const outcomes: (() => SaveDatesOutcome)[] = [
      () => ({ kind: 'conflict', theirs }),
      () => {
        throw new Error('Refused.')
      },
      () => ({ kind: 'conflict', theirs }),
      () => ({ kind: 'saved', message: 'Saved.' }),
    ]
    const { send, settled, sent, context, kept, left } = await start({
      save: () => outcomes[sent.length - 1]?.() ?? { kind: 'conflict', theirs },
    })
    const base = [moderation, upload]
    send({ type: 'dates.save' })
    await settled()
    send({ type: 'conflict.keepMine' })
    await settled()
    expect([context().theirs, context().notice?.text]).toEqual([null, 'Refused.'])
    send({ type: 'dates.save' })
    expect(context().notice).toBeNull()
    await settled()
    send({ type: 'conflict.takeTheirs' })
    expect([context().theirs, kept]).toEqual([null, ['dropped']])
    send({ type: 'dates.save' })
    await settled()
    expect(sent.map(({ isOverwriting }) => isOverwriting)).toEqual([false, true, false, false])
    expect([sent.map((input) => input.base), left]).toEqual([[base, base, base, theirs], [['Saved.', null]]])
  })

  it('and every question hold the rows as they are', async () => {
    const { actor, send, key, context, left, settled } = await start({
      loaded: { draft: { rows: [], at: 1 } },
      save: () => ({ kind: 'conflict', theirs: [] }),
    })
    const row = key('Moderation')
    const tryEverything = () => {
      const before = context()
      send(typed(row, 'to', '11/07/2027'), { type: 'row.leave', key: row, field: 'to' }, { type: 'row.add' }, { type: 'draft.restore' })
      send(
        { type: 'row.switch', key: row, field: 'isOn', value: false },
        { type: 'row.remove', key: row },
        { type: 'row.restore', key: key('Late upload') },
      )
      expect(context()).toEqual(before)
    }
    send({ type: 'row.remove', key: key('Late upload') }, { type: 'dates.leave', address: null })
    tryEverything()
    send({ type: 'question.cancel' }, { type: 'dates.save' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    tryEverything()
    await settled()
    tryEverything()
    expect(left).toEqual([])
  })

  it('leads back to the block, also after somebody wanted to go elsewhere and stayed', async () => {
    const { send, key, left, settled } = await start()
    send(typed(key('Moderation'), 'to', '10/07/2027'), { type: 'dates.leave', address: '/profile' }, { type: 'question.cancel' })
    send({ type: 'dates.save' })
    await settled()
    expect(left).toEqual([['Saved.', null]])
  })
})

describe('unsaved rows', () => {
  it('are kept half a second after the last edit', async () => {
    const { send, clock, key, kept } = await start()
    send(typed(key('Moderation'), 'to', '10/07/2027'))
    clock.increment(400)
    send(typed(key('Moderation'), 'to', '11/07/2027'))
    clock.increment(400)
    expect(kept).toEqual([])
    clock.increment(100)
    expect(kept).toEqual(['kept'])
  })

  it('are kept after an edit of whatever sort', async () => {
    const { send, clock, key, kept } = await start()
    const edits: AcademicDatesEvent[] = [
      { type: 'row.switch', key: key('Moderation'), field: 'forCentre', value: true },
      { type: 'row.add' },
      { type: 'row.remove', key: key('Late upload') },
      { type: 'row.restore', key: key('Late upload') },
    ]
    for (const edit of edits) {
      send(edit)
      clock.increment(500)
    }
    expect(kept).toEqual(edits.map(() => 'kept'))
  })

  it('are kept at once when the page may be gone, and not again afterwards', async () => {
    const { send, clock, key, kept } = await start()
    send({ type: 'draft.keep' })
    expect(kept).toEqual([])
    send(typed(key('Moderation'), 'to', '10/07/2027'), { type: 'draft.keep' })
    expect(kept).toEqual(['kept'])
    clock.increment(1000)
    expect(kept).toEqual(['kept'])
  })

  it('of an earlier visit are offered when they differ, and restored or discarded', async () => {
    const before = await start()
    const rows = before.context().rows.map((row) => ({ ...row, to: '12/07/2027' }))
    const draft: AcademicDatesDraft = { rows, at: 1 }
    const restored = await start({ loaded: { draft } })
    restored.send({ type: 'draft.restore' })
    expect([restored.context().rows, restored.context().offer]).toEqual([rows, null])
    const discarded = await start({ loaded: { draft } })
    discarded.send({ type: 'draft.discard' })
    expect([discarded.context().offer, discarded.kept]).toEqual([null, ['kept']])
    expect(draftToKeep(discarded.context(), 2)).toBeNull()
    const same = await start({ loaded: { draft: { rows: before.context().rows, at: 1 } } })
    expect(same.context().offer).toBeNull()
  })

  it('are kept before those still on offer, which replace them after a question, and come back one after the other', async () => {
    const before = await start()
    const rowsTo = (to: string) => before.context().rows.map((row) => ({ ...row, to }))
    const older: AcademicDatesDraft = { rows: rowsTo('12/07/2027'), at: 1 }
    const first = await start({ loaded: { draft: older } })
    first.send(typed(first.key('Moderation'), 'to', '10/07/2027'))
    const newer = draftToKeep(first.context(), 2)
    expect(newer).toEqual({ rows: first.context().rows, at: 2, earlier: older })
    first.send({ type: 'draft.restore' }, { type: 'question.cancel' })
    expect(draftToKeep(first.context(), 2)).toEqual(newer)
    first.send({ type: 'draft.restore' }, { type: 'question.accept' })
    expect(draftToKeep(first.context(), 3)).toEqual({ rows: older.rows, at: 3 })
    const next = await start({ loaded: { draft: newer } })
    expect(next.context().offer).toBe(newer)
    next.send({ type: 'draft.discard' })
    expect(draftToKeep(next.context(), 3)).toBe(older)
    next.send({ type: 'draft.restore' })
    expect([next.context().rows, next.context().offer]).toEqual([older.rows, null])
  })
})
