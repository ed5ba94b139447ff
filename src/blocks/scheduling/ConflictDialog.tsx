import { differences, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { ConflictQuestion, Differences } from '#src/ui/layers/conflict-question.tsx'
import { texts } from './texts.ts'
import { useLastOpen } from './use-last-open.ts'

interface ConflictDialogProps {
  readonly open: boolean
  readonly date: string
  readonly mine: Slots
  /** Null once it is decided. */
  readonly theirs: Slots | null
  send(event: SchedulingEvent): void
}

const noSlots: Slots = []

/** Someone else saved the date meanwhile: what differs, and who wins. Nothing is written before an answer. */
export function ConflictDialog({ open, date, mine, theirs, send }: ConflictDialogProps) {
  const yours = useLastOpen(mine, open)
  const stored = useLastOpen(theirs, open)
  return (
    <ConflictQuestion open={open} title={texts.conflictTitle} body={texts.conflictBody(date)} send={send}>
      <Differences
        columns={['', texts.yours, texts.theirs]}
        rows={differences(yours, stored ?? noSlots).map((slot) => ({
          name: texts.conflictSlot(slot.slot),
          mine: slot.mine.join(', ') || texts.nothing,
          theirs: slot.theirs.join(', ') || texts.nothing,
        }))}
      />
    </ConflictQuestion>
  )
}
