import * as v from 'valibot'
import { maxSteps, type ScheduleHistory, type StepName } from '#machines/blocks/scheduling/history/history.ts'
import { emptyHistory } from '#machines/blocks/scheduling/history/recorded.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { createDrafts } from '#src/storage/drafts.ts'
import { isCivil } from '#src/time/civil-date.ts'
import { Placed } from '../schedule-draft-store.ts'

/** The kept history of a block. `counter` grows with each write, and is 0 where nothing is kept. */
export interface KeptHistory {
  readonly counter: number
  readonly history: ScheduleHistory
  /** What was kept could not be read, and is gone. */
  readonly isDamaged: boolean
}

export interface HistoryStore {
  read(): KeptHistory
  /** The counter alone, without the checks of every step. */
  counter(): number
  keep(counter: number, history: ScheduleHistory): void
}

const day = v.pipe(v.string(), v.check(isCivil))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const cell = v.nullable(v.object({ module: Placed, index: count }))
const change = v.object({ dateId: v.string(), date: day, slot: count, moduleId: v.string(), before: cell, after: cell })
const name: v.GenericSchema<unknown, StepName> = v.variant('kind', [
  v.object({ kind: v.picklist(['place', 'remove', 'putBack']), module: v.string(), slot: count }),
  v.object({ kind: v.literal('move'), module: v.string(), date: v.nullable(day), slot: count }),
  v.object({
    kind: v.literal('version'),
    module: v.string(),
    submodule: v.nullable(v.string()),
    version: v.string(),
    isChosen: v.boolean(),
  }),
  v.object({ kind: v.picklist(['clear', 'takeTheirs']), date: day }),
  v.object({ kind: v.literal('restore'), dates: count }),
  v.object({ kind: v.literal('acceptProposal'), modules: count }),
])
const steps = v.pipe(v.array(v.object({ id: count, name, at: v.number(), changes: v.array(change) })), v.maxLength(maxSteps))

interface HistoryRecord extends ScheduleHistory {
  readonly at: number
  readonly counter: number
}
const Counted = v.object({ at: v.number(), counter: count })
const HistoryRecord: v.GenericSchema<unknown, HistoryRecord> = v.object({ at: v.number(), counter: count, done: steps, undone: steps })

/**
 * The history of a block's schedule in a storage of the browser, kept as drafts are.
 * @param owner the person's `ownerKey` and the kind of block
 * @param now the instant in ms
 */
export function createHistoryStore(
  storage: () => Storage,
  owner: { readonly userId: string; readonly kindId: string },
  blockId: BlockId,
  now: () => number,
): HistoryStore {
  const drafts = createDrafts(storage, owner.userId, now)
  const key = `${owner.kindId}/${blockId}/history`
  return {
    read: () => {
      let isDamaged = false
      const kept = drafts.read(key, HistoryRecord, () => (isDamaged = true))
      return { counter: kept?.counter ?? 0, history: kept ? { done: kept.done, undone: kept.undone } : emptyHistory, isDamaged }
    },
    counter: () => drafts.read(key, Counted)?.counter ?? 0,
    keep: (counter, { done, undone }) => {
      const record: HistoryRecord = { at: now(), counter, done, undone }
      drafts.write(key, record)
    },
  }
}
