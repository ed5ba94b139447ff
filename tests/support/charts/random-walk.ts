import { createActor, SimulatedClock, type Actor, type AnyStateMachine, type EventObject } from 'xstate'
import { createRandom } from '#tests/support/seeded-random.ts'
import type { ChartEntry } from './chart-entry.ts'
import { eventOf } from './moves.ts'

/** All events of a machine's entry, and the answers of the ports that are open where it stands. */
function eventsFor({ events, answers }: ChartEntry, actor: Actor<AnyStateMachine>): readonly EventObject[] {
  const children: Readonly<Record<string, { readonly src?: unknown } | undefined>> = actor.getSnapshot().children
  const open = Object.entries(children).flatMap(([id, child]) =>
    (answers[id] ?? answers[String(child?.src)] ?? []).map((answer) => eventOf(id, answer)),
  )
  // Answers lead further than events that no state waits for.
  return [...events, ...open, ...open, ...open]
}

interface WalkOptions {
  readonly entry: ChartEntry
  readonly seed: number
  readonly steps: number
  /** What stands for an event, or an input, that is about to be given to the machine. */
  change<T>(given: T): T
  /** Before an actor starts; the way to end what was begun for it. */
  onStart(actor: Actor<AnyStateMachine>): () => void
}

/** Sends a machine whatever it could be told, in random order; one that has ended begins again. */
export function walkAtRandom({ entry, seed, steps, change, onStart }: WalkOptions): void {
  const random = createRandom(seed)
  const inputs = Object.values(entry.inputs)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  let left = steps
  while (left > 0) {
    const clock = new SimulatedClock()
    const actor = createActor(entry.machine, { clock, input: change(pick(inputs)) })
    const end = onStart(actor)
    actor.subscribe({ error: () => {} })
    actor.start()
    // One that ends at once counts as a step, or the walk would never end.
    left -= 1
    while (left > 0 && actor.getSnapshot().status === 'active') {
      left -= 1
      const event = pick(eventsFor(entry, actor))
      if (!event || random() < 0.1) clock.increment(60_000)
      else actor.send(change(event))
    }
    actor.stop()
    end()
  }
}
