import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { BlockWizardFact, StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { useServices } from '#src/api/services.tsx'
import { useWatched } from '#src/api/use-watched.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { createDraftStore } from '../draft-store.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { useBlockService } from '../use-block-service.ts'
import { addressOf, guardLeaving, type LeaveGuard } from '#src/ui/navigation/leave-guard.ts'
import { useKeeping } from '#src/ui/form/use-keeping.ts'
import { createWizardLogic, wizardInput } from './wizard-actor.ts'

export interface WizardOptions {
  readonly kind: BlockKindSpec
  readonly userId: string
  readonly opened: { readonly blockId: BlockId | null; readonly step: StepNumber; readonly date: CivilDate | null }
  /** The block was created here, and its id is due in the address. */
  onNamed(blockId: BlockId, address: string): void
  /** The step of this wizard that an address of the portal opens; null when it leads elsewhere. */
  stepAt(address: string): StepNumber | null
  onRestart(): void
}

/** The wizard's actor on the real aggregator; what it says is shown, and moves the address. */
export function useWizard({ kind, userId, opened, stepAt, onNamed, onRestart }: WizardOptions) {
  const { codec, queryClient, clock } = useServices()
  const service = useBlockService(kind)
  const [, navigate] = useLocation()
  const [drafts] = useState(() => createDraftStore(() => localStorage, { userId: ownerKey(userId), kindId: kind.id }, clock.now))
  const [logic] = useState(() => createWizardLogic({ service, kind, queryClient, clock, userId: ownerKey(userId) }, drafts))
  const actor = useWatched(useActorRef(logic, { input: wizardInput({ kind, clock, drafts }, opened) }))

  const [keep] = useState(() => () => actor.send({ type: 'wizard.keep' }))
  useKeeping(keep)
  const leftFrom = useRef('')
  const guarding = useRef<LeaveGuard | null>(null)

  const onLeave = useEffectEvent((address: string) => {
    const step = stepAt(address)
    actor.send({ type: 'wizard.leave', to: step === null ? { kind: 'address', address } : { kind: 'step', step } })
  })

  const onFact = useEffectEvent((fact: BlockWizardFact, guard: LeaveGuard) => {
    if (fact.type === 'wizard.said') toast.success(fact.message)
    if (fact.type === 'wizard.restarted') onRestart()
    if (fact.type === 'address.due') {
      drafts.forgetUnaddressed()
      const id = codec.encrypt(fact.blockId)
      if (id !== null) onNamed(fact.blockId, kind.paths.wizardOf(id))
    }
    if (fact.type === 'wizard.left') {
      const { to, message } = fact
      leftFrom.current = addressOf(window.location)
      if (to.kind === 'address' && guard.resume(to.address)) return
      navigate(to.kind === 'address' ? to.address : kind.paths.list, message === '' ? undefined : { state: { message } })
    }
  })
  useEffect(() => {
    const guard = guardLeaving(window, {
      isDirty: () => {
        const snapshot = actor.getSnapshot()
        return snapshot.context.facts.isDirty && !snapshot.matches({ frame: 'left' })
      },
      onLeave: (address) => onLeave(address),
      // Back, pressed while the next page still loads, leads to a wizard that was never gone.
      onMove: (address) => address === leftFrom.current && actor.send({ type: 'wizard.return' }),
    })
    guarding.current = guard
    const subscription = actor.on('*', (fact) => onFact(fact, guard))
    return () => {
      subscription.unsubscribe()
      guard.stop()
      guarding.current = null
      // Left within the moment before the address: nobody is to be offered the block again.
      drafts.forgetUnaddressed()
    }
  }, [actor, drafts])
  /** Goes on with a Back that was asked about; false where there was none to that address. */
  const resume = (address: string): boolean => guarding.current?.resume(address) ?? false
  return { actor, resume }
}
