import * as v from 'valibot'
import type { Answers } from '#machines/assessment/attempt-types.ts'
import type { Drafts } from '#src/storage/drafts.ts'

const Kept = v.object({
  at: v.number(),
  sessionKey: v.string(),
  answers: v.array(v.object({ questionId: v.number(), value: v.string(), revision: v.number(), isFlagged: v.boolean() })),
})

/** What this browser keeps of an attempt. */
export interface KeptAttempt {
  readonly sessionKey: string
  readonly answers: Answers
}

/** The answers of one attempt in the browser: there after a killed tab, and while the network is away. */
export interface KeptAnswers {
  read(): KeptAttempt | null
  write(kept: KeptAttempt): void
  drop(): void
}

/** The kept answers of a delivery. `now` is the instant in ms. */
export function createKeptAnswers(drafts: Drafts, now: () => number, deliveryId: string): KeptAnswers {
  const name = `attempt/${deliveryId}`
  return {
    read: () => drafts.read(name, Kept),
    write: ({ sessionKey, answers }) => {
      const draft: KeptAttempt & { readonly at: number } = { at: now(), sessionKey, answers }
      drafts.write(name, draft)
    },
    drop: () => drafts.drop(name),
  }
}
