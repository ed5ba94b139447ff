import type { AnyStateMachine, AnyStateNode, StateNode } from 'xstate'
import { transitionName } from '#machines/transition-name.ts'
import { actionText, conditionText } from './chart-words.ts'
import { timeOf, wordsOf } from './words.ts'

interface ChartPort {
  /** Id of the invocation; events with its answer carry it. */
  readonly id: string
  /** Name of the port in `setup({ actors })`. */
  readonly src: string
}

export interface ChartState {
  readonly id: string
  readonly name: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly isDeepHistory: boolean
  /** It is its parent's initial state. */
  readonly isInitial: boolean
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly ports: readonly ChartPort[]
  readonly parent: string | null
  readonly depth: number
  readonly children: readonly ChartState[]
}

/** What triggers a move. */
type ChartCause =
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'delay'; readonly delay: string }
  | { readonly kind: 'answer'; readonly port: ChartPort; readonly answer: 'done' | 'failed' | 'changed' }
  | { readonly kind: 'finished' }

/** One candidate of one event in one state. */
export interface ChartMove {
  /** By `transitionName`, as in traces. */
  readonly id: string
  readonly source: string
  /** Empty where the machine stays where it is. */
  readonly targets: readonly string[]
  /** `stays`: no target; `again`: back into its own state; `inside`: to a state within its own; `away`: all others. */
  readonly reach: 'stays' | 'again' | 'inside' | 'away'
  readonly eventType: string
  readonly cause: ChartCause
  /** The cause in words: `schedule.save`, `after 1.5 s`, `saveDays done`. */
  readonly text: string
  /** The guard in words; `else` after guarded candidates of the same event; empty where there is none. */
  readonly condition: string
  readonly actions: readonly string[]
}

export interface ChartModel {
  readonly id: string
  readonly root: ChartState
  /** Every state, the root first, in the order of the chart. */
  readonly states: ReadonlyMap<string, ChartState>
  readonly moves: readonly ChartMove[]
}

const portsOf = (node: AnyStateNode): ChartPort[] =>
  node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : 'unnamed' }))

function stateOf(node: AnyStateNode): ChartState {
  const initials = node.type === 'compound' ? node.initial.target.map(({ id }: AnyStateNode) => id) : []
  return {
    id: node.id,
    name: node.key,
    type: node.type,
    isDeepHistory: node.history === 'deep',
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target.includes(node),
    tags: [...node.tags],
    // The timers of delayed moves are entry actions as well; the moves show them.
    entry: node.entry.map((action) => actionText(action)).filter((text) => text !== ''),
    exit: node.exit.map((action) => actionText(action)).filter((text) => text !== ''),
    ports: portsOf(node),
    parent: node.parent?.id ?? null,
    depth: node.path.length,
    children: Object.values<AnyStateNode>(node.states)
      .sort((a, b) => Number(initials.includes(b.id)) - Number(initials.includes(a.id)) || a.order - b.order)
      .map(stateOf),
  }
}

const answers = { 'xstate.done.actor.': 'done', 'xstate.error.actor.': 'failed', 'xstate.snapshot.': 'changed' } as const

function causeOf(eventType: string, node: AnyStateNode): ChartCause {
  if (eventType === '') return { kind: 'always' }
  const after = node.after.find((one) => one.eventType === eventType)
  if (after) return { kind: 'delay', delay: String(after.delay) }
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'finished' }
  for (const [prefix, answer] of Object.entries(answers)) {
    if (!eventType.startsWith(prefix)) continue
    const id = eventType.slice(prefix.length)
    return { kind: 'answer', answer, port: portsOf(node).find((port) => port.id === id) ?? { id, src: id } }
  }
  return { kind: 'event', event: eventType }
}

/** `after search due (250 ms)`; a delay that depends on the context has no figure. */
function delayText(delay: string, { implementations }: AnyStateMachine): string {
  if (/^\d+$/.test(delay)) return `after ${timeOf(Number(delay))}`
  const value: unknown = implementations.delays[delay]
  return typeof value === 'number' ? `after ${wordsOf(delay)} (${timeOf(value)})` : `after ${wordsOf(delay)}`
}

function causeText(cause: ChartCause, machine: AnyStateMachine): string {
  if (cause.kind === 'event') return cause.event === '*' ? 'any other event' : cause.event
  if (cause.kind === 'delay') return delayText(cause.delay, machine)
  if (cause.kind === 'answer') return `${cause.port.src} ${cause.answer}`
  return cause.kind === 'finished' ? 'finished' : 'at once'
}

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isWithin(node.parent, ancestor))

function reachOf(node: AnyStateNode, targets: readonly AnyStateNode[] | undefined): ChartMove['reach'] {
  if (!targets || targets.length === 0) return 'stays'
  if (targets.every((target) => target === node)) return 'again'
  return targets.every((target) => target === node || isWithin(target, node)) ? 'inside' : 'away'
}

function movesOf(node: AnyStateNode, machine: AnyStateMachine): ChartMove[] {
  const groups = [...node.transitions.values(), ...(node.always ? [node.always] : [])]
  return groups.flatMap((candidates) =>
    candidates.map((candidate, index): ChartMove => {
      const { eventType, guard, target } = candidate
      const cause = causeOf(eventType, node)
      const isElse = guard === undefined && candidates.slice(0, index).some((earlier) => earlier.guard !== undefined)
      return {
        id: transitionName(candidate),
        source: node.id,
        targets: (target ?? []).map(({ id }: AnyStateNode) => id),
        reach: reachOf(node, target),
        eventType,
        cause,
        text: causeText(cause, machine),
        condition: guard === undefined ? (isElse ? 'else' : '') : conditionText(guard),
        actions: candidate.actions.map((action) => actionText(action)).filter((text) => text !== ''),
      }
    }),
  )
}

/** All states of a tree, parents before their children. */
const statesIn = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesIn)]

const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesIn)]

const models = new WeakMap<AnyStateMachine, ChartModel>()

/** The tree of a machine's states and every move between them, with names in words. */
export function chartModelOf(machine: AnyStateMachine): ChartModel {
  const known = models.get(machine)
  if (known) return known
  const top: StateNode = machine.root
  const root = stateOf(top)
  const model: ChartModel = {
    id: machine.id,
    root,
    states: new Map(statesIn(root).map((state) => [state.id, state])),
    moves: nodesIn(top).flatMap((node) => movesOf(node, machine)),
  }
  models.set(machine, model)
  return model
}

/** `wizard.save [is free]`; a move without an event is named by its condition alone. */
export function moveText({ text, condition, cause }: Pick<ChartMove, 'text' | 'condition' | 'cause'>): string {
  if (condition === '') return text
  const mark = condition === 'else' ? 'else' : `[${condition}]`
  return cause.kind === 'always' ? mark : `${text} ${mark}`
}
