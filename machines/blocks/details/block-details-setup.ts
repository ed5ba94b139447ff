import { and, assign, emit, not, or, setup, stateIn } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import {
  adopted,
  cleared,
  errorsOf,
  everyField,
  hasNewerEdits,
  isUnsaved,
  left,
  loaded,
  replaced,
  replacedFields,
  restored,
  sending,
  sentBlock,
  withIsDirty,
  written,
} from './block-details-form.ts'
import type {
  BlockDetailsContext,
  BlockDetailsEvent,
  BlockDetailsFact,
  BlockDetailsInput,
  BlockDetailsPorts,
  SaveLosses,
  UpdateOutcome,
  Written,
} from './block-details-types.ts'
import type { RequiredField } from './details-rules.ts'
import { withNotice, type StepOutput, type StepTag } from '../step.ts'
import { isRefusal } from '#machines/outcome.ts'
import type { BlockId, BlockRecord } from '../block.ts'

const ports: BlockDetailsPorts = {
  loadDetails: unprovided('loadDetails'),
  generateCode: unprovided('generateCode'),
  createBlock: unprovided('createBlock'),
  findCreated: unprovided('findCreated'),
  updateBlock: unprovided('updateBlock'),
}

type Refused = Extract<UpdateOutcome, { kind: 'refused' }>

/** Ports, guards and actions of the machine of details. */
export const detailsSetup = setup({
  types: {
    context: {} as BlockDetailsContext,
    events: {} as BlockDetailsEvent,
    emitted: {} as BlockDetailsFact,
    input: {} as BlockDetailsInput,
    output: {} as StepOutput,
    tags: {} as StepTag | 'generating' | 'code' | 'loss' | 'conflict' | 'restore',
  },
  actors: ports,
  delays: { draftDue: 500 },
  guards: {
    isNew: ({ context }) => context.facts.blockId === null,
    mayExist: ({ context }) => context.mayExist !== null,
    isWrong: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    isUnchanged: ({ context }) => context.isNext && context.facts.blockId !== null && !isUnsaved(context),
    isContinuing: ({ context }) => context.isNext && !hasNewerEdits(context),
    isDirty: ({ context }) => context.facts.isDirty,
    hasOffer: ({ context }) => context.offer !== null,
    restoreLoses: ({ context }) => replacedFields(context).length > 0,
    isShortNameEmpty: ({ context }) => context.fields.shortName.trim() === '',
    isCodeKept: ({ context: { fields, input } }) => fields.shortName.trim() === '' && input.isEditMode && input.rules.keepsCodeOnEdit,
    isCodeStale: ({ context }) => context.fields.shortName.trim() !== context.codeOf,
    isRefused: ({ context }, { problem }: { problem: unknown }) => isRefusal(context.input.texts.failure(problem)),
    isActive: ({ context }) => context.facts.record?.status === 1,
    isCodeDue: and(['isCodeStale', not('isShortNameEmpty')]),
    isCodePending: or(['isCodeDue', stateIn({ open: { code: 'generating' } }), stateIn({ open: { code: 'asking' } })]),
  },
  actions: {
    /** Stores the form as a draft while it is unsaved; a saved form has no draft. */
    keepDraft: () => {},
    dropDraft: () => {},
    forgetUnaddressed: () => {},
    load: assign(({ context }, answer: Parameters<typeof loaded>[1]) => loaded(context, answer)),
    type: assign(({ context, event }) =>
      event.type === 'field.change' ? { fields: { ...context.fields, [event.field]: event.value } } : {},
    ),
    switchStatus: assign(({ context, event }) =>
      event.type === 'status.switch' ? { fields: { ...context.fields, status: event.isActive ? 1 : 0 } as const } : {},
    ),
    leave: assign(({ context }, field: RequiredField) => left(context, field)),
    clear: assign(({ context }) => cleared(context)),
    restore: assign(({ context }) => restored(context)),
    discard: assign(({ context: { offer } }) => ({ offer: offer?.earlier ?? null })),
    dismissUnaddressed: assign({ unaddressed: null }),
    recomputeIsDirty: assign(({ context }) => withIsDirty(context)),
    countAttempt: assign(({ context }, action: 'save' | 'next') => ({
      attempt: { action, count: (context.attempt?.count ?? 0) + 1 },
      isNext: action === 'next',
      touched: everyField,
      notice: null,
      message: '',
    })),
    send: assign(({ context }) => sending(context)),
    noteSentBlock: assign(({ context }) => ({ mayExist: sentBlock(context) })),
    forgetSentBlock: assign({ mayExist: null }),
    adopt: assign(({ context }, record: BlockRecord | null) => (record ? adopted(context, record) : {})),
    settle: assign(({ context }, { outcome, blockId }: { outcome: Written; blockId: BlockId }) => written(context, outcome, blockId)),
    setTheirs: assign((_, theirs: BlockRecord | null) => ({ theirs })),
    replaceWithTheirs: assign(({ context }) => replaced(context)),
    clearTheirs: assign({ theirs: null }),
    setLost: assign((_, { modules, isWithdrawn }: SaveLosses) => ({ lost: { modules, isWithdrawn } })),
    clearLost: assign({ lost: null }),
    takeCode: assign(({ context }, code: string) => ({
      fields: { ...context.fields, code },
      // A code that is missing is generated again when the short name is left again.
      ...(code === '' ? { codeOf: '' } : {}),
    })),
    claimCode: assign(({ context }) => ({ codeOf: context.fields.shortName.trim() })),
    // The code stays with the short name that it was stored with.
    keepCode: assign(({ context: { fields, stored } }) => ({ codeOf: fields.code === stored.code ? stored.shortName.trim() : '' })),
    reportCode: emit((_, code: string) => ({ type: 'code.generated' as const, code })),
    // A save that was only partly done is not a success.
    showNotice: assign(({ context }) =>
      withNotice(context, { tone: context.removals.length > 0 ? 'warning' : 'success', text: context.message, isClosable: true }),
    ),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) =>
      withNotice(context, { tone: 'error', text: context.input.texts.failure(problem).message, isClosable: context.input.isErrorClosable }),
    ),
    showRefused: assign(({ context }, { problem, removed, left: kept }: Refused) => {
      const { failure, removals } = context.input.texts
      const detail = removals({ removed, left: kept })
      const text = failure(problem).message
      return {
        ...withNotice(context, { tone: 'error', text, ...(detail ? { detail } : {}), isClosable: context.input.isErrorClosable }),
        removals: kept,
      }
    }),
    keepDates: assign({ removals: [] }),
    clearNotice: assign({ notice: null }),
  },
})
