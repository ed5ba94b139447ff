import { css } from 'styled-system/css'
import { minutesAheadOfLondon, timeIn } from '#machines/masters/centres-by-zone.ts'
import { daysBetween } from '#machines/time/days.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { useServices } from '#src/api/services.tsx'
import { contractLeft } from '#src/resources/fields/contract-left.ts'
import { columnText } from '#src/resources/fields/field-text.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { masterTexts as texts } from '../texts.ts'
import { useMinute } from '../zones/use-minute.ts'

/** Parts of the panel beside a centre. */

/** What the clock shows at the centre, and how far that is from London. */
export function CentreClock() {
  const { record } = useShownRecord()
  const now = useMinute()
  const zone = columnText(centre, 'timezoneId', record)
  const time = timeIn(zone, now)
  const minutes = minutesAheadOfLondon(zone, now)
  if (time === null || minutes === null) return null
  return (
    <section className={css({ pb: '5', borderBottomWidth: '1px', borderColor: 'border.default' })}>
      <h2 className={css({ textStyle: 'bodyStrong', mb: '1' })}>{texts.today}</h2>
      <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' })}>
        <span className={css({ textStyle: 'h1', fontVariantNumeric: 'tabular-nums' })}>{time}</span>
        <span className={css({ color: 'fg.muted' })}>{[columnText(centre, 'city', record), zone].filter(Boolean).join(', ')}</span>
      </p>
      <p className={css({ color: 'fg.muted', textStyle: 'caption' })}>{texts.fromLondon(minutes)}</p>
    </section>
  )
}

/** How much of the contract is over. */
export function CentreContract() {
  const { record } = useShownRecord()
  const { clock } = useServices()
  const { contractStart: from, contractEnd: until } = record.fields
  if (typeof from !== 'string' || typeof until !== 'string') return null
  const days = Math.max(daysBetween(from, until), 1)
  const left = daysBetween(clock.today(), until)
  return (
    <section>
      <ProgressBar label={texts.contract} value={Math.min(Math.max(days - left, 0), days)} max={days} text={contractLeft(left)} />
      <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', mt: '2', color: 'fg.muted', textStyle: 'caption' })}>
        <span>{formatCivil(from)}</span>
        <span>{formatCivil(until)}</span>
      </p>
    </section>
  )
}
