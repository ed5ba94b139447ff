import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Every state and transition of a machine with its label: the path, and for a transition its event. */
export interface ChartParts {
  readonly states: ReadonlyMap<AnyStateNode, string>
  readonly transitions: ReadonlyMap<AnyTransitionDefinition, string>
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)]

/** A state by its path from the root; the root itself by the machine's id. */
const stateLabel = (node: AnyStateNode): string => node.path.join('.') || node.machine.id

/** An event type in words: answers by the name of their port, delays by their own. */
function eventLabel(type: string, sources: ReadonlyMap<string, string>): string {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|snapshot|done\.state)\.(.*)$/.exec(type) ?? []
  if (kind)
    return `${sources.get(id) ?? id} ${{ 'done.actor': 'done', 'error.actor': 'failed', snapshot: 'moved', 'done.state': 'ended' }[kind]}`
  return type.replace(/^xstate\.after\.([^.]*)\..*$/, 'after $1')
}

function guardLabel(guard: unknown): string {
  if (typeof guard === 'string') return ` [${guard}]`
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return ` [${String(guard.type)}]`
  return typeof guard === 'function' ? ` [${guard.name === 'guard' || guard.name === '' ? 'guarded' : guard.name}]` : ''
}

export function partsOf(machine: AnyStateMachine): ChartParts {
  const nodes = nodesBelow(machine.root)
  const sources = new Map(nodes.flatMap((node) => node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : id] as const)))
  const transitions = new Map<AnyTransitionDefinition, string>()
  const note = (node: AnyStateNode, what: string, candidates: readonly AnyTransitionDefinition[]) =>
    candidates.forEach((one, index) => {
      const target = one.target?.map(stateLabel).join(', ') ?? 'stay'
      const turn = candidates.length > 1 ? ` ${index + 1}/${candidates.length}` : ''
      transitions.set(one, `${stateLabel(node)}: ${what}${turn}${guardLabel(one.guard)} → ${target}`)
    })
  for (const node of nodes) {
    for (const [type, candidates] of node.transitions) note(node, eventLabel(type, sources), candidates)
    note(node, 'at once', node.always ?? [])
  }
  return { states: new Map(nodes.map((node) => [node, stateLabel(node)])), transitions }
}

/** Labels of the parts that were not reached, states first, without those known to be unreachable. */
export function holesOf(
  { states, transitions }: ChartParts,
  covered: ReadonlySet<unknown>,
  unreachable: Readonly<Record<string, string>> = {},
): string[] {
  return [...states, ...transitions].flatMap(([part, label]) => (covered.has(part) || label in unreachable ? [] : [label]))
}

/** Labels listed as unreachable that were reached or do not exist. */
export function staleOf(
  { states, transitions }: ChartParts,
  covered: ReadonlySet<unknown>,
  unreachable: Readonly<Record<string, string>>,
): string[] {
  const parts = [...states, ...transitions]
  const stillOut = new Set(parts.flatMap(([part, label]) => (covered.has(part) ? [] : [label])))
  return Object.keys(unreachable).flatMap((label) => (stillOut.has(label) ? [] : [`It is not unreachable: ${label}`]))
}
