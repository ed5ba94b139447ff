import type { PromiseActorLogic } from 'xstate'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import type { Failure } from '#machines/outcome.ts'
import type { ImportField } from '#openapi/import-fields.ts'

/** A file as a person chose it. */
export interface ImportFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** Why a file cannot be imported. Lines are counted as a spreadsheet counts its rows. */
export type FileProblem =
  | { readonly kind: 'type' | 'oldExcel' | 'tooLarge' | 'empty' | 'encoding' | 'unreadable' | 'rowless' }
  | { readonly kind: 'tooManyRows'; readonly count: number; readonly most: number }
  | { readonly kind: 'tooManyColumns'; readonly count: number }
  /** A row with more or fewer cells than the headings. */
  | { readonly kind: 'uneven'; readonly line: number; readonly cells: number; readonly columns: number }
  /** A quote that nothing closes. */
  | { readonly kind: 'unclosed'; readonly line: number }

/** A row of a file. */
export interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
  /** The columns in which it has a formula in place of a value. */
  readonly formulas?: readonly number[]
}

/** What a file holds: its headings, and the rows below them. */
export interface FileTable {
  readonly kind: 'table'
  readonly columns: readonly string[]
  readonly rows: readonly FileRow[]
}

export type ImportMode = 'check' | 'apply'

/** How many rows have each outcome. */
export type ImportCounts = Readonly<Record<ImportOutcome['outcome'], number>>

/** The field that each column of a file is matched to; null where it is left out. */
export type ColumnMatches = readonly (string | null)[]

/** Another value for a field of one row, or for that field of all rows with the same value. */
export interface MendedValue {
  readonly line: number
  readonly field: string
  readonly value: string
  readonly isForAll: boolean
}

/** Rows of a file, as a call takes them. */
interface SentRows {
  readonly rows: readonly ImportRow[]
  readonly fileName: string
}

/** What an import needs done. */
export type ImportPorts = {
  readFile: PromiseActorLogic<FileTable | FileProblem, { readonly file: ImportFile }>
  /** Says what would become of rows, and writes nothing. */
  checkRows: PromiseActorLogic<readonly ImportOutcome[], SentRows>
  /** Writes rows; where it fails, some of them may have been written. `leftOut` is how many of the file are wrong and not sent. */
  applyRows: PromiseActorLogic<readonly ImportOutcome[], SentRows & { readonly leftOut: number }>
}

export interface ImportInput {
  readonly fields: readonly ImportField[]
  /** How many rows are written by one call. */
  readonly portion: number
  /** Whether rows that are wrong are kept with the others, so that a file of nothing else is imported as well. */
  readonly keepsWrong?: boolean
  /** Whether rows that change nothing are sent with the others, so that the server counts them as well. */
  readonly sendsUnchanged?: boolean
  readonly texts: {
    failure(problem: unknown): Failure
    /** The error of a cell that holds a formula. */
    readonly formula: string
  }
}

export interface ImportContext {
  readonly input: ImportInput
  readonly file: ImportFile | null
  /** Why the file that was chosen last is not taken. */
  readonly problem: FileProblem | null
  readonly table: FileTable | null
  readonly matches: ColumnMatches
  /** What the check said of each row, in the order of the file. */
  readonly checked: readonly ImportOutcome[]
  /** How many of the rows that are to be written have been sent, and what became of them. */
  readonly sent: number
  readonly applied: readonly ImportOutcome[]
  /** Why a call failed; rows may have been written where it was to write them. */
  readonly failure: { readonly message: string; readonly mode: ImportMode } | null
  /** Whether rows of the file may be there already, as an import of it has failed. */
  readonly mayBeWritten: boolean
}

export type ImportEvent =
  | { type: 'file.choose'; file: ImportFile }
  | { type: 'file.remove' }
  | { type: 'column.match'; column: number; field: string | null }
  | { type: 'columns.edit' }
  | { type: 'rows.check' }
  | ({ type: 'value.mend' } & MendedValue)
  | { type: 'rows.import' }
