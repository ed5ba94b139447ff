import { assign, setup, type AnyStateMachine } from 'xstate'
import { blockWizardMachine } from '#machines/blocks/wizard/block-wizard.machine.ts'
import type { BlockWizardPorts, StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { LoadedSummary } from '#machines/blocks/summary/block-summary.machine.ts'
import { isAsked, type OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { Notice, StepFacts } from '#machines/blocks/step.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { wizardInput } from '#src/blocks/wizard/wizard-actor.ts'
import { record as block } from '#tests/machines/blocks/block-details-start.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, says, waiting } from '../ports.ts'
import { createFakeDraftStore } from '#tests/support/block-fixture.ts'

const ports: BlockWizardPorts = { removeBlock: waiting(), publishBlock: waiting(), readSummary: waiting() }

interface Shown {
  readonly context: { readonly facts: StepFacts; readonly notice: Notice | null }
  hasTag(tag: string): boolean
}

/** A stand-in for any step of the wizard: it shows what it receives and does nothing else. */
const step = setup({
  types: {
    context: {} as Shown['context'],
    events: {} as { type: 'port.shows'; snapshot: Shown } | { type: 'summary.renew'; summary: LoadedSummary },
    tags: {} as 'loading',
  },
}).createMachine({
  id: 'step',
  context: { facts: { isDirty: false, savedAt: null, blockId: null, record: null }, notice: null },
  initial: 'free',
  on: {
    'summary.renew': {
      actions: assign(({ context: { facts }, event: { summary: read } }) => ({
        facts: { ...facts, record: read.record, openPoints: read.openPoints },
      })),
    },
    'port.shows': [
      {
        guard: ({ event }) => event.snapshot.hasTag('loading'),
        target: '.loading',
        actions: assign(({ event }) => event.snapshot.context),
      },
      { target: '.free', actions: assign(({ event }) => event.snapshot.context) },
    ],
  },
  states: { free: {}, loading: { tags: 'loading' } },
})

/** What the frame reads from the snapshot of an open step. */
function heard(name: string, facts: Partial<StepFacts>, notice: Notice | null = null, tags: readonly string[] = []) {
  const snapshot: Shown = {
    context: { facts: { isDirty: false, savedAt: null, blockId: '9', record: block, ...facts }, notice },
    hasTag: (tag) => tags.includes(tag),
  }
  return says(name, { type: 'xstate.snapshot.step', snapshot })
}

const active: BlockRecord = { ...block, status: 1 }
const asked: OpenPoint = { kind: 'finding', finding: { id: 'F16 rules', level: 'ask', subject: { kind: 'unread', source: 'rules' } } }
const summary: LoadedSummary = { record: block, openPoints: [], settled: [] }
const ended = done('finished', { blockId: '9', message: 'Saved.' })
const answers = [
  heard('nothing to save', {}),
  heard('unsaved edits', { isDirty: true }),
  heard('open points', {
    openPoints: [asked],
  }),
  heard('an active block', { record: active }),
  heard('saved', { savedAt: 1 }, { id: 1, tone: 'success', text: 'Saved.', isClosable: true }),
  heard('an error', {}, { id: 2, tone: 'error', text: 'No.', isClosable: true }),
  heard('loading', {}, null, ['loading']),
]
const drafts = createFakeDraftStore(new Map())
const clock = { now: () => 0, today: () => '2026-11-21', elapsed: () => 0 }
/** Inputs of a kind's wizard: a new block, or a saved one at each of its steps. */
export function wizardInputs(kind: BlockKindSpec) {
  const input = (blockId: string | null, at: StepNumber) => wizardInput({ kind, clock, drafts }, { blockId, step: at, date: null })
  return {
    'a new block': input(null, 0),
    'a saved block': input('9', 0),
    'a saved block, time zones': input('9', 1),
    'a saved block, schedule': input('9', 2),
    'a saved block, summary': input('9', 3),
  }
}
const withSteps = (machine: AnyStateMachine) =>
  machine.provide({ actors: { details: step, timeZones: step, scheduling: step, summary: step } })

export const blockWizard = chartEntry({
  id: 'block-wizard',
  title: 'Block wizard',
  area: 'blocks',
  file: 'blocks/wizard/block-wizard.machine.ts',
  machine: withSteps(blockWizardMachine.provide({ actors: ports })),
  inputs: wizardInputs(examKind),
  events: [
    { type: 'wizard.save' },
    { type: 'wizard.next' },
    { type: 'wizard.leave', to: { kind: 'list' } },
    { type: 'wizard.leave', to: { kind: 'step', step: 0 } },
    { type: 'wizard.leave', to: { kind: 'step', step: 2 } },
    { type: 'wizard.leave', to: { kind: 'step', step: 3 } },
    { type: 'wizard.visit', address: '/sms/exam-block/academic-dates' },
    { type: 'wizard.keep' },
    { type: 'wizard.return' },
    { type: 'wizard.keep' },
    { type: 'wizard.clear' },
    { type: 'wizard.delete' },
    { type: 'wizard.publish' },
    { type: 'question.accept' },
    { type: 'question.cancel' },
    { type: 'notice.close' },
  ],
  answers: {
    details: [...answers, ended],
    timeZones: [...answers, ended],
    scheduling: [...answers, ended],
    summary: answers,
    removeBlock: [
      done('deleted', { isBlocked: false, message: 'Deleted.' }),
      done('mapped', { isBlocked: true, message: 'Used by 3 centres.' }),
      failed('no answer', new Error('No.')),
    ],
    readSummary: [
      done('a draft', summary),
      done('open points', { ...summary, openPoints: [asked] }),
      done('an active block', { ...summary, record: active }),
      failed('no answer', new ApiProblem('network', 0)),
    ],
    publishBlock: [
      done('published', { message: 'Published.' }),
      failed('refused', new ApiProblem('refused', 400, 'No.')),
      failed('no answer', new ApiProblem('network', 0)),
    ],
  },
  project: ({ value, context }) => [
    value,
    context.step,
    context.reach,
    context.blockId,
    context.facts.isDirty,
    context.facts.openPoints?.length,
    context.isBusy,
    context.record?.status,
    context.publishProblem instanceof ApiProblem && context.publishProblem.code,
    context.leavingTo.kind,
  ],
  laws: {
    'no step out of reach is open': ({ context }) => context.step <= context.reach,
    'no later step is open without a block': ({ context }) => context.reach === 0 || context.blockId !== null,
    'only blocks that were opened for a change are deleted': (snapshot) =>
      !snapshot.matches({ frame: 'deleting' }) || snapshot.context.input.isEditMode,
    'open points are published only after a Yes': (snapshot, taken) =>
      !taken.at(-1)?.type.endsWith('.checking') ||
      !snapshot.matches({ frame: 'publishing' }) ||
      !snapshot.context.facts.openPoints?.some(isAsked),
    'only the summary is published': (snapshot) => !snapshot.matches({ frame: 'publishing' }) || snapshot.context.step === 3,
  },
})
