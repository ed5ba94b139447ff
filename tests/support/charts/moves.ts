import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { answerEvent, type Answer, type Subject } from '#src/devtools/player/subject.ts'

/** Something that can happen to a machine in its present state; `event` is what it receives. */
export type Move =
  | { readonly by: 'person'; readonly event: EventObject }
  | { readonly by: 'port'; readonly event: EventObject; readonly port: string; readonly src: string; readonly answer: Answer }
  | { readonly by: 'clock'; readonly event: EventObject; readonly delay: string }

const known = new WeakMap<Answer, Map<string, AnyEventObject>>()

/** The event of an answer of a port; the same object each time. */
export function eventOf(port: string, answer: Answer): AnyEventObject {
  if (answer.kind === 'event') return answer.event
  const events = known.get(answer) ?? new Map<string, AnyEventObject>()
  const event = events.get(port) ?? { ...answerEvent(port, answer), actorId: port }
  known.set(answer, events.set(port, event))
  return event
}

const portsOf = (node: AnyStateNode) => node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id }))

const passed = new Map<string, EventObject>()

/** The event of a delay that has passed; the same object each time. */
function passing(type: string): EventObject {
  const event = passed.get(type) ?? { type }
  passed.set(type, event)
  return event
}

const delaysOf = (node: AnyStateNode) => new Map(node.after.map(({ eventType, delay }) => [eventType, String(delay)]))

/** The ports that run in the active states. */
export const runningPorts = ({ _nodes: nodes }: AnyMachineSnapshot) => nodes.flatMap(portsOf)

/** Everything that can happen now: the entry's events, the answers of running ports, the delays of active states. */
export function movesNow({ events, answers }: Pick<Subject, 'events' | 'answers'>, snapshot: AnyMachineSnapshot): readonly Move[] {
  const { status, _nodes: nodes } = snapshot
  if (status !== 'active') return []
  return [
    ...events.map((event) => ({ by: 'person' as const, event })),
    ...runningPorts(snapshot).flatMap(({ id: port, src }) =>
      (answers[port] ?? answers[src] ?? []).map((answer) => ({ by: 'port' as const, event: eventOf(port, answer), port, src, answer })),
    ),
    ...nodes.flatMap((node) => [...delaysOf(node)].map(([type, delay]) => ({ by: 'clock' as const, event: passing(type), delay }))),
  ]
}

/** How many delays run in the active states. */
export const pendingDelays = ({ _nodes: nodes }: AnyMachineSnapshot): number => nodes.reduce((sum, node) => sum + delaysOf(node).size, 0)
