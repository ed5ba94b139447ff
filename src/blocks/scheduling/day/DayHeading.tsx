import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { countsOf, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { namedDate } from '#src/time/civil-date.ts'
import { texts } from '../texts.ts'

interface DayHeadingProps {
  readonly date: CivilDate
  /** Null while they are not known. */
  readonly slots: Slots | null
}

/** Which day lies open, and how much stands in it. */
export function DayHeading({ date, slots }: DayHeadingProps) {
  const counts = slots && countsOf(slots)
  return (
    <div className={flex({ align: 'baseline', columnGap: '2.5', wrap: 'wrap', minWidth: '0' })}>
      <h2 className={css({ textStyle: 'h2', fontVariantNumeric: 'tabular-nums' })}>{namedDate(date)}</h2>
      {counts && (
        <p className={css({ textStyle: 'small', color: 'fg.muted', hideBelow: 'md' })}>
          {texts.dayCounts(counts.modules, counts.versions, counts.submodules)}
        </p>
      )}
    </div>
  )
}
