import { css } from 'styled-system/css'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { startText } from '#src/blocks/clocks/start-text.ts'

const offset = css({ color: 'fg.subtle', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' })
const problem = css({ color: 'danger.text', textStyle: 'caption', fontWeight: 'medium' })

interface StartOffsetProps {
  readonly zoneName: string
  /** How the zone is called before the time. */
  readonly label: string
  readonly date: CivilDate
  readonly time: SlotTime
}

/** How far a zone is ahead of UTC at a time of a date, and why the time is no plain one. */
export function StartOffset({ zoneName, label, date, time }: StartOffsetProps) {
  const start = startText(zoneName, date, time)
  if (!start) return null
  return (
    <>
      {start.offset !== label && <span className={offset}> {start.offset}</span>}
      {start.problem && <span className={problem}> {start.problem}</span>}
    </>
  )
}
