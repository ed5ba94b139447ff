import { instantText } from '#src/resources/fields/field-text.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
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

/** The dates of the block over those of the set; null while one of them is in neither. */
function adopted({ fields }: BlockDatesNoticeProps['record'], dates: BlockDates): ReleaseTimes | null {
  const times = audiences.flatMap(({ time }) => {
    const at = dates[time] ?? fields[time]
    return typeof at === 'string' ? [[time, at] as const] : []
  })
  const { releaseUniversities, releaseCentres, releaseStudents }: Partial<ReleaseTimes> = Object.fromEntries(times)
  return releaseUniversities === undefined || releaseCentres === undefined || releaseStudents === undefined
    ? null
    : { releaseUniversities, releaseCentres, releaseStudents }
}

/** Says which dates the block has, where they are not those of the set, and takes them over. */
export function BlockDatesNotice({ record, dates, mayPublish, isBusy, onAdopt }: BlockDatesNoticeProps) {
  const differing = audiences.filter(({ time }) => dates[time] !== undefined && dates[time] !== record.fields[time])
  if (differing.length === 0) return null
  const times = adopted(record, dates)
  return (
    <Alert
      tone="warning"
      title={texts.datesDiffer}
      action={
        mayPublish &&
        times !== null && (
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
