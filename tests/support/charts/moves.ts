import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { answerEvent, type Answer, type Subject } from '#src/devtools/player/subject.ts'

/** Something that can happen to a machine where it stands: `event` is what the machine takes for it. */
export type Move =
  | { readonly by: 'person'; readonly event: EventObject }
  | { readonly by: 'port'; readonly event: EventObject; readonly port: string; readonly src: string; readonly answer: Answer }
  | { readonly by: 'clock'; readonly event: EventObject; readonly delay: string }

const known = new WeakMap<Answer, Map<string, AnyEventObject>>()

/** What a machine is told when its port answers so: the same event each time. */
export function eventOf(port: string, answer: Answer): AnyEventObject {
  if (answer.kind === 'event') return answer.event
  const events = known.get(answer) ?? new Map<string, AnyEventObject>()
  const event = events.get(port) ?? { ...answerEvent(port, answer), actorId: port }
  known.set(answer, events.set(port, event))
  return event
}

const portsOf = (node: AnyStateNode) => node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id }))

const passed = new Map<string, EventObject>()

/** That a delay has passed: the same event each time. */
function passing(type: string): EventObject {
  const event = passed.get(type) ?? { type }
  passed.set(type, event)
  return event
}

const delaysOf = (node: AnyStateNode) => new Map(node.after.map(({ eventType, delay }) => [eventType, String(delay)]))

/** Ports that run while a machine stands where it stands. */
export const runningPorts = ({ _nodes: nodes }: AnyMachineSnapshot) => nodes.flatMap(portsOf)

/** Everything that can happen now: each event of the catalogue, each answer of a running port, each delay that passes. */
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

/** How many delays a machine waits for where it stands. */
export const pendingDelays = ({ _nodes: nodes }: AnyMachineSnapshot): number => nodes.reduce((sum, node) => sum + delaysOf(node).size, 0)
