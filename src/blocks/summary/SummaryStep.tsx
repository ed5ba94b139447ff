import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import type { ActorRefFromLogic } from 'xstate'
import { css } from 'styled-system/css'
import type { blockSummaryMachine } from '#machines/blocks/block-summary.machine.ts'
import type { CivilDate } from '#machines/blocks/types.ts'
import { useServices } from '../../api/services.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PagePlaceholder } from '../../ui/skeleton.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { blockSummaryQuery, dayScheduleQuery, modulesQuery } from '../queries.ts'
import { useBlockService } from '../use-block-service.ts'
import { SummaryDays } from './SummaryDays.tsx'
import { SummaryDrawer } from './SummaryDrawer.tsx'
import { SummaryFacts } from './SummaryFacts.tsx'
import { texts } from './texts.ts'

interface SummaryStepProps {
  readonly actor: ActorRefFromLogic<typeof blockSummaryMachine>
  readonly kind: BlockKindSpec
  onJump(step: 0 | 1 | 2, date?: CivilDate): void
}

/** Step 3: the block as saved, read from the query cache that the step's machine has filled. */
export function SummaryStep({ actor, kind, onJump }: SummaryStepProps) {
  const service = useBlockService(kind)
  const { clock } = useServices()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { input, detail } = state.context
  const isShown = state.matches('shown')
  const summary = useQuery({ ...blockSummaryQuery(service, kind.id, input.blockId), enabled: isShown })
  const modules = useQuery(modulesQuery(service, kind.id))
  const day = useQuery({ ...dayScheduleQuery(service, kind.id, input.blockId, detail?.dateId ?? ''), enabled: detail !== null })
  const colours = new Map((modules.data ?? []).flatMap(({ id, colour }) => (colour === null ? [] : [[id, colour] as const])))

  if (state.matches('unavailable')) return <ErrorState title={state.context.notice?.text ?? ''} onRetry={() => actor.send({ type: 'summary.retry' })} />
  if (!isShown || !summary.data) return <PagePlaceholder />
  const { days } = summary.data
  return (
    <div>
      <SummaryFacts kind={kind} summary={summary.data} onEdit={() => onJump(0)} />
      <div className={css({ display: 'flex', justifyContent: 'flex-end', px: { base: '4', md: '5', lg: '7' }, py: '2', borderBottomWidth: '1px', borderColor: 'border.default' })}>
        <Button variant="ghost" size="sm" icon={<Pencil size={14} />} onClick={() => onJump(1)}>
          {texts.editTimeZones}
        </Button>
      </div>
      {days.length === 0 ? (
        <EmptyState title={texts.noDates} />
      ) : (
        <SummaryDays
          kind={kind}
          days={days}
          colours={colours}
          opened={detail}
          onOpen={(dateId, slot) => actor.send({ type: 'detail.open', dateId, slot })}
          onEditDate={(date) => onJump(2, date)}
        />
      )}
      <SummaryDrawer
        isOpen={state.matches({ shown: 'open' })}
        days={days}
        dateId={detail?.dateId ?? null}
        detail={day.isError ? null : day.data}
        colours={colours}
        today={clock.today()}
        onPick={(dateId) => actor.send({ type: 'detail.open', dateId, slot: null })}
        onEdit={(date) => onJump(2, date)}
        onRetry={() => void day.refetch()}
        onClose={() => actor.send({ type: 'detail.close' })}
      />
    </div>
  )
}
