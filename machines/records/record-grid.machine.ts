import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import type { Failure } from '#machines/outcome.ts'
import { unprovided } from '#machines/unprovided.ts'

/** What was typed into a cell, by field; what was not touched is left out. */
export type CellEdit = Readonly<Record<string, string>>

/** The cells of a row that were changed, by column. */
export type RowEdits = Readonly<Record<number, CellEdit>>

/** A row that is saved. */
export interface RowToSave {
  readonly rowId: number
  readonly edits: RowEdits
}

/** What became of the cells of a row: which are stored, and why others are not. */
export interface RowOutcome {
  readonly saved: readonly number[]
  readonly refused: readonly { readonly columnId: number; readonly text: string }[]
}

export type RecordGridPorts = { saveRow: PromiseActorLogic<RowOutcome, RowToSave> }

interface RecordGridContext {
  readonly failureOf: (problem: unknown) => Failure
  /** Unsaved cells by row. */
  readonly edits: Readonly<Record<number, RowEdits>>
  /** Why a cell was not stored, by row and column. */
  readonly errors: Readonly<Record<number, Readonly<Record<number, string>>>>
  /** The row that is being saved. */
  readonly saving: RowToSave | null
  /** The rows to be saved after that one, in the order of the presses. */
  readonly waiting: readonly number[]
  /** Why the save of a row failed as a whole. */
  readonly failure: Failure | null
}

export type RecordGridEvent =
  | { type: 'cell.type'; rowId: number; columnId: number; field: string; text: string }
  | { type: 'row.save'; rowId: number }
  | { type: 'row.reset'; rowId: number }
  | { type: 'failure.close' }

const ports: RecordGridPorts = { saveRow: unprovided('saveRow') }

const without = <Value>(record: Readonly<Record<number, Value>>, keys: readonly number[]): Record<number, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(Number(key))))

/** The edits of a row that a save has not stored; a cell that was changed during the save stays unsaved. */
function left(edits: RowEdits, sent: RowEdits, saved: readonly number[]): RowEdits {
  const settled = saved.filter((columnId) => edits[columnId] === sent[columnId])
  return without(edits, settled)
}

/** Whether anything is typed that is not stored. */
export const isUnsaved = ({ edits }: Pick<RecordGridContext, 'edits'>): boolean => Object.keys(edits).length > 0

/** Records as the cells of a grid, saved row by row. What is typed stays until the server has it. */
export const recordGridMachine = setup({
  types: {
    context: {} as RecordGridContext,
    events: {} as RecordGridEvent,
    emitted: {} as { type: 'row.saved'; rowId: number; saved: number; refused: number },
    input: {} as Pick<RecordGridContext, 'failureOf'>,
    tags: {} as 'busy',
  },
  actors: ports,
  guards: {
    // A second press on a row that is being saved counts once more is typed into it.
    isChanged: ({ context: { edits, saving } }, { rowId }: { rowId: number }) =>
      edits[rowId] !== undefined && (saving?.rowId !== rowId || saving.edits !== edits[rowId]),
    isAnotherRow: ({ context }, { rowId }: { rowId: number }) => context.saving?.rowId !== rowId,
    isRowWaiting: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    addWaiting: assign(({ context: { waiting } }, { rowId }: { rowId: number }) => ({ waiting: [...new Set([...waiting, rowId])] })),
    takeWaiting: assign(({ context }) => {
      const [rowId, ...waiting] = context.waiting
      return rowId === undefined ? {} : { saving: { rowId, edits: context.edits[rowId] ?? {} }, waiting, failure: null }
    }),
    forgetRow: assign(({ context }, { rowId }: { rowId: number }) => ({
      edits: without(context.edits, [rowId]),
      errors: without(context.errors, [rowId]),
      waiting: context.waiting.filter((one) => one !== rowId),
    })),
    keepOutcome: assign(({ context }, { saved, refused }: RowOutcome) => {
      const row = context.saving
      if (row === null) return {}
      const { rowId } = row
      const edits = left(context.edits[rowId] ?? {}, row.edits, saved)
      const errors = Object.fromEntries(refused.map(({ columnId, text }) => [columnId, text]))
      return {
        edits: { ...without(context.edits, [rowId]), ...(Object.keys(edits).length > 0 && { [rowId]: edits }) },
        errors: { ...without(context.errors, [rowId]), ...(refused.length > 0 && { [rowId]: errors }) },
        saving: null,
      }
    }),
  },
}).createMachine({
  id: 'recordGrid',
  context: ({ input }) => ({ ...input, edits: {}, errors: {}, saving: null, waiting: [], failure: null }),
  initial: 'editing',
  on: {
    'cell.type': {
      actions: assign(({ context, event: { rowId, columnId, field, text } }) => {
        const row = context.edits[rowId]
        return {
          edits: { ...context.edits, [rowId]: { ...row, [columnId]: { ...row?.[columnId], [field]: text } } },
          errors: { ...context.errors, [rowId]: without(context.errors[rowId] ?? {}, [columnId]) },
        }
      }),
    },
    // Rows are saved in turn: those pressed while one is on its way wait for it.
    'row.save': {
      guard: { type: 'isChanged', params: ({ event }) => event },
      actions: { type: 'addWaiting', params: ({ event }) => event },
    },
    'row.reset': {
      guard: { type: 'isAnotherRow', params: ({ event }) => event },
      actions: { type: 'forgetRow', params: ({ event }) => event },
    },
    'failure.close': { actions: assign({ failure: null }) },
  },
  states: {
    editing: { always: { guard: 'isRowWaiting', target: 'saving', actions: 'takeWaiting' } },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveRow',
        input: ({ context }) => {
          if (context.saving === null) throw new Error('There is no row to save.')
          return context.saving
        },
        onDone: {
          target: 'saved',
          actions: [
            emit(({ context, event: { output } }) => ({
              type: 'row.saved' as const,
              rowId: context.saving?.rowId ?? 0,
              saved: output.saved.length,
              refused: output.refused.length,
            })),
            { type: 'keepOutcome', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'editing',
          actions: assign({ saving: null, waiting: [], failure: ({ context, event }) => context.failureOf(event.error) }),
        },
      },
    },
    // The page draws what is stored now: the next save may be of the same row.
    saved: { tags: 'busy', after: { 0: 'editing' } },
  },
})
