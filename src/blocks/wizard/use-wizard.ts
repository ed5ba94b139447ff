import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess } from '#src/api/use-process.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { createDraftStore } from '../draft-store.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { useBlockService } from '../use-block-service.ts'
import { addressOf } from '#src/ui/navigation/leave-guard.ts'
import { useLeaveGuard } from '#src/ui/navigation/use-leave-guard.ts'
import { useSaveOnPageHide } from '#src/ui/form/use-save-on-page-hide.ts'
import { createWizardLogic, wizardInput } from './wizard-actor.ts'

export interface WizardOptions {
  readonly kind: BlockKindSpec
  readonly userId: string
  readonly opened: { readonly blockId: BlockId | null; readonly step: StepNumber; readonly date: CivilDate | null }
  /** The block was created here: its id is to be put in the address. */
  onNamed(blockId: BlockId, address: string): void
  /** The step of this wizard that an address of the portal opens; null when it leads elsewhere. */
  stepAt(address: string): StepNumber | null
  onRestart(): void
}

/** Runs the wizard's machine; shows its messages and navigates as it reports. `kept` is why the block was not deleted. */
export function useWizard({ kind, userId, opened, stepAt, onNamed, onRestart }: WizardOptions) {
  const { codec, queryClient, clock } = useServices()
  const service = useBlockService(kind)
  const [, navigate] = useLocation()
  const [drafts] = useState(() => createDraftStore(() => localStorage, { userId: ownerKey(userId), kindId: kind.id }, clock.now))
  const [kept, setKept] = useState<unknown>(null)
  const actor = useProcess(() => createWizardLogic({ service, kind, queryClient, clock, userId: ownerKey(userId) }, drafts, setKept), {
    input: wizardInput({ kind, clock, drafts }, opened),
    facts: {
      'wizard.succeeded': ({ message }) => toast.success(message),
      'wizard.restarted': onRestart,
      'address.due': ({ blockId }) => {
        drafts.forgetUnaddressed()
        const id = codec.encrypt(blockId)
        if (id !== null) onNamed(blockId, kind.paths.wizardOf(id))
      },
      'wizard.left': ({ to, message }) => {
        leftFrom.current = addressOf(window.location)
        if (to.kind === 'address' && guard.resume(to.address)) return
        navigate(to.kind === 'address' ? to.address : kind.paths.list, message === '' ? undefined : { state: { message } })
      },
    },
  })

  const [keep] = useState(() => () => actor.send({ type: 'wizard.keep' }))
  useSaveOnPageHide(keep)
  const leftFrom = useRef('')
  const guard = useLeaveGuard({
    isDirty: () => {
      const snapshot = actor.getSnapshot()
      return snapshot.context.facts.isDirty && !snapshot.hasTag('left')
    },
    onLeave: (address) => {
      const step = stepAt(address)
      actor.send({ type: 'wizard.leave', to: step === null ? { kind: 'address', address } : { kind: 'step', step } })
    },
    // Back, pressed while the next page still loads, returns to the wizard, which is still mounted.
    onMove: (address) => address === leftFrom.current && actor.send({ type: 'wizard.return' }),
  })
  // Left before the address was updated: the block is not offered again.
  useEffect(() => () => drafts.forgetUnaddressed(), [drafts])
  return { actor, kept, resume: guard.resume }
}
