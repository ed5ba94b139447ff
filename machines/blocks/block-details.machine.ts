import { assign, or, raise, setup, stateIn } from 'xstate'
import { unprovided } from '../unprovided.ts'
import type { BlockDetailsContext, BlockDetailsEvent, BlockDetailsInput, BlockDetailsPorts } from './block-details-types.ts'
import {
  checkDetails,
  emptyFields,
  sameFields,
  trimmed,
  type DetailsErrors,
  type DetailsFields,
  type RequiredField,
} from './details-rules.ts'
import type { StepOutput, StepTag } from './step.ts'
import type { BlockDraft, BlockRecord, BlockStatus } from './types.ts'

const ports: BlockDetailsPorts = {
  loadDetails: unprovided('loadDetails'),
  generateCode: unprovided('generateCode'),
  createBlock: unprovided('createBlock'),
  updateBlock: unprovided('updateBlock'),
}

const everyField: readonly RequiredField[] = ['name', 'shortName', 'code', 'from', 'to']

/** A record as the form shows it; without a status an existing block counts as active. */
function fieldsOf(record: BlockRecord, { dates }: BlockDetailsInput): DetailsFields {
  const { name, shortName, code, from, to, description, status } = record
  return {
    name,
    shortName,
    code,
    from: from === null ? '' : dates.format(from),
    to: to === null ? '' : dates.format(to),
    description,
    status: status ?? 1,
  }
}

function draftOf({ sent, academicDates, input: { dates } }: BlockDetailsContext): BlockDraft {
  return { ...sent, from: dates.parse(sent.from), to: dates.parse(sent.to), academicDates }
}

const requiredOf = ({ attempt, facts, input }: BlockDetailsContext) =>
  attempt?.action === 'next'
    ? input.rules.required.next
    : facts.blockId === null
      ? input.rules.required.saveNew
      : input.rules.required.saveExisting

/** Every message that stands against the action last tried (before any: against Save). */
export const errorsOf = (context: BlockDetailsContext): DetailsErrors =>
  checkDetails(context.fields, {
    required: requiredOf(context),
    texts: context.input.rules.requiredTexts,
    today: context.input.today,
    storedFrom: context.input.dates.parse(context.stored.from),
    dates: context.input.dates,
  })

/** The messages to show: those of fields that were left or tried. */
export const shownErrors = (context: BlockDetailsContext): DetailsErrors =>
  Object.fromEntries(Object.entries(errorsOf(context)).filter(([field]) => context.touched.some((one) => one === field)))

const isCodeStale = ({ fields, codeOf }: BlockDetailsContext) => fields.shortName.trim() !== codeOf

/** What a finished write leaves: the stored form, the code and status that the server gave, the record. */
function written(context: BlockDetailsContext, record: BlockRecord | null, savedAt: number, blockId: string) {
  const created: BlockStatus = context.sent.status === 1 ? 1 : 2
  const status = record?.status ?? (context.facts.blockId === null ? created : context.sent.status)
  const stored = { ...context.sent, status }
  const fields = sameFields(context.fields, context.sent) ? stored : context.fields
  const known = record ?? { ...draftOf(context), id: blockId, status }
  return {
    stored,
    fields,
    attempt: null,
    offer: null,
    facts: { isDirty: !sameFields(fields, stored), savedAt, blockId, record: known },
    academicDates: known.academicDates,
  }
}

/**
 * Step 0 of the wizard, the block's details: the form, the code that follows the short name, create and update. Edits
 * are kept as a draft while they are unsaved (`keepDraft`, `dropDraft`), and offered again when the form is opened.
 */
export const blockDetailsMachine = setup({
  types: {
    context: {} as BlockDetailsContext,
    events: {} as BlockDetailsEvent,
    input: {} as BlockDetailsInput,
    output: {} as StepOutput,
    tags: {} as StepTag | 'generating',
  },
  actors: ports,
  delays: { draftDue: 500 },
  guards: {
    isNew: ({ context }) => context.facts.blockId === null,
    isWrong: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    isUnchanged: ({ context }) => context.isNext && context.facts.blockId !== null && sameFields(context.fields, context.stored),
    isNext: ({ context }) => context.isNext,
    isCodeDue: ({ context }) => isCodeStale(context) && context.fields.shortName.trim() !== '',
    isShortNameEmpty: ({ context }) => context.fields.shortName.trim() === '',
  },
  actions: {
    keepDraft: () => {},
    dropDraft: () => {},
    sayFailure: assign(({ context }, { problem }: { problem: unknown }) => ({
      notice: {
        id: (context.notice?.id ?? 0) + 1,
        tone: 'error' as const,
        text: context.input.texts.failure(problem).message,
        isClosable: context.input.isErrorClosable,
      },
    })),
    hush: assign({ notice: null }),
    weigh: assign(({ context }) => ({ facts: { ...context.facts, isDirty: !sameFields(context.fields, context.stored) } })),
    tried: assign(({ context }, { action }: { action: 'save' | 'next' }) => ({
      attempt: { action, count: (context.attempt?.count ?? 0) + 1 },
      isNext: action === 'next',
      touched: everyField,
      notice: null,
    })),
    touch: assign(({ context, event }) =>
      event.type === 'field.leave' ? { touched: [...new Set([...context.touched, event.field])] } : {},
    ),
    takeFields: assign(({ context }) => ({ fields: trimmed(context.fields), sent: trimmed(context.fields) })),
  },
}).createMachine({
  id: 'blockDetails',
  context: ({ input }) => ({
    input,
    facts: { isDirty: false, savedAt: null, blockId: input.blockId, record: null },
    notice: null,
    fields: emptyFields,
    stored: emptyFields,
    sent: emptyFields,
    codeOf: '',
    academicDates: input.defaultAcademicDates,
    touched: [],
    attempt: null,
    isNext: false,
    offer: null,
    message: '',
  }),
  initial: 'loading',
  output: ({ context }) => ({ blockId: context.facts.blockId, message: context.message }),
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadDetails',
        input: ({ context }) => ({ blockId: context.input.blockId }),
        onDone: {
          target: 'open',
          actions: assign(({ context, event: { output } }) => {
            const stored = output.record ? fieldsOf(output.record, context.input) : emptyFields
            return {
              stored,
              fields: stored,
              codeOf: stored.shortName.trim(),
              academicDates:
                output.record && output.record.academicDates.length > 0 ? output.record.academicDates : context.input.defaultAcademicDates,
              offer: output.draft && !sameFields(output.draft.fields, stored) ? output.draft : null,
              facts: { ...context.facts, record: output.record },
            }
          }),
        },
        onError: { target: 'unavailable', actions: { type: 'sayFailure', params: ({ event }) => ({ problem: event.error }) } },
      },
    },
    unavailable: { on: { 'details.retry': { target: 'loading', actions: 'hush' } } },
    open: {
      type: 'parallel',
      on: {
        'field.change': {
          actions: [
            assign(({ context, event }) => ({ fields: { ...context.fields, [event.field]: event.value } })),
            'weigh',
            raise({ type: 'draft.stir' }),
          ],
        },
        'status.switch': {
          actions: [
            assign(({ context, event }) => ({ fields: { ...context.fields, status: event.isActive ? 1 : 0 } as const })),
            'weigh',
            raise({ type: 'draft.stir' }),
          ],
        },
        'field.leave': [
          { guard: ({ event }) => event.field === 'shortName', actions: ['touch', raise({ type: 'code.want' })] },
          { actions: 'touch' },
        ],
        'draft.restore': {
          guard: ({ context }) => context.offer !== null,
          actions: [
            assign(({ context }) => ({
              fields: context.offer?.fields ?? context.fields,
              codeOf: (context.offer?.fields ?? context.fields).shortName.trim(),
              offer: null,
            })),
            'weigh',
          ],
        },
        'draft.discard': { actions: [assign({ offer: null }), 'dropDraft'] },
        'notice.close': { actions: 'hush' },
      },
      states: {
        form: {
          initial: 'editing',
          states: {
            editing: {
              on: {
                'step.save': [
                  {
                    guard: or(['isCodeDue', stateIn({ open: { code: 'generating' } })]),
                    target: 'waiting',
                    actions: [{ type: 'tried', params: { action: 'save' } }, raise({ type: 'code.want' })],
                  },
                  { target: 'checking', actions: { type: 'tried', params: { action: 'save' } } },
                ],
                'step.next': [
                  {
                    guard: or(['isCodeDue', stateIn({ open: { code: 'generating' } })]),
                    target: 'waiting',
                    actions: [{ type: 'tried', params: { action: 'next' } }, raise({ type: 'code.want' })],
                  },
                  { target: 'checking', actions: { type: 'tried', params: { action: 'next' } } },
                ],
                'step.clear': {
                  actions: [
                    assign(({ context }) => ({
                      fields: { ...emptyFields, status: context.stored.status },
                      touched: [],
                      attempt: null,
                      codeOf: '',
                      notice: null,
                    })),
                    'weigh',
                  ],
                },
              },
            },
            // A save that was pressed before the code came waits for it, instead of failing on an empty code.
            waiting: { tags: 'busy', on: { 'code.settled': 'checking' } },
            checking: {
              always: [
                { guard: 'isWrong', target: 'editing' },
                { guard: 'isUnchanged', target: '#blockDetails.done', actions: assign({ message: '' }) },
                { guard: 'isNew', target: 'creating', actions: 'takeFields' },
                { target: 'updating', actions: 'takeFields' },
              ],
            },
            creating: {
              tags: 'busy',
              invoke: {
                src: 'createBlock',
                input: ({ context }) => draftOf(context),
                onDone: {
                  target: 'saved',
                  actions: [
                    assign(({ context, event: { output } }) => ({
                      ...written(context, output.record, output.savedAt, output.id),
                      message: output.message,
                    })),
                    'dropDraft',
                  ],
                },
                onError: { target: 'editing', actions: { type: 'sayFailure', params: ({ event }) => ({ problem: event.error }) } },
              },
            },
            updating: {
              tags: 'busy',
              invoke: {
                src: 'updateBlock',
                input: ({ context }) => ({ blockId: context.facts.blockId ?? '', draft: draftOf(context) }),
                onDone: {
                  target: 'saved',
                  actions: [
                    assign(({ context, event: { output } }) => ({
                      ...written(context, output.record, output.savedAt, context.facts.blockId ?? ''),
                      message: output.message,
                    })),
                    'dropDraft',
                  ],
                },
                onError: { target: 'editing', actions: { type: 'sayFailure', params: ({ event }) => ({ problem: event.error }) } },
              },
            },
            saved: {
              always: [
                { guard: 'isNext', target: '#blockDetails.done' },
                {
                  target: 'editing',
                  actions: assign(({ context }) => ({
                    notice: { id: (context.notice?.id ?? 0) + 1, tone: 'success' as const, text: context.message, isClosable: true },
                  })),
                },
              ],
            },
          },
        },
        code: {
          initial: 'settled',
          states: {
            settled: {
              on: {
                'code.want': [
                  {
                    guard: 'isShortNameEmpty',
                    actions: [
                      assign(({ context }) => ({ fields: { ...context.fields, code: '' }, codeOf: '' })),
                      'weigh',
                      raise({ type: 'code.settled' }),
                    ],
                  },
                  { guard: 'isCodeDue', target: 'generating' },
                ],
              },
            },
            generating: {
              tags: 'generating',
              invoke: {
                src: 'generateCode',
                input: ({ context }) => ({ shortName: context.fields.shortName.trim(), isEditMode: context.input.isEditMode }),
                onDone: {
                  target: 'settled',
                  actions: [
                    assign(({ context, event }) => ({ fields: { ...context.fields, code: event.output } })),
                    'weigh',
                    raise({ type: 'code.settled' }),
                  ],
                },
                onError: {
                  target: 'settled',
                  actions: [
                    // The failed name counts as not tried, so that leaving the field again asks again.
                    assign(({ context }) => ({ fields: { ...context.fields, code: '' }, codeOf: '' })),
                    { type: 'sayFailure', params: ({ event }) => ({ problem: event.error }) },
                    'weigh',
                    raise({ type: 'code.settled' }),
                  ],
                },
              },
              entry: assign(({ context }) => ({ codeOf: context.fields.shortName.trim() })),
              on: {
                // The code belongs to the final short name: a newer one starts over, an emptied one ends it.
                'code.want': [
                  {
                    guard: 'isShortNameEmpty',
                    target: 'settled',
                    actions: [
                      assign(({ context }) => ({ fields: { ...context.fields, code: '' }, codeOf: '' })),
                      raise({ type: 'code.settled' }),
                    ],
                  },
                  { guard: 'isCodeDue', target: 'generating', reenter: true },
                ],
              },
            },
          },
        },
        draft: {
          initial: 'resting',
          states: {
            resting: { on: { 'draft.stir': 'waiting' } },
            waiting: {
              after: { draftDue: { target: 'resting', actions: 'keepDraft' } },
              on: { 'draft.stir': { target: 'waiting', reenter: true } },
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
})
