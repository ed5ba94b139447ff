import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { unsavedCount } from '#machines/blocks/academic-dates/academic-dates-setup.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { isCivil } from '#src/time/civil-date.ts'
import type { Crumb } from '#src/ui/navigation/breadcrumbs.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { academicDatesInput, createAcademicDatesLogic } from './academic-dates/academic-dates-actors.ts'
import { AcademicDatesView } from './academic-dates/AcademicDatesView.tsx'
import type { BlockDays } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import { texts } from './academic-dates/texts.ts'
import { createDraftStore } from './draft-store.ts'
import type { BlockKindSpec } from './kinds/kind.ts'
import { useBlockService } from './use-block-service.ts'
import { useLeaveGuard } from '#src/ui/navigation/use-leave-guard.ts'
import { useSaveOnPageHide } from '#src/ui/form/use-save-on-page-hide.ts'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'

interface AcademicDatesPageProps {
  readonly kind: BlockKindSpec
  /** As they stand in the address: an encrypted id, or 0 for a block that is not saved yet, and the block's days. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly userId: string
  breadcrumbs(last: string, parent?: Crumb): ReactNode
}

/** Reads the address: which block, which days. The days are a hint: those of a saved block are read with it. */
export function AcademicDatesPage({ kind, id, from, to, userId, breadcrumbs }: AcademicDatesPageProps) {
  const { codec } = useServices()
  const blockId = id === '0' ? null : codec.decrypt(id)
  if (blockId === null && id !== '0')
    return <MissingRecord title={texts.title} noun={kind.texts.noun} listHref={kind.paths.list} breadcrumbs={breadcrumbs} />
  const range = isCivil(from) && isCivil(to) && from <= to ? { from, to } : null
  return <Dates key={id} kind={kind} blockId={blockId} range={range} userId={userId} breadcrumbs={breadcrumbs} />
}

interface DatesProps extends Pick<AcademicDatesPageProps, 'kind' | 'userId' | 'breadcrumbs'> {
  readonly blockId: BlockId | null
  readonly range: BlockDays | null
}

function Dates({ kind, blockId, range, userId, breadcrumbs }: DatesProps) {
  const { codec, clock, queryClient } = useServices()
  const service = useBlockService(kind)
  const [, navigate] = useLocation()
  const owner = ownerKey(userId)
  const [drafts] = useState(() => createDraftStore(() => localStorage, { userId: owner, kindId: kind.id }, clock.now))
  const actor = useProcess(() => createAcademicDatesLogic({ service, kind, queryClient, clock, userId: owner }, drafts), {
    input: academicDatesInput({ kind }, blockId),
    facts: {
      'dates.left': ({ message, address }) => {
        if (message !== '') toast.success(message)
        if (address === null || !guard.resume(address)) navigate(address ?? wizard)
      },
    },
  })
  const { status, isSaving, question, ...context } = useShallowSelector(actor, (snapshot) => ({
    ...snapshot.context,
    status: tagIn(snapshot, ['loading', 'unavailable']),
    isSaving: snapshot.hasTag('busy'),
    question: tagIn(snapshot, ['leave', 'conflict', 'restore']),
  }))
  const [keep] = useState(() => () => actor.send({ type: 'draft.keep' }))
  useSaveOnPageHide(keep)

  const key = codec.encrypt(blockId)
  const wizard = key === null ? kind.paths.wizard : kind.paths.wizardOf(key)

  // The form that leads here restores its edits.
  useEffect(() => drafts.noteVisit(blockId), [drafts, blockId])
  const guard = useLeaveGuard({
    isDirty: () => {
      const snapshot = actor.getSnapshot()
      return snapshot.hasTag('open') && unsavedCount(snapshot.context) > 0
    },
    onLeave: (address) => actor.send({ type: 'dates.leave', address }),
  })

  // A saved block that is not read yet has no name.
  const block = context.record?.name ?? (blockId === null ? kind.texts.create : '')
  return (
    <AcademicDatesView
      kind={kind}
      breadcrumbs={breadcrumbs(texts.title, block === '' ? undefined : { label: block, href: wizard })}
      context={context}
      status={status ?? 'open'}
      isSaving={isSaving}
      question={question}
      range={range}
      today={clock.today()}
      send={(event) => actor.send(event)}
    />
  )
}
