import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { shownErrors } from '#machines/blocks/details/block-details-form.ts'
import { record, startDetails, type, whole, type Answers } from './block-details-start.ts'

describe('a new block', () => {
  it('is created once, however often Next is pressed, and the step ends with its id', async () => {
    const { send, sent, actor } = await startDetails(null)
    send(...type(whole), { type: 'field.leave', field: 'shortName' })
    send({ type: 'step.next' }, { type: 'step.next' })
    expect((await waitFor(actor, (snapshot) => snapshot.status === 'done')).output).toEqual({ blockId: '9', message: 'Created.' })
    expect(sent).toEqual([
      { ...whole, code: 'EB-Sum', from: '2027-06-01', to: '2027-06-03', description: '', status: 0, academicDates: [] },
    ])
  })

  it('needs only name and code to be saved, and sends absent dates as none', async () => {
    const { send, sent, settled, context } = await startDetails(null)
    send(...type({ name: 'Summer', shortName: 'Sum' }), { type: 'step.save' })
    await settled()
    expect(sent).toEqual([
      { name: 'Summer', shortName: 'Sum', code: 'EB-Sum', from: null, to: null, description: '', status: 0, academicDates: [] },
    ])
    expect([context().facts.blockId, context().facts.isDirty, context().facts.record?.status]).toEqual(['9', false, 2])
  })

  it('is updated, never created again, by the next save', async () => {
    const { send, sent, settled } = await startDetails(null)
    send(...type(whole), { type: 'step.save' })
    await settled()
    send(...type({ name: 'Summer B' }), { type: 'step.save' })
    await settled()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toMatchObject({ blockId: '9', draft: { name: 'Summer B', status: 2 } })
  })

  it('shows every message on Next and sends nothing', async () => {
    const { send, sent, context, settled } = await startDetails(null)
    send({ type: 'step.next' })
    await settled()
    expect(Object.values(shownErrors(context()))).toEqual([
      'Name should not be blank!',
      'Short Name should not be blank!',
      'Exam Code should not be blank!',
      'Exam Start date should not be blank!',
      'Exam End date should not be blank!',
    ])
    expect([sent, context().attempt]).toEqual([[], { action: 'next', count: 1 }])
  })

  it('keeps what was typed when the server refuses, and sends again on the next press', async () => {
    let refusals = 1
    const { send, sent, context, settled } = await startDetails(null, {
      write: () => (refusals-- > 0 ? Promise.reject(new Error('No answer.')) : Promise.resolve()),
    })
    send(...type(whole), { type: 'step.save' })
    await settled()
    expect([context().notice?.text, context().fields.name, context().facts.isDirty]).toEqual(['No answer.', 'Summer', true])
    send({ type: 'step.save' })
    await settled()
    expect([sent.length, context().facts.blockId]).toEqual([2, '9'])
  })
})

describe('the code of an existing block of a kind that keeps it', () => {
  const keeping = (blockId: string | null) => startDetails(blockId, { keepsCode: true })

  it('stays when the short name is emptied, and the block is saved with it', async () => {
    const { send, asked, sent, settled, context } = await keeping('7')
    send(...type({ shortName: '' }), { type: 'field.leave', field: 'shortName' }, { type: 'step.save' })
    await settled()
    expect([asked, context().fields.code]).toEqual([[], 'EB-MAY-1'])
    expect(sent).toMatchObject([{ draft: { shortName: '', code: 'EB-MAY-1' } }])
  })

  it('stays with the short name that it belongs to, and follows another one', async () => {
    const { send, asked, settled, context } = await keeping('7')
    send(...type({ shortName: '' }), { type: 'field.leave', field: 'shortName' })
    send(...type({ shortName: 'May' }), { type: 'field.leave', field: 'shortName' })
    expect([asked, context().fields.code]).toEqual([[], 'EB-MAY-1'])
    send(...type({ shortName: 'June' }), { type: 'field.leave', field: 'shortName' })
    await settled()
    expect([asked, context().fields.code]).toEqual([['June'], 'EB-June'])
  })

  it('stays when the short name is emptied while a new one is generated', async () => {
    const { send, settled, context } = await startDetails('7', { keepsCode: true, codes: { June: () => new Promise(() => {}) } })
    send(...type({ shortName: 'June' }), { type: 'field.leave', field: 'shortName' })
    send(...type({ shortName: '' }), { type: 'field.leave', field: 'shortName' })
    await settled()
    expect(context().fields.code).toBe('EB-MAY-1')
    send(...type({ shortName: 'May' }), { type: 'field.leave', field: 'shortName' })
    expect(context().fields.code).toBe('EB-MAY-1')
  })

  it('goes with the short name of a new block', async () => {
    const { send, settled, context } = await keeping(null)
    send(...type({ shortName: 'May' }), { type: 'field.leave', field: 'shortName' })
    await settled()
    send(...type({ shortName: '' }), { type: 'field.leave', field: 'shortName' })
    expect(context().fields.code).toBe('')
  })
})

describe('the code', () => {
  it('is asked for once per short name, and cleared with it', async () => {
    const { send, asked, settled, context } = await startDetails(null)
    send(...type({ shortName: 'May' }), { type: 'field.leave', field: 'shortName' })
    await settled()
    send({ type: 'field.leave', field: 'shortName' })
    expect([asked, context().fields.code]).toEqual([['May'], 'EB-May'])
    send(...type({ shortName: ' ' }), { type: 'field.leave', field: 'shortName' })
    expect([asked.length, context().fields.code]).toEqual([1, ''])
  })

  it('belongs to the final short name when answers arrive in the wrong order', async () => {
    let answerFirst: (code: string) => void = () => {}
    const { send, settled, context } = await startDetails(null, {
      codes: { A: () => new Promise((done) => (answerFirst = done)), B: () => Promise.resolve('EB-B') },
    })
    send(...type({ shortName: 'A' }), { type: 'field.leave', field: 'shortName' }, ...type({ shortName: 'B' }), {
      type: 'field.leave',
      field: 'shortName',
    })
    await settled()
    answerFirst('EB-A')
    await Promise.resolve()
    expect(context().fields.code).toBe('EB-B')
  })

  it('is waited for by a save that was pressed before it came', async () => {
    let give: (code: string) => void = () => {}
    const { send, sent, settled } = await startDetails(null, { codes: { Sum: () => new Promise((done) => (give = done)) } })
    send(...type(whole), { type: 'step.save' })
    expect(sent).toEqual([])
    give('EB-LATE')
    await settled()
    expect(sent).toMatchObject([{ code: 'EB-LATE' }])
  })

  it('stays empty after a failure, says why, and is asked for again', async () => {
    const codes: Record<string, () => Promise<string>> = { Sum: () => Promise.reject(new Error('No code today.')) }
    const { send, asked, settled, context } = await startDetails(null, { codes })
    send(...type(whole), { type: 'field.leave', field: 'shortName' })
    await settled()
    expect([context().fields.code, context().notice?.text]).toEqual(['', 'No code today.'])
    codes['Sum'] = () => Promise.resolve('EB-2')
    send({ type: 'field.leave', field: 'shortName' })
    await settled()
    expect([asked, context().fields.code]).toEqual([['Sum', 'Sum'], 'EB-2'])
  })
})

describe('an existing block', () => {
  it('is not sent by Next when nothing changed', async () => {
    const { send, sent, actor } = await startDetails('7')
    send({ type: 'step.next' })
    expect([actor.getSnapshot().status, sent]).toEqual(['done', []])
  })

  it('keeps its stored status until the switch is turned', async () => {
    const { send, sent, settled } = await startDetails('7')
    send(...type({ name: 'June Exams' }), { type: 'step.save' })
    await settled()
    send({ type: 'status.switch', isActive: true }, { type: 'step.save' })
    await settled()
    expect(sent).toMatchObject([{ draft: { status: 2 } }, { draft: { status: 1 } }])
  })

  it.each([7, 'archived'])('sends back the status %j, which it does not know, until the switch is turned', async (status) => {
    const { send, sent, settled, context } = await startDetails('7', { record: { ...record, status } })
    expect(context().fields.status).toBe(status)
    send(...type({ name: 'June Exams' }), { type: 'step.save' })
    await settled()
    send({ type: 'status.switch', isActive: true }, { type: 'step.save' })
    await settled()
    expect(sent).toMatchObject([{ draft: { status } }, { draft: { status: 1 } }])
  })

  it('counts as active when its record has no status', async () => {
    const { context } = await startDetails('7', { record: { ...record, status: null } })
    expect(context().fields.status).toBe(1)
  })

  it('may keep a start that has passed, but not move it to another past day', async () => {
    const { send, context, settled, sent } = await startDetails('7', { record: { ...record, from: '2026-11-01', to: '2026-12-01' } })
    send(...type({ name: 'Running' }), { type: 'step.save' })
    await settled()
    expect(sent).toHaveLength(1)
    send(...type({ from: '02/11/2026' }), { type: 'step.save' })
    expect(shownErrors(context())).toEqual({ from: 'Start date should not be earlier than today!' })
  })

  it('says why it cannot be read until that is closed, and is read again on retry', async () => {
    const answers: Answers = { record: new Error('No such block.') }
    const { actor, context, send } = await startDetails('7', answers)
    expect([actor.getSnapshot().value, context().notice?.text]).toEqual(['unavailable', 'No such block.'])
    expect(actor.getSnapshot().hasTag('unavailable')).toBe(true)
    send({ type: 'notice.close' })
    expect([actor.getSnapshot().value, context().notice]).toEqual(['unavailable', null])
    send({ type: 'details.retry' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
    expect(context().notice?.text).toBe('No such block.')
    answers.record = record
    send({ type: 'details.retry' })
    expect(context().notice).toBeNull()
    await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'))
    expect([actor.getSnapshot().matches('open'), context().fields.name]).toEqual([true, 'May Exams'])
  })
})

describe('unsaved edits', () => {
  it('are kept half a second after the last key, and dropped by a save', async () => {
    const { send, kept, clock, settled } = await startDetails(null)
    send(...type({ name: 'S' }))
    clock.increment(400)
    send(...type({ name: 'Su' }))
    clock.increment(400)
    expect(kept).toEqual([])
    clock.increment(200)
    expect(kept).toEqual(['Su'])
    send(...type(whole), { type: 'step.save' })
    await settled()
    expect(kept.at(-1)).toBe('dropped')
  })

  it('are offered when they differ from what is stored, and restored or discarded', async () => {
    const fields = { name: 'Kept', shortName: '', code: '', from: '', to: '', description: '', status: 0 as const }
    const { send, context } = await startDetails(null, { draft: { fields, at: 1 } })
    expect(context().offer?.fields?.name).toBe('Kept')
    send({ type: 'draft.restore' })
    expect([context().fields.name, context().offer, context().facts.isDirty]).toEqual(['Kept', null, true])
    const other = await startDetails(null, { draft: { fields, at: 1 } })
    other.send({ type: 'draft.discard' })
    expect([other.context().offer, other.kept]).toEqual([null, ['dropped']])
  })
})
