import { useQuery } from '@tanstack/react-query'
import type { ActorRefFromLogic } from 'xstate'
import type { blockSummaryMachine } from '#machines/blocks/summary/block-summary.machine.ts'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useShallowSelector } from '#src/api/use-process.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { comparisonOf } from '../compare/compare-address.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { blockSummaryQuery, dayScheduleQuery, modulesQuery } from '../queries.ts'
import { sharingOf } from '../sharing/share-address.ts'
import { useBlockService } from '../use-block-service.ts'
import { useStripScroll } from '../scheduling/strip/use-strip-scroll.ts'
import { StepUnavailable } from '../StepUnavailable.tsx'
import { SummaryView } from './SummaryView.tsx'

const noPoints: readonly OpenPoint[] = []

interface SummaryStepProps {
  readonly actor: ActorRefFromLogic<typeof blockSummaryMachine>
  readonly kind: BlockKindSpec
  onJump(step: 0 | 1 | 2, date?: CivilDate): void
}

/** Step 3: the block as saved, read from the query cache that the step's machine has filled. */
export function SummaryStep({ actor, kind, onJump }: SummaryStepProps) {
  const service = useBlockService(kind)
  const { clock, codec } = useServices()
  const stripScroll = useStripScroll()
  const { input, detail, openPoints, settled, isShown, isOpened, isUnavailable } = useShallowSelector(actor, (snapshot) => {
    const { input, detail, facts, settled } = snapshot.context
    return {
      input,
      detail,
      openPoints: facts.openPoints ?? noPoints,
      settled,
      isShown: snapshot.hasTag('shown'),
      isOpened: snapshot.hasTag('detail'),
      isUnavailable: snapshot.hasTag('unavailable'),
    }
  })
  const summary = useQuery({ ...blockSummaryQuery(service, kind.id, input.blockId), enabled: isShown })
  const modules = useQuery(modulesQuery(service, kind.id))
  const day = useQuery({ ...dayScheduleQuery(service, kind.id, input.blockId, detail?.dateId ?? ''), enabled: detail !== null })
  const colours = new Map((modules.data ?? []).flatMap(({ id, colour }) => (colour === null ? [] : [[id, colour] as const])))
  const id = codec.encrypt(input.blockId) ?? ''

  if (isUnavailable) return <StepUnavailable onRetry={() => actor.send({ type: 'summary.retry' })} />
  if (!isShown || !summary.data) return <PagePlaceholder />
  return (
    <SummaryView
      kind={kind}
      summary={summary.data}
      compareHref={comparisonOf(kind.paths, { left: id })}
      shareHref={(part) => sharingOf(kind.paths.share(id), { part })}
      nextYearHref={kind.paths.nextYear(id)}
      colours={colours}
      opened={isOpened ? detail : null}
      detail={day.isError ? null : day.data}
      failure={day.isError ? toFailure(day.error).message : null}
      today={clock.today()}
      stripScroll={stripScroll}
      openPoints={openPoints}
      settled={settled}
      onOpen={(dateId, slot) => actor.send({ type: 'detail.open', dateId, slot })}
      onClose={() => actor.send({ type: 'detail.close' })}
      onRetry={() => void day.refetch()}
      onCheck={() => actor.send({ type: 'summary.retry' })}
      onJump={onJump}
    />
  )
}
