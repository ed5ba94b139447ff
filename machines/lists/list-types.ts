import type { PromiseActorLogic } from 'xstate'

/** What a row of any list has. */
export interface ListRow {
  readonly id: string
}

/** What the server said of one row. A `warning` is a fixed sentence, shown above it, that says why the row was not changed. */
export interface RowAnswer {
  readonly message: string
  readonly warning?: string
}

/** What a row is given by an act that sets values. */
export interface RowEdit {
  readonly id: string
  /** As they are sent. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Of the row as it was read. */
  readonly updatedAt: string
}

/** What a list needs done; its rows are read by queries. */
export type ListPorts<Act extends string> = {
  /** Does one act to one row, by one call. Cached data of the row is stale afterwards, also after a failure. */
  changeRow: PromiseActorLogic<RowAnswer, { readonly act: Act; readonly id: string; readonly edit?: RowEdit }>
}

/** What was found out about a row before the person is asked. */
export interface RowCheck {
  readonly id: string
  /** How much is open about it; null when it could not be found out. */
  readonly open: number | null
  /** Whether a Yes needs to know of it; false for mere advice. */
  readonly isAsked: boolean
}

/** What a list needs done that looks at rows before it asks about them. */
export type CheckedListPorts<Act extends string> = ListPorts<Act> & {
  /** Finds out what is open about each row; a row that cannot be read does not fail the others. */
  checkRows: PromiseActorLogic<readonly RowCheck[], { readonly act: Act; readonly ids: readonly string[] }>
}

/** The outcome of one row: the server's message, below a fixed sentence where there is one. */
export interface RowOutcome<Row> {
  readonly row: Row
  readonly isDone: boolean
  readonly text: string
  readonly detail?: string
}

/** A requested act: the rows, their open points, and the outcomes of those sent so far. */
export interface ListWork<Row, Act> {
  readonly act: Act
  readonly rows: readonly Row[]
  /** Of each row, in any order; empty where nothing is looked for. */
  readonly checks: readonly RowCheck[]
  /** What the rows are given; absent of acts that set no values. */
  readonly edits?: readonly RowEdit[]
  readonly outcomes: readonly RowOutcome<Row>[]
}

/** A message above the list: with the outcome of each row where there were several. */
export interface ListMessage<Row> {
  readonly tone: 'success' | 'warning' | 'error'
  readonly text: string
  readonly detail?: string
  /** The row that could not be changed, where it was the only one. */
  readonly row?: Row
  readonly outcomes: readonly RowOutcome<Row>[]
}

/** How many rows there were, how many were changed, and how many stayed as they were, with a warning. */
export interface OutcomeCounts {
  readonly total: number
  readonly done: number
  readonly warned: number
}

/** What a person can read of a problem; `code` is the HTTP-like number, 0 when the server did not respond. */
interface Failure {
  readonly code: number
  readonly message: string
}

export interface ListInput<Act> {
  /** The search that the address names. */
  readonly search: string
  /** The message of the previous page; empty for none. */
  readonly message: string
  readonly texts: {
    failure(problem: unknown, act: Act): Failure
    /** Sums up several rows. */
    outcome(act: Act, counts: OutcomeCounts): string
    /** Of a row that was not sent after another one had shown that it would fail as well. */
    readonly notSent: string
  }
}

export interface ListContext<Row, Act> {
  readonly input: ListInput<Act>
  /** The search as typed, and the one that the list shows. */
  readonly typed: string
  readonly search: string
  /** Ids of the rows that are chosen. */
  readonly chosen: readonly string[]
  /** The view that rows are chosen in. */
  readonly view: string
  /** What is asked about or under way. */
  readonly work: ListWork<Row, Act> | null
  readonly message: ListMessage<Row> | null
  /** The server refused a write because a right is missing: no write is offered any more. */
  readonly isForbidden: boolean
}

export type ListEvent<Row, Act> =
  | { type: 'search.type'; text: string }
  /** The address names another search than before. */
  | { type: 'search.follow'; text: string }
  | { type: 'rows.choose'; ids: readonly string[]; isChosen: boolean }
  | { type: 'selection.clear' }
  /** The list shows other rows than before, so none is chosen; `view` is any text that identifies what it shows. */
  | { type: 'selection.follow'; view: string }
  | { type: 'rows.change'; act: Act; rows: readonly Row[] }
  /** With `edits` only the rows that have one are changed. */
  | { type: 'question.accept'; edits?: readonly RowEdit[] }
  | { type: 'question.cancel' }
  | { type: 'message.close' }

export type ListFact =
  /** The typing rests: the list should show this search. */
  | { type: 'search.due'; text: string }
  /** Every row has its outcome: the list has to be read again. */
  | { type: 'work.ended' }
