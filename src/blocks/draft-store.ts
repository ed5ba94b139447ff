import * as v from 'valibot'
import type { AcademicDatesDraft } from '#machines/blocks/academic-dates-types.ts'
import type { DetailsDraft, UnaddressedBlock } from '#machines/blocks/block-details-types.ts'
import type { BlockId } from '#machines/blocks/types.ts'
import { isCivil } from '../time/civil-date.ts'

/** Unsaved edits of the details form, per block; null stands for a new block. */
export interface DraftStore {
  read(blockId: BlockId | null): DetailsDraft | null
  keep(blockId: BlockId | null, draft: DetailsDraft): void
  drop(blockId: BlockId | null): void
  /** Unsaved rows of the page of academic dates. */
  readDates(blockId: BlockId | null): AcademicDatesDraft | null
  keepDates(blockId: BlockId | null, draft: AcademicDatesDraft): void
  dropDates(blockId: BlockId | null): void
  /** The person is on a page that leads back to the form; `takeVisit` says so once. */
  noteVisit(blockId: BlockId | null): void
  takeVisit(blockId: BlockId | null): boolean
  /** A block that was created and whose id is not in the address yet, so that a reload can offer it. */
  readUnaddressed(): UnaddressedBlock | null
  noteUnaddressed(block: UnaddressedBlock): void
  forgetUnaddressed(): void
}

/** Whose drafts they are, without the person's id: drafts outlive a sign-out that was forced. 53-bit hash of the id. */
export function draftOwner(userId: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of userId) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

const lifetimeMs = 24 * 3600 * 1000

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
const Rows = v.object({
  at: v.number(),
  rows: v.array(v.object({ ...academicDate, key: v.string(), from: v.string(), to: v.string(), isRemoved: v.boolean() })),
})
const Visit = v.object({ at: v.number() })

const Draft = v.object({
  at: v.number(),
  fields: v.nullable(
    v.object({
      name: v.string(),
      shortName: v.string(),
      code: v.string(),
      from: v.string(),
      to: v.string(),
      description: v.string(),
      status: v.picklist([0, 1, 2]),
    }),
  ),
  academicDates: v.fallback(v.nullable(AcademicDates), null),
  removals: v.fallback(v.array(v.object({ id: v.number(), name: v.string() })), []),
})
const Unaddressed = v.object({ at: v.number(), blockId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/)), name: v.string() })

/**
 * Drafts in a storage of the browser, block fields only, kept for a day under the user they belong to. A storage that is
 * blocked, full or broken costs the draft, never the page.
 * @param owner user and kind of block
 * @param now the instant in ms
 */
export function createDraftStore(
  storage: () => Storage,
  owner: { readonly userId: string; readonly kindId: string },
  now: () => number,
): DraftStore {
  const prefix = `draft/${owner.userId}/${owner.kindId}`
  const keyOf = (blockId: BlockId | null) => `${prefix}/${blockId ?? 'new'}`
  const unaddressedKey = `${prefix}/unaddressed`
  const datesKeyOf = (blockId: BlockId | null) => `${keyOf(blockId)}/dates`
  const visitKeyOf = (blockId: BlockId | null) => `${keyOf(blockId)}/visit`
  const attempt = <T>(act: (store: Storage) => T): T | null => {
    try {
      return act(storage())
    } catch {
      return null
    }
  }
  const read = <T extends { readonly at: number }>(key: string, schema: v.GenericSchema<unknown, T>): T | null =>
    attempt((store) => {
      const { success, output } = v.safeParse(schema, JSON.parse(store.getItem(key) ?? 'null'))
      return success && now() - output.at < lifetimeMs ? output : null
    })
  const write = (key: string, value: unknown) => void attempt((store) => store.setItem(key, JSON.stringify(value)))
  const drop = (key: string) => void attempt((store) => store.removeItem(key))
  return {
    read: (blockId) => read(keyOf(blockId), Draft),
    keep: (blockId, draft) => write(keyOf(blockId), draft),
    drop: (blockId) => drop(keyOf(blockId)),
    readDates: (blockId) => read(datesKeyOf(blockId), Rows),
    keepDates: (blockId, draft) => write(datesKeyOf(blockId), draft),
    dropDates: (blockId) => drop(datesKeyOf(blockId)),
    noteVisit: (blockId) => write(visitKeyOf(blockId), { at: now() }),
    takeVisit: (blockId) => {
      const isVisit = read(visitKeyOf(blockId), Visit) !== null
      drop(visitKeyOf(blockId))
      return isVisit
    },
    readUnaddressed: () => {
      const found = read(unaddressedKey, Unaddressed)
      return found && { blockId: found.blockId, name: found.name }
    },
    noteUnaddressed: (block) => write(unaddressedKey, { ...block, at: now() }),
    forgetUnaddressed: () => drop(unaddressedKey),
  }
}
