import { and, assign, cancel, emit, not, or, raise, setup } from 'xstate'
import { refusedWith } from '#machines/records/record-notice.ts'
import { unprovided } from '#machines/unprovided.ts'
import type {
  ComposerContext,
  ComposerEvent,
  ComposerFact,
  ComposerInput,
  ComposerPorts,
  ComposerStep,
  ComposerTag,
  MessageDraft,
  SavedMessage,
} from './composer-types.ts'
import { firstWrongStep, isSameDraft } from './message-draft.ts'

const ports: ComposerPorts = { saveMessage: unprovided('saveMessage'), testMessage: unprovided('testMessage') }

/** Edits are kept half a second after the last of them. */
const debounceKeep = ['cancelKeep', 'scheduleKeep'] as const

const begun = (input: ComposerInput): ComposerContext => ({
  input,
  recordId: input.recordId,
  // A draft that says the same as what is stored was saved, so its stamp is of before that save.
  updatedAt: input.kept && !isSameDraft(input.kept.draft, input.stored) ? input.kept.updatedAt : input.updatedAt,
  draft: input.kept?.draft ?? input.stored,
  stored: input.stored,
  version: 0,
  step: input.step,
  attempts: 0,
  refused: new Map(),
  notice: null,
  isForbidden: false,
  savedAt: null,
  isReviewing: false,
})

/** Whether a message has edits that no save has stored. */
export const isUnsaved = ({ draft, stored }: Pick<ComposerContext, 'draft' | 'stored'>): boolean => !isSameDraft(draft, stored)

const composerSetup = setup({
  types: {
    context: {} as ComposerContext,
    events: {} as ComposerEvent,
    emitted: {} as ComposerFact,
    input: {} as ComposerInput,
    tags: {} as ComposerTag,
  },
  actors: ports,
  delays: { keepDue: 500 },
  guards: {
    isForbidden: ({ context }) => context.isForbidden,
    isWrong: ({ context }) => context.input.wrong(context.draft).size > 0,
    isUnsendable: ({ context }) => context.input.unsendable(context.draft).size > 0,
    isUnsaved: ({ context }) => isUnsaved(context),
    isStored: ({ context }) => context.recordId !== null && !isUnsaved(context),
    isReviewing: ({ context }) => context.isReviewing,
    isStep: ({ context }, { step }: { step: ComposerStep }) => context.step === step,
  },
  actions: {
    /** Keeps the edits in the browser while they are unsaved; a saved message has none there. */
    keepDraft: () => {},
    cancelKeep: cancel('keep'),
    scheduleKeep: raise({ type: 'draft.due' }, { id: 'keep', delay: 'keepDue' }),
    open: assign((_, { step }: { step: ComposerStep }) => ({ step })),
    edit: assign(({ context }, changes: Partial<MessageDraft>) => ({ draft: { ...context.draft, ...changes }, refused: new Map() })),
    discard: assign(({ context }) => ({
      draft: context.stored,
      // Edits that were kept may have had an older stamp than what is stored.
      updatedAt: context.savedAt === null ? context.input.updatedAt : context.updatedAt,
      version: context.version + 1,
      attempts: 0,
      refused: new Map(),
    })),
    attempt: assign(({ context }, { isReviewing }: { isReviewing: boolean }) => ({
      attempts: context.attempts + 1,
      isReviewing,
      notice: null,
    })),
    settle: assign((_, { recordId, updatedAt, savedAt, stored }: SavedMessage) => ({
      recordId,
      updatedAt,
      savedAt,
      stored,
      attempts: 0,
      refused: new Map(),
    })),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) => {
      const failure = context.input.failure(problem)
      const fields = failure.fields ?? new Map<string, string>()
      return {
        isReviewing: false,
        refused: fields,
        ...(fields.size > 0 ? {} : refusedWith(context, failure)),
      }
    }),
    stopReview: assign({ isReviewing: false }),
    clearNotice: assign({ notice: null }),
    reportSaved: emit((_, { message, recordId }: SavedMessage) => ({ type: 'message.saved' as const, message, recordId })),
    reportTested: emit((_, { message }: { message: string }) => ({ type: 'message.tested' as const, message })),
    reportWrong: emit(({ context }) => ({
      type: 'step.due' as const,
      step:
        firstWrongStep(
          new Map([...context.refused, ...(context.isReviewing ? context.input.unsendable : context.input.wrong)(context.draft)]),
        ) ?? context.step,
    })),
  },
})

/** Typing goes on while a message is saved or tested. */
const typing = {
  actions: [
    { type: 'edit', params: ({ event }: { readonly event: { readonly changes: Partial<MessageDraft> } }) => event.changes },
    ...debounceKeep,
  ],
} as const

const problemOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ problem: event.error })

/**
 * The writing of a message: four steps, one open at a time, and what is done with the message. What is written is kept in the
 * browser until it is saved or discarded; before it is sent it is saved, so that what is reviewed is what the server has.
 */
export const composerMachine = composerSetup.createMachine({
  id: 'composer',
  type: 'parallel',
  context: ({ input }) => begun(input),
  on: { 'notice.close': { actions: 'clearNotice' }, 'draft.due': { actions: 'keepDraft' } },
  states: {
    steps: {
      initial: 'opening',
      on: { 'step.open': { target: '.opening', actions: { type: 'open', params: ({ event }) => event } } },
      states: {
        opening: {
          always: [
            { guard: { type: 'isStep', params: { step: 'recipients' } }, target: 'recipients' },
            { guard: { type: 'isStep', params: { step: 'message' } }, target: 'message' },
            { guard: { type: 'isStep', params: { step: 'send' } }, target: 'send' },
            { target: 'about' },
          ],
        },
        about: {},
        recipients: {},
        message: {},
        send: {},
      },
    },
    work: {
      initial: 'writing',
      states: {
        writing: {
          on: {
            'draft.edit': [{ guard: 'isForbidden' }, typing],
            'draft.discard': { guard: 'isUnsaved', target: 'asking' },
            'message.save': [
              { guard: 'isForbidden' },
              { guard: 'isWrong', actions: [{ type: 'attempt', params: { isReviewing: false } }, 'reportWrong'] },
              { target: 'saving', actions: { type: 'attempt', params: { isReviewing: false } } },
            ],
            'message.review': [
              { guard: 'isUnsendable', actions: [{ type: 'attempt', params: { isReviewing: true } }, 'reportWrong'] },
              { guard: or(['isStored', 'isForbidden']), target: 'reviewing', actions: { type: 'attempt', params: { isReviewing: true } } },
              { target: 'saving', actions: { type: 'attempt', params: { isReviewing: true } } },
            ],
            'message.test': { guard: not('isForbidden'), target: 'testing', actions: 'clearNotice' },
          },
        },
        asking: {
          tags: 'discard',
          on: {
            'question.accept': { target: 'writing', actions: ['cancelKeep', 'discard', 'keepDraft'] },
            'question.cancel': 'writing',
          },
        },
        saving: {
          tags: ['busy', 'saving'],
          on: { 'draft.edit': typing },
          invoke: {
            src: 'saveMessage',
            input: ({ context: { recordId, draft, updatedAt, input } }) => ({ recordId, draft, updatedAt, requestId: input.requestId }),
            onDone: {
              target: 'saved',
              actions: [
                { type: 'settle', params: ({ event }) => event.output },
                'cancelKeep',
                'keepDraft',
                { type: 'reportSaved', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'writing', actions: [{ type: 'showFailure', params: problemOf }, 'reportWrong'] },
          },
        },
        // What was typed during the save is not stored yet, so it cannot be reviewed.
        saved: {
          always: [
            { guard: and(['isReviewing', 'isStored']), target: 'reviewing' },
            { target: 'writing', actions: 'stopReview' },
          ],
        },
        testing: {
          tags: ['busy', 'testing'],
          on: { 'draft.edit': typing },
          invoke: {
            src: 'testMessage',
            input: ({ context, event }) => ({ draft: context.draft, contactId: event.type === 'message.test' ? event.contactId : 0 }),
            onDone: { target: 'writing', actions: { type: 'reportTested', params: ({ event }) => event.output } },
            onError: { target: 'writing', actions: [{ type: 'showFailure', params: problemOf }, 'reportWrong'] },
          },
        },
        reviewing: { tags: 'review', on: { 'review.close': { target: 'writing', actions: 'stopReview' } } },
      },
    },
  },
})
