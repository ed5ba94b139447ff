import {
  createActor,
  StateMachine,
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type Snapshot,
} from 'xstate'
import type { Trace } from '#machines/trace-format.ts'
import type { ChartEntry } from './chart-entry.ts'
import { partsOf, type ChartParts } from './chart-parts.ts'
import { eventOf, movesNow, pendingDelays, runningPorts, type Move } from './moves.ts'
import { StepClock } from './step-clock.ts'

/** A port that a walk answers for, at once, by `port.done`, `port.failed` and `port.says`. */
const spokenFor: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event, { self }) => {
    if (event.type === 'port.done') return { status: 'done', output: event['output'], error: undefined }
    if (event.type === 'port.failed') return { status: 'error', output: undefined, error: event['error'] }
    const { _parent: parent } = self
    if (event.type === 'port.says') parent?.send(event['event'])
    return snapshot
  },
}

/** A machine of the catalogue whose ports a walk answers for, with every state and transition to reach. */
export interface WalkableChart {
  readonly entry: ChartEntry
  readonly machine: AnyStateMachine
  readonly parts: ChartParts
  /** Names of the ports that are not machines. */
  readonly spoken: ReadonlySet<string>
  /** Names of the ports that actions spawn: they outlive the state that spawned them. */
  readonly spawned: ReadonlySet<string>
}

/** Child machines stay as the catalogue has them; the walk answers for every other port. */
export function walkableOf(entry: ChartEntry): WalkableChart {
  const given = Object.entries(entry.machine.implementations.actors)
  const spoken = new Set(given.flatMap(([src, logic]) => (logic instanceof StateMachine ? [] : [src])))
  const machine = entry.machine.provide({ actors: Object.fromEntries([...spoken].map((src) => [src, spokenFor])) })
  const parts = partsOf(machine)
  const invoked = new Set([...parts.states.keys()].flatMap((node) => node.invoke.map(({ src }) => src)))
  return { entry, machine, parts, spoken, spawned: new Set([...spoken].filter((src) => !invoked.has(src))) }
}

const ancestors = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? ancestors(node.parent) : [])]

/** A walk through a running machine. */
export interface Walk {
  snapshot(): AnyMachineSnapshot
  /** Everything that can happen now, with the answers of ports that outlive their state. */
  moves(): readonly Move[]
  /** Makes a move; false when other delays are due first. */
  take(move: Move): boolean
  /** The conditions that do not hold now. */
  failures(): readonly string[]
  trace(): Trace
  stop(): void
}

/** Starts a walk; every state and transition that it reaches is added to `covered`. */
export function startWalk({ entry, machine, spoken, spawned }: WalkableChart, inputName: string, covered: Set<unknown>): Walk {
  const clock = new StepClock()
  const taken: EventObject[] = []
  const steps: Trace['steps'][number][] = []
  const errors: unknown[] = []
  let latest: string | undefined
  let isTaken = false
  const actor = createActor(machine, {
    clock,
    input: entry.inputs[inputName],
    inspect: (seen) => {
      if (seen.actorRef.sessionId !== seen.rootId) return
      if (seen.type === '@xstate.event') latest = seen.event.type
      if (seen.type !== '@xstate.microstep') return
      const { _transitions: transitions } = seen
      isTaken ||= transitions.length > 0
      reach(transitions, seen.snapshot)
    },
  })
  function reach(transitions: readonly AnyTransitionDefinition[], snapshot: unknown) {
    for (const one of transitions) {
      covered.add(one)
      for (const node of ancestors(one.source)) covered.add(node)
    }
    const { _nodes: nodes } = snapshot as AnyMachineSnapshot
    for (const node of nodes) covered.add(node)
  }
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot()
  const children = (): readonly AnyActorRef[] => Object.values(snapshot().children)
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  reach([], snapshot())

  const tell = (move: Move) => {
    if (move.by === 'person') return actor.send(move.event)
    if (move.by === 'clock') return clock.next()
    const { port, src, answer } = move
    const child = children().find(({ id }) => id === port)
    if (!child) throw new Error(`The port ${port} does not run.`)
    // Snapshots and outputs of child machines are sent as in the program.
    if (!spoken.has(src)) {
      if (answer.kind === 'event') child.send({ ...answer.event, type: 'port.shows' })
      return actor.send(move.event)
    }
    if (answer.kind === 'event') return child.send({ type: 'port.says', event: answer.event })
    return child.send(answer.kind === 'done' ? { type: 'port.done', output: answer.output } : { type: 'port.failed', error: answer.error })
  }

  const spawnedMoves = (): readonly Move[] =>
    children().flatMap((child) => {
      const src = typeof child.src === 'string' && spawned.has(child.src) ? child.src : null
      if (src === null || child.getSnapshot().status !== 'active') return []
      return (entry.answers[src] ?? []).map((answer) => ({
        by: 'port' as const,
        event: eventOf(child.id, answer),
        port: child.id,
        src,
        answer,
      }))
    })

  /** Timers other than delays of states. */
  const late = () => clock.pending - pendingDelays(snapshot())

  return {
    snapshot,
    moves: () => [
      ...movesNow(entry, snapshot()),
      ...spawnedMoves(),
      ...(late() > 0 ? [{ by: 'clock' as const, event: { type: 'time.passed' }, delay: 'an event of its own' }] : []),
    ],
    take: (move) => {
      isTaken = false
      tell(move)
      const event = move.by === 'clock' ? { type: latest ?? '' } : move.event
      if (isTaken) taken.push(event)
      steps.push({ event: { ...event }, value: snapshot().value })
      return event.type === move.event.type
    },
    failures: () => {
      const now = snapshot()
      const live = children().filter((child) => child.getSnapshot().status === 'active')
      const declared = new Set(runningPorts(now).map(({ id }) => id))
      const stray = live.filter(({ id, src }) => !declared.has(id) && !(typeof src === 'string' && spawned.has(src)))
      const isActive = now.status === 'active'
      return [
        ...errors.map((error) => `It failed: ${String(error)}`),
        ...(now.status === 'error' ? ['It ended by an error.'] : []),
        ...Object.entries(entry.laws).flatMap(([law, holds]) => (holds(now, taken) ? [] : [`It does not hold that ${law}.`])),
        ...(now.hasTag('loading') && live.length === 0 ? ['It loads, and no port is asked.'] : []),
        ...(isActive && (late() < 0 || late() > entry.later) ? [`${clock.pending} timers run for ${pendingDelays(now)} delays.`] : []),
        ...(!isActive && clock.pending > 0 ? ['Timers run on after the end.'] : []),
        ...(isActive ? stray.map(({ id }) => `The port ${id} runs outside of its state.`) : []),
        ...(!isActive && live.length > 0 ? ['Ports run on after the end.'] : []),
      ]
    },
    trace: () => ({ version: 1, machine: machine.id, input: inputName, steps }),
    stop: () => void actor.stop(),
  }
}
