import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { useLastOpen } from './use-last-open.ts'

interface RestoreDialogProps {
  readonly open: boolean
  /** Dates whose newer edits would go. */
  readonly dates: readonly CivilDate[]
  send(event: SchedulingEvent): void
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Here and not among the texts of the step, because they load with the dialog. */
const texts = {
  title: 'Restore the unsaved changes?',
  body: (dates: readonly CivilDate[]) => `Newer changes would be lost on ${and.format(dates.map(formatCivil))}.`,
}

/** Asks before edits of an earlier visit replace newer ones. */
export function RestoreDialog({ open, dates, send }: RestoreDialogProps) {
  const body = useLastOpen(texts.body(dates), open)
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      body={body}
      tone="danger"
      onConfirm={() => send({ type: 'loss.accept' })}
      onCancel={() => send({ type: 'loss.cancel' })}
    />
  )
}
