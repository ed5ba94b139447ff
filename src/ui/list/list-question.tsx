import { Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { ConfirmDialog } from '../layers/confirm-dialog.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { RowReference } from './row-reference.tsx'
import type { RowsAct } from './rows-act.tsx'

/** Something to know of a row before a Yes. */
export interface RowNote {
  /** The row's. */
  readonly id: string
  readonly text: string
  /** Mere advice otherwise. */
  readonly isWarning: boolean
}

export interface ListQuestionProps<Act extends string> {
  /** The rows that a Yes would change, and how many of them have been; null for no question. */
  readonly work: {
    readonly act: Act
    readonly rows: readonly { readonly id: string; readonly name: string; readonly reference?: string }[]
    readonly outcomes: readonly unknown[]
  } | null
  /** What can be asked about. */
  readonly acts: readonly Pick<RowsAct<never, Act>, 'id' | 'tone' | 'leftOut' | 'question'>[]
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly notes?: readonly RowNote[]
  /** What there is to know of the rows as a whole; empty for nothing. */
  readonly remark?: string
  /** What is looked for before a Yes can be said; null for nothing. */
  readonly waitingFor?: string | null
  /** Stands for a name that is empty. */
  readonly nameless: string
  /** How many rows are chosen; the act may leave out some of them. */
  readonly chosen: number
  readonly isBusy: boolean
  /** Where the focus goes when what had it is gone; null while there is no such place. */
  finalFocus(): HTMLElement | null
  onAccept(): void
  onCancel(): void
}

const Note = ({ text, isWarning }: Pick<RowNote, 'text' | 'isWarning'>) => (
  <span className={flex({ align: 'center', gap: '1.5', textStyle: 'small', color: 'fg.muted' })}>
    {isWarning ? (
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden className={css({ color: 'warning.icon', flexShrink: '0' })} />
    ) : (
      <Info size={14} strokeWidth={1.75} aria-hidden className={css({ color: 'info.icon', flexShrink: '0' })} />
    )}
    {text}
  </span>
)

/** Names the rows that a Yes would change, with what there is to know of them, and counts while it does. */
export function ListQuestion<Act extends string>(props: ListQuestionProps<Act>) {
  const { work, acts, confirmLabel, cancelLabel, nameless, chosen, isBusy, finalFocus, onAccept, onCancel } = props
  const { notes = [], remark = '', waitingFor = null } = props
  const count = work?.rows.length ?? 0
  const wanted = work && acts.find(({ id }) => id === work.act)
  // While it closes, the question still says what it asked, also when the right to it is gone by then.
  const [asked, setAsked] = useState({ act: wanted, count })
  if (wanted && (wanted.id !== asked.act?.id || count !== asked.count)) setAsked({ act: wanted, count })
  const { act } = asked
  const others = act?.leftOut ? chosen - count : 0
  return (
    <ConfirmDialog
      open={work !== null}
      title={act?.question(asked.count) ?? ''}
      {...(confirmLabel === undefined ? {} : { confirmLabel })}
      {...(cancelLabel === undefined ? {} : { cancelLabel })}
      tone={act?.tone ?? 'primary'}
      isBusy={isBusy || waitingFor !== null}
      finalFocus={finalFocus}
      onConfirm={onAccept}
      onCancel={onCancel}
    >
      {work && (
        <>
          <ul className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
            {work.rows.map((row) => (
              <li key={row.id}>
                {row.name || nameless}
                <RowReference of={row} />
                {notes
                  .filter((note) => note.id === row.id)
                  .map(({ text, isWarning }) => (
                    <Note key={text} text={text} isWarning={isWarning} />
                  ))}
              </li>
            ))}
          </ul>
          <p role="status" className={flex({ align: 'center', gap: '2', mt: '3', _empty: { mt: '0' } })}>
            {waitingFor !== null && <Spinner size={14} />}
            {waitingFor ?? remark}
          </p>
          {others > 0 && <p className={css({ mt: '3', color: 'fg.muted' })}>{act?.leftOut?.(others)}</p>}
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
