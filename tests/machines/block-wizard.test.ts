import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { BlockDetailsPorts, DetailsDraft } from '#machines/blocks/block-details-types.ts'
import { blockDetailsMachine } from '#machines/blocks/block-details.machine.ts'
import { blockSummaryMachine, type BlockSummaryPorts } from '#machines/blocks/block-summary.machine.ts'
import { blockWizardMachine } from '#machines/blocks/block-wizard.machine.ts'
import type { BlockWizardEvent, BlockWizardFact, BlockWizardPorts, StepNumber } from '#machines/blocks/block-wizard-types.ts'
import type { TimeZonesPorts } from '#machines/blocks/time-zones-types.ts'
import { timeZonesMachine } from '#machines/blocks/time-zones.machine.ts'
import type { BlockRecord } from '#machines/blocks/types.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { wizardInput } from '#src/blocks/wizard/wizard-actor.ts'

const record: BlockRecord = {
  id: '7',
  name: 'May Exams',
  shortName: 'May',
  code: 'EB-1',
  from: '2027-05-24',
  to: '2027-06-04',
  description: '',
  status: 2,
  academicDates: [],
}

interface Options {
  blockId?: string | null
  step?: StepNumber
  status?: 0 | 1 | 2
  isBlocked?: boolean
  fails?: boolean
}

const start = async ({ blockId = null, step = 0, status = 2, isBlocked = false, fails = false }: Options = {}) => {
  const facts: BlockWizardFact[] = []
  const calls: string[] = []
  const clock = new SimulatedClock()
  const answer = <T>(name: string, value: T) => {
    calls.push(name)
    return fails ? Promise.reject(new Error('refused')) : Promise.resolve(value)
  }
  const loaded: { record: BlockRecord | null; draft: DetailsDraft | null } = { record: blockId === null ? null : record, draft: null }
  const stored: { message: string; savedAt: number; record: BlockRecord | null } = { message: '', savedAt: 1, record: null }
  const details: BlockDetailsPorts = {
    loadDetails: fromPromise(() => Promise.resolve(loaded)),
    generateCode: fromPromise(() => Promise.resolve('EB-2')),
    createBlock: fromPromise(() => answer('create', { ...stored, id: '9', message: 'Created.' })),
    updateBlock: fromPromise(() => answer('update', { ...stored, message: 'Updated.' })),
  }
  const timeZones: TimeZonesPorts = {
    loadDefaultZones: fromPromise(() => Promise.resolve([{ groupId: '1', zoneId: '11' }])),
    loadSlots: fromPromise(() => Promise.resolve({ saved: [], placements: [] })),
    saveZones: fromPromise(() => answer('zones', { message: 'Zones saved.', savedAt: 1 })),
  }
  const summary: BlockSummaryPorts = { loadSummary: fromPromise(() => Promise.resolve({ ...record, status })) }
  const frame: BlockWizardPorts = {
    removeBlock: fromPromise(() => answer('remove', { isBlocked, message: 'Used by 3 centres.' })),
    publishBlock: fromPromise(() => answer('publish', { message: 'Published.' })),
  }
  const actor = createActor(
    blockWizardMachine.provide({
      actors: {
        ...frame,
        details: blockDetailsMachine.provide({ actors: details }),
        timeZones: timeZonesMachine.provide({ actors: timeZones }),
        summary: blockSummaryMachine.provide({ actors: summary }),
      },
    }),
    { input: wizardInput({ kind: examKind, clock: { now: () => 0, today: () => '2026-11-21' } }, { blockId, step, date: null }), clock },
  )
  for (const type of ['wizard.said', 'step.entered', 'address.due', 'wizard.restarted', 'wizard.left'] as const)
    actor.on(type, (fact) => facts.push(fact))
  actor.start()
  const settled = () => waitFor(actor, (snapshot) => !snapshot.context.isBusy && !snapshot.hasTag('busy'))
  await settled()
  const send = (...events: BlockWizardEvent[]) => events.forEach((event) => actor.send(event))
  const step0 = (fields: Record<string, string>) => {
    for (const [field, value] of Object.entries(fields))
      actor.getSnapshot().children.step?.send({ type: 'field.change', field, value } as never)
  }
  return {
    actor,
    send,
    facts,
    calls,
    clock,
    settled,
    step0,
    context: () => actor.getSnapshot().context,
    can: (event: BlockWizardEvent) => actor.getSnapshot().can(event),
  }
}

const fields = { name: 'Summer', shortName: 'Sum', from: '01/06/2027', to: '03/06/2027' }

describe('a new block', () => {
  it('opens on the details alone, and opens steps 1 and 2 once it has an id', async () => {
    const { context, send, settled, step0, facts } = await start()
    expect([context().step, context().reach]).toEqual([0, 0])
    send({ type: 'wizard.leave', to: { kind: 'step', step: 1 } })
    expect(context().step).toBe(0)
    step0(fields)
    send({ type: 'wizard.next' })
    await settled()
    expect([context().step, context().blockId, context().reach]).toEqual([1, '9', 2])
    expect(facts).toContainEqual({ type: 'wizard.said', message: 'Created.' })
  })

  it('joins the address one and a half seconds after the create, once', async () => {
    const { send, settled, step0, facts, clock } = await start()
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

  it('is created once, whatever is pressed while it is on its way', async () => {
    const { send, settled, step0, calls } = await start()
    step0(fields)
    send({ type: 'wizard.save' }, { type: 'wizard.next' }, { type: 'wizard.save' })
    await settled()
    expect(calls).toEqual(['create'])
  })

  it('cannot be deleted while it is being made, and can be cleared', async () => {
    const { can, send, step0, actor } = await start()
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
    const { send, facts } = await start({ blockId: '7' })
    send({ type: 'wizard.leave', to: { kind: 'list' } })
    expect(facts).toEqual([{ type: 'wizard.left', to: { kind: 'list' }, message: '' }])
  })

  it('asks once with unsaved edits: No stays, Yes goes where the person wanted', async () => {
    const { send, facts, step0, actor } = await start({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.leave', to: { kind: 'address', address: '/profile' } })
    expect(actor.getSnapshot().matches({ frame: 'confirmingLeave' })).toBe(true)
    send({ type: 'question.cancel' })
    expect([facts, actor.getSnapshot().context.facts.isDirty]).toEqual([[], true])
    send({ type: 'wizard.leave', to: { kind: 'address', address: '/profile' } }, { type: 'question.accept' })
    expect(facts).toEqual([{ type: 'wizard.left', to: { kind: 'address', address: '/profile' }, message: '' }])
  })

  it('moves between steps in the same way', async () => {
    const { send, context, settled } = await start({ blockId: '7', step: 3 })
    send({ type: 'wizard.leave', to: { kind: 'step', step: 1 } })
    await settled()
    expect(context().step).toBe(1)
  })
})

describe('publishing', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
  ] as const)('of a block with status %i is possible: %s', async (status, isPossible) => {
    const { can } = await start({ blockId: '7', step: 3, status })
    expect(can({ type: 'wizard.publish' })).toBe(isPossible)
  })

  it('is not possible before the last step', async () => {
    const { can } = await start({ blockId: '7', step: 0 })
    expect(can({ type: 'wizard.publish' })).toBe(false)
  })

  it('is sent once and leads back to the list with the server’s words', async () => {
    const { send, facts, calls, actor } = await start({ blockId: '7', step: 3 })
    send({ type: 'wizard.publish' }, { type: 'wizard.publish' })
    await waitFor(actor, (snapshot) => snapshot.matches({ frame: 'left' }))
    expect([calls, facts]).toEqual([['publish'], [{ type: 'wizard.left', to: { kind: 'list' }, message: 'Published.' }]])
  })

  it('that fails without words says the fixed ones and can be tried again', async () => {
    const { send, context, settled, can } = await start({ blockId: '7', step: 3, fails: true })
    send({ type: 'wizard.publish' })
    await settled()
    expect([context().notice?.text, can({ type: 'wizard.publish' })]).toEqual(['Something went wrong while updating', true])
  })
})

describe('deleting', () => {
  it('asks, and a No sends nothing', async () => {
    const { send, calls } = await start({ blockId: '7' })
    send({ type: 'wizard.delete' }, { type: 'question.cancel' })
    expect(calls).toEqual([])
  })

  it('leads back to the list with the server’s words', async () => {
    const { send, facts, actor } = await start({ blockId: '7' })
    send({ type: 'wizard.delete' }, { type: 'question.accept' })
    await waitFor(actor, (snapshot) => snapshot.matches({ frame: 'left' }))
    expect(facts).toEqual([{ type: 'wizard.left', to: { kind: 'list' }, message: 'Used by 3 centres.' }])
  })

  it('of a mapped block stays, with the warning and the server’s words', async () => {
    const { send, context, settled, facts } = await start({ blockId: '7', isBlocked: true })
    send({ type: 'wizard.delete' }, { type: 'question.accept' })
    await settled()
    expect([context().notice?.text, context().notice?.detail, facts]).toEqual([
      'Exam Block cannot be deleted due to a existing mapping available.',
      'Used by 3 centres.',
      [],
    ])
  })
})
