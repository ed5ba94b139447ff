import { defaultAcademicDate } from '#src/blocks/kinds/kind.ts'
import { describe, expect, it } from 'vitest'
import { replacedFields, shownErrors } from '#machines/blocks/details/block-details-form.ts'
import type { DetailsFields } from '#machines/blocks/details/details-rules.ts'
import { record, startDetails, type, whole } from './block-details-start.ts'

const leaveShortName = { type: 'field.leave', field: 'shortName' } as const
const never = () => new Promise<string>(() => {})
/** The stored block as the form shows it. */
const shown: DetailsFields = {
  name: 'May Exams',
  shortName: 'May',
  code: 'EB-MAY-1',
  from: '24/05/2027',
  to: '04/06/2027',
  description: 'x',
  status: 2,
}
const kept: DetailsFields = { name: 'Kept', shortName: 'Kpt', code: '', from: '', to: '', description: '', status: 0 }

describe('a save while the code is on its way', () => {
  it('waits for the code that leaving the short name asked for, and sends it', async () => {
    let give: (code: string) => void = () => {}
    const { send, sent, asked, settled } = await startDetails(null, { codes: { Sum: () => new Promise((done) => (give = done)) } })
    send(...type(whole), leaveShortName, { type: 'step.save' })
    expect(sent).toEqual([])
    give('EB-LATE')
    await settled()
    expect([asked, sent]).toMatchObject([['Sum'], [{ code: 'EB-LATE' }]])
  })

  it('goes on waiting when another field is left', async () => {
    const { send, sent, context } = await startDetails(null, { codes: { Sum: never } })
    send(...type(whole), leaveShortName, { type: 'step.save' }, { type: 'field.leave', field: 'name' })
    expect([sent, shownErrors(context())]).toEqual([[], { code: 'Exam Code should not be blank!' }])
  })

  it('asks for the code of the short name that was typed meanwhile', async () => {
    let give: (code: string) => void = () => {}
    const { send, sent, asked, settled } = await startDetails(null, { codes: { Sum: () => new Promise((done) => (give = done)) } })
    send(...type(whole), leaveShortName, { type: 'step.save' }, ...type({ shortName: 'Win' }))
    give('EB-Sum')
    await settled()
    expect([asked, sent]).toMatchObject([['Sum', 'Win'], [{ shortName: 'Win', code: 'EB-Win' }]])
  })

  it('sends the last of the dates that were picked meanwhile', async () => {
    let give: (code: string) => void = () => {}
    const { send, sent, settled } = await startDetails(null, { codes: { Sum: () => new Promise((done) => (give = done)) } })
    send(...type(whole), { type: 'step.save' }, ...type({ to: '05/06/2027' }), ...type({ to: '08/06/2027' }))
    give('EB-Sum')
    await settled()
    expect(sent).toMatchObject([{ code: 'EB-Sum', from: '2027-06-01', to: '2027-06-08' }])
  })

  it('ends with both messages when there is no code', async () => {
    const { send, sent, settled, context } = await startDetails(null, { codes: { Sum: () => Promise.reject(new Error('No code today.')) } })
    send(...type(whole), { type: 'step.save' })
    await settled()
    expect([sent, context().notice?.text, shownErrors(context())]).toEqual([
      [],
      'No code today.',
      { code: 'Exam Code should not be blank!' },
    ])
  })
})

describe('the code', () => {
  it('is announced when it was generated, not when it comes with a record', async () => {
    const { send, spoken, settled } = await startDetails('7')
    expect(spoken).toEqual([])
    send(...type({ shortName: 'June' }), leaveShortName)
    await settled()
    expect(spoken).toEqual(['EB-June'])
  })

  it('of an active block changes only after a Yes', async () => {
    const active = await startDetails('7', { record: { ...record, status: 1 } })
    active.send(...type({ shortName: 'June' }), leaveShortName)
    expect([active.asked, active.actor.getSnapshot().matches({ open: { code: 'asking' } })]).toEqual([[], true])
    active.send({ type: 'code.renew' })
    await active.settled()
    expect([active.asked, active.context().fields.code]).toEqual([['June'], 'EB-June'])
  })

  it('of an active block stays after a No, and is not asked about again', async () => {
    const { send, asked, sent, settled, actor } = await startDetails('7', { record: { ...record, status: 1 } })
    send(...type({ shortName: 'June' }), { type: 'step.save' }, { type: 'code.keep' })
    await settled()
    send(leaveShortName)
    expect([asked, actor.getSnapshot().matches({ open: { code: 'settled' } })]).toEqual([[], true])
    expect(sent).toMatchObject([{ draft: { shortName: 'June', code: 'EB-MAY-1' } }])
  })

  it('does not come back into a form that was cleared meanwhile', async () => {
    let give: (code: string) => void = () => {}
    const { send, settled, context } = await startDetails(null, { codes: { Sum: () => new Promise((done) => (give = done)) } })
    send(...type(whole), leaveShortName, { type: 'step.clear' })
    give('EB-LATE')
    await settled()
    expect(context().fields).toEqual({ name: '', shortName: '', code: '', from: '', to: '', description: '', status: 0 })
  })
})

describe('a block that somebody else changed meanwhile', () => {
  const theirs = { ...record, name: 'Their Exams', description: 'theirs' }

  it('is not written over: nothing is sent before an answer, and Cancel leaves the form as it was', async () => {
    const { send, sent, settled, actor, context } = await startDetails('7', { theirs })
    send(...type({ name: 'My Exams' }), { type: 'step.save' })
    await settled()
    expect([sent, actor.getSnapshot().matches({ open: { form: 'conflicting' } })]).toEqual([[], true])
    send({ type: 'conflict.cancel' })
    expect([sent, context().fields.name, context().facts.isDirty, context().theirs]).toEqual([[], 'My Exams', true, null])
  })

  it('takes mine after Keep mine', async () => {
    const { send, sent, settled, context } = await startDetails('7', { theirs })
    send(...type({ name: 'My Exams' }), { type: 'step.save' })
    await settled()
    send({ type: 'conflict.keepMine' })
    await settled()
    expect(sent).toMatchObject([{ base: null, draft: { name: 'My Exams', description: 'x' } }])
    expect([context().facts.isDirty, context().facts.record?.name, context().theirs]).toEqual([false, 'My Exams', null])
  })

  it('shows theirs after Take theirs, with nothing unsaved', async () => {
    const { send, sent, settled, context, kept: drafts } = await startDetails('7', { theirs })
    send(...type({ name: 'My Exams' }), { type: 'step.save' })
    await settled()
    send({ type: 'conflict.takeTheirs' })
    expect([sent, context().fields.name, context().facts, drafts.at(-1)]).toEqual([
      [],
      'Their Exams',
      { isDirty: false, savedAt: null, blockId: '7', record: theirs },
      'dropped',
    ])
  })
})

describe('a block that somebody else deleted meanwhile', () => {
  it('says so in the server’s words, and leaves everything typed to be copied', async () => {
    const {
      send,
      settled,
      context,
      kept: drafts,
    } = await startDetails('7', {
      write: () => Promise.reject(new Error('The exam block was not found.')),
    })
    send(...type({ name: 'My Exams', description: 'mine' }), { type: 'step.next' })
    await settled()
    expect(context().notice).toMatchObject({ tone: 'error', text: 'The exam block was not found.' })
    expect([context().fields.name, context().fields.description, context().facts.isDirty]).toEqual(['My Exams', 'mine', true])
    send({ type: 'step.keep' })
    expect(drafts.at(-1)).toBe('My Exams')
  })
})

describe('what is typed while a save is on its way', () => {
  it('stays, counts as unsaved, and goes with the next save without turning the switch', async () => {
    let finish: () => void = () => {}
    const { send, sent, settled, context, kept: drafts } = await startDetails(null, { write: () => new Promise((done) => (finish = done)) })
    send(...type(whole), { type: 'step.save' })
    await expect.poll(() => sent.length).toBe(1)
    send(...type({ name: 'Summer B' }))
    finish()
    await settled()
    expect([context().fields.name, context().facts.isDirty, drafts.at(-1)]).toEqual(['Summer B', true, 'Summer B'])
    send({ type: 'step.save' })
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toMatchObject({ draft: { name: 'Summer B', status: 2 } })
  })

  it.each([null, '7'])('is the last of two dates that were picked, and the next save sends it (block %j)', async (blockId) => {
    let finish: () => void = () => {}
    const { send, sent, settled, context } = await startDetails(blockId, { write: () => new Promise((done) => (finish = done)) })
    send(...type(whole), { type: 'step.save' })
    await expect.poll(() => sent.length).toBe(1)
    send(...type({ to: '05/06/2027' }), ...type({ to: '08/06/2027' }))
    finish()
    await settled()
    expect([context().fields.to, context().facts.isDirty]).toEqual(['08/06/2027', true])
    send({ type: 'step.save' })
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toMatchObject({ draft: { from: '2027-06-01', to: '2027-06-08' } })
  })

  it('is not left behind by Next: the step stays with it, and goes on when it is saved', async () => {
    let finish: () => void = () => {}
    const { actor, send, sent, settled, context } = await startDetails(null, { write: () => new Promise((done) => (finish = done)) })
    send(...type(whole), { type: 'step.next' })
    await expect.poll(() => sent.length).toBe(1)
    send(...type({ description: 'Typed late' }))
    finish()
    await settled()
    expect([actor.getSnapshot().status, context().facts.isDirty, context().fields.description]).toEqual(['active', true, 'Typed late'])
    send({ type: 'step.next' })
    await expect.poll(() => sent.length).toBe(2)
    finish()
    await expect.poll(() => actor.getSnapshot().status).toBe('done')
    expect(sent[1]).toMatchObject({ draft: { description: 'Typed late' } })
  })
})

describe('kept edits', () => {
  it('without a code get one when they are restored and saved', async () => {
    const { send, sent, settled } = await startDetails(null, { draft: { fields: kept, at: 1 } })
    send({ type: 'draft.restore' }, { type: 'step.save' })
    await settled()
    expect(sent).toMatchObject([{ name: 'Kept', code: 'EB-Kpt' }])
  })

  it('that equal the stored block are not offered', async () => {
    const { context } = await startDetails('7', {
      draft: {
        fields: {
          name: 'May Exams ',
          shortName: 'May',
          code: 'EB-MAY-1',
          from: '24/05/2027',
          to: '04/06/2027',
          description: 'x',
          status: 2,
        },
        at: 1,
      },
    })
    expect(context().offer).toBeNull()
  })

  it('on offer are kept beside newer ones, which are offered first', async () => {
    const older = { fields: kept, academicDates: null, removals: [], at: 1 }
    const first = await startDetails(null, { draft: older })
    first.send(...type({ name: 'Newer' }))
    first.clock.increment(600)
    expect([first.context().offer, first.draft()]).toMatchObject([older, { at: 2, fields: { name: 'Newer' }, earlier: older }])

    const second = await startDetails(null, { draft: first.draft() ?? older })
    expect(second.context().offer?.fields?.name).toBe('Newer')
    second.send({ type: 'draft.discard' })
    expect([second.context().offer, second.draft()]).toEqual([older, older])

    const third = await startDetails(null, { draft: first.draft() ?? older })
    third.send({ type: 'draft.restore' })
    third.clock.increment(600)
    expect([third.context().fields.name, third.context().offer, third.draft()]).toMatchObject(['Newer', older, { earlier: older }])
  })

  it('replace what was typed since only after a Yes', async () => {
    const { send, context, actor } = await startDetails('7', { draft: { at: 1, fields: { ...shown, name: 'Kept', description: 'Kept' } } })
    send(...type({ description: 'Newer' }), { type: 'draft.restore' })
    expect([replacedFields(context()), actor.getSnapshot().matches({ open: { form: 'confirming' } })]).toEqual([['description'], true])
    send({ type: 'loss.cancel' })
    expect([context().fields.description, context().offer?.at]).toEqual(['Newer', 1])
    send({ type: 'draft.restore' }, { type: 'loss.accept' })
    expect([context().fields.name, context().fields.description, context().offer]).toEqual(['Kept', 'Kept', null])
  })

  it('come back without a question where the same was typed', async () => {
    const { send, context } = await startDetails('7', { draft: { at: 1, fields: { ...shown, name: 'Kept', description: 'Kept' } } })
    send(...type({ description: 'Kept' }), { type: 'draft.restore' })
    expect([context().fields.name, context().offer]).toEqual(['Kept', null])
  })

  it('are written at once when a page that leads back is visited', async () => {
    const { send, kept: drafts } = await startDetails(null)
    send({ type: 'step.keep' })
    expect(drafts).toEqual([])
    send(...type({ name: 'S' }), { type: 'step.keep' })
    expect(drafts).toEqual(['S'])
  })

  it('are dropped, and not written again, when the person leaves without saving', async () => {
    const { send, kept: drafts, clock } = await startDetails(null)
    send(...type({ name: 'S' }), { type: 'step.abandon' })
    clock.increment(1000)
    expect(drafts).toEqual(['dropped'])
  })

  it('are dropped when everything is typed back', async () => {
    const { send, kept: drafts, clock } = await startDetails('7')
    send(...type({ name: 'S' }), ...type({ name: 'May Exams' }))
    clock.increment(600)
    expect(drafts).toEqual(['dropped'])
  })
})

describe('a block that was created just before a reload', () => {
  it('is offered until the person starts a new one', async () => {
    const { send, context, kept: drafts } = await startDetails(null, { unaddressed: { blockId: '9', name: 'Summer' } })
    expect(context().unaddressed).toEqual({ blockId: '9', name: 'Summer' })
    send({ type: 'unaddressed.discard' })
    expect([context().unaddressed, drafts]).toEqual([null, ['forgotten']])
  })
})

describe('outer spaces', () => {
  it('go when a field is left, and from what is sent', async () => {
    const { send, sent, settled, context } = await startDetails(null)
    send(...type({ ...whole, name: '  Summer ' }), { type: 'field.leave', field: 'name' })
    expect(context().fields.name).toBe('Summer')
    send(...type({ name: ' Winter ' }), { type: 'step.save' })
    await settled()
    expect([sent, context().fields.name]).toMatchObject([[{ name: 'Winter' }], 'Winter'])
  })
})

describe('academic dates', () => {
  it('are created with the first update of a block that has none', async () => {
    const { send, sent, settled } = await startDetails('7')
    send(...type({ name: 'A' }), { type: 'step.save' })
    await settled()
    expect(sent).toMatchObject([{ lacksAcademicDates: true }])
  })

  const clearing = { id: 3, name: 'Clearing' }
  const custom = { id: 4, name: 'Late upload' }

  it('of a new block wait with its form and are created with it', async () => {
    const dates = [{ ...defaultAcademicDate('Moderation', 2), isOn: true, from: '2027-07-01', to: '2027-07-02' }]
    const { send, sent, settled, context } = await startDetails(null, { draft: { at: 1, academicDates: dates }, isReturning: true })
    expect([context().offer, context().facts.isDirty]).toEqual([null, true])
    send(...type(whole), { type: 'step.save' })
    await settled()
    expect([sent, context().facts.isDirty]).toMatchObject([[{ academicDates: dates }], false])
  })

  it('that were removed make the form unsaved, go with its save, and are named', async () => {
    const { send, sent, settled, context } = await startDetails('7', { draft: { at: 1, removals: [clearing, custom] }, isReturning: true })
    expect([context().removals, context().facts.isDirty]).toEqual([[clearing, custom], true])
    send({ type: 'step.next' })
    await settled()
    expect(sent).toMatchObject([{ removals: [clearing, custom] }])
    expect([context().message, context().removals, context().facts.isDirty]).toEqual(['Updated. -Clearing -Late upload', [], false])
  })

  it('that were removed are sent once, however often Save and Next are pressed', async () => {
    const { send, sent, settled } = await startDetails('7', { draft: { at: 1, removals: [clearing, custom] }, isReturning: true })
    send({ type: 'step.save' }, { type: 'step.save' }, { type: 'step.next' })
    await settled()
    send({ type: 'step.next' })
    await settled()
    expect(sent).toMatchObject([{ removals: [clearing, custom] }])
  })

  it('that could not be deleted go with the next save', async () => {
    const { send, sent, settled, context } = await startDetails('7', {
      draft: { at: 1, removals: [clearing, custom] },
      isReturning: true,
      isLastKept: true,
    })
    send({ type: 'step.save' })
    await settled()
    expect([context().removals, context().facts.isDirty, context().notice?.tone]).toEqual([[custom], true, 'warning'])
    send({ type: 'step.save' })
    await settled()
    expect(sent[1]).toMatchObject({ removals: [custom] })
  })

  it('that were deleted although the update was refused are named beside its reason, and not deleted again', async () => {
    const { send, sent, settled, context } = await startDetails('7', {
      draft: { at: 1, removals: [clearing] },
      isReturning: true,
      refusal: new Error('Mapped.'),
    })
    send(...type({ name: 'A' }), { type: 'step.save' })
    await settled()
    expect(context().notice).toMatchObject({ tone: 'error', text: 'Mapped.', detail: '-Clearing' })
    expect([context().removals, context().facts.isDirty]).toEqual([[], true])
    send({ type: 'step.save' })
    await settled()
    expect(sent[1]).toMatchObject({ removals: [] })
  })

  it('that were removed stay when the person thinks again', async () => {
    const { send, context } = await startDetails('7', { draft: { at: 1, removals: [clearing] }, isReturning: true })
    send({ type: 'removals.undo' })
    expect([context().removals, context().facts.isDirty]).toEqual([[], false])
  })

  it('of an earlier visit are offered, not taken', async () => {
    const { send, context } = await startDetails('7', { draft: { at: 1, removals: [clearing] } })
    expect([context().removals, context().offer?.removals]).toEqual([[], [clearing]])
    send({ type: 'draft.restore' })
    expect([context().removals, context().facts.isDirty]).toEqual([[clearing], true])
  })
})
