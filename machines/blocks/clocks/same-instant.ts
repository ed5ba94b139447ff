import { millisecondsInMinute } from 'date-fns/constants'
import type { CivilDate } from '#machines/time/civil.ts'
import { countedReading } from '#machines/time/occurrences.ts'
import { startIn, type BlockClock } from './block-clock.ts'

/** How long candidates stay under supervision after their start, in minutes. */
export const supervisedMinutes = 60
/** A spread up to this is always good, in minutes. */
export const closeMinutes = 30

/** When the zones of a block start one slot of a date. Instants are in ms. */
export interface SameInstant {
  /** Zones by the instant of their start; of a time that occurs twice the earlier one counts. */
  readonly waves: readonly { readonly instant: number; readonly zones: readonly BlockClock[] }[]
  /** Zones in which the time does not exist on that date. */
  readonly missing: readonly BlockClock[]
  /** Zones in which the time occurs twice on that date. */
  readonly twice: readonly BlockClock[]
  /** Zones with an unknown clock. */
  readonly unknown: readonly BlockClock[]
  /** Minutes between the earliest and the latest start, the worst case for a time that occurs twice; null if a zone has no start. */
  readonly spread: number | null
  /** Minutes in which some candidates have left and others have not begun; 0 without a spread. */
  readonly exposure: number
}

/** The starts of one slot (counted from 0) of a date, over these zones. */
export function sameInstant(zones: readonly BlockClock[], date: CivilDate, slot: number): SameInstant {
  const waves = new Map<number, BlockClock[]>()
  const missing: BlockClock[] = []
  const twice: BlockClock[] = []
  const unknown: BlockClock[] = []
  const instants: number[] = []
  for (const zone of zones) {
    const time = zone.slots[slot]
    if (time === undefined) continue
    const found = startIn(zone, date, time)
    if (!found) unknown.push(zone)
    else if (found.kind === 'none') missing.push(zone)
    else {
      const { instant } = countedReading(found)
      waves.set(instant, [...(waves.get(instant) ?? []), zone])
      if (found.kind === 'twice') twice.push(zone)
      instants.push(instant, found.kind === 'twice' ? found.later.instant : instant)
    }
  }
  const spread = missing.length > 0 || instants.length === 0 ? null : (Math.max(...instants) - Math.min(...instants)) / millisecondsInMinute
  return {
    waves: [...waves].map(([instant, own]) => ({ instant, zones: own })).toSorted((a, b) => a.instant - b.instant),
    missing,
    twice,
    unknown,
    spread,
    exposure: Math.max(0, (spread ?? 0) - supervisedMinutes),
  }
}

/** The rating of a spread: red above the limit, green up to 30 minutes or a lower limit, amber between. */
export function spreadLevel(spread: number, limit: number): 'green' | 'amber' | 'red' {
  if (spread > limit) return 'red'
  return spread <= Math.min(closeMinutes, limit) ? 'green' : 'amber'
}
