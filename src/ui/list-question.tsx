import { css } from 'styled-system/css'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ListQuestionProps {
  /** The rows that a Yes would change, and how many of them have been; null for no question. */
  readonly work: {
    readonly act: 'publish' | 'delete'
    readonly rows: readonly { readonly id: string; readonly name: string }[]
    readonly outcomes: readonly unknown[]
  } | null
  readonly title: string
  /** Stands for a name that is empty. */
  readonly nameless: string
  /** How many rows are chosen; some of them may not be publishable. */
  readonly chosen: number
  readonly isBusy: boolean
  /** Where the focus goes when what had it is gone; null while there is no such place. */
  finalFocus(): HTMLElement | null
  onAccept(): void
  onCancel(): void
}

const notDrafts = (count: number) =>
  count === 1
    ? 'One more is selected that is not a draft; it stays as it is.'
    : `${count} more are selected that are not drafts; they stay as they are.`

/** Names the rows that a Yes would publish or delete, and counts while it does. */
export function ListQuestion({ work, title, nameless, chosen, isBusy, finalFocus, onAccept, onCancel }: ListQuestionProps) {
  const count = work?.rows.length ?? 0
  const others = work?.act === 'publish' ? chosen - count : 0
  return (
    <ConfirmDialog
      open={work !== null}
      title={title}
      tone={work?.act === 'publish' ? 'primary' : 'danger'}
      isBusy={isBusy}
      finalFocus={finalFocus}
      onConfirm={onAccept}
      onCancel={onCancel}
    >
      {work && (
        <>
          <ul className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
            {work.rows.map(({ id, name }) => (
              <li key={id}>{name || nameless}</li>
            ))}
          </ul>
          {others > 0 && <p className={css({ mt: '3', color: 'fg.muted' })}>{notDrafts(others)}</p>}
          {isBusy && count > 1 && (
            <p role="status" className={css({ mt: '3', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
              {`${work.outcomes.length} of ${count} done`}
            </p>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
