import type { TimeZonesContext } from '#machines/blocks/time-zones/time-zones-types.ts'
import { timeZoneGroups, timeZones } from '#mirage/fixtures/time-zones.ts'

/** The step of time zones with the seeded zones: what its stories show. */

export const groups = timeZoneGroups.map((group) => ({
  id: String(group.id),
  name: group.name,
  zones: timeZones.flatMap((zone) =>
    zone.groupId === group.id ? [{ id: String(zone.id), name: zone.name, abbreviation: zone.abbreviation, countries: zone.country }] : [],
  ),
}))
export const zoneRef = (name: string) => {
  const zone = timeZones.find((one) => one.name === name)
  return { groupId: String(zone?.groupId), zoneId: String(zone?.id) }
}
const defaultZones = (groups[0]?.zones ?? []).map((zone) => ({ groupId: groups[0]?.id ?? '', zoneId: zone.id }))
export const built = [
  { ...zoneRef('Greenwich Mean Time'), slots: ['09:30', '13:00', '17:15'] },
  { ...zoneRef('West Africa Time'), slots: ['10:30', '14:00', '18:15'] },
  { ...zoneRef('Central European Time'), slots: ['10:30', '14:00', '18:15'] },
  { ...zoneRef('Gulf Time'), slots: ['12:00', '15:30', '19:00'] },
]

export const context = (changes: Partial<TimeZonesContext> = {}): TimeZonesContext => ({
  input: {
    blockId: '7',
    isEditMode: true,
    isErrorClosable: true,
    keptDraft: () => null,
    spreadLimit: 60,
    texts: { selectZones: '', slotsUnread: '', failure: () => ({ code: 0, message: '' }) },
  },
  facts: { isDirty: false, savedAt: null, blockId: '7', record: null },
  notice: null,
  defaultZones,
  selection: defaultZones,
  count: 1,
  built: [],
  saved: [],
  placements: [],
  isFallback: false,
  isTouched: false,
  pending: null,
  accepted: [],
  theirs: null,
  offer: null,
  aligned: null,
  spreadLimit: 60,
  isNext: false,
  applyDue: 0,
  message: '',
  ...changes,
})
export const chosen = { selection: built.map(({ groupId, zoneId }) => ({ groupId, zoneId })), count: 3, built, saved: built }
