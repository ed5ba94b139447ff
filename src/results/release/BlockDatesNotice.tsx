import { releaseOrderErrors } from '#openapi/results/release-dates.ts'
import { instantText } from '#src/resources/fields/field-text.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { adoptedTimes } from './adopted-times.ts'
import { audiences, type ReleaseTimes } from './audiences.ts'
import type { BlockDates } from './release-service.ts'
import { releaseTexts as texts } from './texts.ts'

interface BlockDatesNoticeProps {
  readonly record: Pick<StoredRecord, 'fields'>
  readonly dates: BlockDates
  readonly mayPublish: boolean
  readonly isBusy: boolean
  onAdopt(times: ReleaseTimes): void
}

/** Says which dates the block has, where they are not those of the set, and takes them over. */
export function BlockDatesNotice({ record, dates, mayPublish, isBusy, onAdopt }: BlockDatesNoticeProps) {
  const differing = audiences.filter(({ time }) => dates[time] !== undefined && dates[time] !== record.fields[time])
  if (differing.length === 0) return null
  const times = adoptedTimes(record.fields, dates)
  const undated = audiences.filter(({ time }) => dates[time] === undefined && record.fields[time] === undefined)
  // The block's own dates may be in an order that no set takes.
  const disorder = times === null ? [] : [...releaseOrderErrors(times).values()]
  const moved = audiences.filter(({ time }) => times !== null && dates[time] === undefined && times[time] !== record.fields[time])
  const details = () => {
    if (undated.length > 0) return [texts.undated(undated.map(({ name }) => name))]
    if (disorder.length > 0) return [...disorder, texts.blockFirst]
    return moved.map(({ name, time }) => texts.movedAlong(name, instantText(times?.[time])))
  }
  return (
    <Alert
      tone="warning"
      title={texts.datesDiffer}
      detail={mayPublish && details().join(' ')}
      action={
        mayPublish &&
        times !== null &&
        disorder.length === 0 && (
          <Button size="sm" isBusy={isBusy} onClick={() => onAdopt(times)}>
            {texts.adopt}
          </Button>
        )
      }
    >
      {differing.map(({ name, time }) => `${name}: ${instantText(dates[time])}`).join(', ')}
    </Alert>
  )
}
