import { useLocation } from 'wouter'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useRequestIds } from '#src/resources/writes/use-request-ids.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { eventTexts as texts } from './event-texts.ts'
import { cancelOccurrence, type AppliesTo } from './occurrence-calls.ts'
import { ScopeChoice, type Scope } from './ScopeChoice.tsx'

interface CancelSeriesProps {
  readonly page: RecordPage & { readonly pathId: string }
  readonly record: StoredRecord
  /** The day that was opened; null where it was the series. */
  readonly on: CivilDate | null
}

/** Asks what of a series is to be cancelled, and cancels it. */
export function CancelSeries({ page, record, on }: CancelSeriesProps) {
  const { api, codec, queryClient } = useServices()
  const { service } = useRecords(event)
  const [, navigate] = useLocation()
  const requestIds = useRequestIds()
  const { change, isBusy, notice, closeNotice } = useChange(() => readChangedRecords(queryClient, event))
  const cancelPart = (scope: AppliesTo, day: CivilDate) => {
    const wish = { id: record.id, on: day, scope }
    return cancelOccurrence(api, codec, wish, requestIds.of(wish))
  }
  const cancel = (scope: Scope, day: CivilDate) =>
    change(
      () => (scope === 'all' ? service.move(record.id, -1, '', record.updatedAt) : cancelPart(scope, day)),
      () => navigate(`${page.paths.list}?day=${day}`, { replace: true }),
    )
  return (
    <ScopeChoice
      page={page}
      record={record}
      on={on}
      question={texts.scope.cancel}
      proceed={texts.cancel}
      isBusy={isBusy}
      notice={
        notice && (
          <Alert tone="error" isFocused onClose={closeNotice}>
            {notice.text}
          </Alert>
        )
      }
      onChoose={cancel}
    />
  )
}
