import { createActor, SimulatedClock, type Actor, type AnyStateMachine, type EventObject } from 'xstate'
import { createRandom } from '#tests/support/seeded-random.ts'
import type { ChartEntry } from './chart-entry.ts'
import { eventOf } from './moves.ts'

/** All events of an entry, and the answers of the running ports. */
function eventsFor({ events, answers }: ChartEntry, actor: Actor<AnyStateMachine>): readonly EventObject[] {
  const children: Readonly<Record<string, { readonly src?: unknown } | undefined>> = actor.getSnapshot().children
  const open = Object.entries(children).flatMap(([id, child]) =>
    (answers[id] ?? answers[String(child?.src)] ?? []).map((answer) => eventOf(id, answer)),
  )
  // Answers get a higher weight, as they lead further than ignored events.
  return [...events, ...open, ...open, ...open]
}

interface WalkOptions {
  readonly entry: ChartEntry
  readonly seed: number
  readonly steps: number
  /** Replaces an event or an input before the machine gets it. */
  change<T>(given: T): T
  /** Called before an actor starts; returns its clean-up. */
  onStart(actor: Actor<AnyStateMachine>): () => void
}

/** Sends a machine any events in random order; a machine that has ended starts again. */
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
    // A start counts as a step: a machine that ends at once would loop forever.
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
