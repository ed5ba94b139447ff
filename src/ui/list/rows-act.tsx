import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that a person can do with the chosen rows of a list, once they have said Yes. */
export interface RowsAct<Row, Act extends string> {
  readonly id: Act
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'danger'
  /** Whether it can be done with a row; with each one unless told. */
  mayChange?(row: Row): boolean
  /** Why it is disabled where it can be done with none of the chosen rows. */
  readonly offReason?: string
  /** What is said of chosen rows that it leaves as they are. */
  leftOut?(count: number): string
  /** What is asked about so many rows. */
  question(count: number): string
}

/** Deletes rows, whatever they are. */
export const deleteAct = <Row,>(question: (count: number) => string): RowsAct<Row, 'delete'> => ({
  id: 'delete',
  label: 'Delete',
  icon: <Trash2 size={16} aria-hidden />,
  tone: 'danger',
  question,
})

/** Publishes those rows that are drafts. */
export const publishAct = <Row extends { readonly status: number | null }>(
  question: (count: number) => string,
): RowsAct<Row, 'publish'> => ({
  id: 'publish',
  label: 'Publish',
  mayChange: ({ status }) => status === 2,
  offReason: 'Only drafts can be published, and none is selected.',
  leftOut: (count) =>
    count === 1
      ? 'One more is selected that is not a draft; it stays as it is.'
      : `${count} more are selected that are not drafts; they stay as they are.`,
  question,
})
