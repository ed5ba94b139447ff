import { useSelector } from '@xstate/react'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import type { ActorRefFromLogic } from 'xstate'
import type { DragContext, dragMachine } from '#machines/blocks/scheduling/drag.machine.ts'
import type { CheckedDay } from '#machines/blocks/findings/findings.ts'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { StepName } from '#machines/blocks/scheduling/history/history.ts'
import { nameModule, type ModuleName } from '#machines/blocks/scheduling/schedule-rules.ts'
import { selectedSlots } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { Module, ProhibitedPair } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useShallowSelector } from '#src/api/use-process.ts'
import { tagIn } from '#src/api/tag-in.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { wholeBlock } from './schedule-view.ts'
import { useProposalPlace } from '../proposal/use-proposal-place.ts'
import { useStripScroll } from './strip/use-strip-scroll.ts'
import { watchDrags } from './drag/lazy-drag-and-drop.ts'
import { useScheduleChecks } from './findings/use-schedule-checks.ts'
import { createFocusKeeper } from './focus-keeper.ts'
import { SchedulingView, type SchedulingViewProps } from './SchedulingView.tsx'
import { useLastOpen } from './use-last-open.ts'
import { texts } from './texts.ts'
import { useSpokenFacts } from './drag/use-spoken-facts.ts'
import { useClockParts, useFindingParts, useHistoryParts } from './use-lazy-parts.ts'
import { checkedOf, useStepReads, type StepReads } from './use-step-reads.ts'
import { useZoneLabel } from './use-zone-label.ts'

interface SchedulingStepProps {
  readonly actor: ActorRefFromLogic<typeof schedulingMachine>
  readonly kind: BlockKindSpec
  readonly userId: string
  /** The date that is open now. */
  onDate(date: CivilDate): void
  onTimeZones(): void
}

const resting: DragContext = { lifted: null, target: null }
const noPairs: readonly ProhibitedPair[] = []
const noDays: readonly SummaryDay[] = []
const noGroups: readonly ZoneGroup[] = []
const noModules: readonly Module[] = []
const noChecked: readonly CheckedDay[] = []

/** What the server said of modules that could not be read. */
const failureText = (error: unknown) => (error instanceof ApiProblem && error.hasWords ? error.description : texts.modulesFailed)

/** Step 2: which modules sit in which slot of which date. An edit renders `Schedule` again, but not the queries. */
export function SchedulingStep(props: SchedulingStepProps) {
  return <Schedule {...props} reads={useStepReads(props.actor, props.kind)} />
}

interface ScheduleProps extends SchedulingStepProps {
  readonly reads: StepReads
}

function Schedule({ actor, kind, userId, onDate, onTimeZones, reads }: ScheduleProps) {
  const { isCarried, modules, pairs, groups, summary, combinations, holidays } = reads
  const { clock } = useServices()
  // Not destructured with a rest: that makes a new object at every render, and all that is computed from it is computed again.
  const context = useShallowSelector(actor, (snapshot) => ({
    ...snapshot.context,
    phase: tagIn(snapshot, ['loading', 'unavailable', 'empty']),
    isBusy: snapshot.hasTag('busy'),
    isConflicting: snapshot.hasTag('conflict'),
    isConfirming: snapshot.hasTag('restore'),
    dragActor: snapshot.children.drag,
  }))
  const { phase, isBusy, isConflicting, isConfirming, dragActor } = context
  // An edit is drawn in its slot first; what is computed from all dates follows in the next frame.
  const settled = useDeferredValue(context)
  const lifted = useSelector(dragActor, (snapshot) => snapshot?.context.lifted ?? null)
  const stripScroll = useStripScroll()
  const [focus] = useState(() => createFocusKeeper((id) => document.getElementById(id)))
  const day = context.selected?.date ?? null
  const follow = useEffectEvent(onDate)
  useEffect(() => {
    if (day !== null) follow(day)
  }, [day])
  const slots = selectedSlots(context)
  const clocks = useLastOpen(useClockParts(), !isCarried)
  const zoneLabel = useZoneLabel(groups.data ?? noGroups, slots, day, clocks)
  const days = summary.data?.days ?? noDays
  const findingParts = useLastOpen(useFindingParts(), !isCarried)
  const whole = wholeBlock(settled.dates, days, { days: settled.days })
  const prohibitions = prohibitionsOf(pairs.data ?? noPairs)
  const checks = useScheduleChecks(findingParts, days.length === 0 ? noChecked : whole, {
    limit: context.input.spreadLimit,
    mayShareSlot: context.mayShareSlot,
    rules: pairs.data ? prohibitions : pairs.isError ? 'unread' : null,
    combinations: checkedOf(combinations),
    holidays: checkedOf(holidays),
    groups: groups.data ?? noGroups,
    modules: modules.data ?? noModules,
  })
  const verdicts = lifted && checks ? checks.verdictsOn(slots, lifted.module.moduleId, lifted.from) : null
  const historyParts = useHistoryParts()
  useEffect(() => {
    if (!historyParts) return undefined
    actor.send({ type: 'edits.record' })
    const owner = { userId, kindId: kind.id }
    return historyParts.keepHistory(actor, { ...historyParts.openHistoryPorts(), owner, now: clock.now })
  }, [actor, historyParts, userId, kind, clock])
  // The buttons beside the dates take room from them, so they wait for the drop as well.
  const bar = useLastOpen(historyParts, !isCarried)
  const stepText = (name: StepName) => historyParts?.stepText(name, formatCivil) ?? ''
  useSpokenFacts(actor, dragActor, { slots, prohibitions, zoneLabel, formatDate: formatCivil, stepText, verdicts }, focus)

  const carriedModule = useEffectEvent((moduleId: string): ModuleName | undefined => {
    const known = modules.data?.find((module: Module) => module.id === moduleId)
    return known ? nameModule(known) : slots.flatMap((slot) => slot.modules).find((module) => module.moduleId === moduleId)
  })
  const numbers = useEffectEvent(() => slots.map((slot) => slot.number))
  useEffect(
    () =>
      watchDrags(
        (event) => dragActor?.send(event),
        ({ moduleId, from }) => {
          const module = carriedModule(moduleId)
          return module === undefined ? null : { type: 'drag.lift', module, from, slots: numbers(), by: 'pointer' }
        },
      ),
    [dragActor],
  )

  // Apart from the elements that it is given to: those are made anew with each edit, and what they draw need not be.
  const send = (event: SchedulingEvent) => actor.send(event)
  const place = useProposalPlace()
  const proposed =
    findingParts && modules.data && pairs.data && days.length > 0
      ? { parts: findingParts, modules: modules.data, isShown: place.isOpen && phase === null }
      : null

  return (
    <CarryingView
      dragActor={dragActor}
      phase={phase ?? 'open'}
      context={context}
      isBusy={isBusy}
      isConflicting={isConflicting}
      isConfirming={isConfirming}
      modules={modules.data ?? (modules.isError ? { failure: failureText(modules.error) } : null)}
      summary={days}
      prohibitions={prohibitions}
      today={clock.today()}
      stripScroll={stripScroll}
      focus={focus}
      zoneLabel={zoneLabel}
      clocks={clocks}
      onRetryModules={() => void modules.refetch()}
      checks={checks}
      findingParts={findingParts}
      verdicts={verdicts}
      onTimeZones={onTimeZones}
      undoRedo={bar && <bar.HistoryBar history={context.history} isDisabled={isBusy || phase !== null} send={send} />}
      unsavedDates={
        bar && <bar.UnsavedDates context={settled} isBusy={isBusy} isDisabled={isBusy || phase !== null} focus={focus} send={send} />
      }
      proposal={
        proposed && <proposed.parts.ProposalEntry isDisabled={isBusy || phase !== null} isOpen={proposed.isShown} onOpen={place.open} />
      }
      isProposing={proposed?.isShown}
      proposed={
        proposed && (
          <proposed.parts.ProposalPlace
            kind={kind}
            days={whole}
            drafts={settled.days}
            modules={proposed.modules}
            prohibitions={prohibitions}
            limit={context.input.spreadLimit}
            mayShareSlot={context.mayShareSlot}
            isShown={proposed.isShown}
            onClose={place.close}
            send={send}
          />
        )
      }
      onRetryFindings={(source) => void { rules: pairs, combinations, holidays }[source].refetch()}
      carry={(event) => dragActor?.send(event)}
      send={send}
    />
  )
}

interface CarryingViewProps extends Omit<SchedulingViewProps, 'drag'> {
  readonly dragActor: ActorRefFromLogic<typeof dragMachine> | undefined
}

/** The view with what is carried. Each slot that a module is carried over renders this anew, and not the step with its queries. */
function CarryingView({ dragActor, ...props }: CarryingViewProps) {
  const drag = useSelector(dragActor, (snapshot) => snapshot?.context ?? resting)
  return <SchedulingView {...props} drag={drag} />
}
