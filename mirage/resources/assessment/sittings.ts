import type { Sitting } from '#openapi/generated/schema.d.ts'
import type { Db } from '../../db.ts'
import type { BlockRecord, Day } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import type { DeliveryFields, PaperFields } from './question-fields.ts'
import { instantOf, instantOn } from './zone-time.ts'

/** The field of the block of each kind. */
export const blockFields = { exam: 'examBlockId', test: 'testBlockId' } as const

const published = 1

/** The block that a delivery names; null while it names none. */
export function blockOf(fields: Partial<FieldsOf<'Delivery'>>, db: Db): BlockRecord | null {
  const { blockKind } = fields
  const block = blockKind && db.blocks.find(fields[blockFields[blockKind]] ?? 0)
  return block && block.kind === blockKind ? block : null
}

export const isPublished = ({ status }: BlockRecord): boolean => status === published

/** The dates of a block that hold a module, each with its slots that do, numbered from 1. */
export function daysOf(block: BlockRecord, moduleId: number): Sitting['days'] {
  const dayOf = new Map(block.days.map(({ id, day }) => [id, day]))
  const found = new Map<Day, number[]>()
  for (const { dayId, slot, modules } of block.schedule) {
    const day = dayOf.get(dayId)
    if (day === undefined || !modules.some((one) => one.moduleId === moduleId)) continue
    found.set(day, [...(found.get(day) ?? []), slot + 1])
  }
  return [...found]
    .map(([date, slots]) => ({ date, slots: slots.toSorted((a, b) => a - b) }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** The wall-clock time of a slot at a centre; null where the block has none for its time zone. */
export function timeOf(block: BlockRecord, slot: number, centreId: number, { db }: Pick<Store, 'db'>) {
  const zoneId = db.records('Centre').find(centreId)?.fields['timezoneId']
  const zone = block.zones.find((one) => one.zoneId === zoneId)
  const time = zone?.slots[slot - 1]?.time
  return zone && time !== undefined ? { zoneId: zone.zoneId, time } : null
}

/** When the sitting begins (ms) at each centre that has a time in the block. */
export function openingsOf({ date, slot = 0, centreIds }: DeliveryFields, block: BlockRecord, store: Pick<Store, 'db'>) {
  if (date === undefined) return []
  return centreIds.flatMap((centreId) => {
    const own = timeOf(block, slot, centreId, store)
    const at = own && instantOn(own.zoneId, date, own.time)
    return own && at !== null ? [{ centreId, at, zoneId: own.zoneId }] : []
  })
}

/** The days on which a slot of a block begins in some zone after now. */
function daysToCome(block: BlockRecord, moduleId: number, { now }: Pick<Store, 'now'>): Sitting['days'] {
  const isToCome = (date: Day, slot: number) =>
    block.zones.some(({ zoneId, slots }) => {
      const time = slots[slot - 1]?.time
      return time !== undefined && (instantOn(zoneId, date, time) ?? 0) > instantOf(now)
    })
  return daysOf(block, moduleId)
    .map(({ date, slots }) => ({ date, slots: slots.filter((slot) => isToCome(date, slot)) }))
    .filter(({ slots }) => slots.length > 0)
}

/** The published blocks in which a paper can still be sat. */
export function sittingsOf({ moduleId, evaluation }: PaperFields, store: Pick<Store, 'db' | 'now'>): Sitting[] {
  const centres = store.db.records('Centre').where(({ status }) => status === 1)
  return store.db.blocks
    .where((block) => block.kind === evaluation && isPublished(block))
    .map((block) => ({ block, days: daysToCome(block, moduleId, store) }))
    .filter(({ days }) => days.length > 0)
    .toSorted((a, b) => (a.days[0]?.date ?? '').localeCompare(b.days[0]?.date ?? ''))
    .map(({ block, days }) => ({
      blockKind: block.kind,
      blockId: block.id,
      blockName: block.name,
      days,
      centreIds: centres.filter(({ fields }) => block.zones.some(({ zoneId }) => zoneId === fields['timezoneId'])).map(({ id }) => id),
    }))
}

/** The students who would sit: those of the centres who are enrolled in the module and the block. */
export function enrolledIn(fields: DeliveryFields, { moduleId }: PaperFields, { db }: Pick<Store, 'db'>): number[] {
  const { blockKind, isPractice, centreIds } = fields
  const blockField = blockKind && blockFields[blockKind]
  const centreOf = (studentId: unknown) => db.records('Student').find(Number(studentId))?.fields['centreId']
  const found = db.records('Enrollment').where(({ fields: one, status }) => {
    if (status !== 'Enrolled' || one['moduleId'] !== moduleId) return false
    const isOfBlock = isPractice === 1 || (blockField !== undefined && one[blockField] === fields[blockField])
    return isOfBlock && centreIds.some((id) => id === centreOf(one['studentId']))
  })
  return [...new Set(found.map(({ fields: one }) => Number(one['studentId'])))]
}
