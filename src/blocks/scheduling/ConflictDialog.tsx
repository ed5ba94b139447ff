import { differences, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { ConflictQuestion, Differences } from '#src/ui/layers/conflict-question.tsx'
import { useLastOpen } from './use-last-open.ts'

interface ConflictDialogProps {
  readonly open: boolean
  readonly date: string
  readonly mine: Slots
  /** Null once it is decided. */
  readonly theirs: Slots | null
  send(event: SchedulingEvent): void
}

/** Here and not among the texts of the step, because they load with the dialog. */
const texts = {
  title: 'This date was changed by someone else',
  body: (date: string) => `The schedule of ${date} is no longer the one you started from. Your changes have not been saved yet.`,
  slot: (number: number) => `Slot ${number}`,
  yours: 'Yours',
  theirs: 'Stored now',
  nothing: 'Nothing',
}

const noSlots: Slots = []

/** Someone else saved the date meanwhile: what differs, and who wins. Nothing is written before an answer. */
export function ConflictDialog({ open, date, mine, theirs, send }: ConflictDialogProps) {
  const yours = useLastOpen(mine, open)
  const stored = useLastOpen(theirs, open)
  return (
    <ConflictQuestion open={open} title={texts.title} body={texts.body(date)} send={send}>
      <Differences
        columns={['', texts.yours, texts.theirs]}
        rows={differences(yours, stored ?? noSlots).map((slot) => ({
          name: texts.slot(slot.slot),
          mine: slot.mine.join(', ') || texts.nothing,
          theirs: slot.theirs.join(', ') || texts.nothing,
        }))}
      />
    </ConflictQuestion>
  )
}
