import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogText } from './dialog.tsx'

interface ConflictQuestionProps {
  readonly open: boolean
  readonly title: string
  readonly body: string
  /** What differs. */
  readonly children: ReactNode
  send(answer: { readonly type: 'conflict.keepMine' | 'conflict.takeTheirs' | 'conflict.cancel' }): void
}

/** Someone else saved meanwhile: what differs, and who wins. Nothing is written before an answer. */
export const ConflictQuestion = ({ open, title, body, children, send }: ConflictQuestionProps) => (
  <Dialog
    open={open}
    role="alertdialog"
    size="md"
    title={title}
    onClose={() => send({ type: 'conflict.cancel' })}
    footer={
      <>
        <Button variant="ghost" onClick={() => send({ type: 'conflict.cancel' })}>
          Cancel
        </Button>
        <Button onClick={() => send({ type: 'conflict.takeTheirs' })}>Take theirs</Button>
        <Button variant="primary" onClick={() => send({ type: 'conflict.keepMine' })}>
          Keep mine
        </Button>
      </>
    }
  >
    <DialogText>{body}</DialogText>
    {children}
  </Dialog>
)

/** A value that two have written differently. */
export interface Difference {
  readonly name: string
  readonly mine: string
  readonly theirs: string
}

interface DifferencesProps {
  /** The heads of the three columns; that of the names is empty where they need none. */
  readonly columns: readonly [names: string, mine: string, theirs: string]
  readonly rows: readonly Difference[]
}

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  mt: '3',
  textStyle: 'small',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: '1.5',
    pr: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 'medium', color: 'fg.muted' },
  '& thead tr > :first-child': { width: '26%' },
})

/** The values that two people have written into the same fields, side by side. */
export const Differences = ({ columns: [names, mine, theirs], rows }: DifferencesProps) => (
  <table className={table}>
    <thead>
      <tr>
        {names === '' ? <td /> : <th scope="col">{names}</th>}
        <th scope="col">{mine}</th>
        <th scope="col">{theirs}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          <th scope="row">{row.name}</th>
          <td>{row.mine}</td>
          <td>{row.theirs}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
