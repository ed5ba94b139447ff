import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Spinner } from '#src/ui/kit/spinner.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { usesQuery } from '../record-queries.ts'
import type { StoredRecord } from '../record-types.ts'
import type { RecordDeps } from '../use-records.ts'
import { recordTexts as texts } from '../texts.ts'

interface DeactivateQuestionProps {
  readonly deps: Pick<RecordDeps, 'rules' | 'service'>
  readonly record: Pick<StoredRecord, 'id' | 'name'>
  /** What the step is called: `Deactivate`, or the lifecycle's own word. */
  readonly label?: string | undefined
  readonly consequence?: string | undefined
  readonly isOpen: boolean
  readonly isBusy?: boolean
  /** Where the focus goes afterwards; null for where it came from. */
  readonly finalFocus?: () => HTMLElement | null
  onAccept(): void
  onCancel(): void
}

/** Asks before a record is deactivated, and says how many records use it. */
export function DeactivateQuestion(props: DeactivateQuestionProps) {
  const { deps, record, label = texts.deactivate, consequence, isOpen, isBusy = false, finalFocus, onAccept, onCancel } = props
  const { rules, service } = deps
  // Read again for each question: an answer in the cache may be old.
  const { data, isFetching, isError } = useQuery({ ...usesQuery(rules, service, record.id), enabled: isOpen, staleTime: 0 })
  const count = data ? data.uses.length + data.hiddenCount : 0
  const answer = isError ? texts.usesUnread : count === 0 ? record.name : texts.used(record.name, count)
  return (
    <ConfirmDialog
      open={isOpen}
      title={texts.moveQuestion(rules, label)}
      isBusy={isBusy || isFetching}
      finalFocus={finalFocus}
      onConfirm={() => onAccept()}
      onCancel={onCancel}
    >
      <p role="status" className={css({ display: 'flex', alignItems: 'center', gap: '2', overflowWrap: 'anywhere' })}>
        {isFetching && <Spinner size={14} />}
        {isFetching ? texts.lookingForUses : answer}
      </p>
      {consequence !== undefined && <p className={css({ mt: '2' })}>{consequence}</p>}
    </ConfirmDialog>
  )
}
