import type { GroupTimeZone, SavedTimeZone } from '#openapi/generated/schema.d.ts'
import type { BlockWords } from '../kinds/kind.ts'
import type { Db } from '../db.ts'
import { sequences } from '../factories/sequences.ts'
import type { BlockRecord, BlockZone, TimeZoneRecord } from '../models.ts'
import { refuse } from './blocks-shared-refusal.ts'
import { changeBlock, findBlock, isTime, type BlockCall } from './blocks-shared-rules.ts'

/** A time zone of a mapping as sent, with its times in slot order. */
export interface ZoneInput {
  readonly zoneId: number
  readonly groupId: number
  readonly times: readonly string[]
}

function checkZones(db: Db, slotsPerDay: number, zones: readonly ZoneInput[]): void {
  const seen = new Set<number>()
  for (const { zoneId, groupId, times } of zones) {
    const zone = db.timeZones.find(zoneId) ?? refuse(`There is no time zone ${zoneId}.`)
    if (zone.groupId !== groupId) refuse(`${zone.name} does not belong to the time zone group ${groupId}.`)
    if (seen.has(zoneId)) refuse(`${zone.name} is there twice.`)
    seen.add(zoneId)
    if (times.length !== slotsPerDay) refuse(`${zone.name} has ${times.length} times, and the number of slots per day is ${slotsPerDay}.`)
    const wrong = times.find((time) => !isTime(time))
    if (wrong !== undefined) refuse(`"${wrong}" in ${zone.name} is no 24-hour time, HH:MM.`)
  }
}

/** Saves zones and times of a block. A slot that stays keeps its id; a slot that is removed loses its schedule. */
export function mapZones(
  call: BlockCall,
  words: BlockWords,
  id: number,
  { slotsPerDay, zones }: { readonly slotsPerDay: number; readonly zones: readonly ZoneInput[] },
): void {
  const { db } = call
  const block = findBlock(db, words, id)
  checkZones(db, slotsPerDay, zones)
  const had = new Map(block.zones.map(({ zoneId, slots }) => [zoneId, slots]))
  const mapped: BlockZone[] = zones.map(({ zoneId, groupId, times }) => ({
    zoneId,
    groupId,
    slots: times.map((time, index) => ({ id: had.get(zoneId)?.[index]?.id ?? db.nextId(sequences.slot), time })),
  }))
  const schedule = block.schedule.filter(({ slot }) => slot < slotsPerDay)
  changeBlock(call, block, { slotsPerDay, zones: mapped, schedule }, 'time zones set')
}

const zoneNames = (db: Db, { zones }: BlockRecord): Map<number, TimeZoneRecord> => {
  const wanted = new Set(zones.map(({ zoneId }) => zoneId))
  return new Map(db.timeZones.where(({ id }) => wanted.has(id)).map((zone) => [zone.id, zone]))
}

/** The saved zones of a block as the wire has them. */
export function savedZones(db: Db, block: BlockRecord): SavedTimeZone[] {
  const names = zoneNames(db, block)
  return block.zones.map(({ groupId, zoneId, slots }) => ({
    timezoneGroupId: groupId,
    timezoneDetails: {
      timezoneId: zoneId,
      timeZoneName: names.get(zoneId)?.name ?? '',
      Timeslots: slots.map(({ time }) => ({ slot: time })),
    },
  }))
}

/** A slot of a block in one of its zones. */
export interface SlotInZone {
  readonly id: number
  readonly time: string
  readonly zone: GroupTimeZone
}

/** The slots of a block in slot order, each in every zone; none while the block has no zones. */
export function slotsOf(db: Db, block: BlockRecord): SlotInZone[][] {
  if (block.zones.length === 0) return []
  const names = zoneNames(db, block)
  return Array.from({ length: block.slotsPerDay }, (_, index) =>
    block.zones.flatMap(({ groupId, zoneId, slots }) => {
      const slot = slots[index]
      if (!slot) return []
      const { name = '', abbreviation = '' } = names.get(zoneId) ?? {}
      return [{ ...slot, zone: { timezoneId: zoneId, timezoneName: name, abbreviation, timeZoneGroupId: groupId } }]
    }),
  )
}
