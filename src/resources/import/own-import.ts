import type { ReactNode } from 'react'

/** What is particular to an import that does not belong to a list of records. */
export interface OwnImport {
  readonly title: string
  /** The fields that a file may have. */
  readonly columns: readonly string[]
  /** The most rows of a file; one call writes them all. */
  readonly mostRows: number
  /** A question above the file, and whether it is answered: a file can be chosen only then. */
  readonly question: ReactNode
  readonly isAnswered: boolean
  /** What the file goes into. */
  readonly target: string
  /** What stands below the counts of an import that is done. */
  readonly after: ReactNode
  /** Whether rows that are wrong are kept, to be settled later. */
  readonly keepsWrong?: boolean
  /** Whether rows that change nothing are sent with the others, to be counted. */
  readonly sendsUnchanged?: boolean
  /** Saves the template, where its headings are not the labels of the columns. */
  saveTemplate?(): Promise<void>
}
