import { describe, expect, it } from 'vitest'
import { testKind } from '#src/blocks/kinds/test.ts'
import { fields, startWizard } from './block-wizard-start.ts'

describe('a new block', () => {
  it('opens on the details alone, and opens steps 1 and 2 once it has an id', async () => {
    const { context, send, settled, step0, facts } = await startWizard()
    expect([context().step, context().reach]).toEqual([0, 0])
    send({ type: 'wizard.leave', to: { kind: 'step', step: 1 } })
    expect(context().step).toBe(0)
    step0(fields)
    send({ type: 'wizard.next' })
    await settled()
    expect([context().step, context().blockId, context().reach]).toEqual([1, '9', 2])
    expect(facts).toContainEqual({ type: 'wizard.succeeded', message: 'Created.' })
  })

  it('joins the address one and a half seconds after the create, once', async () => {
    const { send, settled, step0, facts, clock } = await startWizard()
    step0(fields)
    send({ type: 'wizard.save' })
    await settled()
    clock.increment(1400)
    expect(facts.filter(({ type }) => type === 'address.due')).toEqual([])
    send({ type: 'wizard.save' })
    await settled()
    clock.increment(200)
    clock.increment(5000)
    expect(facts.filter(({ type }) => type === 'address.due')).toEqual([{ type: 'address.due', blockId: '9' }])
  })

  it('joins the address in time when the create went straight on to the next step', async () => {
    const { send, settled, step0, facts, clock, context } = await startWizard()
    step0(fields)
    send({ type: 'wizard.next' })
    await settled()
    expect(context().step).toBe(1)
    clock.increment(1600)
    expect(facts.filter(({ type }) => type === 'address.due')).toEqual([{ type: 'address.due', blockId: '9' }])
  })

  it('leaves the address alone once its page was left, until somebody comes back', async () => {
    const { send, settled, step0, facts, clock } = await startWizard()
    step0(fields)
    send({ type: 'wizard.save' })
    await settled()
    send({ type: 'wizard.leave', to: { kind: 'list' } })
    clock.increment(5000)
    expect(facts.filter(({ type }) => type === 'address.due')).toEqual([])
    send({ type: 'wizard.return' })
    clock.increment(1500)
    expect(facts.filter(({ type }) => type === 'address.due')).toEqual([{ type: 'address.due', blockId: '9' }])
  })

  it('is created once, whatever is pressed while it is on its way', async () => {
    const { send, settled, step0, calls } = await startWizard()
    step0(fields)
    send({ type: 'wizard.save' }, { type: 'wizard.next' }, { type: 'wizard.save' })
    await settled()
    expect(calls).toEqual(['keep draft', 'create'])
  })

  it('cannot be deleted while it is being made, and can be cleared', async () => {
    const { can, send, step0, actor } = await startWizard()
    expect([can({ type: 'wizard.delete' }), can({ type: 'wizard.clear' })]).toEqual([false, true])
    step0({ name: 'X' })
    send({ type: 'wizard.clear' })
    expect(actor.getSnapshot().matches({ frame: 'confirmingClear' })).toBe(true)
    send({ type: 'question.accept' })
    expect(actor.getSnapshot().context.facts.isDirty).toBe(false)
  })
})

describe('leaving', () => {
  it('goes at once when nothing is unsaved', async () => {
    const { send, facts } = await startWizard({ blockId: '7' })
    send({ type: 'wizard.leave', to: { kind: 'list' } })
    expect(facts).toEqual([{ type: 'wizard.left', to: { kind: 'list' }, message: '' }])
  })

  it('asks once with unsaved edits: No stays, Yes drops them and goes where the person wanted', async () => {
    const { send, facts, step0, actor, calls } = await startWizard({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.leave', to: { kind: 'address', address: '/profile' } })
    expect(actor.getSnapshot().matches({ frame: 'confirmingLeave' })).toBe(true)
    send({ type: 'question.cancel' })
    expect([facts, calls, actor.getSnapshot().context.facts.isDirty]).toEqual([[], [], true])
    send({ type: 'wizard.leave', to: { kind: 'address', address: '/profile' } }, { type: 'question.accept' }, { type: 'question.accept' })
    expect([facts, calls]).toEqual([[{ type: 'wizard.left', to: { kind: 'address', address: '/profile' }, message: '' }], ['drop draft']])
  })

  it('happens once, however often Back to listing is pressed', async () => {
    const { send, facts } = await startWizard({ blockId: '7' })
    send({ type: 'wizard.leave', to: { kind: 'list' } }, { type: 'wizard.leave', to: { kind: 'list' } }, { type: 'wizard.next' })
    expect(facts).toHaveLength(1)
  })

  it('can be taken back while the next page still loads', async () => {
    const { send, facts, can } = await startWizard({ blockId: '7' })
    send({ type: 'wizard.leave', to: { kind: 'list' } })
    expect(can({ type: 'wizard.next' })).toBe(false)
    send({ type: 'wizard.return' })
    expect(can({ type: 'wizard.next' })).toBe(true)
    send({ type: 'wizard.leave', to: { kind: 'list' } })
    expect(facts).toHaveLength(2)
  })

  it('for a page that leads back asks nothing and keeps the edits', async () => {
    const { send, facts, step0, calls } = await startWizard({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.visit', address: '/dates' })
    expect([facts, calls]).toEqual([[{ type: 'wizard.left', to: { kind: 'address', address: '/dates' }, message: '' }], ['keep draft']])
  })
})

describe('a page that closes without a question', () => {
  it('keeps what was typed last, and stays as it is', async () => {
    const { send, step0, calls, actor } = await startWizard({ blockId: '7' })
    send({ type: 'wizard.keep' })
    expect(calls).toEqual([])
    step0({ name: 'Other' })
    send({ type: 'wizard.keep' })
    expect([calls, actor.getSnapshot().matches({ frame: 'working' })]).toEqual([['keep draft'], true])
  })

  it('keeps it while a question is open too, and nothing after it was given up', async () => {
    const { send, step0, calls } = await startWizard({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.leave', to: { kind: 'list' } }, { type: 'wizard.keep' })
    expect(calls).toEqual(['keep draft'])
    send({ type: 'question.accept' }, { type: 'wizard.keep' })
    expect(calls).toEqual(['keep draft', 'drop draft'])
  })
})

describe('moving between steps', () => {
  it('is free without edits, and asks with them', async () => {
    const { send, context, settled, step0, actor, calls } = await startWizard({ blockId: '7', step: 3 })
    send({ type: 'wizard.leave', to: { kind: 'step', step: 0 } })
    await settled()
    step0({ name: 'Other' })
    send({ type: 'wizard.leave', to: { kind: 'step', step: 1 } })
    expect([context().step, actor.getSnapshot().matches({ frame: 'confirmingLeave' })]).toEqual([0, true])
    send({ type: 'question.accept' })
    await settled()
    expect([context().step, context().facts.isDirty, calls]).toEqual([1, false, ['drop draft']])
  })

  it('waits while the step is being saved', async () => {
    const { send, context, settled, step0, can } = await startWizard({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.save' })
    expect([context().isBusy, context().isSaving]).toEqual([true, true])
    for (const type of ['wizard.save', 'wizard.next', 'wizard.clear', 'wizard.delete'] as const) expect(can({ type })).toBe(false)
    send({ type: 'wizard.leave', to: { kind: 'step', step: 1 } })
    await settled()
    expect([context().step, context().isBusy, context().isSaving]).toEqual([0, false, false])
  })

  it('opens the schedule on the date that the summary names, and on the first one otherwise', async () => {
    const { send, settled, actor } = await startWizard({ blockId: '7', step: 3 })
    const opened = () => Object(actor.getSnapshot().children.step?.getSnapshot().context)['selected']
    send({ type: 'wizard.leave', to: { kind: 'step', step: 2, date: '2027-05-25' } })
    await settled()
    expect(opened()).toEqual({ id: 'd2', date: '2027-05-25' })
    send({ type: 'wizard.leave', to: { kind: 'step', step: 1 } })
    await settled()
    send({ type: 'wizard.leave', to: { kind: 'step', step: 2 } })
    await settled()
    expect(opened()).toEqual({ id: 'd1', date: '2027-05-24' })
  })

  it('reaches the summary of a new block only after its schedule was saved', async () => {
    const { send, context, settled, step0, facts } = await startWizard()
    step0(fields)
    send({ type: 'wizard.next' })
    await settled()
    send({ type: 'wizard.leave', to: { kind: 'step', step: 2 } })
    await settled()
    expect([context().step, context().reach]).toEqual([2, 2])
    send({ type: 'wizard.leave', to: { kind: 'step', step: 3 } })
    expect(context().step).toBe(2)
    send({ type: 'wizard.save' })
    await settled()
    expect([context().reach, facts.at(-1)]).toEqual([3, { type: 'wizard.succeeded', message: 'Schedule saved.' }])
    send({ type: 'wizard.leave', to: { kind: 'step', step: 3 } })
    await settled()
    expect(context().step).toBe(3)
  })
})

describe('a success', () => {
  it('is said once and leaves no message behind', async () => {
    const { send, context, settled, step0, facts, toStep } = await startWizard({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.save' })
    await settled()
    toStep({ type: 'field.change', field: 'name', value: 'Another' })
    expect([context().stepNotice, facts]).toEqual([null, [{ type: 'wizard.succeeded', message: 'Updated.' }]])
  })

  it('of each step is said, though each step counts its messages anew', async () => {
    const { send, settled, step0, facts } = await startWizard({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.save' })
    await settled()
    send({ type: 'wizard.leave', to: { kind: 'step', step: 2 } })
    await settled()
    send({ type: 'wizard.save' })
    await settled()
    expect(facts).toEqual([
      { type: 'wizard.succeeded', message: 'Updated.' },
      { type: 'wizard.succeeded', message: 'Schedule saved.' },
    ])
  })
})

describe('a step that is not read', () => {
  it.each([0, 1, 2] as const)('%s takes neither Save nor Next, from its first moment on, and can be left', async (step) => {
    const { isFreeAtFirst, can, context } = await startWizard({ blockId: '7', step, unread: [step] })
    expect([isFreeAtFirst, can({ type: 'wizard.save' }), can({ type: 'wizard.next' })]).toEqual([false, false, false])
    expect([context().loadFailed, can({ type: 'wizard.delete' }), can({ type: 'wizard.leave', to: { kind: 'list' } })]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('is free again with a step that is read', async () => {
    const { isFreeAtFirst, can } = await startWizard({ blockId: '7' })
    expect([isFreeAtFirst, can({ type: 'wizard.save' }), can({ type: 'wizard.next' })]).toEqual([false, true, true])
  })

  it('cannot be published, though its block is known as a draft', async () => {
    const { send, settled, can, calls, context } = await startWizard({ blockId: '7', unread: [3] })
    send({ type: 'wizard.leave', to: { kind: 'step', step: 3 } })
    await settled()
    expect([context().step, context().record?.status, can({ type: 'wizard.publish' })]).toEqual([3, 2, false])
    send({ type: 'wizard.publish' })
    await settled()
    expect(calls).toEqual([])
  })
})

describe('a failure of the step', () => {
  it('stays until it is closed', async () => {
    const { send, context, settled, step0 } = await startWizard({ blockId: '7', fails: true })
    step0({ name: 'Other' })
    send({ type: 'wizard.save' })
    await settled()
    expect(context().stepNotice).toMatchObject({ tone: 'error', text: 'Something went wrong!', isClosable: true })
    send({ type: 'notice.close' })
    expect(context().stepNotice).toBeNull()
  })

  it('stays behind with its step', async () => {
    const { send, context, settled, step0 } = await startWizard({ blockId: '7', fails: true })
    step0({ name: 'Other' })
    send({ type: 'wizard.save' })
    await settled()
    send({ type: 'wizard.leave', to: { kind: 'step', step: 1 } }, { type: 'question.accept' })
    expect([context().step, context().stepNotice]).toEqual([1, null])
  })

  it('of a test block cannot be closed', async () => {
    const { send, context, settled, step0 } = await startWizard({ kind: testKind, blockId: '7', fails: true })
    step0({ name: 'Other' })
    send({ type: 'wizard.save' })
    await settled()
    expect(context().stepNotice?.isClosable).toBe(false)
  })
})
