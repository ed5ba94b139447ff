'use no memo'

import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ActorRefFromLogic, AnyActorRef, AnyStateMachine, EmittedFrom, EventObject, InputFrom, Subscription } from 'xstate'
import { useWatched } from './use-watched.ts'

/** A handler per type of emitted event; types without a handler are ignored. */
type FactHandlers<Fact extends EventObject> = {
  readonly [Type in Fact['type']]?: (fact: Extract<Fact, { type: Type }>) => void
}

/**
 * What a component draws of an actor. It is rendered again when one of the selected values changes, and not with every
 * snapshot: each edit and each state makes one.
 */
export const useShallowSelector = <Snapshot, Selected>(
  actor: Pick<AnyActorRef, 'subscribe'> & { getSnapshot(): Snapshot },
  select: (snapshot: Snapshot) => Selected,
): Selected => useSelector(actor, select, shallowEqual)

interface Telling<Fact extends EventObject> {
  on(type: '*', handler: (fact: Fact) => void): Subscription
}

/** Handles the events that an actor emits while the component is mounted, with the handlers of the last render. */
export function useFacts<Fact extends EventObject>(actor: Telling<Fact> | undefined, facts: FactHandlers<Fact>): void {
  const handle = useEffectEvent((fact: Fact) => (facts[fact.type as Fact['type']] as ((fact: Fact) => void) | undefined)?.(fact))
  useEffect(() => {
    const subscription = actor?.on('*', (fact) => handle(fact))
    return () => subscription?.unsubscribe()
  }, [actor])
}

type ProcessOptions<Machine extends AnyStateMachine> = {
  readonly facts?: FactHandlers<EmittedFrom<Machine>>
} & (undefined extends InputFrom<Machine> ? { readonly input?: never } : { readonly input: InputFrom<Machine> })

/**
 * Runs a machine for as long as the page is mounted, and registers its actor for the inspector and recorder.
 * @param create returns the machine with its ports; called once, and `input` is read once
 */
export function useProcess<Machine extends AnyStateMachine>(
  create: () => Machine,
  { input, facts = {} }: ProcessOptions<Machine>,
): ActorRefFromLogic<Machine> {
  const [logic] = useState(create)
  const actor: AnyActorRef = useWatched(useActorRef(logic as AnyStateMachine, { input }))
  useFacts(actor, facts as FactHandlers<EventObject>)
  return actor as ActorRefFromLogic<Machine>
}
