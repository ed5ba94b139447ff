import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import type { ActorRefFromLogic } from 'xstate'
import { css } from 'styled-system/css'
import { hasUnappliedSelection } from '#machines/blocks/time-zones/time-zones-setup.ts'
import type { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import type { TimeZonesContext, TimeZonesEvent } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { Zone, ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useFacts, useShallowSelector } from '#src/api/use-process.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { KeptEdits } from '#src/ui/form/offer.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { blockRecordQuery, zoneGroupsQuery } from '../queries.ts'
import { useBlockService } from '../use-block-service.ts'
import { StepUnavailable } from '../StepUnavailable.tsx'
import type { TimeZonesQuestion } from './TimeZonesQuestions.tsx'
import { texts } from './texts.ts'
import { TimeZonesToolbar } from './TimeZonesToolbar.tsx'
import { ZoneList } from './ZoneList.tsx'
import { ZoneSlotsPanel } from './ZoneSlotsPanel.tsx'

// Loads right after the page: before an edit there is nothing to ask about.
const TimeZonesQuestions = lazyComponent(async () => (await import('./TimeZonesQuestions.tsx')).TimeZonesQuestions)

/** All dates from the first of a block to its last. */
function datesOf(record: Pick<BlockRecord, 'from' | 'to'> | undefined, today: CivilDate): readonly CivilDate[] {
  const from = record?.from ?? today
  const days = Math.max(0, daysBetween(from, record?.to ?? from))
  return Array.from({ length: days + 1 }, (_, index) => addDays(from, index))
}

interface TimeZonesStepProps {
  readonly actor: ActorRefFromLogic<typeof timeZonesMachine>
  readonly kind: BlockKindSpec
}

/** Step 1: which time zones sit the block, and when each of its slots starts there. */
export function TimeZonesStep({ actor, kind }: TimeZonesStepProps) {
  const service = useBlockService(kind)
  const { clock } = useServices()
  const { phase, isBusy, asked, ...context } = useShallowSelector(actor, (snapshot) => ({
    ...snapshot.context,
    phase: tagIn(snapshot, ['unavailable', 'loading']),
    isBusy: snapshot.hasTag('busy'),
    asked: tagIn(snapshot, ['overwrite', 'confirming', 'conflict']),
  }))
  useFacts(actor, {
    'slots.built': ({ zones, slots }) => announce(texts.applied(zones, slots)),
    'slots.cleared': () => announce(texts.cleared),
  })
  const groups = useQuery(zoneGroupsQuery(service, kind.id))
  const record = useQuery(blockRecordQuery(service, kind.id, context.input.blockId))
  if (phase === 'unavailable') return <StepUnavailable onRetry={() => actor.send({ type: 'slots.retry' })} />
  if (phase === 'loading' || !groups.data) return <PagePlaceholder />
  const question = asked === 'confirming' ? (context.pending?.reason ?? null) : asked
  return (
    <TimeZonesView
      groups={groups.data}
      context={context}
      question={question}
      isBusy={isBusy}
      dates={datesOf(record.data, clock.today())}
      send={(event) => actor.send(event)}
    />
  )
}

interface TimeZonesViewProps {
  readonly groups: readonly ZoneGroup[]
  readonly context: TimeZonesContext
  readonly question: TimeZonesQuestion | null
  readonly isBusy: boolean
  /** All dates of the block; today while they are not known. */
  readonly dates: readonly CivilDate[]
  send(event: TimeZonesEvent): void
}

/** The step as drawn from its state: zones left, slots right. */
export function TimeZonesView({ groups, context, question, isBusy, dates, send }: TimeZonesViewProps) {
  const [open, setOpen] = useState({ groupId: '', zoneId: '' })
  const { built, selection, count } = context
  const zones = new Map<string, Zone>(groups.flatMap((group) => group.zones.map((zone) => [zone.id, zone])))
  const isNarrow = useMedia('(width < 820px)')
  const zonePanel = (
    <div
      key="zones"
      className={css({
        gridArea: 'zones',
        borderRightWidth: { tablet: '1px' },
        borderBottomWidth: { base: '1px', tablet: '0' },
        borderColor: 'border.default',
        minWidth: '0',
      })}
    >
      <ZoneList
        groups={groups}
        ticked={new Set(selection.map((zone) => zone.zoneId))}
        isDisabled={isBusy}
        onTick={(ticked, isTicked) => send({ type: 'zones.tick', zones: ticked, isTicked })}
      />
    </div>
  )
  const toolbar = (
    <div key="toolbar" className={css({ gridArea: 'toolbar', minWidth: '0' })}>
      <TimeZonesToolbar
        count={count}
        zoneCount={built.length}
        slotCount={built.reduce((sum, zone) => sum + zone.slots.length, 0)}
        applyDue={context.applyDue}
        isUnapplied={built.length > 0 && hasUnappliedSelection(context)}
        isDisabled={isBusy}
        onCount={(value) => send({ type: 'count.choose', count: value })}
        onApply={() => send({ type: 'slots.apply' })}
        onClear={() => send({ type: 'slots.clear' })}
      />
    </div>
  )
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateAreas: { base: '"toolbar" "zones" "slots"', tablet: '"zones toolbar" "zones slots"' },
        gridTemplateColumns: { base: '1fr', tablet: '300px 1fr', xl: 'token(sizes.timeZonePanel) 1fr' },
        gridTemplateRows: { base: 'auto', tablet: 'auto 1fr' },
        minHeight: 'full',
      })}
    >
      {/* The focus order follows the visual order: on narrow screens Apply stands above the many zones. */}
      {isNarrow ? [toolbar, zonePanel] : [zonePanel, toolbar]}
      <div className={css({ gridArea: 'slots', minWidth: '0' })}>
        {context.offer && (
          <div className={css({ px: { base: '4', lg: '7' }, pt: '4' })}>
            <KeptEdits at={context.offer.at} isDisabled={isBusy} send={send} />
          </div>
        )}
        {context.isFallback && (
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', px: { base: '4', lg: '7' }, pt: '4' })}>
            <p className={css({ color: 'danger.text' })}>{texts.slotsFallback}</p>
            <Button variant="secondary" disabled={isBusy} onClick={() => send({ type: 'slots.retry' })}>
              {texts.retry}
            </Button>
          </div>
        )}
        {built.length === 0 ? (
          <EmptyState icon={<Globe size={24} />} title={texts.placeholder} hint={texts.placeholderHint} />
        ) : (
          <ZoneSlotsPanel groups={groups} context={context} dates={dates} open={open} isDisabled={isBusy} onOpen={setOpen} send={send} />
        )}
      </div>
      <LazyBoundary>
        <TimeZonesQuestions question={question} context={context} zones={zones} send={send} />
      </LazyBoundary>
    </div>
  )
}
