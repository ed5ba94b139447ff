import type { Failure } from '#machines/outcome.ts'

/** A message above a record; `id` grows, so that the same text twice is two messages. */
export interface RecordNotice {
  readonly id: number
  readonly text: string
}

interface Refusable {
  readonly notice: RecordNotice | null
  /** The server refused a write because a right is missing: no write is offered any more. */
  readonly isForbidden: boolean
}

/** What a failed call leaves: the server's words as a message, and no more writing once a right is missing. */
export const refusedWith = ({ notice, isForbidden }: Refusable, { code, message }: Failure): Refusable => ({
  notice: { id: (notice?.id ?? 0) + 1, text: message },
  isForbidden: isForbidden || code === 403,
})
