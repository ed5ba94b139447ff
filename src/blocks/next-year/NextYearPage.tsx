import { useQueries } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { BlockId } from '#machines/blocks/block.ts'
import { movedRange } from '#machines/blocks/next-year/clone-plan.ts'
import { sourceRange, startAfterWeeks } from '#machines/blocks/next-year/next-year-form.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { isCivil } from '#src/time/civil-date.ts'
import type { Crumb } from '#src/ui/navigation/breadcrumbs.tsx'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { holidaysQuery } from '../queries.ts'
import { useBlockService } from '../use-block-service.ts'
import type { HolidayReading } from './CloneReview.tsx'
import { createNextYearLogic } from './next-year-actors.ts'
import { createNextYearDrafts } from './next-year-drafts.ts'
import { NextYearView } from './NextYearView.tsx'
import { nextYearTexts as texts } from './texts.ts'

interface NextYearPageProps {
  readonly kind: BlockKindSpec
  /** The encrypted id of the address. */
  readonly id: string
  readonly userId: string
  /** Whether the person may change blocks: every call after the create needs that permission. */
  readonly mayModify: boolean
  breadcrumbs(last: string, parent?: Crumb): ReactNode
}

const notFound = 404

/** The first day that an address asks for, which may be no day; null for the offered one. */
const readStart = (search: string): string | null => new URLSearchParams(search).get('from')

/** Reads the address: which block, and from which day on; shows a message when the id is invalid. */
export function NextYearPage(props: NextYearPageProps) {
  const { kind, id, breadcrumbs } = props
  const { codec } = useServices()
  const sourceId = codec.decrypt(id)
  if (sourceId === null)
    return <MissingRecord title={texts.title} noun={kind.texts.noun} listHref={kind.paths.list} breadcrumbs={breadcrumbs} />
  return <NextYear key={id} {...props} sourceId={sourceId} />
}

function NextYear({ kind, id, userId, mayModify, breadcrumbs, sourceId }: NextYearPageProps & { readonly sourceId: BlockId }) {
  const { codec, clock, queryClient } = useServices()
  const service = useBlockService(kind)
  const [, navigate] = useLocation()
  const asked = useFromSearch(readStart)
  const start = asked !== null && isCivil(asked) ? asked : null
  const actor = useProcess(
    () =>
      createNextYearLogic(
        { service, kind, queryClient, sourceId },
        createNextYearDrafts(() => localStorage, { userId: ownerKey(userId), kindId: kind.id }, clock.now),
      ),
    { input: { sourceId, start, today: clock.today, requiredTexts: kind.texts.required, failure: toFailure } },
  )
  useEffect(() => actor.send({ type: 'start.move', start }), [actor, start])
  const { phase, isGenerating, isBusy, ...context } = useShallowSelector(actor, (snapshot) => ({
    ...snapshot.context,
    phase: tagIn(snapshot, ['unavailable', 'undated', 'open', 'working', 'halted', 'finished']),
    isGenerating: snapshot.hasTag('generating'),
    isBusy: snapshot.hasTag('busy'),
  }))

  const range = sourceRange(context)
  const days = range ? [range, movedRange(range, context.shift.days)] : []
  // One call for each year: two years lie too far apart for one.
  const holidays = useQueries({
    queries: days.map((one) => holidaysQuery(service, kind.id, one)),
    combine: (reads): HolidayReading => {
      if (reads.some(({ isError }) => isError)) return 'unread'
      if (reads.some(({ data }) => data === undefined)) return 'loading'
      if (reads.some(({ data }) => data === null)) return 'notOffered'
      return reads.flatMap(({ data }) => data ?? [])
    },
  })

  const { source, failure, begun } = context
  const isStartUnusable = phase === 'open' && asked !== null && days[1] !== undefined && days[1].from !== context.start
  const name = source?.record.name ?? ''
  const trail = breadcrumbs(
    texts.title,
    name === '' ? undefined : { label: name, href: mayModify ? kind.paths.wizardOf(id) : kind.paths.list },
  )
  if (phase === 'unavailable' && failure?.code === notFound)
    return <MissingRecord title={texts.title} noun={kind.texts.noun} listHref={kind.paths.list} breadcrumbs={breadcrumbs} />
  // Counted from the machine's day: at a second quick press it has moved already, while the rendered address has not.
  const moveByWeeks = (weeks: number) => {
    const day = startAfterWeeks(actor.getSnapshot().context, weeks)
    if (day === null) return
    actor.send({ type: 'start.move', start: day })
    navigate(kind.paths.nextYear(id, day), { replace: true })
  }
  return (
    <NextYearView
      kind={kind}
      breadcrumbs={trail}
      context={context}
      phase={phase ?? 'loading'}
      isGenerating={isGenerating}
      isBusy={isBusy}
      mayModify={mayModify}
      holidays={holidays}
      isStartUnusable={isStartUnusable}
      newId={codec.encrypt(begun?.blockId)}
      send={(event) => actor.send(event)}
      onMoveByWeeks={moveByWeeks}
    />
  )
}
