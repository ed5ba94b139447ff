import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import type { SelectionStep } from '#openapi/selection/steps.ts'
import { curriculumSelectionMachine } from '#machines/curriculum-selection/curriculum-selection.machine.ts'
import type { KeptAnswers, OpenSelection, SaveOutcome, SubmitOutcome } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { isDirty } from '#machines/curriculum-selection/selection-editing.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { failureOf } from '#src/resources/failure.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { createDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { useSaveOnPageHide } from '#src/ui/form/use-save-on-page-hide.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { useLeaveGuard } from '#src/ui/navigation/use-leave-guard.ts'
import { trackOwnWrites } from './own-writes.ts'
import type { SelectionKind } from './selection-kinds.ts'
import { createSelectionCalls, keptSchema, selectionKey, selectionQuery } from './selection-service.ts'

interface WizardOptions {
  readonly kind: SelectionKind
  /** As it was read when the wizard was opened. */
  readonly selection: OpenSelection
  /** The year of the address; null without one. */
  readonly yearId: string | null
  /** The step of the address; null without one. */
  readonly step: SelectionStep | null
  readonly userId: string
  /** The address of what the centre is offered. */
  readonly list: string
  pathOf(step: SelectionStep): string
}

/** Runs the wizard: keeps drafts, guards unsaved work, and has address and machine follow each other. */
export function useSelectionWizard({ kind, selection, yearId, step, userId, list, pathOf }: WizardOptions) {
  const { api, codec, clock, queryClient } = useServices()
  const [, navigate] = useLocation()
  const name = `selection/${selection.curriculumId}/${selection.centreId}/${selection.yearId}`
  const [drafts] = useState(() => createDrafts(() => localStorage, ownerKey(userId), clock.now))
  const [kept] = useState(() => drafts.read(name, keptSchema))
  const createLogic = () => {
    const calls = trackOwnWrites(createSelectionCalls({ api, codec, kind, now: clock.now }), clock.now)
    const ids = { curriculumId: String(selection.curriculumId), centreId: String(selection.centreId), yearId }
    const { queryKey } = selectionQuery(api, codec, kind, ids)
    const drop = () => drafts.drop(name)
    /** Other pages read again what a write may have changed. The selection of the answer goes in last, and counts as fresh. */
    const changing = async <Outcome extends SaveOutcome | SubmitOutcome>(write: Promise<Outcome>): Promise<Outcome> => {
      const outcome = await write.finally(() => {
        void queryClient.invalidateQueries({ queryKey: [selectionKey], refetchType: 'none' })
        forgetRecords(queryClient, { name: 'CentreSelection' }, 'none')
      })
      if ('selection' in outcome) queryClient.setQueryData(queryKey, outcome.selection)
      return outcome
    }
    return curriculumSelectionMachine.provide({
      actors: {
        saveStep: fromPromise(({ input, signal }) => changing(calls.save(input, signal))),
        submitSelection: fromPromise(({ input, signal }) => changing(calls.submit(input.selection, input.findings, signal))),
      },
      actions: {
        keepDraft: ({ context }) => {
          const { answers, updatedAt } = context
          const draft: KeptAnswers = { at: clock.now(), step: context.step, answers, updatedAt }
          if (isDirty(context)) drafts.write(name, draft)
          else if (context.offer === null) drop()
        },
        dropDraft: drop,
      },
    })
  }
  const actor = useProcess(createLogic, {
    input: { selection, step, kept, failure: failureOf },
    facts: {
      'step.saved': ({ message }) => toast.success(message),
      'step.due': ({ step: next }) => navigate(pathOf(next)),
      'wizard.left': ({ address }) => {
        if (!guard.resume(address)) navigate(address)
      },
      'selection.submitted': ({ message }) => {
        toast.success(message)
        navigate(list)
      },
    },
  })
  const [keep] = useState(() => () => actor.send({ type: 'draft.due' }))
  useSaveOnPageHide(keep)
  const guard = useLeaveGuard({
    isDirty: () => isDirty(actor.getSnapshot().context),
    onLeave: (address) => actor.send({ type: 'wizard.leave', address }),
  })
  // The open step follows the address; if that step is not ready, the address changes to the step that opens instead.
  const follow = useEffectEvent((asked: SelectionStep | null) => {
    if (actor.getSnapshot().context.step !== asked) actor.send({ type: 'step.open', step: asked })
    const { step: open } = actor.getSnapshot().context
    if (open !== asked) navigate(pathOf(open), { replace: true })
  })
  useEffect(() => follow(step), [step])
  const shown = useShallowSelector(actor, (snapshot) => ({
    ...snapshot.context,
    asking: tagIn(snapshot, ['impact', 'leave', 'conflict']),
    isBusy: snapshot.hasTag('busy'),
  }))
  return { send: actor.send, shown }
}
