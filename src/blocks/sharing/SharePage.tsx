import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#machines/access/paths.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { timetableOf, type Timetable } from '#machines/blocks/timetable/timetable.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { instantOf } from '#src/time/instant.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import type { Crumb } from '#src/ui/navigation/breadcrumbs.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { blockSummaryQuery, zoneGroupsQuery } from '../queries.ts'
import { useBlockService } from '../use-block-service.ts'
import { audienceIn, audienceText, fileName } from './audience.ts'
import { calendarFile } from './calendar-file.ts'
import { LinkCard } from './LinkCard.tsx'
import { readShareAddress, sharingOf } from './share-address.ts'
import { ShareView } from './ShareView.tsx'
import { createLinkLogic } from './snapshot-actors.ts'
import { texts } from './texts.ts'
import { usePrinting } from '#src/ui/kit/use-printing.ts'

interface SharePageProps {
  readonly kind: BlockKindSpec
  /** The encrypted id of the address. */
  readonly id: string
  /** Whether the person may open the block itself. */
  readonly mayModify: boolean
  breadcrumbs(last: string, parent?: Crumb): ReactNode
}

/** Reads the address: which block; shows a message when the id is invalid. */
export function SharePage({ kind, id, mayModify, breadcrumbs }: SharePageProps) {
  const { codec } = useServices()
  const blockId = codec.decrypt(id)
  if (blockId === null)
    return <MissingRecord title={texts.title} noun={kind.texts.noun} listHref={kind.paths.list} breadcrumbs={breadcrumbs} />
  return <Shared key={id} kind={kind} id={id} blockId={blockId} mayModify={mayModify} breadcrumbs={breadcrumbs} />
}

function Shared({ kind, id, blockId, mayModify, breadcrumbs }: SharePageProps & { readonly blockId: BlockId }) {
  const service = useBlockService(kind)
  const summary = useQuery(blockSummaryQuery(service, kind.id, blockId))
  const groups = useQuery(zoneGroupsQuery(service, kind.id))
  const timetable = useMemo(
    () => summary.data && groups.data && timetableOf(summary.data, groups.data, instantOf(summary.data.record.publishedAt)),
    [summary.data, groups.data],
  )
  const parent = { label: summary.data?.record.name ?? '', href: mayModify ? kind.paths.wizardOf(id) : kind.paths.list }
  const trail = breadcrumbs(texts.title, parent.label === '' ? undefined : parent)
  const failed = [summary, groups].filter(({ isError, data }) => isError && !data)
  const [failure] = failed
  if (failure)
    return (
      <>
        <PageHeader title={texts.title} breadcrumbs={trail} />
        <ErrorState title={toFailure(failure.error).message} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      </>
    )
  if (!timetable) return <PagePlaceholder />
  if (timetable.zones.length === 0)
    return (
      <>
        <PageHeader title={texts.title} breadcrumbs={trail} />
        <EmptyState
          title={texts.noZones(kind.texts.noun)}
          hint={texts.noZonesHint}
          action={mayModify && <LinkButton href={kind.paths.zonesOf(id)}>{texts.goToZones}</LinkButton>}
        />
      </>
    )
  return <SharedTimetable timetable={timetable} source={`${kind.id}-${blockId}`} breadcrumbs={trail} />
}

interface SharedTimetableProps {
  readonly timetable: Timetable
  readonly source: string
  readonly breadcrumbs: ReactNode
}

function SharedTimetable({ timetable, source, breadcrumbs }: SharedTimetableProps) {
  const { clock, config } = useServices()
  const [path, navigate] = useLocation()
  const { audience: asked, part } = readShareAddress(useSearch())
  const audience = audienceIn(timetable, asked)
  const printingSince = usePrinting(clock)
  const [openedAt] = useState(() => clock.now())
  const actor = useProcess(
    () =>
      createLinkLogic({
        page: `${window.location.origin}${paths.snapshot}`,
        now: clock.now,
        copy: async (text) => navigator.clipboard.writeText(text),
      }),
    { input: { timetable } },
  )
  useEffect(() => actor.send({ type: 'timetable.change', timetable }), [actor, timetable])
  const link = useShallowSelector(actor, (snapshot) => ({
    link: snapshot.context.link,
    hasDescription: snapshot.context.hasDescription,
    state: tagIn(snapshot, ['making', 'ready', 'copying', 'copied', 'notCopied', 'tooLong', 'failed']) ?? ('making' as const),
  }))
  return (
    <ShareView
      title={texts.title}
      breadcrumbs={breadcrumbs}
      timetable={timetable}
      audience={audience}
      part={part}
      productName={config.productName}
      printingSince={printingSince}
      now={openedAt}
      linkCard={
        <LinkCard
          {...link}
          isAsked={part === 'link'}
          canDescribe={timetable.description.trim() !== ''}
          send={(event) => actor.send(event)}
        />
      }
      onAudience={(next) =>
        navigate(sharingOf(path, { audience: next.kind === 'all' ? null : audienceText(next), part }), { replace: true })
      }
      onDownload={(zones, timesIn) =>
        saveFile(
          fileName(timetable.name, audience),
          'text/calendar;charset=utf-8',
          calendarFile(timetable, { zones, timesIn, source, now: clock.now() }),
        )
      }
    />
  )
}
