import { useEffect } from 'react'
import type { ActorRefFromLogic } from 'xstate'
import type { blockDetailsMachine } from '#machines/blocks/details/block-details.machine.ts'
import type { blockSummaryMachine } from '#machines/blocks/summary/block-summary.machine.ts'
import type { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { useServices } from '#src/api/services.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { DetailsStep, SchedulingStep, stepParts, SummaryStep, TimeZonesStep } from './wizard-parts.ts'
import type { WizardFrame } from './wizard-frame.ts'

interface WizardBodyProps {
  readonly kind: BlockKindSpec
  readonly userId: string
  readonly frame: WizardFrame
  onJump(step: 0 | 1 | 2, date?: CivilDate): void
  /** The schedule of this date is open. */
  onDate(date: CivilDate): void
  /** To a page that leads back here. */
  onVisit(address: string): void
}

/** The step that is open, on the actor that the wizard runs for it. */
export function WizardBody({ kind, userId, frame, onJump, onDate, onVisit }: WizardBodyProps) {
  const { codec } = useServices()
  const { openStep: step, openStepName, blockId } = frame
  const isReady = !frame.isBusy
  // The step after this one is fetched while this one is worked on.
  const next = stepParts[frame.step + 1]
  useEffect(() => {
    if (isReady && next) void prefetch(next.prepare)
  }, [isReady, next])
  if (!step) return <PagePlaceholder />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      {openStepName === 'details' && (
        <DetailsStep
          actor={step as ActorRefFromLogic<typeof blockDetailsMachine>}
          kind={kind}
          onAcademicDates={(from, to) => onVisit(kind.paths.academicDates(codec.encrypt(blockId) ?? '0', from, to))}
          onOpenBlock={(blockId) => onVisit(kind.paths.wizardOf(codec.encrypt(blockId) ?? ''))}
        />
      )}
      {openStepName === 'timeZones' && <TimeZonesStep actor={step as ActorRefFromLogic<typeof timeZonesMachine>} kind={kind} />}
      {openStepName === 'scheduling' && (
        <SchedulingStep
          actor={step as ActorRefFromLogic<typeof schedulingMachine>}
          kind={kind}
          userId={ownerKey(userId)}
          onDate={onDate}
          onTimeZones={() => onJump(1)}
        />
      )}
      {openStepName === 'summary' && (
        <SummaryStep actor={step as ActorRefFromLogic<typeof blockSummaryMachine>} kind={kind} onJump={onJump} />
      )}
    </LazyBoundary>
  )
}
