import { and, assign, emit, setup, stateIn } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { changedRows, checkRow, customRow, inOrder, rowsOf, type AcademicField, type AcademicRow } from './academic-dates-rules.ts'
import type {
  AcademicDatesContext,
  AcademicDatesDraft,
  AcademicDatesEvent,
  AcademicDatesFact,
  AcademicDatesInput,
  AcademicDatesPorts,
  LoadedDates,
} from './academic-dates-types.ts'
import { newestFirst, withNotice } from '../step.ts'
import type { AcademicDate } from './academic-date.ts'

const ports: AcademicDatesPorts = { loadDates: unprovided('loadDates'), saveDates: unprovided('saveDates') }

/** The key of a field of a row. */
export const place = (key: string, field: AcademicField) => `${key} ${field}`
const fields: readonly AcademicField[] = ['name', 'from', 'to', 'startTime']

/** How many rows differ from what is stored. */
export const unsavedCount = ({ rows, stored }: AcademicDatesContext): number => changedRows(rows, stored).length

/** The draft to store: the unsaved rows, and earlier drafts on offer; null without both. */
export const draftToKeep = (context: AcademicDatesContext, at: number): AcademicDatesDraft | null => {
  const { rows, offer } = context
  return unsavedCount(context) > 0 ? { rows, at, ...(offer && { earlier: offer }) } : offer
}

/** The messages to show on a row: those of fields that were left or tried. */
export function shownRowErrors({ input, touched }: AcademicDatesContext, row: AcademicRow): ReturnType<typeof checkRow> {
  const errors = Object.entries(checkRow(row, input.dates))
  return Object.fromEntries(errors.filter(([field]) => touched.has(`${row.key} ${field}`)))
}

const withRow = ({ rows }: AcademicDatesContext, key: string, change: Partial<AcademicRow>) => ({
  rows: rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
})

/** The loaded dates as rows; a block without dates gets the defaults, and dates to be deleted are hidden. */
function loaded(
  { input }: AcademicDatesContext,
  { record, dates, removals, draft, unsavedDays }: LoadedDates,
): Partial<AcademicDatesContext> {
  const gone = new Set(removals.map(({ id }) => id))
  const shown = dates.filter(({ id }) => id === 0 || !gone.has(id))
  const rows = rowsOf(dates.length === 0 ? input.defaults : inOrder(shown, input.defaults), input.dates)
  const offer = [...newestFirst(draft)].find((kept) => changedRows(kept.rows, rows).length > 0) ?? null
  return { record, unsavedDays, base: dates, removals, rows, stored: rows, offer }
}

/** Replaces the edits by what another person saved. */
function replaced({ theirs, input, removals }: AcademicDatesContext): Partial<AcademicDatesContext> {
  if (theirs === null) return {}
  const gone = new Set(removals.map(({ id }) => id))
  const shown = theirs.filter(({ id }) => !gone.has(id))
  const rows = rowsOf(inOrder(shown, input.defaults), input.dates)
  return { rows, stored: rows, base: theirs, theirs: null, touched: new Set() }
}

/** Ports, guards and actions of the machine of academic dates. */
export const academicDatesSetup = setup({
  types: {
    context: {} as AcademicDatesContext,
    events: {} as AcademicDatesEvent,
    emitted: {} as AcademicDatesFact,
    input: {} as AcademicDatesInput,
    tags: {} as 'busy' | 'loading' | 'unavailable' | 'open' | 'leave' | 'conflict' | 'restore',
  },
  actors: ports,
  delays: { draftDue: 500 },
  guards: {
    isEditing: stateIn({ open: { form: 'editing' } }),
    hasOffer: ({ context }) => context.offer !== null,
    isDirty: ({ context }) => unsavedCount(context) > 0,
    isDirtyWithOffer: and(['hasOffer', 'isDirty']),
    isWrong: ({ context }) => context.rows.some((row) => Object.keys(checkRow(row, context.input.dates)).length > 0),
  },
  actions: {
    /** Stores unsaved edits, and drafts still on offer. */
    keepDraft: () => {},
    dropDraft: () => {},
    load: assign(({ context }, answer: LoadedDates) => loaded(context, answer)),
    change: assign(({ context }, { key, change }: { key: string; change: Partial<AcademicRow> }) => withRow(context, key, change)),
    touch: assign(({ context }, places: readonly string[]) => ({ touched: new Set([...context.touched, ...places]) })),
    touchAll: assign(({ context }) => ({
      touched: new Set(context.rows.flatMap(({ key }) => fields.map((field) => place(key, field)))),
      attempts: context.attempts + 1,
    })),
    add: assign(({ context: { rows } }) => {
      const key = `added ${rows.length}`
      return { rows: [...rows, customRow(key)], added: key }
    }),
    restoreDraft: assign(({ context: { offer, rows } }) => ({ rows: offer?.rows ?? rows, offer: offer?.earlier ?? null })),
    discardDraft: assign(({ context: { offer } }) => ({ offer: offer?.earlier ?? null })),
    setTheirs: assign((_, theirs: readonly AcademicDate[]) => ({ theirs })),
    clearTheirs: assign({ theirs: null }),
    replaceWithTheirs: assign(({ context }) => replaced(context)),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) =>
      withNotice(context, { tone: 'error', text: context.input.texts.failure(problem).message, isClosable: context.input.isErrorClosable }),
    ),
    clearNotice: assign({ notice: null }),
    setLeavingTo: assign((_, leavingTo: string | null) => ({ leavingTo })),
    clearLeavingTo: assign({ leavingTo: null }),
    reportLeft: emit(({ context }, message: string) => ({ type: 'dates.left' as const, message, address: context.leavingTo })),
  },
})
