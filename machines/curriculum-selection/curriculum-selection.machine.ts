import { assign, cancel, emit, not, or, raise, setup } from 'xstate'
import type { SelectionAnswers } from '#openapi/selection/answers.ts'
import { optionalSteps, stepNames, type SelectionStep } from '#openapi/selection/steps.ts'
import { unprovided } from '#machines/unprovided.ts'
import {
  edited,
  failed,
  freshSelection,
  isDirty,
  isWrong,
  lostBy,
  maySubmit,
  opened,
  rebased,
  replaced,
  restored,
  saved,
  stepAfter,
  taken,
} from './selection-editing.ts'
import type {
  CurriculumSelectionContext,
  CurriculumSelectionEvent,
  CurriculumSelectionFact,
  CurriculumSelectionInput,
  CurriculumSelectionPorts,
  CurriculumSelectionTag,
  SaveOutcome,
  SubmitOutcome,
} from './curriculum-selection-types.ts'

const ports: CurriculumSelectionPorts = { saveStep: unprovided('saveStep'), submitSelection: unprovided('submitSelection') }

/** A call under way goes on when another step opens, and its answer still counts. */
const stays = {}

/** Edits are kept half a second after the last of them. */
const debounceDraftSave = ['cancelDraftSave', 'scheduleDraftSave'] as const

const selectionSetup = setup({
  types: {
    context: {} as CurriculumSelectionContext,
    events: {} as CurriculumSelectionEvent,
    emitted: {} as CurriculumSelectionFact,
    input: {} as CurriculumSelectionInput,
    tags: {} as CurriculumSelectionTag,
  },
  actors: ports,
  delays: { draftDue: 500 },
  guards: {
    isReadOnly: ({ context }) => context.selection.isReadOnly || context.isForbidden,
    isDirty: ({ context }) => isDirty(context),
    isLast: ({ context }) => context.step === 'confirmation',
    isPassedOver: ({ context }) => optionalSteps.includes(context.step),
    isWrong: ({ context }) => isWrong(context),
    isContinuing: ({ context }) => context.isContinuing,
    isLeaving: ({ context }) => context.leavingTo !== null,
    hasAsked: ({ context }) => context.asked !== null,
    hasOffer: ({ context }) => context.offer?.step === context.step,
    mayGoOn: ({ context }, { isContinuing }: { isContinuing: boolean }) => isContinuing && !isDirty(context),
    maySubmit: ({ context }) => maySubmit(context),
    isStep: ({ context }, { step }: { step: SelectionStep }) => context.step === step,
    losesAnswers: ({ context }, edit: Partial<SelectionAnswers>) => lostBy(context, edited(context, edit)).length > 0,
    isKind: (_, { outcome, kind }: { outcome: SaveOutcome | SubmitOutcome; kind: string }) => outcome.kind === kind,
  },
  actions: {
    /** Stores the edits as a draft while they are unsaved; a saved step has no draft. */
    keepDraft: () => {},
    dropDraft: () => {},
    cancelDraftSave: cancel('draft'),
    scheduleDraftSave: raise({ type: 'draft.due' }, { id: 'draft', delay: 'draftDue' }),
    open: assign(({ context }, { asked }: { asked: SelectionStep | null }) => opened(context, asked)),
    edit: assign(({ context }, edit: Partial<SelectionAnswers>) => ({
      answers: edited(context, edit),
      // It answers the open step anew, in place of an edit that waits for its question.
      asked: null,
      refused: new Map(),
    })),
    ask: assign(({ context }, edit: Partial<SelectionAnswers>) => ({
      asked: edited({ ...context, answers: context.asked ?? context.answers }, edit),
    })),
    agree: assign(({ context }) => ({ answers: context.asked ?? context.answers, asked: null, refused: new Map() })),
    keepAll: assign({ asked: null }),
    restore: assign(({ context }) => restored(context)),
    discard: assign({ offer: null }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, notice: null })),
    send: assign(({ context }, { isContinuing }: { isContinuing: boolean }) => ({
      sent: context.answers,
      isContinuing,
      notice: null,
      refused: new Map(),
    })),
    settle: assign(({ context }, outcome: SaveOutcome) => (outcome.kind === 'saved' ? saved(context, outcome) : {})),
    meet: assign((_, { selection }: { selection: CurriculumSelectionContext['selection'] }) => ({
      theirs: selection,
      isContinuing: false,
      leavingTo: null,
    })),
    replace: assign(({ context }, outcome: SaveOutcome | SubmitOutcome) =>
      outcome.kind === 'conflict' || outcome.kind === 'closed' ? replaced(context, outcome) : {},
    ),
    rebase: assign(({ context }) => rebased(context)),
    takeTheirs: assign(({ context }) => taken(context.theirs ?? context.selection)),
    clearTheirs: assign({ theirs: null }),
    abandon: assign(({ context }) => ({
      answers: context.selection.answers,
      updatedAt: context.selection.updatedAt,
      attempts: 0,
      offer: null,
      refused: new Map(),
    })),
    setLeavingTo: assign((_, { address }: { address: string }) => ({ leavingTo: address })),
    clearLeavingTo: assign({ leavingTo: null }),
    stopHere: assign({ isContinuing: false, leavingTo: null }),
    acknowledge: assign(({ context }, { id, isTicked }: { id: string; isTicked: boolean }) => ({
      acknowledged: new Set([...context.acknowledged].filter((one) => one !== id).concat(isTicked ? id : [])),
    })),
    confirm: assign((_, { isTicked }: { isTicked: boolean }) => ({ isConfirmed: isTicked })),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) => failed(context, context.input.failure(problem))),
    clearNotice: assign({ notice: null }),
    reportSaved: emit((_, { message }: { message: string }) => ({ type: 'step.saved' as const, message })),
    reportNext: emit(({ context }) => ({ type: 'step.due' as const, step: stepAfter(context.step) })),
    reportLeft: emit(({ context }) => ({ type: 'wizard.left' as const, address: context.leavingTo ?? '' })),
    reportLeaving: emit((_, { address }: { address: string }) => ({ type: 'wizard.left' as const, address })),
    reportSubmitted: emit((_, { message }: { message: string }) => ({ type: 'selection.submitted' as const, message })),
  },
})

/**
 * The wizard in which a centre chooses what it teaches of a curriculum: nine steps, one open at a time, and what is done in
 * the open one. The address says which step is open, and the machine follows it; a step that is not ready gives way to the
 * first that is. The person is asked before an answer removes others, and before another person's save is written over.
 * Choosing goes on while a save is under way.
 */
export const curriculumSelectionMachine = selectionSetup.createMachine({
  id: 'curriculumSelection',
  type: 'parallel',
  context: ({ input }) => freshSelection(input),
  on: { 'notice.close': { actions: 'clearNotice' }, 'draft.due': { actions: 'keepDraft' } },
  states: {
    steps: {
      initial: 'opening',
      on: { 'step.open': { target: '.opening', actions: { type: 'open', params: ({ event }) => ({ asked: event.step }) } } },
      states: {
        opening: {
          always: stepNames.map((step) => ({ guard: { type: 'isStep' as const, params: { step } }, target: step })),
        },
        combo: {},
        stream: {},
        'custom-stream': {},
        module: {},
        intake: {},
        'test-exam-block-dates': {},
        'custom-teaching-date': {},
        delivery: {},
        confirmation: {},
      },
    },
    work: {
      initial: 'editing',
      on: { 'step.open': '.editing' },
      states: {
        editing: {
          on: {
            'answers.edit': [
              { guard: 'isReadOnly' },
              {
                guard: { type: 'losesAnswers', params: ({ event }) => event.answers },
                target: 'asking',
                actions: { type: 'ask', params: ({ event }) => event.answers },
              },
              { actions: [{ type: 'edit', params: ({ event }) => event.answers }, ...debounceDraftSave] },
            ],
            'draft.restore': { guard: 'hasOffer', actions: ['restore', ...debounceDraftSave] },
            'draft.discard': { guard: 'hasOffer', actions: ['discard', 'dropDraft'] },
            'step.save': [
              { guard: 'isLast' },
              { guard: or(['isReadOnly', 'isPassedOver']), actions: 'reportNext' },
              { guard: 'isWrong', actions: 'countAttempt' },
              { guard: { type: 'mayGoOn', params: ({ event }) => event }, actions: 'reportNext' },
              { target: 'saving', actions: { type: 'send', params: ({ event }) => event } },
            ],
            'finding.acknowledge': { guard: 'isLast', actions: { type: 'acknowledge', params: ({ event }) => event } },
            'selection.confirm': { guard: 'isLast', actions: { type: 'confirm', params: ({ event }) => event } },
            'selection.submit': [
              { guard: or([not('isLast'), 'isReadOnly']) },
              { guard: 'maySubmit', target: 'submitting', actions: 'clearNotice' },
              { actions: 'countAttempt' },
            ],
            'wizard.leave': [
              { guard: 'isDirty', target: 'leaving', actions: { type: 'setLeavingTo', params: ({ event }) => event } },
              { actions: { type: 'reportLeaving', params: ({ event }) => event } },
            ],
          },
        },
        // The edit would remove other answers.
        asking: {
          tags: 'impact',
          on: {
            'question.accept': { target: 'editing', actions: ['agree', ...debounceDraftSave] },
            'question.cancel': { target: 'editing', actions: 'keepAll' },
          },
        },
        leaving: {
          tags: 'leave',
          on: {
            'question.accept': { target: 'editing', actions: ['cancelDraftSave', 'abandon', 'dropDraft', 'reportLeft', 'clearLeavingTo'] },
            'question.cancel': { target: 'editing', actions: 'clearLeavingTo' },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'saveStep',
            input: ({ context: { selection, step, sent, updatedAt } }) => ({ selection, step, answers: sent, updatedAt }),
            onDone: [
              {
                guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'conflict' }) },
                target: 'conflicting',
                actions: { type: 'meet', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'closed' }) },
                target: 'editing',
                actions: { type: 'replace', params: ({ event }) => event.output },
              },
              {
                target: 'saved',
                actions: [
                  { type: 'settle', params: ({ event }) => event.output },
                  { type: 'reportSaved', params: ({ event }) => event.output },
                  'keepDraft',
                ],
              },
            ],
            onError: { target: 'saved', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
          },
          on: {
            'answers.edit': [
              {
                guard: { type: 'losesAnswers', params: ({ event }) => event.answers },
                actions: { type: 'ask', params: ({ event }) => event.answers },
              },
              { actions: [{ type: 'edit', params: ({ event }) => event.answers }, ...debounceDraftSave] },
            ],
            'wizard.leave': { actions: { type: 'setLeavingTo', params: ({ event }) => event } },
            'step.open': stays,
          },
        },
        // With edits made during the save, the wizard stays where it is.
        saved: {
          always: [
            { guard: 'hasAsked', target: 'asking', actions: 'stopHere' },
            { guard: 'isDirty', target: 'editing', actions: 'stopHere' },
            { guard: 'isLeaving', target: 'editing', actions: ['reportLeft', 'stopHere'] },
            { guard: 'isContinuing', target: 'editing', actions: ['reportNext', 'stopHere'] },
            { target: 'editing' },
          ],
        },
        conflicting: {
          tags: 'conflict',
          on: {
            'conflict.keepMine': { target: 'saving', actions: 'rebase' },
            'conflict.takeTheirs': { target: 'editing', actions: ['takeTheirs', 'cancelDraftSave', 'dropDraft'] },
            'conflict.cancel': { target: 'editing', actions: 'clearTheirs' },
          },
        },
        submitting: {
          tags: 'busy',
          on: { 'step.open': stays },
          invoke: {
            src: 'submitSelection',
            input: ({ context: { selection, acknowledged } }) => ({ selection, findings: [...acknowledged] }),
            onDone: [
              {
                guard: { type: 'isKind', params: ({ event }) => ({ outcome: event.output, kind: 'submitted' }) },
                target: 'submitted',
                actions: { type: 'reportSubmitted', params: ({ event }) => event.output },
              },
              { target: 'editing', actions: { type: 'replace', params: ({ event }) => event.output } },
            ],
            onError: { target: 'editing', actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) } },
          },
        },
        submitted: { tags: 'busy', on: { 'step.open': stays } },
      },
    },
  },
})
