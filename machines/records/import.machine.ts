import { assign, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { countsOf, guessMatches, matchColumn, mendTable, missingKeys, refusalOf, rowsOfTable, rowsToWrite } from './import-rules.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import type {
  FileProblem,
  FileTable,
  ImportContext,
  ImportEvent,
  ImportFile,
  ImportInput,
  ImportMode,
  ImportPorts,
  MendedValue,
} from './import-types.ts'

const ports: ImportPorts = {
  readFile: unprovided('readFile'),
  checkRows: unprovided('checkRows'),
  applyRows: unprovided('applyRows'),
}

const noFile = {
  file: null,
  problem: null,
  table: null,
  matches: [],
  checked: [],
  sent: 0,
  applied: [],
  failure: null,
  mayBeWritten: false,
} as const

const given = <T>(value: T | null): T => {
  if (value === null) throw new Error('There is no file.')
  return value
}

const tableRows = ({ table, matches, input }: ImportContext) => rowsOfTable(given(table), matches, input.texts.formula)

/** The rows that an import would write, or is writing. */
export const writtenRows = (context: ImportContext): readonly ImportRow[] =>
  context.table ? rowsToWrite(tableRows(context).rows, context.checked) : []

/** The rows that are sent: those that would be written, and with `sendsUnchanged` also those that change nothing. */
const sentRows = (context: ImportContext): readonly ImportRow[] => {
  if (context.input.sendsUnchanged !== true || context.table === null) return writtenRows(context)
  const wrong = new Set(context.checked.filter(({ outcome }) => outcome === 'wrong').map(({ line }) => line))
  return tableRows(context).rows.filter(({ line }) => !wrong.has(line))
}

/** How many rows the server keeps though they are wrong. Those with a formula are not sent to it. */
export function keptRows(context: ImportContext): number {
  if (context.input.keepsWrong !== true || context.table === null) return 0
  const withheld = new Set(tableRows(context).wrong.map(({ line }) => line))
  return context.checked.filter(({ line, outcome }) => outcome === 'wrong' && !withheld.has(line)).length
}

const nextPortion = (context: ImportContext) => sentRows(context).slice(context.sent, context.sent + context.input.portion)

const byLine = (one: ImportOutcome, other: ImportOutcome) => one.line - other.line

/**
 * The import of a file: it is read, its columns are matched to fields, its rows are checked, and those that change
 * something are written, a portion at a time. What a failed call has written is not known, so the rows are
 * checked again before any of them is sent another time.
 */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as ImportInput,
    tags: {} as 'busy',
  },
  actors: ports,
  guards: {
    isRefused: (_, { file }: { file: ImportFile }) => refusalOf(file) !== null,
    isTable: (_, { read }: { read: FileTable | FileProblem }) => read.kind === 'table',
    hasKeys: ({ context }) => missingKeys(context.input.fields, context.matches).length === 0,
    isMatched: ({ context }, { field }: { field: string }) => context.matches.includes(field),
    changesSomething: ({ context }) => writtenRows(context).length > 0 || keptRows(context) > 0,
    hasMore: ({ context }) => context.sent + context.input.portion < sentRows(context).length,
  },
  actions: {
    forgetFile: assign(noFile),
    takeFile: assign((_, { file }: { file: ImportFile }) => ({ ...noFile, file })),
    refuse: assign((_, { file, problem }: { file: ImportFile; problem: FileProblem | null }) => ({ ...noFile, file, problem })),
    takeTable: assign(({ context }, { table }: { table: FileTable }) => ({
      table,
      matches: guessMatches(table.columns, context.input.fields),
    })),
    match: assign(({ context }, { column, field }: { column: number; field: string | null }) => ({
      matches: matchColumn(context.matches, column, field),
    })),
    mend: assign(({ context }, mended: MendedValue) => ({ table: mendTable(given(context.table), context.matches, mended) })),
    forgetCheck: assign({ checked: [], sent: 0, applied: [], failure: null }),
    takeCheck: assign(({ context }, { outcomes }: { outcomes: readonly ImportOutcome[] }) => ({
      checked: [...outcomes, ...tableRows(context).wrong].toSorted(byLine),
    })),
    takePortion: assign(({ context }, { outcomes }: { outcomes: readonly ImportOutcome[] }) => ({
      sent: context.sent + nextPortion(context).length,
      applied: [...context.applied, ...outcomes],
    })),
    showFailure: assign(({ context }, { problem, mode }: { problem: unknown; mode: ImportMode }) => ({
      failure: { message: context.input.texts.failure(problem).message, mode },
      mayBeWritten: context.mayBeWritten || mode === 'apply',
    })),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({ input, ...noFile }),
  initial: 'picking',
  states: {
    picking: {
      on: {
        'file.choose': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event: { file } }) => ({ file, problem: refusalOf(file) }) },
          },
          { target: 'reading', actions: { type: 'takeFile', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: given(context.file) }),
        onDone: [
          {
            guard: { type: 'isTable', params: ({ event }) => ({ read: event.output }) },
            target: 'matching',
            actions: { type: 'takeTable', params: ({ event }) => ({ table: event.output as FileTable }) },
          },
          {
            target: 'picking',
            actions: {
              type: 'refuse',
              params: ({ context, event }) => ({ file: given(context.file), problem: event.output as FileProblem }),
            },
          },
        ],
        onError: {
          target: 'picking',
          actions: { type: 'refuse', params: ({ context }) => ({ file: given(context.file), problem: { kind: 'unreadable' as const } }) },
        },
      },
      on: { 'file.remove': { target: 'picking', actions: 'forgetFile' } },
    },
    matching: {
      entry: 'forgetCheck',
      on: {
        'column.match': { actions: { type: 'match', params: ({ event }) => event } },
        'rows.check': { guard: 'hasKeys', target: 'checking' },
        'file.remove': { target: 'picking', actions: 'forgetFile' },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'checkRows',
        input: ({ context }) => ({ rows: tableRows(context).rows, fileName: given(context.file).name }),
        onDone: { target: 'checked', actions: { type: 'takeCheck', params: ({ event }) => ({ outcomes: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error, mode: 'check' as const }) },
        },
      },
      on: { 'columns.edit': 'matching' },
    },
    checked: {
      on: {
        'column.match': { target: 'matching', actions: { type: 'match', params: ({ event }) => event } },
        'columns.edit': 'matching',
        'rows.check': { target: 'checking', actions: 'forgetCheck' },
        'value.mend': {
          guard: { type: 'isMatched', params: ({ event }) => event },
          // What the last check found stays visible. All rows are checked again, because two of them can be alike.
          target: 'checking',
          actions: { type: 'mend', params: ({ event }) => event },
        },
        'rows.import': { guard: 'changesSomething', target: 'applying' },
        'file.remove': { target: 'picking', actions: 'forgetFile' },
      },
    },
    applying: {
      tags: 'busy',
      invoke: {
        src: 'applyRows',
        input: ({ context }) => ({
          rows: nextPortion(context),
          fileName: given(context.file).name,
          leftOut: countsOf(context.checked).wrong,
        }),
        onDone: [
          {
            guard: 'hasMore',
            target: 'applying',
            reenter: true,
            actions: { type: 'takePortion', params: ({ event }) => ({ outcomes: event.output }) },
          },
          { target: 'done', actions: { type: 'takePortion', params: ({ event }) => ({ outcomes: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showFailure', params: ({ event }) => ({ problem: event.error, mode: 'apply' as const }) },
        },
      },
    },
    failed: {
      on: {
        'rows.check': { target: 'checking', actions: 'forgetCheck' },
        'columns.edit': 'matching',
        'file.remove': { target: 'picking', actions: 'forgetFile' },
      },
    },
    done: { on: { 'file.remove': { target: 'picking', actions: 'forgetFile' } } },
  },
})
