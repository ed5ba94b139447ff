import * as v from 'valibot'
import { slotCounts } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { AcademicDatesDraft } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { DetailsDraft, UnaddressedBlock } from '#machines/blocks/details/block-details-types.ts'
import type { ZonesDraft } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { createDrafts, withFreshEarlier } from '#src/storage/drafts.ts'
import { isCivil } from '#src/time/civil-date.ts'
import { createPairReadings, type PairReadings } from './pair-readings.ts'
import { createSpreadLimits, type SpreadLimits } from './spread-limits.ts'

/** Unsaved edits of blocks, and the person's limit and reading of pairs for each; null is a block that is not saved yet. */
export interface DraftStore {
  read(blockId: BlockId | null): DetailsDraft | null
  keep(blockId: BlockId | null, draft: DetailsDraft): void
  drop(blockId: BlockId | null): void
  /** Unsaved rows of the page of academic dates. */
  readDates(blockId: BlockId | null): AcademicDatesDraft | null
  keepDates(blockId: BlockId | null, draft: AcademicDatesDraft): void
  dropDates(blockId: BlockId | null): void
  /** Unsaved time zones and slots of a saved block. */
  readZones(blockId: BlockId): ZonesDraft | null
  keepZones(blockId: BlockId, draft: ZonesDraft): void
  dropZones(blockId: BlockId): void
  readonly limits: SpreadLimits
  readonly pairReadings: PairReadings
  /** Notes that the person is on a page that leads back to the form; `takeVisit` then returns true once. */
  noteVisit(blockId: BlockId | null): void
  takeVisit(blockId: BlockId | null): boolean
  /** A block that was created and whose id is not in the address yet, so that a reload can offer it. */
  readUnaddressed(): UnaddressedBlock | null
  noteUnaddressed(block: UnaddressedBlock): void
  forgetUnaddressed(): void
}

const academicDate = {
  id: v.number(),
  tempId: v.nullable(v.number()),
  name: v.string(),
  isOn: v.boolean(),
  isCustom: v.boolean(),
  forCentre: v.boolean(),
  forStudent: v.boolean(),
  startTime: v.string(),
}
const day = v.nullable(v.pipe(v.string(), v.check(isCivil)))
const AcademicDates = v.array(v.object({ ...academicDate, from: day, to: day }))
const rowsEntries = {
  at: v.number(),
  rows: v.array(v.object({ ...academicDate, key: v.string(), from: v.string(), to: v.string(), isRemoved: v.boolean() })),
}
const Rows: v.GenericSchema<unknown, AcademicDatesDraft> = v.object({ ...rowsEntries, earlier: v.exactOptional(v.lazy(() => Rows)) })
const zone = { groupId: v.string(), zoneId: v.string() }
const zonesEntries = {
  at: v.number(),
  selection: v.array(v.object(zone)),
  count: v.picklist(slotCounts),
  built: v.array(v.object({ ...zone, slots: v.array(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))) })),
}
const Zones: v.GenericSchema<unknown, ZonesDraft> = v.object({ ...zonesEntries, earlier: v.exactOptional(v.lazy(() => Zones)) })
const Visit = v.object({ at: v.number() })

const draftEntries = {
  at: v.number(),
  fields: v.nullable(
    v.object({
      name: v.string(),
      shortName: v.string(),
      code: v.string(),
      from: v.string(),
      to: v.string(),
      description: v.string(),
      status: v.union([v.number(), v.string()]),
    }),
  ),
  academicDates: v.fallback(v.nullable(AcademicDates), null),
  removals: v.fallback(v.array(v.object({ id: v.number(), name: v.string() })), []),
  mayExist: v.exactOptional(v.object({ code: v.string(), name: v.string(), from: day })),
}
const Draft: v.GenericSchema<unknown, DetailsDraft> = v.object({ ...draftEntries, earlier: v.exactOptional(v.lazy(() => Draft)) })
const Unaddressed = v.object({ at: v.number(), blockId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/)), name: v.string() })

/**
 * Drafts in a storage of the browser, block fields only.
 * @param owner the person's `ownerKey` and the kind of block
 * @param now the instant in ms
 */
export function createDraftStore(
  storage: () => Storage,
  owner: { readonly userId: string; readonly kindId: string },
  now: () => number,
): DraftStore {
  const drafts = createDrafts(storage, owner.userId, now)
  const nameOf = (blockId: BlockId | null) => `${owner.kindId}/${blockId ?? 'new'}`
  const datesOf = (blockId: BlockId | null) => `${nameOf(blockId)}/dates`
  const zonesOf = (blockId: BlockId) => `${nameOf(blockId)}/zones`
  const visitOf = (blockId: BlockId | null) => `${nameOf(blockId)}/visit`
  const unaddressed = `${owner.kindId}/unaddressed`
  return {
    read: (blockId) => withFreshEarlier(drafts.read(nameOf(blockId), Draft), now()),
    keep: (blockId, draft) => drafts.write(nameOf(blockId), draft),
    drop: (blockId) => drafts.drop(nameOf(blockId)),
    readDates: (blockId) => withFreshEarlier(drafts.read(datesOf(blockId), Rows), now()),
    keepDates: (blockId, draft) => drafts.write(datesOf(blockId), draft),
    dropDates: (blockId) => drafts.drop(datesOf(blockId)),
    readZones: (blockId) => withFreshEarlier(drafts.read(zonesOf(blockId), Zones), now()),
    keepZones: (blockId, draft) => drafts.write(zonesOf(blockId), draft),
    dropZones: (blockId) => drafts.drop(zonesOf(blockId)),
    limits: createSpreadLimits(storage, owner),
    pairReadings: createPairReadings(storage, owner),
    noteVisit: (blockId) => drafts.write(visitOf(blockId), { at: now() }),
    takeVisit: (blockId) => {
      const isVisit = drafts.read(visitOf(blockId), Visit) !== null
      drafts.drop(visitOf(blockId))
      return isVisit
    },
    readUnaddressed: () => {
      const found = drafts.read(unaddressed, Unaddressed)
      return found && { blockId: found.blockId, name: found.name }
    },
    noteUnaddressed: (block) => drafts.write(unaddressed, { ...block, at: now() }),
    forgetUnaddressed: () => drafts.drop(unaddressed),
  }
}
