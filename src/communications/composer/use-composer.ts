import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { fromPromise } from 'xstate'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import { composerMachine, isUnsaved } from '#machines/communications/composer.machine.ts'
import {
  composerSteps,
  type ComposerStep,
  type KeptMessage,
  type MessageDraft,
  type SavedMessage,
} from '#machines/communications/composer-types.ts'
import { draftErrors, isSameDraft, sendErrors } from '#machines/communications/message-draft.ts'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { failureOf } from '#src/resources/failure.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { createDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { dates } from './dates.ts'
import { useSaveOnPageHide } from '#src/ui/form/use-save-on-page-hide.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { contentPaths } from '../paths.ts'
import { createComposerCalls, keptSchema } from './composer-service.ts'

interface ComposerOptions {
  readonly recordId: string | null
  /** What a new message is about; empty for nothing. */
  readonly about: string
  /** As it is stored, or as a new one begins. */
  readonly stored: MessageDraft
  readonly updatedAt: string | null
  readonly userId: string
  /** Called when a new message has got its id and the form stays open. */
  readonly onCreated?: ((id: string) => void) | undefined
}

const isStep = (name: string | null): name is ComposerStep => composerSteps.some((step) => step === name)

/** The step that an address names. */
export const stepIn = (search: string): ComposerStep => {
  const named = new URLSearchParams(search).get('step')
  return isStep(named) ? named : 'about'
}

/** An address of the wizard with another step; the rest of its query stays. */
export const stepAddress = (search: string, step: ComposerStep): string => {
  const query = new URLSearchParams(search)
  query.set('step', step)
  return `?${query}`
}

/** Runs the composer: what is written stays in the browser until it is saved, and the address says which step is open. */
export function useComposer({ recordId, about, stored, updatedAt, userId, onCreated }: ComposerOptions) {
  const { api, codec, clock, queryClient, createId } = useServices()
  const [path, navigate] = useLocation()
  const search = useSearch()
  // An unsaved new message is kept apart from new messages about something else.
  const newName = `communication/${['new', about].filter(Boolean).join('/')}`
  const nameOf = (id: string | null) => (id === null ? newName : `communication/${id}`)
  const [drafts] = useState(() => createDrafts(() => localStorage, ownerKey(userId), clock.now))
  const [kept] = useState(() => drafts.read(nameOf(recordId), keptSchema))
  const step = stepIn(search)
  const [calls] = useState(() => createComposerCalls({ api, codec, dates, now: clock.now }))
  /** Whether the person is still on this page: it stays drawn while the page that they have gone to loads. */
  const isHere = () => canonicalPath(window.location.pathname) === canonicalPath(path)
  /** A saved message has an address of its own: a reload finds it there. */
  const follow = (saved: string) => {
    const address = contentPaths.edit(codec.encrypt(saved) ?? '')
    if (!path.endsWith('/create') || !isHere()) return
    onCreated?.(saved)
    navigate(`${address}${stepAddress(search, step)}`, { replace: true })
  }
  /**
   * After the page was left during a save: gives the kept draft the stamp of the saved message. With the old stamp, each
   * later save would be refused.
   */
  const settleKept = (from: string | null, { recordId: saved, stored: now, updatedAt: stamp }: SavedMessage) => {
    const left = drafts.read(nameOf(from), keptSchema)
    drafts.drop(nameOf(from))
    if (left === null || isSameDraft(left.draft, now)) return
    const draft: KeptMessage = { ...left, updatedAt: stamp }
    drafts.write(nameOf(saved), draft)
  }
  const actor = useProcess(
    () =>
      composerMachine.provide({
        actors: {
          saveMessage: fromPromise(async ({ input, signal }) => {
            const saved = await calls.save(input).finally(() => forgetRecords(queryClient, communication, 'none'))
            if (signal.aborted) settleKept(input.recordId, saved)
            return saved
          }),
          testMessage: fromPromise(({ input }) => calls.test(input.draft, input.contactId)),
        },
        actions: {
          keepDraft: ({ context }) => {
            const draft: KeptMessage = { at: clock.now(), draft: context.draft, updatedAt: context.updatedAt }
            const name = nameOf(context.recordId)
            if (isUnsaved(context)) drafts.write(name, draft)
            else drafts.drop(name)
            // A new message is kept under its id once it is saved, so the draft under its first name is dropped.
            if (context.recordId !== recordId) drafts.drop(nameOf(recordId))
          },
        },
      }),
    {
      input: {
        recordId,
        stored,
        updatedAt,
        kept,
        step,
        requestId: createId(),
        wrong: draftErrors,
        unsendable: (draft) => sendErrors(draft, dates, clock.now()),
        failure: failureOf,
      },
      facts: {
        'message.saved': ({ message, recordId: saved }) => {
          if (message !== '') toast.success(message)
          if (!actor.getSnapshot().context.isReviewing) follow(saved)
        },
        'message.tested': ({ message }) => toast.success(message),
        'step.due': ({ step: due }) => {
          if (isHere()) navigate(`${path}${stepAddress(search, due)}`, { replace: true })
        },
      },
    },
  )
  const [keep] = useState(() => () => actor.send({ type: 'draft.due' }))
  useSaveOnPageHide(keep)
  useEffect(() => actor.send({ type: 'step.open', step }), [actor, step])
  const shown = useShallowSelector(actor, (snapshot) => ({
    ...snapshot.context,
    tag: tagIn(snapshot, ['discard', 'review', 'saving', 'testing']),
  }))
  return { send: actor.send, shown, calls, search, follow }
}
