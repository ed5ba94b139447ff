import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import type {
  AttentionFact,
  MarkFact,
  MarkRequest,
  NotificationsFact,
  NotificationsPorts,
  NotificationTab,
  Reading,
} from '#machines/notifications/notifications-types.ts'

interface Call<Input, Output> {
  readonly input: Input
  readonly signal: AbortSignal
  resolve(output: Output): void
  reject(error: unknown): void
}

/** Lets answered promises reach the machine. */
export const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/** The production machine on ports that the test answers and a clock that it moves. The page has attention unless told otherwise. */
export function startNotifications({ attention = 'attention.gained' }: { readonly attention?: AttentionFact['type'] } = {}) {
  const readings: Call<{ readonly tabs: readonly NotificationTab[] }, Reading>[] = []
  const alls: Call<unknown, void>[] = []
  const marks: number[] = []
  const said: NotificationsFact[] = []
  const answer: { mark(fact: MarkFact): void; attention(fact: AttentionFact): void } = { mark: () => {}, attention: () => {} }
  const stopped: string[] = []
  const actors: NotificationsPorts = {
    readLists: fromPromise(
      ({ input, signal }) => new Promise<Reading>((resolve, reject) => void readings.push({ input, signal, resolve, reject })),
    ),
    markAll: fromPromise<void>(
      ({ input, signal }) => new Promise<void>((resolve, reject) => void alls.push({ input, signal, resolve, reject })),
    ),
    sendMarks: fromCallback<MarkRequest>(({ receive, sendBack }) => {
      answer.mark = sendBack
      receive(({ id }) => marks.push(id))
      return () => void stopped.push('marks')
    }),
    watchAttention: fromCallback(({ sendBack }) => {
      answer.attention = sendBack
      sendBack({ type: attention })
      return () => void stopped.push('attention')
    }),
  }
  const clock = new SimulatedClock()
  const actor = createActor(notificationsMachine.provide({ actors }), { clock })
  for (const type of ['messages.arrived', 'message.marked', 'messages.marked', 'marking.failed'] as const)
    actor.on(type, (fact) => said.push(fact))
  actor.start()

  const lastOf = <T>(calls: readonly T[]): T => {
    const call = calls.at(-1)
    if (!call) throw new Error('The port has not been called.')
    return call
  }
  return {
    actor,
    clock,
    readings,
    alls,
    /** Ids of the read calls, in their order. */
    marks,
    said,
    stopped,
    send: actor.send,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    attention: (type: AttentionFact['type']) => answer.attention({ type }),
    markDone: (id: number) => answer.mark({ type: 'mark.done', id }),
    markFailed: (id: number) => answer.mark({ type: 'mark.failed', id }),
    read: async (reading: Partial<Reading> = {}) => {
      lastOf(readings).resolve({ at: clock.now(), arrived: 0, ...reading })
      await settled()
    },
    failReading: async () => {
      lastOf(readings).reject(new Error('500'))
      await settled()
    },
    allDone: async () => {
      lastOf(alls).resolve()
      await settled()
    },
    allFailed: async () => {
      lastOf(alls).reject(new Error('500'))
      await settled()
    },
  }
}

/** Expands and collapses the card of a message. */
export function openAndClose({ send }: Pick<ReturnType<typeof startNotifications>, 'send'>, id: number): void {
  send({ type: 'card.expand', key: String(id), markId: id })
  send({ type: 'card.collapse', key: String(id) })
}
