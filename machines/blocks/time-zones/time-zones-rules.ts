import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import type { ZoneSlots } from './zone.ts'

/** A zone in its group, as ticked on the left. */
export interface ZoneRef {
  readonly groupId: string
  readonly zoneId: string
}

/** The modules of one slot of one date; slot numbers start at 1. */
export interface Placement {
  readonly slot: number
  readonly date: CivilDate
  readonly modules: readonly string[]
}

/** Zones that are removed from a saved schedule, and what they no longer sit. `modules` null: it could not be read. */
export interface LostSittings {
  readonly zoneIds: readonly string[]
  readonly modules: number | null
  readonly dates: number
}

/** What Apply, Clear or a save would delete. `modules` null: the saved schedule could not be read. */
export interface Losses {
  readonly times: readonly { readonly zoneId: string; readonly slots: readonly { readonly number: number; readonly time: SlotTime }[] }[]
  readonly modules: readonly Placement[] | null
  /** What removed zones no longer sit, while others still do; null for nothing. */
  readonly sittings: LostSittings | null
}

/** Slots per day that a block may have. */
export const slotCounts = [1, 2, 3, 4, 5, 6] as const

/** The time of a new slot. */
const emptyTime: SlotTime = '00:00'

/** The group that is ticked on a block without saved slots. */
export const defaultGroupName = 'GMT 0-GMT 0 to +2'

/** Ticks or unticks zones; keeps the order in which they were ticked. */
export function tick(selection: readonly ZoneRef[], zones: readonly ZoneRef[], isTicked: boolean): readonly ZoneRef[] {
  const touched = new Set(zones.map((zone) => zone.zoneId))
  const rest = selection.filter((zone) => !touched.has(zone.zoneId))
  return isTicked ? [...selection, ...zones.filter((zone) => !selection.some((one) => one.zoneId === zone.zoneId))] : rest
}

/** Builds the slots of every ticked zone; zones and slots that remain keep their times. */
export function build(selection: readonly ZoneRef[], count: number, built: readonly ZoneSlots[]): readonly ZoneSlots[] {
  const known = new Map(built.map((zone) => [zone.zoneId, zone.slots]))
  return selection.map(({ groupId, zoneId }) => {
    const times = known.get(zoneId) ?? []
    return { groupId, zoneId, slots: Array.from({ length: count }, (_, index) => times[index] ?? emptyTime) }
  })
}

/** Sets one time; `slot` counts from 0. */
export function setTime(built: readonly ZoneSlots[], zoneId: string, slot: number, time: SlotTime): readonly ZoneSlots[] {
  return built.map((zone) =>
    zone.zoneId === zoneId ? { ...zone, slots: zone.slots.map((old, index) => (index === slot ? time : old)) } : zone,
  )
}

/** True when both hold the same zones with the same times, in any order of zones. */
export function sameZones(a: readonly ZoneSlots[], b: readonly ZoneSlots[]): boolean {
  if (a.length !== b.length) return false
  const byId = new Map(b.map((zone) => [zone.zoneId, zone.slots.join()]))
  return a.every((zone) => byId.get(zone.zoneId) === zone.slots.join())
}

/** What a person may change on the step: ticked zones, slots per day, and the slots that Apply built from them. */
export interface ZoneEdits {
  readonly selection: readonly ZoneRef[]
  readonly count: number
  readonly built: readonly ZoneSlots[]
}

/** The step before any edit: the saved zones, or those of the default group while none are saved. */
export const unedited = (saved: readonly ZoneSlots[], defaultZones: readonly ZoneRef[]): ZoneEdits => ({
  selection: saved.length > 0 ? saved.map(({ groupId, zoneId }) => ({ groupId, zoneId })) : defaultZones,
  count: saved[0]?.slots.length ?? 1,
  built: saved,
})

/** True when two states of the step tick the same zones and have the same slots. */
export const sameEdits = (a: ZoneEdits, b: ZoneEdits): boolean =>
  a.count === b.count &&
  sameZones(a.built, b.built) &&
  a.selection.length === b.selection.length &&
  a.selection.every(({ zoneId }) => b.selection.some((zone) => zone.zoneId === zoneId))

/** True when Apply would build other zones or another number of slots than those on the right. */
export function isUnapplied(selection: readonly ZoneRef[], count: number, built: readonly ZoneSlots[]): boolean {
  if (selection.length !== built.length) return true
  const ids = new Set(built.map((zone) => zone.zoneId))
  return selection.some((zone) => !ids.has(zone.zoneId)) || built.some((zone) => zone.slots.length !== count)
}

/** What saved zones that `next` leaves out no longer sit, where other zones stay. */
function sittingsLost({ built, saved, placements }: ScheduledZones, next: readonly ZoneSlots[]): LostSittings | null {
  const isIn = (zones: readonly ZoneSlots[], id: string) => zones.some(({ zoneId }) => zoneId === id)
  const zoneIds = saved.map(({ zoneId }) => zoneId).filter((id) => isIn(built, id) && !isIn(next, id))
  if (next.length === 0 || zoneIds.length === 0) return null
  if (placements === null) return { zoneIds, modules: null, dates: 0 }
  const filled = placements.filter(({ modules }) => modules.length > 0)
  if (filled.length === 0) return null
  return {
    zoneIds,
    modules: filled.reduce((sum, { modules }) => sum + modules.length, 0),
    dates: new Set(filled.map(({ date }) => date)).size,
  }
}

/** The slots on the screen and as saved, and where modules stand in the saved ones. */
interface ScheduledZones {
  readonly built: readonly ZoneSlots[]
  readonly saved: readonly ZoneSlots[]
  readonly placements: readonly Placement[] | null
}

/**
 * What is lost when `next` replaces what is built: times that were set, modules in slots that no zone keeps, and what removed
 * zones no longer sit.
 */
export function losses(zones: ScheduledZones, next: readonly ZoneSlots[]): Losses {
  const { built, placements } = zones
  const kept = new Map(next.map((zone) => [zone.zoneId, zone.slots.length]))
  const times = built.flatMap(({ zoneId, slots }) => {
    const gone = slots
      .map((time, index) => ({ number: index + 1, time }))
      .filter(({ number, time }) => time !== emptyTime && number > (kept.get(zoneId) ?? 0))
    return gone.length > 0 ? [{ zoneId, slots: gone }] : []
  })
  const before = Math.max(0, ...built.map((zone) => zone.slots.length))
  const after = Math.max(0, ...next.map((zone) => zone.slots.length))
  const modules = after >= before ? [] : (placements?.filter((placement) => placement.slot > after && placement.modules.length > 0) ?? null)
  return { times, modules, sittings: sittingsLost(zones, next) }
}

/** True when there is something to ask about. */
export const losesWork = ({ times, modules, sittings }: Losses): boolean =>
  times.length > 0 || modules === null || modules.length > 0 || sittings !== null

/**
 * What a save of `next` takes from the schedule as it is stored: modules in removed slots, and what removed zones no longer
 * sit. Times do not count, because they are what the person saves.
 */
export const scheduleLosses = (
  saved: readonly ZoneSlots[],
  placements: readonly Placement[] | null,
  next: readonly ZoneSlots[],
): Losses => ({
  ...losses({ built: saved, saved, placements }, next),
  times: [],
})

/** What is lost of a schedule, a line for each module and for each zone; one for all modules that could not be read. */
const lossLines = ({ modules, sittings }: Losses): readonly string[] => [
  ...(modules?.flatMap(({ slot, date, modules: names }) => names.map((name) => `${slot} ${date} ${name}`)) ?? ['unknown']),
  ...(sittings?.zoneIds.map((id) => `${id} ${sittings.modules}`) ?? []),
]

/** True when something scheduled is lost that no accepted question has named. */
export function losesMore(next: Losses, accepted: readonly Losses[]): boolean {
  const named = accepted.flatMap(lossLines)
  return lossLines(next).some((line) => !named.includes(line))
}

/** Slots of one zone that start no later than the one before: a note, never a refusal. Numbers start at 1. */
export function unorderedSlots(slots: readonly SlotTime[]): readonly number[] {
  return slots.flatMap((time, index) => (index > 0 && time <= (slots[index - 1] ?? '') ? [index + 1] : []))
}

/** Slots of one zone that start at midnight, which is also the time of a slot that is not set: a note, never a refusal. Numbers start at 1. */
export function midnightSlots(slots: readonly SlotTime[]): readonly number[] {
  return slots.flatMap((time, index) => (time === emptyTime ? [index + 1] : []))
}
