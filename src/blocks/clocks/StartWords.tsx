import { css } from 'styled-system/css'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { startText } from './start-text.ts'

const clock = css({ color: 'fg.muted', textStyle: 'caption', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' })
const problem = css({ color: 'danger.text', textStyle: 'caption', fontWeight: 'medium' })

interface StartWordsProps {
  readonly zoneName: string
  readonly date: CivilDate
  readonly time: SlotTime
  /** What the zone is called in front of the time; its letters are not repeated. */
  readonly label?: string
}

/** What stands behind the time of a zone on a date: "BST (GMT+1)", and why the time is no plain one. */
export function StartWords({ zoneName, date, time, label }: StartWordsProps) {
  const start = startText(zoneName, date, time)
  if (!start) return null
  const words = label === undefined ? start.clock : start.offset
  return (
    <>
      {words !== label && <span className={clock}> {words}</span>}
      {start.problem && <span className={problem}> {start.problem}</span>}
    </>
  )
}
