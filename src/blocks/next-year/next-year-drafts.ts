import * as v from 'valibot'
import type { BlockId } from '#machines/blocks/block.ts'
import { cloneParts } from '#machines/blocks/next-year/next-year-form.ts'
import type { BegunClone, LoadedSource } from '#machines/blocks/next-year/next-year-types.ts'
import { createDrafts } from '#src/storage/drafts.ts'

/** What a person has typed and chosen. */
type CloneForm = Pick<LoadedSource, 'typed' | 'parts'>

/** What the browser keeps of a clone that is not finished, by its source. */
export interface NextYearDrafts {
  readForm(sourceId: BlockId): CloneForm
  keepForm(sourceId: BlockId, form: CloneForm): void
  readBegun(sourceId: BlockId): BegunClone | null
  keepBegun(sourceId: BlockId, begun: BegunClone): void
  /** Drops the clone that was begun. */
  dropBegun(sourceId: BlockId): void
  drop(sourceId: BlockId): void
}

const text = v.nullable(v.string())
// A draft from before parts could be chosen takes all of them along.
const Parts = v.optional(v.array(v.picklist(['zones', 'modules', 'academicDates'])), [...cloneParts])
const Form = v.object({ at: v.number(), name: text, shortName: text, parts: Parts })
const whole = v.pipe(v.number(), v.integer())
const Begun = v.object({
  at: v.number(),
  shift: v.object({ years: whole, days: v.pipe(whole, v.multipleOf(7)) }),
  name: v.string(),
  shortName: v.string(),
  code: v.string(),
  parts: Parts,
  blockId: v.nullable(v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))),
  step: v.picklist(['create', 'zones', 'schedule']),
})

/**
 * The drafts of one person and kind in a storage of the browser.
 * @param owner the person's `ownerKey` and the kind of block
 * @param now the instant in ms
 */
export function createNextYearDrafts(
  storage: () => Storage,
  owner: { readonly userId: string; readonly kindId: string },
  now: () => number,
): NextYearDrafts {
  const drafts = createDrafts(storage, owner.userId, now)
  const formOf = (id: BlockId) => `${owner.kindId}/${id}/next-year`
  const begunOf = (id: BlockId) => `${owner.kindId}/${id}/next-year/begun`
  return {
    readForm: (id) => {
      const { name = null, shortName = null, parts = cloneParts } = drafts.read(formOf(id), Form) ?? {}
      return { typed: { name, shortName }, parts }
    },
    keepForm: (id, { typed, parts }) => {
      const form = { ...typed, parts, at: now() }
      drafts.write(formOf(id), form)
    },
    readBegun: (id) => {
      const found = drafts.read(begunOf(id), Begun)
      if (!found) return null
      const { shift, name, shortName, code, parts, blockId, step } = found
      return { shift, name, shortName, code, parts, blockId, step }
    },
    keepBegun: (id, begun) => drafts.write(begunOf(id), { ...begun, at: now() }),
    dropBegun: (id) => drafts.drop(begunOf(id)),
    drop: (id) => [formOf(id), begunOf(id)].forEach((name) => drafts.drop(name)),
  }
}
