import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { fields, startWizard } from './block-wizard-start.ts'

describe('Clear', () => {
  it.each([
    { kind: examKind, step: 0, isThere: true },
    { kind: examKind, step: 2, isThere: true },
    { kind: testKind, step: 0, isThere: false },
    { kind: testKind, step: 1, isThere: true },
    { kind: testKind, step: 2, isThere: false },
  ] as const)('of a new $kind.id block on step $step is there: $isThere', async ({ kind, step, isThere }) => {
    const { can, send, settled, step0 } = await startWizard({ kind })
    step0(fields)
    if (step > 0) send({ type: 'wizard.next' })
    await settled()
    if (step === 2) send({ type: 'wizard.leave', to: { kind: 'step', step } })
    await settled()
    expect(can({ type: 'wizard.clear' })).toBe(isThere)
  })

  it('is not there for a block that was opened with its id', async () => {
    const { can } = await startWizard({ blockId: '7' })
    expect(can({ type: 'wizard.clear' })).toBe(false)
  })

  it('on the summary starts a new block after a Yes, and sends nothing', async () => {
    const { send, settled, step0, facts, calls, context } = await startWizard()
    step0(fields)
    send({ type: 'wizard.next' })
    await settled()
    send({ type: 'wizard.leave', to: { kind: 'step', step: 2 } })
    await settled()
    send({ type: 'wizard.next' })
    await settled()
    expect(context().step).toBe(3)
    send({ type: 'wizard.clear' }, { type: 'question.cancel' }, { type: 'wizard.clear' }, { type: 'question.accept' })
    expect([facts.at(-1), calls.filter((call) => call !== 'schedule')]).toEqual([{ type: 'wizard.restarted' }, ['keep draft', 'create']])
  })
})

const asked: OpenPoint = { kind: 'finding', finding: { id: 'F16 rules', level: 'ask', subject: { kind: 'unread', source: 'rules' } } }

describe('publishing', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
  ] as const)('of a block with status %i is possible: %s', async (status, isPossible) => {
    const { can } = await startWizard({ blockId: '7', step: 3, status })
    expect(can({ type: 'wizard.publish' })).toBe(isPossible)
  })

  it('is not possible before the last step', async () => {
    const { can } = await startWizard({ blockId: '7', step: 0 })
    expect(can({ type: 'wizard.publish' })).toBe(false)
  })

  it('is sent once and leads back to the list with the server’s words', async () => {
    const { send, facts, bodies, actor } = await startWizard({ blockId: '7', step: 3 })
    send({ type: 'wizard.publish' }, { type: 'wizard.publish' })
    await waitFor(actor, (snapshot) => snapshot.matches({ frame: 'left' }))
    expect([bodies, facts]).toEqual([[{ blockId: '7' }], [{ type: 'wizard.left', to: { kind: 'list' }, message: 'Published.' }]])
  })

  it('asks first about what is open: a Cancel sends nothing, a Yes publishes once', async () => {
    const { send, calls, actor, facts, settled } = await startWizard({ blockId: '7', step: 3, openPoints: [asked] })
    send({ type: 'wizard.publish' })
    await settled()
    expect([calls, actor.getSnapshot().matches({ frame: 'confirmingPublish' })]).toEqual([[], true])
    send({ type: 'question.cancel' })
    expect([calls, actor.getSnapshot().matches({ frame: 'working' })]).toEqual([[], true])
    send({ type: 'wizard.publish' }, { type: 'wizard.publish' })
    await settled()
    send({ type: 'question.accept' }, { type: 'question.accept' })
    await expect.poll(() => facts.length).toBe(1)
    expect(calls).toEqual(['publish'])
  })

  it('asks nothing about mere advice', async () => {
    const { send, calls } = await startWizard({
      blockId: '7',
      step: 3,
      openPoints: [{ kind: 'undatedAcademicDates', names: ['Moderation'] }],
    })
    send({ type: 'wizard.publish' })
    await expect.poll(() => calls).toEqual(['publish'])
  })

  it('asks about what is open by now, not about what was open when the summary was opened', async () => {
    const { send, calls, actor, settled, context, toStep } = await startWizard({
      blockId: '7',
      step: 3,
      openPoints: [{ kind: 'unsavedDetails' }],
      now: () => ({ openPoints: [asked] }),
    })
    send({ type: 'wizard.publish' })
    expect(actor.getSnapshot().hasTag('publishing')).toBe(true)
    await settled()
    expect([calls, actor.getSnapshot().matches({ frame: 'confirmingPublish' }), context().facts.openPoints]).toEqual([[], true, [asked]])
    // The step has the new open points too: its next event does not bring back the old ones.
    toStep({ type: 'notice.close' })
    expect(context().facts.openPoints).toEqual([asked])
  })

  it('sends nothing when the block cannot be read again, and says so', async () => {
    const { send, calls, settled, context, can } = await startWizard({
      blockId: '7',
      step: 3,
      now: () => {
        throw new ApiProblem('network', 0)
      },
    })
    send({ type: 'wizard.publish' })
    await settled()
    expect([calls, context().notice?.text, can({ type: 'wizard.publish' })]).toEqual([
      [],
      'The open points could not be loaded. Nothing was published.',
      true,
    ])
  })

  it('sends nothing when the block is no draft any more', async () => {
    const { send, calls, settled, context, can } = await startWizard({ blockId: '7', step: 3, now: () => ({ status: 1 }) })
    send({ type: 'wizard.publish' })
    await settled()
    expect([calls, context().notice?.text, context().record?.status, can({ type: 'wizard.publish' })]).toEqual([
      [],
      'Only a draft can be published.',
      1,
      false,
    ])
  })

  describe('whose answer was lost', () => {
    const after = (second: () => { status?: 0 | 1 | 2 }) => {
      const reads = [() => ({}), second]
      return () => reads.shift()?.() ?? {}
    }

    it('leads to the list when the block is active then', async () => {
      const fails = new ApiProblem('malformed', 200)
      const { send, facts, actor } = await startWizard({ blockId: '7', step: 3, fails, now: after(() => ({ status: 1 })) })
      send({ type: 'wizard.publish' })
      await waitFor(actor, (snapshot) => snapshot.matches({ frame: 'left' }))
      expect(facts).toEqual([{ type: 'wizard.left', to: { kind: 'list' }, message: 'The exam block was published.' }])
    })

    it('says that it failed when nobody can say whether it was done', async () => {
      const now = after(() => {
        throw new ApiProblem('network', 0)
      })
      const { send, settled, context } = await startWizard({ blockId: '7', step: 3, fails: new ApiProblem('timeout', 0), now })
      send({ type: 'wizard.publish' })
      await settled()
      expect(context().notice?.text).toBe('Something went wrong while updating')
    })
  })

  it('that is refused because somebody else was first says so, and shows the block as it is', async () => {
    const reads = [{}, { status: 1 as const }]
    const fails = new ApiProblem('refused', 400, 'Only a draft can be published, and May Exams is active.')
    const { send, settled, context, can, facts } = await startWizard({ blockId: '7', step: 3, fails, now: () => reads.shift() ?? {} })
    send({ type: 'wizard.publish' })
    await settled()
    expect([context().notice?.text, context().record?.status, can({ type: 'wizard.publish' }), facts]).toEqual([
      fails.message,
      1,
      false,
      [],
    ])
  })

  it('that fails without words says the fixed ones and can be tried again', async () => {
    const { send, context, settled, can } = await startWizard({ blockId: '7', step: 3, fails: true })
    send({ type: 'wizard.publish' })
    await settled()
    expect([context().notice?.text, can({ type: 'wizard.publish' })]).toEqual(['Something went wrong while updating', true])
    send({ type: 'notice.close' })
    expect(context().notice).toBeNull()
  })

  it('that is refused says why, as the kind of block lets it be closed, and each time anew', async () => {
    const fails = new ApiProblem('refused', 400, 'It has no time zones.')
    const { send, context, settled } = await startWizard({ kind: testKind, blockId: '7', step: 3, fails })
    for (const id of [1, 2]) {
      send({ type: 'wizard.publish' })
      await settled()
      expect(context().notice).toEqual({ id, tone: 'error', text: 'It has no time zones.', isClosable: false })
    }
  })

  it('leads to the list, also after somebody wanted to go elsewhere and stayed', async () => {
    const { send, step0, settled, facts, actor } = await startWizard({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.leave', to: { kind: 'address', address: '/profile' } }, { type: 'question.cancel' }, { type: 'wizard.save' })
    await settled()
    send({ type: 'wizard.leave', to: { kind: 'step', step: 3 } })
    await settled()
    send({ type: 'wizard.publish' })
    await waitFor(actor, (snapshot) => snapshot.matches({ frame: 'left' }))
    expect(facts.at(-1)).toEqual({ type: 'wizard.left', to: { kind: 'list' }, message: 'Published.' })
  })
})

describe('deleting', () => {
  it('asks, and a No sends nothing', async () => {
    const { send, calls } = await startWizard({ blockId: '7' })
    send({ type: 'wizard.delete' }, { type: 'question.cancel' })
    expect(calls).toEqual([])
  })

  it('leads back to the list with the server’s words, and leaves no draft of the block behind', async () => {
    const { send, facts, actor, bodies, calls, step0 } = await startWizard({ blockId: '7' })
    step0({ name: 'Other' })
    send({ type: 'wizard.leave', to: { kind: 'address', address: '/profile' } }, { type: 'question.cancel' })
    send({ type: 'wizard.delete' }, { type: 'question.accept' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await waitFor(actor, (snapshot) => snapshot.matches({ frame: 'left' }))
    expect(facts).toEqual([{ type: 'wizard.left', to: { kind: 'list' }, message: 'Used by 3 centres.' }])
    expect([bodies, calls]).toEqual([[{ blockId: '7' }], ['remove', 'drop draft']])
  })

  it('happens once, however often Yes is pressed, and is not said to be done when it failed', async () => {
    const { send, calls, facts, settled, context } = await startWizard({ blockId: '7', fails: true })
    send({ type: 'wizard.delete' }, { type: 'wizard.delete' }, { type: 'question.accept' }, { type: 'question.accept' })
    await settled()
    expect([calls, facts, context().notice?.tone, context().blockId]).toEqual([['remove'], [], 'error', '7'])
  })

  it('of a mapped block stays, with the warning and the server’s words', async () => {
    const { send, context, settled, facts } = await startWizard({ blockId: '7', isBlocked: true })
    send({ type: 'wizard.delete' }, { type: 'question.accept' })
    await settled()
    expect([context().notice, facts]).toEqual([
      {
        id: 1,
        tone: 'warning',
        text: 'Exam Block cannot be deleted due to a existing mapping available.',
        detail: 'Used by 3 centres.',
        isClosable: true,
      },
      [],
    ])
  })

  it.each(['wizard.save', 'wizard.next'] as const)('that failed is no longer reported after %s', async (type) => {
    const { send, context, settled } = await startWizard({ blockId: '7', isBlocked: true })
    send({ type: 'wizard.delete' }, { type: 'question.accept' })
    await settled()
    send({ type })
    expect(context().notice).toBeNull()
  })
})
