import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { occurrences, zoneIdOf, type Occurrence } from '#machines/time/occurrences.ts'
import type { ZoneSlots } from '../time-zones/zone.ts'

/** A zone of a block with its slot times, and its clock (IANA identifier); null for a clock that is not in the table. */
export interface BlockClock extends ZoneSlots {
  readonly name: string
  readonly clock: string | null
}

/** The zones of a block with their clocks; `names` has the name of each zone by its id. */
export const blockClocks = (zones: readonly ZoneSlots[], names: ReadonlyMap<string, string>): readonly BlockClock[] =>
  zones.map(({ zoneId, groupId, slots }) => {
    const name = names.get(zoneId) ?? zoneId
    return { zoneId, groupId, name, clock: zoneIdOf(name), slots }
  })

/** When a time of a zone occurs on a date; null for an unknown clock. */
export const startIn = ({ clock }: Pick<BlockClock, 'clock'>, date: CivilDate, time: SlotTime): Occurrence | null =>
  clock === null ? null : occurrences(date, time, clock)

/** Whether a start is unusual: before 07:00 or after 20:00 local (a mark, never a refusal). Null for any other. */
export function unsociable(time: SlotTime): 'early' | 'late' | null {
  if (time < '07:00') return 'early'
  return time > '20:00' ? 'late' : null
}
