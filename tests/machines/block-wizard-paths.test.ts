import { getShortestPaths } from 'xstate/graph'
import { describe, expect, it } from 'vitest'
import { blockDetailsMachine } from '#machines/blocks/block-details.machine.ts'
import { blockWizardMachine } from '#machines/blocks/block-wizard.machine.ts'
import type { StepFacts } from '#machines/blocks/step.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { wizardInput } from '#src/blocks/wizard/wizard-actor.ts'
import { record as stored } from './block-wizard-start.ts'
import { detailsInput, record, whole } from './block-details-start.ts'

/** What an open step tells the frame, as its snapshot would. */
const heard = (facts: Partial<StepFacts>) => ({
  type: 'xstate.snapshot.step',
  snapshot: {
    context: { facts: { isDirty: false, savedAt: null, blockId: '9', record: stored, ...facts }, notice: null },
    hasTag: () => false,
  },
})

const stepDone = { type: 'xstate.done.actor.step', output: { blockId: '9', message: 'Saved.' } }
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('x') })

describe('the wizard’s frame', () => {
  const clock = { now: () => 0, today: () => '2026-11-21' }
  const walked = (isEditMode: boolean) =>
    getShortestPaths(blockWizardMachine, {
      input: wizardInput({ kind: examKind, clock }, { blockId: isEditMode ? '9' : null, step: 0, date: null }),
      limit: 20_000,
      events: [
        heard({}),
        heard({ isDirty: true }),
        heard({ openPoints: [{ kind: 'rulesUnread' }] }),
        stepDone,
        { type: 'wizard.leave', to: { kind: 'list' } },
        { type: 'wizard.leave', to: { kind: 'step', step: 0 } },
        { type: 'wizard.leave', to: { kind: 'step', step: 3 } },
        { type: 'wizard.clear' },
        { type: 'wizard.delete' },
        { type: 'wizard.publish' },
        { type: 'question.accept' },
        { type: 'question.cancel' },
        { type: 'xstate.after.addressUpdate.blockWizard.address.due' },
        done('0.blockWizard.frame.deleting', { isBlocked: true, message: '' }),
        failed('0.blockWizard.frame.publishing'),
      ] as never,
      serializeState: ({ value, context }) =>
        JSON.stringify([
          value,
          context.step,
          context.reach,
          context.blockId,
          context.facts.isDirty,
          context.facts.openPoints,
          context.record?.status,
        ]) as never,
    })

  it('has no state in any region that no path of a new or an existing block reaches', () => {
    const paths = [...walked(false), ...walked(true)]
    for (const region of ['steps', 'address', 'frame'] as const) {
      const reached = new Set(paths.map(({ state }) => Object(state.value)[region]))
      const all = Object.keys(Object(blockWizardMachine.states[region]).states).filter((name) => name !== 'opening')
      expect(all.filter((name) => !reached.has(name))).toEqual([])
    }
  })

  it('never opens a step out of reach, and never forgets the id of a block', () => {
    for (const { state } of walked(false)) {
      const { step, reach, blockId } = state.context
      expect(step).toBeLessThanOrEqual(reach)
      expect(reach > 0 && blockId === null).toBe(false)
    }
  })

  it('deletes and publishes only from where it may', () => {
    for (const { state, steps } of [...walked(false), ...walked(true)]) {
      const last = steps.at(-1)?.event.type
      if (last === 'wizard.publish' && state.matches({ frame: 'publishing' })) expect(state.context.step).toBe(3)
      if (state.matches({ frame: 'deleting' })) expect(state.context.input.isEditMode).toBe(true)
    }
  })
})

describe('the details step', () => {
  const draft = { fields: { ...whole, code: '', description: '', status: 0 }, academicDates: null, removals: [], at: 1 }
  const walked = (blockId: string | null) =>
    getShortestPaths(blockDetailsMachine, {
      input: detailsInput(blockId),
      limit: 50_000,
      events: [
        done('0.blockDetails.loading', {
          record: blockId === null ? null : { ...record, status: 1 },
          draft,
          isReturning: false,
          unaddressed: null,
        }),
        failed('0.blockDetails.loading'),
        done('0.blockDetails.open.code.generating', 'EB-1'),
        failed('0.blockDetails.open.code.generating'),
        done('0.blockDetails.open.form.creating', { id: '9', message: 'ok', savedAt: 1, record: null, removed: [], left: [] }),
        done('0.blockDetails.open.form.updating', { kind: 'saved', message: 'ok', savedAt: 1, record: null, removed: [], left: [] }),
        done('0.blockDetails.open.form.updating', { kind: 'conflict', theirs: record }),
        done('0.blockDetails.open.form.updating', { kind: 'loss', modules: null }),
        done('0.blockDetails.open.form.updating', { kind: 'refused', problem: 'no', removed: [], left: [] }),
        failed('0.blockDetails.open.form.updating'),
        { type: 'details.retry' },
        { type: 'draft.restore' },
        { type: 'field.change', field: 'shortName', value: 'Winter' },
        { type: 'field.leave', field: 'shortName' },
        { type: 'step.save' },
        { type: 'step.next' },
        { type: 'code.renew' },
        { type: 'code.keep' },
        { type: 'conflict.keepMine' },
        { type: 'conflict.takeTheirs' },
        { type: 'conflict.cancel' },
        { type: 'loss.accept' },
        { type: 'loss.cancel' },
        { type: 'xstate.after.draftDue.blockDetails.open.draft.waiting' },
      ] as never,
      serializeState: ({ value, context }) =>
        JSON.stringify([value, context.facts.blockId, context.facts.isDirty, context.fields, context.codeOf, context.isNext]) as never,
    })
  const paths = [...walked(null), ...walked('7')]

  it('has no state in any region that no path reaches', () => {
    const open = Object(blockDetailsMachine.states.open)
    const outer = new Set<string>(paths.map(({ state }) => (typeof state.value === 'string' ? state.value : 'open')))
    expect(Object.keys(blockDetailsMachine.states).filter((name) => !outer.has(name))).toEqual([])
    for (const region of ['form', 'code', 'draft'] as const) {
      const reached = new Set(paths.map(({ state }) => Object(Object(state.value)['open'])[region]))
      const passing = ['checking', 'saved']
      expect(Object.keys(open.states[region].states).filter((name) => !reached.has(name) && !passing.includes(name))).toEqual([])
    }
  })

  it('never creates a block that has an id, and never updates one without', () => {
    for (const { state } of paths) {
      if (state.matches({ open: { form: 'creating' } })) expect(state.context.facts.blockId).toBeNull()
      if (state.matches({ open: { form: 'updating' } })) expect(state.context.facts.blockId).not.toBeNull()
    }
  })

  it('creates only forms with a name and a code', () => {
    const created = paths.filter(({ state }) => state.matches({ open: { form: 'creating' } }))
    expect(created.length).toBeGreaterThan(0)
    for (const { state } of created) expect([state.context.sent.name, state.context.sent.code]).not.toContain('')
  })
})
