import { assign, emit, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type {
  CheckedListPorts,
  ListContext,
  ListEvent,
  ListFact,
  ListInput,
  ListRow,
  ListWork,
  RowAnswer,
  RowCheck,
  RowEdit,
} from './list-types.ts'
import { current, hasMore, withOutcome, withReport } from './list-work.ts'

/** Codes after which the next row would fail for the same reason: no answer, no session, no right. */
const nonRetryableCodes = new Set([0, 401, 403])

interface ListOptions<Row, Act> {
  readonly id: string
  /** Whether a row allows an act, by its own data. */
  mayChange(act: Act, row: Row): boolean
  /** Whether the question about an act shows the open points of its rows; not by default. */
  isChecked?(act: Act): boolean
}

/**
 * Makes the machine of a list: a search that waits until the typing rests, rows that are chosen, and one act at a time on
 * one or several of them, after a Yes to a question that names their open points. Several rows are sent one after the other, so
 * that each has its own outcome.
 */
export const createListMachine = <Row extends ListRow, Act extends string>({
  id,
  mayChange,
  isChecked = () => false,
}: ListOptions<Row, Act>) => {
  type Context = ListContext<Row, Act>
  type Wanted = Pick<ListWork<Row, Act>, 'act' | 'rows'>
  const ports: CheckedListPorts<Act> = { changeRow: unprovided('changeRow'), checkRows: unprovided('checkRows') }
  const canAsk = ({ isForbidden }: Context, { act, rows }: Wanted) =>
    !isForbidden && rows.length > 0 && rows.every((row) => mayChange(act, row))
  return setup({
    types: {
      context: {} as Context,
      events: {} as ListEvent<Row, Act>,
      emitted: {} as ListFact,
      input: {} as ListInput<Act>,
      tags: {} as 'busy' | 'checking',
    },
    actors: ports,
    delays: { searchDue: 250 },
    guards: {
      isNewSearch: ({ context }, text: string) => text !== context.search,
      isOtherView: ({ context }, view: string) => view !== context.view,
      isTypedSearchNew: ({ context }) => context.typed !== context.search,
      canAsk: ({ context }, wanted: Wanted) => canAsk(context, wanted),
      canCheck: ({ context }, wanted: Wanted) => isChecked(wanted.act) && canAsk(context, wanted),
      hasMore: ({ context }) => hasMore(context),
      canContinue: ({ context }, { problem }: { problem: unknown }) =>
        context.work !== null && hasMore(context) && !nonRetryableCodes.has(context.input.texts.failure(problem, context.work.act).code),
    },
    actions: {
      type: assign((_, typed: string) => ({ typed })),
      follow: assign((_, text: string) => ({ typed: text, search: text })),
      take: assign(({ context }) => ({ search: context.typed })),
      reportDue: emit(({ context }) => ({ type: 'search.due' as const, text: context.search })),
      choose: assign(({ context }, { ids, isChosen }: { ids: readonly string[]; isChosen: boolean }) => {
        const others = context.chosen.filter((one) => !ids.includes(one))
        return { chosen: isChosen ? [...others, ...ids] : others }
      }),
      ask: assign((_, { act, rows }: Wanted) => ({
        work: { act, rows, checks: [], outcomes: [] },
        message: null,
      })),
      takeEdits: assign(({ context: { work } }, edits: readonly RowEdit[] | null) => {
        if (!work || !edits) return {}
        return { work: { ...work, edits, rows: work.rows.filter((row) => edits.some(({ id }) => id === row.id)) } }
      }),
      setChecks: assign(({ context: { work } }, checks: readonly RowCheck[]) => (work ? { work: { ...work, checks } } : {})),
      setChecksFailed: assign(({ context: { work } }) =>
        work ? { work: { ...work, checks: work.rows.map((row) => ({ id: row.id, open: null, isAsked: true })) } } : {},
      ),
      addOutcome: assign(({ context }, { message, warning }: RowAnswer) =>
        withOutcome(context, warning === undefined ? { isDone: true, text: message } : { isDone: false, text: warning, detail: message }),
      ),
      addFailure: assign(({ context }, { problem }: { problem: unknown }) => {
        if (!context.work) return {}
        const { code, message } = context.input.texts.failure(problem, context.work.act)
        return { ...withOutcome(context, { isDone: false, text: message }), isForbidden: context.isForbidden || code === 403 }
      }),
      report: assign(({ context }) => withReport(context)),
      reportEnded: emit({ type: 'work.ended' as const }),
    },
  }).createMachine({
    id,
    type: 'parallel',
    context: ({ input }) => ({
      input,
      typed: input.search,
      search: input.search,
      chosen: [],
      view: '',
      work: null,
      message: input.message === '' ? null : { tone: 'success', text: input.message, outcomes: [] },
      isForbidden: false,
    }),
    states: {
      search: {
        initial: 'resting',
        on: {
          'search.type': { target: '.typing', reenter: true, actions: { type: 'type', params: ({ event }) => event.text } },
          'search.follow': {
            guard: { type: 'isNewSearch', params: ({ event }) => event.text },
            target: '.resting',
            actions: { type: 'follow', params: ({ event }) => event.text },
          },
        },
        states: {
          resting: {},
          typing: {
            after: { searchDue: [{ guard: 'isTypedSearchNew', target: 'resting', actions: ['take', 'reportDue'] }, { target: 'resting' }] },
          },
        },
      },
      work: {
        initial: 'resting',
        on: {
          'message.close': { actions: assign({ message: null }) },
          'selection.follow': {
            guard: { type: 'isOtherView', params: ({ event }) => event.view },
            // The same empty selection: every row would be rendered again for another one.
            actions: assign(({ context, event }) => ({ chosen: context.chosen.length === 0 ? context.chosen : [], view: event.view })),
          },
        },
        states: {
          resting: {
            on: {
              'rows.choose': { actions: { type: 'choose', params: ({ event }) => event } },
              'selection.clear': { actions: assign({ chosen: [] }) },
              'rows.change': [
                {
                  guard: { type: 'canCheck', params: ({ event }) => event },
                  target: 'checking',
                  actions: { type: 'ask', params: ({ event }) => event },
                },
                {
                  guard: { type: 'canAsk', params: ({ event }) => event },
                  target: 'asking',
                  actions: { type: 'ask', params: ({ event }) => event },
                },
              ],
            },
          },
          checking: {
            tags: 'checking',
            invoke: {
              src: 'checkRows',
              input: ({ context: { work } }) => {
                if (!work) throw new Error('There are no rows to check.')
                return { act: work.act, ids: work.rows.map((row) => row.id) }
              },
              onDone: { target: 'asking', actions: { type: 'setChecks', params: ({ event }) => event.output } },
              onError: { target: 'asking', actions: 'setChecksFailed' },
            },
            on: { 'question.cancel': { target: 'resting', actions: assign({ work: null }) } },
          },
          asking: {
            on: {
              'question.accept': { target: 'working', actions: { type: 'takeEdits', params: ({ event }) => event.edits ?? null } },
              'question.cancel': { target: 'resting', actions: assign({ work: null }) },
            },
          },
          working: {
            tags: 'busy',
            invoke: {
              src: 'changeRow',
              input: ({ context }) => {
                const row = current(context)
                if (!context.work || !row) throw new Error('There is no row to change.')
                const { act, edits } = context.work
                const edit = edits?.find(({ id }) => id === row.id)
                return { act, id: row.id, ...(edit ? { edit } : {}) }
              },
              onDone: [
                {
                  guard: 'hasMore',
                  target: 'working',
                  reenter: true,
                  actions: { type: 'addOutcome', params: ({ event }) => event.output },
                },
                { target: 'resting', actions: [{ type: 'addOutcome', params: ({ event }) => event.output }, 'report', 'reportEnded'] },
              ],
              onError: [
                {
                  guard: { type: 'canContinue', params: ({ event }) => ({ problem: event.error }) },
                  target: 'working',
                  reenter: true,
                  actions: { type: 'addFailure', params: ({ event }) => ({ problem: event.error }) },
                },
                {
                  target: 'resting',
                  actions: [{ type: 'addFailure', params: ({ event }) => ({ problem: event.error }) }, 'report', 'reportEnded'],
                },
              ],
            },
          },
        },
      },
    },
  })
}
