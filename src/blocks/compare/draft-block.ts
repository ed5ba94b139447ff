import type { ComparedBlock } from '#machines/blocks/compare/compare.ts'
import type { DetailsDraft } from '#machines/blocks/details/block-details-types.ts'
import type { DayDraft } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import type { ZonesDraft } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { parseEntry } from '#src/time/civil-date.ts'

/** The unsaved changes of a block in this browser. */
export interface UnsavedWork {
  readonly details: Pick<DetailsDraft, 'fields'> | null
  readonly zones: Pick<ZonesDraft, 'count' | 'built'> | null
  readonly days: readonly Pick<DayDraft, 'date' | 'slots'>[]
}

/** Whether a block has unsaved changes. */
export const hasUnsavedWork = ({ details, zones, days }: UnsavedWork): boolean => details !== null || zones !== null || days.length > 0

type Days = ComparedBlock['days']

/** Every date with the slots of the zones as they were built; modules stay in the slots that are left. */
function withZones(days: Days, { count, built }: NonNullable<UnsavedWork['zones']>, groups: readonly ZoneGroup[]): Days {
  const names = new Map(groups.flatMap(({ zones }) => zones.map(({ id, name }) => [id, name] as const)))
  return days.map(({ date, slots }) => ({
    date,
    slots: Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      clocks: built.map(({ zoneId, slots: times }) => ({
        slotId: '',
        zoneName: names.get(zoneId) ?? zoneId,
        time: times[index] ?? '',
      })),
      modules: slots[index]?.modules ?? [],
    })),
  }))
}

/** The block as it would be if all its unsaved changes in this browser were saved. */
export function draftBlock(
  saved: BlockSummary,
  { details, zones, days: edited }: UnsavedWork,
  groups: readonly ZoneGroup[],
): ComparedBlock {
  const edits = new Map(edited.map(({ date, slots }) => [date, slots]))
  const days = saved.days.map(({ date, slots }) => ({ date, slots: edits.get(date) ?? slots }))
  const fields = details?.fields
  return {
    record: fields ? { ...fields, from: parseEntry(fields.from), to: parseEntry(fields.to) } : saved.record,
    // Zones that are chosen but not applied have no slots yet.
    ...(zones && zones.built.length > 0
      ? { slotsPerDay: zones.count, days: withZones(days, zones, groups) }
      : { slotsPerDay: saved.slotsPerDay, days }),
  }
}
