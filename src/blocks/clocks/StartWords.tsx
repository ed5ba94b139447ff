import { css } from 'styled-system/css'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { startText } from './start-text.ts'

const clock = css({ color: 'fg.muted', textStyle: 'caption', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' })
const problem = css({ color: 'danger.text', textStyle: 'caption', fontWeight: 'medium' })

interface StartWordsProps {
  readonly zoneName: string
  readonly date: CivilDate
  readonly time: SlotTime
  /** The zone's label before the time; with one, only the offset follows the time, and nothing where the label is that offset. */
  readonly label?: string
}

/** What is shown after the time of a zone on a date: "BST (GMT+1)", and whether the time does not exist or comes twice. */
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
