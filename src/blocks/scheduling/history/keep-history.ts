import * as v from 'valibot'
import type { ActorRefFromLogic } from 'xstate'
import { record, type ScheduleHistory } from '#machines/blocks/scheduling/history/history.ts'
import { emptyHistory } from '#machines/blocks/scheduling/history/recorded.ts'
import type { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { SchedulingContext } from '#machines/blocks/scheduling/scheduling-types.ts'
import { afterPaint, type AfterPaint } from '#src/time/after-paint.ts'
import { createHistoryStore } from './history-store.ts'

const unreadable = 'The steps of earlier edits could not be read. They can no longer be undone.'

const Message = v.object({ block: v.string(), counter: v.number() })

/** Messages between the tabs of one browser; a tab does not receive its own. */
export interface HistoryChannel {
  post(message: unknown): void
  listen(listener: (message: unknown) => void): void
  close(): void
}

/** What the browser keeps a history with. */
interface HistoryPorts {
  readonly storage: () => Storage
  /** Null in a browser without one. */
  readonly channel: HistoryChannel | null
  /** Runs work after the next paint: writing a long history takes as long as drawing the edit. */
  readonly afterPaint: AfterPaint
}

/** The channel of all tabs; null in a browser without one. */
function openHistoryChannel(): HistoryChannel | null {
  try {
    const channel = new BroadcastChannel('schedule-history')
    return {
      post: channel.postMessage.bind(channel),
      listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
      close: channel.close.bind(channel),
    }
  } catch {
    return null
  }
}

/** Those of this browser, with a channel of its own that `keepHistory` closes. */
export const openHistoryPorts = (): HistoryPorts => ({ storage: () => localStorage, channel: openHistoryChannel(), afterPaint })

interface KeepHistoryDeps extends HistoryPorts {
  /** The person's `ownerKey` and the kind of block. */
  readonly owner: { readonly userId: string; readonly kindId: string }
  /** The instant in ms. */
  readonly now: () => number
}

const isEmpty = ({ done, undone }: ScheduleHistory): boolean => done.length + undone.length === 0

/** The steps that were added to a history; none after an undo or redo. */
function addedSteps(before: ScheduleHistory, { done, undone }: ScheduleHistory) {
  const known = new Set([...before.done, ...before.undone])
  return undone.length > 0 ? [] : done.filter((step) => !known.has(step))
}

/** A kept history with the steps of this visit that it does not have yet. */
function joined(kept: ScheduleHistory, own: ScheduleHistory): ScheduleHistory {
  const keyOf = ({ at, name }: ScheduleHistory['done'][number]) => JSON.stringify([at, name])
  const known = new Set([...kept.done, ...kept.undone].map(keyOf))
  // Restored edits are those of the kept steps: as a step of their own they would be undone twice.
  const isNew = (step: ScheduleHistory['done'][number]) =>
    !known.has(keyOf(step)) && (step.name.kind !== 'restore' || kept.done.length === 0)
  return own.done.filter(isNew).reduce((all, { name, at, changes }) => record(all, { name, at, changes }), kept)
}

/**
 * Keeps the history of a schedule for a reload and for the other tabs of its person. It is one record with a counter: a
 * tab writes only on the record that it has read last, and reads it again otherwise. Gives the function that ends it.
 */
export function keepHistory(actor: ActorRefFromLogic<typeof schedulingMachine>, deps: KeepHistoryDeps): () => void {
  const { owner, channel } = deps
  const { blockId } = actor.getSnapshot().context.input
  const store = createHistoryStore(deps.storage, owner, blockId, deps.now)
  const block = `${owner.userId}/${owner.kindId}/${blockId}`
  let counter = 0
  /** As the tab shows it. */
  let shown = emptyHistory
  let [isJoined, wasOffered, isBehind] = [false, false, false]

  const show = (history: ScheduleHistory, warning: string | null = null) => {
    shown = history
    actor.send({ type: 'edits.load', history, warning })
  }
  const keep = () => {
    counter += 1
    store.keep(counter, shown)
    channel?.post({ block, counter })
  }

  /** Adds the kept steps, once an offer to restore their edits is answered: edits that are given up take their steps along. */
  const join = (own: ScheduleHistory) => {
    isJoined = true
    const kept = store.read()
    counter = kept.counter
    const isGivenUp = wasOffered && !own.done.some(({ name }) => name.kind === 'restore')
    const before = isGivenUp ? emptyHistory : kept.history
    show(joined(before, own), kept.isDamaged ? unreadable : null)
    if (shown !== kept.history && !(isEmpty(shown) && isEmpty(kept.history))) keep()
  }

  const readAgain = () => {
    isBehind = false
    const kept = store.read()
    if (kept.counter === counter || kept.counter === 0) return
    counter = kept.counter
    show(kept.history)
  }

  const write = (history: ScheduleHistory) => {
    const before = shown
    shown = history
    const stored = store.counter()
    // The steps are read only where another tab has written them.
    const kept = stored === counter ? null : store.read()
    // The counter is 0 where the storage is blocked, which keeps nothing, and where what it keeps is damaged.
    if (kept === null || kept.counter === 0) {
      if (!isEmpty(history) || stored > 0) keep()
      return
    }
    counter = kept.counter
    const added = addedSteps(before, history)
    show(joined(kept.history, { done: added, undone: [] }))
    if (added.length > 0) keep()
  }

  const follow = (context: SchedulingContext) => {
    // An undo or redo that is under way needs the history as it is.
    if (context.dates.length === 0 || context.recall) return
    if (!isJoined) {
      wasOffered ||= context.offer !== null
      if (!context.offer) join(context.history)
      return
    }
    if (isBehind) readAgain()
    else if (context.history !== shown) write(context.history)
  }

  let isWaiting = false
  const followNow = () => {
    isWaiting = false
    follow(actor.getSnapshot().context)
  }
  channel?.listen((data) => {
    const message = v.safeParse(Message, data)
    if (!message.success || message.output.block !== block || message.output.counter === counter) return
    // Own steps that wait to be written would be replaced by those of the other tab.
    if (isWaiting) followNow()
    isBehind = true
    followNow()
  })
  const { unsubscribe } = actor.subscribe(() => {
    if (isWaiting) return
    isWaiting = true
    deps.afterPaint(() => {
      if (isWaiting) followNow()
    })
  })
  followNow()
  return () => {
    unsubscribe()
    if (isWaiting) followNow()
    channel?.close()
  }
}
