import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { countsOf, type Slots } from '#machines/blocks/schedule-rules.ts'
import type { CivilDate } from '#machines/blocks/types.ts'
import { formatCivil, weekdayName } from '../../time/civil-date.ts'
import { texts } from './texts.ts'

interface DayHeadingProps {
  readonly date: CivilDate
  readonly slots: Slots
}

/** Which day lies open, and how much stands in it. */
export function DayHeading({ date, slots }: DayHeadingProps) {
  const { modules, versions, submodules } = countsOf(slots)
  return (
    <div className={flex({ align: 'baseline', columnGap: '2.5', wrap: 'wrap', minWidth: '0' })}>
      <h2 className={css({ textStyle: 'h2', fontVariantNumeric: 'tabular-nums' })}>
        {weekdayName(date)} {formatCivil(date)}
      </h2>
      <p className={css({ textStyle: 'small', color: 'fg.muted', mdDown: { display: 'none' } })}>
        {texts.dayCounts(modules, versions, submodules)}
      </p>
    </div>
  )
}
