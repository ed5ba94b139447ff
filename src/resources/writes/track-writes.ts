import type { StoredRecord } from '../record-types.ts'

interface TrackedForm<Fields> {
  same(one: Fields, other: Fields): boolean
  fieldsOf(record: StoredRecord): Fields
  /** Reads the record as it is stored now. */
  read(id: string): Promise<StoredRecord>
  /** The record as it is stored, where an update was refused because it has changed; null for every other problem. */
  changedRecord(problem: unknown): StoredRecord | null
  /** Whether the server has answered that it stores nothing. */
  isRefusal(problem: unknown): boolean
}

/** What came of an update; `record` where it was stored already, by a call whose answer was lost. */
export type TrackedUpdate<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'stored'; readonly record: StoredRecord }
  | { readonly kind: 'conflict'; readonly theirs: StoredRecord; readonly problem: unknown }

/**
 * The writes of one record by one visit to its form. A write whose answer was lost may be stored all the same: the next one
 * goes on from it, and does not take it for another person's change.
 */
export function trackWrites<Fields>({ same, fieldsOf, read, changedRecord, isRefusal }: TrackedForm<Fields>) {
  /** Whether a create was sent and not refused. */
  let mayBeStored = false
  /** What was sent and not answered. */
  let unanswered: readonly Fields[] = []
  const attempt = async <Answer>(
    fields: Fields,
    updatedAt: string,
    send: (updatedAt: string) => Promise<Answer>,
    lost: readonly Fields[],
  ): Promise<TrackedUpdate<Answer>> => {
    try {
      return { kind: 'answered', answer: await send(updatedAt) }
    } catch (problem) {
      const theirs = changedRecord(problem)
      if (!theirs) throw problem
      const stored = fieldsOf(theirs)
      if (same(fields, stored)) return { kind: 'stored', record: theirs }
      if (lost.some((one) => same(one, stored))) return attempt(fields, theirs.updatedAt, send, [])
      return { kind: 'conflict', theirs, problem }
    }
  }
  return {
    /** Creates the record. The server answers a create that it knows with the record of the first one, which is then updated. */
    create: async <Answer extends { readonly id: string }>(
      fields: Fields,
      send: () => Promise<Answer>,
      update: (id: string, updatedAt: string) => Promise<unknown>,
    ): Promise<Answer> => {
      const mayBeEarlier = mayBeStored
      const answer = await send().catch((problem: unknown) => {
        mayBeStored ||= !isRefusal(problem)
        throw problem
      })
      mayBeStored = true
      if (!mayBeEarlier) return answer
      const earlier = await read(answer.id)
      if (!same(fields, fieldsOf(earlier))) await update(answer.id, earlier.updatedAt)
      return answer
    },
    /** Updates the record of this stamp; where an own write with a lost answer has changed it, `send` is called again with the new one. */
    update: async <Answer>(fields: Fields, updatedAt: string, send: (updatedAt: string) => Promise<Answer>) => {
      const lost = unanswered
      unanswered = [...lost, fields]
      const outcome = await attempt(fields, updatedAt, send, lost)
      unanswered = []
      return outcome
    },
  }
}
