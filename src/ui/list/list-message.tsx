import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Alert } from '../kit/alert.tsx'
import { RowReference } from './row-reference.tsx'

interface Named {
  readonly id: string
  readonly name: string
  /** What tells it from others of its name. */
  readonly reference?: string
}

interface ListMessageProps {
  readonly message: {
    readonly tone: 'success' | 'warning' | 'error'
    readonly text: string
    readonly detail?: string
    readonly row?: Named
    /** The outcome of each of several rows; a `detail` is the server's message below a fixed sentence. */
    readonly outcomes: readonly { readonly row: Named; readonly isDone: boolean; readonly text: string; readonly detail?: string }[]
  }
  /** Stands for a name that is empty. */
  readonly nameless: string
  /** What there is to add about rows that were not changed, by their ids. */
  readonly notes?: ReadonlyMap<string, ReactNode>
  readonly onClose?: () => void
}

const line = css({ display: 'flex', alignItems: 'flex-start', gap: '2', '& svg': { flexShrink: 0, mt: '2px' } })
const scroll = css({ maxHeight: '220px', overflowY: 'auto' })
const list = css({ display: 'grid', gap: '1', textStyle: 'small' })

function Mark({ isDone, isWarning }: { isDone: boolean; isWarning: boolean }) {
  if (isDone) return <CircleCheck size={14} aria-hidden className={css({ color: 'success.icon' })} />
  if (isWarning) return <TriangleAlert size={14} aria-hidden className={css({ color: 'warning.icon' })} />
  return <CircleAlert size={14} aria-hidden className={css({ color: 'danger.icon' })} />
}

function Outcomes({ label, children }: { label: string; children: ReactNode[] }) {
  // To be read by keyboard, a list that scrolls has to take the focus.
  const reading = children.length > 8 ? ({ role: 'group', 'aria-label': label, tabIndex: 0 } as const) : {}
  return (
    <div {...reading} className={scroll}>
      <ul className={list}>{children}</ul>
    </div>
  )
}

/** The outcome of an act on one row of a list, or on each of several. */
export const ListMessage = ({ message: { tone, text, detail, row: only, outcomes }, nameless, notes, onClose }: ListMessageProps) => (
  <Alert
    key={`${tone} ${text} ${detail ?? ''}`}
    tone={tone}
    detail={detail}
    {...(onClose ? { onClose } : {})}
    {...(outcomes.length === 0
      ? { action: only && notes?.get(only.id) }
      : {
          action: (
            <Outcomes label={text}>
              {outcomes.map(({ row, isDone, text: said, detail: words }) => (
                <li key={row.id} className={line}>
                  <Mark isDone={isDone} isWarning={words !== undefined} />
                  <span>
                    <span className={css({ fontWeight: 'medium' })}>{row.name || nameless}</span>
                    <RowReference of={row} /> {said}
                    {words !== undefined && <span className={css({ color: 'fg.muted' })}> {words}</span>}
                    {!isDone && notes?.get(row.id)}
                  </span>
                </li>
              ))}
            </Outcomes>
          ),
        })}
  >
    {text}
  </Alert>
)
