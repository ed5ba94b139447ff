import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { deliveryOf, noAnswers } from '#openapi/selection/answers.ts'
import { stepNames } from '#openapi/selection/steps.ts'
import { typedStudents, withDelivery } from '#machines/curriculum-selection/selection-edits.ts'
import { isDirty, shownErrors } from '#machines/curriculum-selection/selection-editing.ts'
import { stepStates } from '#machines/curriculum-selection/step-states.ts'
import { complete } from '#tests/rules/curriculum-selection/fixture.ts'
import { Refusal } from '../records/start.ts'
import { edit, next, save, startSelection, whole } from './start.ts'

const begun = { ...whole, answers: { ...noAnswers, comboIds: [1] } }
const locked = { ...whole, isReadOnly: true }
const crowded = { ...whole, choices: { ...whole.choices, capacity: 10 } }

describe('the steps of the wizard', () => {
  it.each(stepNames)('open by themselves: %s (CAT-CUR-01)', (step) => {
    expect(startSelection(whole, step).context().step).toBe(step)
  })

  it('begin with the first that is open where none is asked for', () => {
    expect(startSelection(begun, null).value()).toEqual({ steps: 'stream', work: 'editing' })
    expect(startSelection(whole, null).value()).toEqual({ steps: 'confirmation', work: 'editing' })
  })

  it('that are not ready give way to the first that is, and say what is missing (CAT-CUR-02)', () => {
    const { value, context, send } = startSelection(begun, 'intake')
    expect([value().steps, context().notice?.text]).toEqual(['stream', 'Complete Stream, Module first.'])
    send({ type: 'step.open', step: 'delivery' })
    expect([value(), context().notice?.text]).toEqual([
      { steps: 'stream', work: 'editing' },
      'Complete Stream, Module, Intake, Test Block and Exam Block Dates first.',
    ])
  })

  it('all open of a selection that can only be read', () => {
    expect(startSelection({ ...begun, isReadOnly: true }, 'delivery').value()).toEqual({ steps: 'delivery', work: 'editing' })
  })

  it('say where they stand', () => {
    const states = stepStates(begun, 'stream').map(({ state }) => state)
    expect(states).toEqual(['done', 'current', 'unreachable', 'unreachable', 'unreachable', ...Array<string>(4).fill('unreachable')])
    expect(stepStates(whole, 'module').map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'current',
      'done',
      'done',
      'done',
      'done',
      'upcoming',
    ])
  })
})

describe('the answers of a step', () => {
  it('keep what is typed for a number, and are not saved while it is none', async () => {
    const { send, rests, sent, context } = startSelection(whole, 'delivery')
    const type = (text: string) => send(edit(withDelivery(context().answers, { comboId: 1, intakeId: 401, ...typedStudents(text) })))
    const row = () => deliveryOf(context().answers, 1, 401)
    type('12,5')
    send(save)
    expect(sent).toEqual([])
    expect(row()).toMatchObject({ students: undefined, studentsText: '12,5' })
    expect([...shownErrors(context())]).toEqual([['delivery.1.401', 'Enter a whole number.']])
    type(' 12')
    send(save)
    await rests()
    expect([sent.length, row()?.students]).toEqual([1, 12])
  })

  it('are saved in place, or on the way to the next step', async () => {
    const { send, rests, sent, facts, value } = startSelection(whole, 'module')
    const modules = [{ streamId: 5, moduleIds: [12, 13] }, complete.modules[1] ?? { streamId: 6, moduleIds: [] }]
    send(edit({ modules }), save)
    await rests()
    expect([sent[0]?.step, sent[0]?.answers.modules, sent[0]?.updatedAt]).toEqual(['module', modules, 'first'])
    expect([value(), facts]).toEqual([{ steps: 'module', work: 'editing' }, [{ type: 'step.saved', message: 'Saved.' }]])
    send(edit({ modules: complete.modules }), next)
    await rests()
    expect(facts.at(-1)).toEqual({ type: 'step.due', step: 'intake' })
  })

  it('lead on without a call where nothing was changed', () => {
    const { send, sent, facts } = startSelection(whole, 'combo')
    send(edit({ comboIds: [2, 1] }), next)
    expect([sent, facts]).toEqual([[], [{ type: 'step.due', step: 'stream' }]])
  })

  it('that are wrong are not sent, and say why from the first try on', () => {
    const { send, sent, context } = startSelection({ ...whole, answers: noAnswers }, 'combo')
    expect([...shownErrors(context())]).toEqual([])
    send(save)
    expect([sent, [...shownErrors(context())]]).toEqual([[], [['comboIds', 'Choose at least one combo.']]])
  })

  it('that the server refuses show its texts until the next edit', async () => {
    const problems = [new Refusal(400, 'No.', { comboIds: 'This Combo is no longer available.' })]
    const { send, rests, context, value } = startSelection(whole, 'combo', { problems })
    send(save)
    await rests()
    expect([value(), [...shownErrors(context())]]).toEqual([
      { steps: 'combo', work: 'editing' },
      [['comboIds', 'This Combo is no longer available.']],
    ])
    send(edit({ comboIds: [1, 2] }))
    expect(context().refused.size).toBe(0)
  })

  it('are only read after a refusal for want of the right', async () => {
    const { send, rests, context, sent } = startSelection(whole, 'combo', { problems: [new Refusal(403, 'Not yours.')] })
    send(save)
    await rests()
    send(edit({ comboIds: [2] }), save)
    expect([context().notice?.text, context().answers.comboIds, sent.length]).toEqual(['Not yours.', [1, 2], 1])
  })

  it('that other answers rest on name what falls; No keeps all (CAT-CUR-04)', () => {
    const { send, value, context } = startSelection(whole, 'combo')
    send(edit({ comboIds: [1] }))
    expect(value()).toEqual({ steps: 'combo', work: 'asking' })
    send({ type: 'question.cancel' })
    expect([value(), context().answers]).toEqual([{ steps: 'combo', work: 'editing' }, complete])
    send(edit({ comboIds: [1] }), { type: 'question.accept' })
    expect([value(), context().answers.comboIds]).toEqual([{ steps: 'combo', work: 'editing' }, [1]])
  })

  it('chosen during a save are kept, and asked about once it is done', async () => {
    const { send, rests, value, context, facts } = startSelection(whole, 'combo')
    send(save, edit({ comboIds: [1] }))
    await rests()
    expect(value()).toEqual({ steps: 'combo', work: 'asking' })
    send({ type: 'question.accept' })
    expect([context().answers.comboIds, isDirty(context())]).toEqual([[1], true])
    expect(facts.map(({ type }) => type)).toEqual(['step.saved'])
  })

  it('chosen anew in the same save, so that nothing is lost, are kept without a question', async () => {
    const { send, rests, value, context } = startSelection(whole, 'combo')
    send(save, edit({ comboIds: [1] }), edit({ comboIds: [1, 2] }))
    await rests()
    expect([value(), context().answers.comboIds]).toEqual([{ steps: 'combo', work: 'editing' }, [1, 2]])
  })

  it('of an accepted selection stay as they are (CAT-CUR-07)', () => {
    const { send, sent, context, facts } = startSelection(locked, 'combo')
    send(edit({ comboIds: [1] }), save)
    expect([sent, context().answers, facts]).toEqual([[], complete, [{ type: 'step.due', step: 'stream' }]])
  })

  it('of a selection that was accepted meanwhile give way to what is stored', async () => {
    const { send, rests, server, value, context } = startSelection(whole, 'stream')
    server.selection = { ...locked, updatedAt: 'second' }
    send(edit({ streamIds: [5, 6] }), save)
    await rests()
    expect([value(), context().selection.isReadOnly, context().notice?.text]).toEqual([
      { steps: 'stream', work: 'editing' },
      true,
      'Ama Mensah has saved this selection meanwhile.',
    ])
  })

  describe('whose save the status does not allow', () => {
    const narrow = { ...whole, answers: { ...complete, streamIds: [5], modules: [{ streamId: 5, moduleIds: [11, 13] }] } }
    const refused = async (now: Partial<typeof whole>) => {
      const wizard = startSelection(narrow, 'stream', { isRefusedByStatus: true })
      wizard.server.selection = { ...narrow, ...now, updatedAt: 'second' }
      wizard.send(edit({ streamIds: [5, 6] }), save)
      await wizard.rests()
      const { answers, notice, updatedAt } = wizard.context()
      return [answers.streamIds, notice?.text, updatedAt]
    }
    const because = 'Ama Mensah has saved this selection meanwhile.'

    it('keep what was chosen', async () => {
      const text = `${because} What you chose in Stream is not saved yet, and still stands here.`
      expect(await refused({})).toEqual([[5, 6], text, 'second'])
    })

    it('keep what of it is still offered', async () => {
      const streams = whole.choices.streams.filter(({ streamId }) => streamId !== 6)
      const text = `${because} What you chose in Stream is not saved yet. It still stands here, without what is no longer offered.`
      expect(await refused({ choices: { ...whole.choices, streams } })).toEqual([[5], text, 'second'])
    })

    it('say that it was not saved where nothing may be changed any more', async () => {
      const text = `${because} What you chose in Stream was not saved.`
      expect(await refused({ isReadOnly: true })).toEqual([[5], text, 'second'])
    })
  })
})

describe('unsaved answers', () => {
  const other = edit({ intakes: [{ intakeId: 401, teachingDateIds: [2] }] })

  it('are asked about before they are left (CAT-CUR-03)', () => {
    const { send, value, facts, context } = startSelection(whole, 'intake')
    send(other, { type: 'wizard.leave', address: '/elsewhere' })
    expect([value(), facts]).toEqual([{ steps: 'intake', work: 'leaving' }, []])
    send({ type: 'question.cancel' })
    expect(isDirty(context())).toBe(true)
    send({ type: 'wizard.leave', address: '/elsewhere' }, { type: 'question.accept' })
    expect([facts, isDirty(context())]).toEqual([[{ type: 'wizard.left', address: '/elsewhere' }], false])
  })

  it('leave after the save that is under way', async () => {
    const { send, rests, facts } = startSelection(whole, 'intake')
    send(other, save, { type: 'wizard.leave', address: '/elsewhere' })
    await rests()
    expect(facts.map(({ type }) => type)).toEqual(['step.saved', 'wizard.left'])
  })

  it('are kept half a second after the last of them', () => {
    const { send, clock, drafts } = startSelection(whole, 'intake')
    send(other)
    clock.increment(499)
    expect(drafts).toEqual([])
    clock.increment(1)
    expect(drafts).toEqual(['kept'])
  })

  it('of an earlier visit are offered, and go on from what they were made on (CAT-CUR-03)', async () => {
    const kept = {
      at: 1,
      step: 'intake',
      answers: { ...complete, intakes: [{ intakeId: 401, teachingDateIds: [2] }] },
      updatedAt: 'older',
    } as const
    const { send, rests, value, context } = startSelection(whole, 'intake', { kept })
    expect(context().offer).toEqual(kept)
    send({ type: 'draft.restore' }, save)
    await rests()
    expect(value()).toEqual({ steps: 'intake', work: 'conflicting' })
    expect(startSelection(whole, 'intake', { kept: { ...kept, answers: complete } }).context().offer).toBeNull()
  })
})

describe('what another person saved meanwhile', () => {
  async function meet() {
    const started = startSelection(whole, 'stream')
    started.server.selection = { ...whole, updatedAt: 'second', answers: { ...complete, comboIds: [1] } }
    started.send(edit({ streamIds: [5] }), { type: 'question.accept' }, save)
    await started.rests()
    return started
  }

  it('is shown before mine go over it (CAT-CUR-09)', async () => {
    const { value, context, send, rests, sent } = await meet()
    expect([value(), context().theirs?.answers.comboIds]).toEqual([{ steps: 'stream', work: 'conflicting' }, [1]])
    send({ type: 'conflict.keepMine' })
    await rests()
    expect(sent.map(({ updatedAt }) => updatedAt)).toEqual(['first', 'second'])
    expect([context().selection.answers.comboIds, context().selection.answers.streamIds]).toEqual([[1], [5]])
  })

  it('can be taken instead', async () => {
    const { context, send, sent } = await meet()
    send({ type: 'conflict.takeTheirs' })
    expect([context().answers.streamIds, context().answers.comboIds, isDirty(context()), sent.length]).toEqual([[5, 6], [1], false, 1])
  })

  it('is asked about again after a Cancel', async () => {
    const { value, send, rests } = await meet()
    send({ type: 'conflict.cancel' }, save)
    await rests()
    expect(value()).toEqual({ steps: 'stream', work: 'conflicting' })
  })
})

describe('the confirmation', () => {
  it('needs the tick of every finding and of itself (CAT-CUR-05)', async () => {
    const { send, actor, submitted, facts, context } = startSelection(crowded, 'confirmation')
    send({ type: 'selection.submit' }, { type: 'selection.confirm', isTicked: true }, { type: 'selection.submit' })
    expect([submitted, context().attempts]).toEqual([[], 2])
    send({ type: 'finding.acknowledge', id: 'places:38', isTicked: true }, { type: 'selection.submit' })
    await waitFor(actor, (snapshot) => snapshot.matches({ work: 'submitted' }))
    expect([submitted, facts]).toEqual([[['places:38']], [{ type: 'selection.submitted', message: 'Submitted.' }]])
  })

  it('begins anew on what another person saved meanwhile', async () => {
    const { send, rests, server, context, value } = startSelection(whole, 'confirmation')
    server.selection = { ...whole, updatedAt: 'second' }
    send({ type: 'selection.confirm', isTicked: true }, { type: 'selection.submit' })
    await rests()
    expect([value(), context().isConfirmed, context().updatedAt, context().notice?.text]).toEqual([
      { steps: 'confirmation', work: 'editing' },
      false,
      'second',
      'Changed.',
    ])
  })

  it('is not sent twice', async () => {
    const { send, submitted, actor } = startSelection(whole, 'confirmation')
    send({ type: 'selection.confirm', isTicked: true }, { type: 'selection.submit' }, { type: 'selection.submit' })
    await waitFor(actor, (snapshot) => snapshot.matches({ work: 'submitted' }))
    send({ type: 'selection.submit' })
    expect([submitted.length, actor.getSnapshot().hasTag('busy')]).toEqual([1, true])
  })

  it('goes on while another step is looked at', async () => {
    const { send, facts, actor, context } = startSelection(whole, 'confirmation')
    send({ type: 'selection.confirm', isTicked: true }, { type: 'selection.submit' }, { type: 'step.open', step: 'combo' })
    expect([context().step, actor.getSnapshot().hasTag('busy')]).toEqual(['combo', true])
    await waitFor(actor, (snapshot) => snapshot.matches({ work: 'submitted' }))
    expect(facts).toEqual([{ type: 'selection.submitted', message: 'Submitted.' }])
  })
})

describe('the steps that may be passed over', () => {
  it('lead on, and away, without a question', () => {
    const { send, facts } = startSelection(whole, 'custom-stream')
    send(next, { type: 'wizard.leave', address: '/elsewhere' })
    expect(facts).toEqual([
      { type: 'step.due', step: 'module' },
      { type: 'wizard.left', address: '/elsewhere' },
    ])
  })
})
