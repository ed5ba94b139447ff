import { startIn } from '#machines/blocks/clocks/block-clock.ts'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { countedReading, zoneIdOf } from '#machines/time/occurrences.ts'
import { offsetText } from '#machines/time/offset-text.ts'
import { clockText } from '#src/time/zone-time.ts'
import { instantTexts } from './instant-texts.ts'

/** What a wall-clock time of a zone means on a date. */
export interface StartText {
  /** "BST (GMT+1)", or "GMT+4" without letters. */
  readonly clock: string
  /** "GMT+1". */
  readonly offset: string
  /** That the time does not exist or comes twice; null for most. */
  readonly problem: string | null
}

/** The words shown after a time of a zone (by its name in the provider's list); null where the clock is not known. */
export function startText(zoneName: string, date: CivilDate, time: SlotTime): StartText | null {
  const found = startIn({ clock: zoneIdOf(zoneName) }, date, time)
  if (!found) return null
  const reading = countedReading(found)
  return {
    clock: clockText(reading, ''),
    offset: offsetText(reading.offset),
    problem: found.kind === 'one' ? null : found.kind === 'none' ? instantTexts.noSuchTime : instantTexts.comesTwice,
  }
}
