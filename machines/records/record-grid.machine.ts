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
  guards: { isChanged: ({ context }, { rowId }: { rowId: number }) => context.edits[rowId] !== undefined },
  actions: {
    forgetRow: assign(({ context }, { rowId }: { rowId: number }) => ({
      edits: without(context.edits, [rowId]),
      errors: without(context.errors, [rowId]),
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
  context: ({ input }) => ({ ...input, edits: {}, errors: {}, saving: null, failure: null }),
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
    'failure.close': { actions: assign({ failure: null }) },
  },
  states: {
    editing: {
      on: {
        'row.save': {
          guard: { type: 'isChanged', params: ({ event }) => event },
          target: 'saving',
          actions: assign(({ context, event: { rowId } }) => ({
            saving: { rowId, edits: context.edits[rowId] ?? {} },
            failure: null,
          })),
        },
        'row.reset': { actions: { type: 'forgetRow', params: ({ event }) => event } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveRow',
        input: ({ context }) => {
          if (context.saving === null) throw new Error('There is no row to save.')
          return context.saving
        },
        onDone: {
          target: 'editing',
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
        onError: { target: 'editing', actions: assign({ saving: null, failure: ({ context, event }) => context.failureOf(event.error) }) },
      },
    },
  },
})
