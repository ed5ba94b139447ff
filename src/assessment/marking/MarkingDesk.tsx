import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { MarkingContext, MarkingTag, Outcome } from '#machines/assessment/marking-types.ts'
import { scriptMarking } from '#openapi/generated/resources/sittings/script-marking.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import { forgetRecords } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useAddressId } from '#src/resources/use-address-id.ts'
import { createDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { useSaveOnPageHide } from '#src/ui/form/use-save-on-page-hide.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { DeskView, type DeskPhase, type DeskViewProps } from './DeskView.tsx'
import { createKeptMarks, createMarkingLogic, refusalOf } from './marking-actors.ts'
import type { Script } from './marking-service.ts'
import { markingTexts as texts } from './texts.ts'

const phases = ['marking', 'asking', 'submitting', 'closed', 'submitted'] as const satisfies readonly (DeskPhase & MarkingTag)[]
const notFound = 404

function said({ outcome, agreed }: Outcome, role: Script['role'] | undefined): string {
  if (outcome === 'third') return texts.submittedThird
  if (outcome === 'open' || agreed === null) return texts.submitted
  return role === 'Third' ? texts.decided(agreed) : texts.submittedAgreed(agreed)
}

const savingOf = (snapshot: { readonly context: MarkingContext; hasTag(tag: MarkingTag): boolean }): DeskViewProps['saving'] =>
  snapshot.hasTag('refused')
    ? 'none'
    : snapshot.hasTag('unsaved')
      ? 'unsaved'
      : snapshot.hasTag('saving')
        ? 'saving'
        : snapshot.context.savedAt === null
          ? 'none'
          : 'saved'

function Desk({ page, id }: { readonly page: RecordPage; readonly id: string }) {
  const { api, codec, clock } = useServices()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [script, setScript] = useState<Script | null>(null)
  const [kept] = useState(() =>
    createKeptMarks(
      createDrafts(
        () => localStorage,
        ownerKey(page.userId),
        () => clock.now(),
      ),
      () => clock.now(),
      id,
    ),
  )
  const hrefOf = (other: number) => page.paths.edit(codec.encrypt(String(other)) ?? '')
  const actor = useProcess(() => createMarkingLogic({ api, codec, queryClient, kept, id, now: () => clock.now(), onScript: setScript }), {
    input: { failure: toFailure, refusal: refusalOf },
    facts: {
      'marks.kept': (fact) => kept.write(fact),
      'marks.held': () => kept.drop(),
      'script.submitted': (fact) => {
        forgetRecords(queryClient, scriptMarking)
        toast.success(said(fact, script?.role))
        if (fact.nextId === null) toast.message(texts.queueDone)
        navigate(fact.nextId === null ? page.paths.list : hrefOf(fact.nextId), { replace: true })
      },
    },
  })
  const shown = useShallowSelector(actor, (snapshot) => ({
    phase: tagIn(snapshot, phases),
    isUnavailable: snapshot.hasTag('unavailable'),
    marks: snapshot.context.marks,
    overallComment: snapshot.context.overallComment,
    saving: savingOf(snapshot),
    savedAt: snapshot.context.savedAt,
    failure: snapshot.context.failure,
  }))
  const [leave] = useState(() => () => actor.send({ type: 'page.hidden' }))
  useSaveOnPageHide(leave)
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.seen' })
    }
    addEventListener('online', seen)
    document.addEventListener('visibilitychange', seen)
    return () => {
      removeEventListener('online', seen)
      document.removeEventListener('visibilitychange', seen)
      // Lists and queues are read again after what was marked here.
      forgetRecords(queryClient, scriptMarking, 'none')
    }
  }, [actor, queryClient])
  const { phase, isUnavailable, ...view } = shown
  if (isUnavailable && shown.failure?.code === notFound) return <NoSuchRecord rules={scriptMarking} page={page} />
  if (isUnavailable)
    return (
      <>
        <PageHeader title={texts.noun} breadcrumbs={page.breadcrumbs(texts.noun)} />
        <ErrorState title={shown.failure?.message ?? ''} onRetry={() => actor.send({ type: 'script.retry' })} />
      </>
    )
  if (!script || !phase) return <PagePlaceholder />
  return (
    <DeskView
      {...view}
      script={script}
      phase={phase}
      list={page.paths.list}
      breadcrumbs={page.breadcrumbs(texts.script(script.candidateNumber))}
      hrefOf={hrefOf}
      onMark={(questionId, change) => actor.send({ type: 'mark.change', questionId, change })}
      onComment={(overallComment) => actor.send({ type: 'comment.change', overallComment })}
      onSave={leave}
      onSubmit={() => actor.send({ type: 'script.submit' })}
      onRetry={() => actor.send({ type: 'script.retry' })}
      onKeep={() => actor.send({ type: 'conflict.keep' })}
      onTake={() => actor.send({ type: 'conflict.take' })}
    />
  )
}

/** The desk on which the script of the address is marked. */
export function MarkingDesk(page: RecordPage) {
  const id = useAddressId(page)
  return id === null ? <NoSuchRecord rules={scriptMarking} page={page} /> : <Desk key={id} page={page} id={id} />
}
