import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import type { Failure } from '#machines/outcome.ts'
import { unprovided } from '#machines/unprovided.ts'

/** What is typed for a student in a module. */
export const gridFields = ['predictedMark', 'attendance', 'courseworkMark'] as const

export type GridField = (typeof gridFields)[number]

/** What was typed into a cell, by field; what was not touched is left out. */
export type CellEdit = Readonly<Partial<Record<GridField, string>>>

/** The cells of a student that were changed, by module. */
export type RowEdits = Readonly<Record<number, CellEdit>>

/** A row that is saved. */
export interface RowToSave {
  readonly studentId: number
  readonly edits: RowEdits
}

/** What became of the cells of a row: which are stored, and why others are not. */
export interface RowOutcome {
  readonly saved: readonly number[]
  readonly refused: readonly { readonly moduleId: number; readonly text: string }[]
}

export type MarkGridPorts = { saveRow: PromiseActorLogic<RowOutcome, RowToSave> }

interface MarkGridContext {
  readonly failureOf: (problem: unknown) => Failure
  /** Unsaved cells by student. */
  readonly edits: Readonly<Record<number, RowEdits>>
  /** Why a cell was not stored, by student and module. */
  readonly errors: Readonly<Record<number, Readonly<Record<number, string>>>>
  /** The row that is on its way. */
  readonly saving: RowToSave | null
  /** Why nothing of a row could be sent. */
  readonly failure: Failure | null
}

export type MarkGridEvent =
  | { type: 'cell.type'; studentId: number; moduleId: number; field: GridField; text: string }
  | { type: 'row.save'; studentId: number }
  | { type: 'row.reset'; studentId: number }
  | { type: 'failure.close' }

const ports: MarkGridPorts = { saveRow: unprovided('saveRow') }

const without = <Value>(record: Readonly<Record<number, Value>>, keys: readonly number[]): Record<number, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(Number(key))))

/** A row without what has been stored of it; a cell that was typed on meanwhile is still unsaved. */
function left(edits: RowEdits, sent: RowEdits, saved: readonly number[]): RowEdits {
  const settled = saved.filter((moduleId) => edits[moduleId] === sent[moduleId])
  return without(edits, settled)
}

/** Whether anything is typed that is not stored. */
export const isUnsaved = ({ edits }: Pick<MarkGridContext, 'edits'>): boolean => Object.keys(edits).length > 0

/** Marks of students by module, saved row by row. What is typed stays until the server has it. */
export const markGridMachine = setup({
  types: {
    context: {} as MarkGridContext,
    events: {} as MarkGridEvent,
    emitted: {} as { type: 'row.saved'; studentId: number; saved: number; refused: number },
    input: {} as Pick<MarkGridContext, 'failureOf'>,
    tags: {} as 'busy',
  },
  actors: ports,
  guards: { isChanged: ({ context }, { studentId }: { studentId: number }) => context.edits[studentId] !== undefined },
  actions: {
    forgetRow: assign(({ context }, { studentId }: { studentId: number }) => ({
      edits: without(context.edits, [studentId]),
      errors: without(context.errors, [studentId]),
    })),
    keepOutcome: assign(({ context }, { saved, refused }: RowOutcome) => {
      const row = context.saving
      if (row === null) return {}
      const { studentId } = row
      const edits = left(context.edits[studentId] ?? {}, row.edits, saved)
      const errors = Object.fromEntries(refused.map(({ moduleId, text }) => [moduleId, text]))
      return {
        edits: { ...without(context.edits, [studentId]), ...(Object.keys(edits).length > 0 && { [studentId]: edits }) },
        errors: { ...without(context.errors, [studentId]), ...(refused.length > 0 && { [studentId]: errors }) },
        saving: null,
      }
    }),
  },
}).createMachine({
  id: 'markGrid',
  context: ({ input }) => ({ ...input, edits: {}, errors: {}, saving: null, failure: null }),
  initial: 'editing',
  on: {
    'cell.type': {
      actions: assign(({ context, event: { studentId, moduleId, field, text } }) => {
        const row = context.edits[studentId]
        return {
          edits: { ...context.edits, [studentId]: { ...row, [moduleId]: { ...row?.[moduleId], [field]: text } } },
          errors: { ...context.errors, [studentId]: without(context.errors[studentId] ?? {}, [moduleId]) },
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
          actions: assign(({ context, event: { studentId } }) => ({
            saving: { studentId, edits: context.edits[studentId] ?? {} },
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
              studentId: context.saving?.studentId ?? 0,
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
