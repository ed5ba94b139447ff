import type { StateValue } from 'xstate'
import type { ChartModel, ChartState } from './chart-model.ts'

const within = (state: ChartState, value: StateValue): ChartState[] =>
  state.children.flatMap((child) => {
    if (typeof value === 'string') return child.name === value ? [child] : []
    const inner = value[child.name]
    return inner === undefined ? [] : [child, ...within(child, inner)]
  })

/** Ids of all active states, with the root; names that the chart does not know are left out. */
export const activeStates = (model: ChartModel, value: StateValue): ReadonlySet<string> =>
  new Set([model.root.id, ...within(model.root, value).map(({ id }) => id)])

/** `signedIn.token.fresh · signedIn.access.ready`: the active states in one line. */
export function placeOf(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .flatMap(([name, inner = {}]) => {
      const places = placeOf(inner)
      return places === '' ? [name] : places.split(' · ').map((place) => `${name}.${place}`)
    })
    .join(' · ')
}
