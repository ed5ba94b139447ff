import { assign, emit, setup, type CallbackActorLogic, type EventObject } from 'xstate'
import { unprovidedCallback } from '#machines/unprovided.ts'

/** Progress and result of the writer of a file. `total` is the number of rows to write. */
export type ListExportReport =
  | { type: 'rows.read'; done: number; total: number }
  /** The file is with the browser; `done` is less than `total` where the list is longer than a file may be. */
  | { type: 'file.saved'; done: number; total: number }
  | { type: 'file.failed'; problem: unknown }

/** What an export needs done. */
export type ListExportPorts<Wanted> = {
  /** Writes the wanted rows to a file, and reports by `ListExportReport`; it drops the work when it is stopped. */
  writeFile: CallbackActorLogic<EventObject, { readonly wanted: Wanted }>
}

interface ListExportInput {
  readonly texts: {
    failure(problem: unknown): { readonly message: string }
    /** Of a file that has only the first rows of a longer list. */
    cut(done: number, total: number): string
  }
}

interface ListExportContext<Wanted> {
  readonly input: ListExportInput
  /** What is being exported. */
  readonly request: { readonly wanted: Wanted } | null
  /** How far the export under way is; null before its first rows, and without one. */
  readonly progress: { readonly done: number; readonly total: number } | null
  readonly message: { readonly tone: 'warning' | 'error'; readonly text: string } | null
}

type ListExportEvent<Wanted> =
  | { type: 'export.start'; wanted: Wanted }
  | { type: 'export.cancel' }
  | { type: 'message.close' }
  | ListExportReport

type ListExportFact = { type: 'export.done'; rows: number }

/** Makes the machine that writes rows of a list to a file: one file at a time, with its progress, until it is cancelled. */
export const createListExportMachine = <Wanted>() => {
  const ports: ListExportPorts<Wanted> = { writeFile: unprovidedCallback('writeFile') }
  return setup({
    types: {
      context: {} as ListExportContext<Wanted>,
      events: {} as ListExportEvent<Wanted>,
      emitted: {} as ListExportFact,
      input: {} as ListExportInput,
      tags: {} as 'busy',
    },
    actors: ports,
    actions: {
      showMessage: assign((_, message: NonNullable<ListExportContext<Wanted>['message']>) => ({ message })),
      forget: assign({ request: null, progress: null }),
      reportDone: emit((_, rows: number) => ({ type: 'export.done' as const, rows })),
    },
  }).createMachine({
    id: 'listExport',
    context: ({ input }) => ({ input, request: null, progress: null, message: null }),
    initial: 'resting',
    on: { 'message.close': { actions: assign({ message: null }) } },
    states: {
      resting: {
        on: {
          'export.start': { target: 'exporting', actions: assign(({ event: { wanted } }) => ({ request: { wanted }, message: null })) },
        },
      },
      exporting: {
        tags: 'busy',
        exit: 'forget',
        invoke: {
          src: 'writeFile',
          input: ({ context: { request } }) => {
            if (!request) throw new Error('There is nothing to export.')
            return request
          },
          onError: {
            target: 'resting',
            actions: {
              type: 'showMessage',
              params: ({ context, event }) => ({ tone: 'error', text: context.input.texts.failure(event.error).message }),
            },
          },
        },
        on: {
          'rows.read': { actions: assign(({ event }) => ({ progress: { done: event.done, total: event.total } })) },
          'file.saved': [
            {
              guard: ({ event }) => event.done < event.total,
              target: 'resting',
              actions: {
                type: 'showMessage',
                params: ({ context, event }) => ({ tone: 'warning', text: context.input.texts.cut(event.done, event.total) }),
              },
            },
            { target: 'resting', actions: { type: 'reportDone', params: ({ event }) => event.done } },
          ],
          'file.failed': {
            target: 'resting',
            actions: {
              type: 'showMessage',
              params: ({ context, event }) => ({ tone: 'error', text: context.input.texts.failure(event.problem).message }),
            },
          },
          'export.cancel': 'resting',
        },
      },
    },
  })
}
