import { css } from 'styled-system/css'
import type { SlotClock } from '#machines/blocks/scheduling/schedule.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { startText } from '../clocks/start-text.ts'

/** What stands behind the time of a zone on a date: "BST (GMT+1)", and why it is no plain one. */
export function StartWords({ clock, date }: { clock: SlotClock; date: CivilDate }) {
  const start = startText(clock.zoneName, date, clock.time)
  if (!start) return null
  return (
    <>
      <span className={css({ color: 'fg.muted', fontWeight: 'regular' })}>{start.clock}</span>
      {start.problem && <span className={css({ color: 'danger.text' })}> {start.problem}</span>}
    </>
  )
}
