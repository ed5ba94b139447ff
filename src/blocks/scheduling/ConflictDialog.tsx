import { css } from 'styled-system/css'
import { differences, type Slots } from '#machines/blocks/schedule-rules.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling-types.ts'
import { ConflictQuestion } from '../ConflictQuestion.tsx'
import { texts } from './texts.ts'
import { useLast } from './use-last.ts'

interface ConflictDialogProps {
  readonly open: boolean
  readonly date: string
  readonly mine: Slots
  /** Null once it is decided. */
  readonly theirs: Slots | null
  send(event: SchedulingEvent): void
}

const table = css({
  width: 'full',
  mt: '3',
  textStyle: 'small',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '1.5', pr: '3', borderBottomWidth: '1px', borderColor: 'border.subtle' },
  '& th': { fontWeight: 'medium', color: 'fg.muted' },
})

const noSlots: Slots = []

/** Someone else saved the date meanwhile: what differs, and who wins. Nothing is written before an answer. */
export function ConflictDialog({ open, date, mine, theirs, send }: ConflictDialogProps) {
  const yours = useLast(mine, open)
  const stored = useLast(theirs, open)
  return (
    <ConflictQuestion
      open={open}
      title={texts.conflictTitle}
      body={texts.conflictBody(date)}
      onKeepMine={() => send({ type: 'conflict.keepMine' })}
      onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
      onCancel={() => send({ type: 'conflict.cancel' })}
    >
      <table className={table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.yours}</th>
            <th scope="col">{texts.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences(yours, stored ?? noSlots).map((slot) => (
            <tr key={slot.slot}>
              <th scope="row">{texts.conflictSlot(slot.slot)}</th>
              <td>{slot.mine.join(', ') || texts.nothing}</td>
              <td>{slot.theirs.join(', ') || texts.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConflictQuestion>
  )
}
