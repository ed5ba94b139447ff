import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFromLogic } from 'xstate'
import type { DragFact, dragMachine, DragPlace } from '#machines/blocks/scheduling/drag.machine.ts'
import type { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { SchedulingFact } from '#machines/blocks/scheduling/scheduling-types.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { createLazyResource, prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type { SpokenWorld } from './announcements.ts'
import { elementIds } from '../element-ids.ts'
import { focusAfter, type FocusKeeper } from '../focus-keeper.ts'

// The sentences load after the step; `say` waits for them.
const speech = createLazyResource(() => import('./announcements.ts'))

async function say(fact: SchedulingFact | DragFact, world: SpokenWorld): Promise<void> {
  await prefetch(speech.load)
  const text = speech.isReady() ? speech.current().announcementOf(fact, world) : ''
  if (text !== '') announce(text)
}

const showSlot = (target: DragPlace) => {
  if (typeof target === 'number') document.getElementById(elementIds.slot(target))?.scrollIntoView({ block: 'nearest' })
}

/** Announces to screen readers what happens in the step, and moves the focus where it belongs afterwards. */
export function useSpokenFacts(
  actor: ActorRefFromLogic<typeof schedulingMachine>,
  drag: ActorRefFromLogic<typeof dragMachine> | undefined,
  world: SpokenWorld,
  focus: FocusKeeper,
): void {
  const tell = useEffectEvent((fact: SchedulingFact | DragFact) => void say(fact, world))
  useEffect(() => void prefetch(speech.load), [])
  const follow = useEffectEvent((fact: SchedulingFact) => {
    const ids = focusAfter(fact, world.slots)
    if (ids.length > 0) focus.request(ids)
  })
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (fact) => {
      tell(fact)
      follow(fact)
    })
    return unsubscribe
  }, [actor])
  useEffect(() => {
    const subscription = drag?.on('*', (fact) => {
      tell(fact)
      // The pointer is where the person looks; the keyboard's slot may be outside of what is shown.
      if (fact.type === 'target.entered' && drag.getSnapshot().context.lifted?.by === 'keyboard') showSlot(fact.target)
    })
    return () => subscription?.unsubscribe()
  }, [drag])
}
