import type { Clock } from '#src/time/clock.ts'
import type { Message } from '#src/ui/kit/announce.tsx'

/** A passing message and its time. */
export interface KeptMessage extends Message {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The last passing messages of a visit, newest first; they are kept in memory only. */
export interface MessageLog {
  hear(message: Message): void
  /** The same list until something changes. */
  read(): readonly KeptMessage[]
  subscribe(listener: () => void): () => void
}

const most = 30

/** Creates a log of the last thirty messages. */
export function createMessageLog(clock: Pick<Clock, 'now'>): MessageLog {
  const listeners = new Set<() => void>()
  let kept: readonly KeptMessage[] = []
  let count = 0
  return {
    hear: (message) => {
      count += 1
      kept = [{ ...message, id: count, at: clock.now() }, ...kept].slice(0, most)
      for (const listener of listeners) listener()
    },
    read: () => kept,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
