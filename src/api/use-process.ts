'use no memo'

import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ActorRefFromLogic, AnyActorRef, AnyStateMachine, EmittedFrom, EventObject, InputFrom, Subscription } from 'xstate'
import { useWatched } from './use-watched.ts'

/** What is done about each kind of fact; what no handler is for passes. */
type FactHandlers<Fact extends EventObject> = {
  readonly [Type in Fact['type']]?: (fact: Extract<Fact, { type: Type }>) => void
}

interface Telling<Fact extends EventObject> {
  on(type: '*', handler: (fact: Fact) => void): Subscription
}

/** Hears an actor's facts for as long as the component stands; the handlers are those of the last drawing. */
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
 * The actor of a machine that a page owns: at work, and to be watched, for as long as the page stands.
 * @param create gives the machine with its ports in place; asked once, as the `input` is read once
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
