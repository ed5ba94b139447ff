import { useMemo } from 'react'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import type { ClockParts } from './use-lazy-parts.ts'

/**
 * Gives the label of each zone of a day's slots: its name until the table of clocks is loaded. The function stays the same while
 * the date and its zones do, whatever modules are in the slots.
 */
export function useZoneLabel(
  groups: readonly ZoneGroup[],
  slots: Slots,
  date: CivilDate | null,
  clocks: ClockParts | null,
): (zoneName: string) => string {
  const names = slots.flatMap((slot) => slot.clocks.map((clock) => clock.zoneName)).join('\n')
  return useMemo(
    () => (clocks && date !== null ? clocks.zoneLabels(groups, names.split('\n'), date) : (name: string) => name),
    [groups, names, date, clocks],
  )
}
