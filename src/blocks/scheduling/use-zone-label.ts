import { useMemo } from 'react'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { zoneLabels } from './schedule-view.ts'

/** How each zone of a day's slots is called; the same function for as long as the zones are the same, whatever stands in the slots. */
export function useZoneLabel(groups: readonly ZoneGroup[], slots: Slots): (zoneName: string) => string {
  const names = slots.flatMap((slot) => slot.clocks.map((clock) => clock.zoneName)).join('\n')
  return useMemo(() => zoneLabels(groups, names.split('\n')), [groups, names])
}
