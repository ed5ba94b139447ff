import type { AnyTransitionDefinition } from 'xstate'

/** The candidates among which a transition stands in its source, in their order. */
function candidatesOf({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  return eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
}

/**
 * The name of a transition in its machine, the same in every run: where it starts, what it answers, and which of the
 * candidates for that it is (from 0), as in `session.signedIn|signOut.request|0`. The event of `always` is empty.
 */
export const transitionName = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}|${transition.eventType}|${candidatesOf(transition).indexOf(transition)}`
