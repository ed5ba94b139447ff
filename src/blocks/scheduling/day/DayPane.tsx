'use no memo'

import { CalendarX2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { flex } from 'styled-system/patterns'
import { selectedSlots } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { SchedulingContext, SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { KeptEdits } from '#src/ui/form/offer.tsx'
import { StepUnavailable } from '../../StepUnavailable.tsx'
import { DayActions } from './DayActions.tsx'
import { DaySkeleton } from './DayBody.tsx'
import { DayHeading } from './DayHeading.tsx'
import { texts } from '../texts.ts'

/** What the pane of the day shows: its slots, placeholders while they load, or why there are none. */
export type SchedulingPhase = 'open' | 'loading' | 'unavailable' | 'empty'

interface DayPaneProps {
  readonly phase: SchedulingPhase
  readonly context: SchedulingContext
  /** As many slots as the day will probably have, while it loads. */
  readonly slotCount: number
  /** How many lines of findings there are; null while that is not known. */
  readonly findingCount: number | null
  readonly isDisabled: boolean
  /** What saves edits of other dates. */
  readonly unsavedDates: ReactNode
  /** The slots themselves. */
  readonly children: ReactNode
  onFindings(): void
  onAdd(): void
  send(event: SchedulingEvent): void
}

/** The open date: offers to save or restore edits, its heading, and its slots. */
export function DayPane({
  phase,
  context,
  slotCount,
  findingCount,
  isDisabled,
  unsavedDates,
  children,
  onFindings,
  onAdd,
  send,
}: DayPaneProps) {
  const { selected, offer } = context
  const slots = selectedSlots(context)
  return (
    <div
      className={flex({ direction: 'column', gap: '3', px: { base: '4', md: '5', lg: '6' }, py: '4' })}
      aria-busy={phase === 'loading' || undefined}
    >
      {unsavedDates}
      {offer && <KeptEdits at={offer.at} isDisabled={isDisabled} send={send} />}
      {selected && (
        <div className={flex({ align: 'center', justify: 'space-between', gap: '3' })}>
          <DayHeading date={selected.date} slots={phase === 'open' ? slots : null} />
          <DayActions findingCount={findingCount} isDisabled={isDisabled || slots.length === 0} onFindings={onFindings} onAdd={onAdd} />
        </div>
      )}
      {phase === 'loading' && (
        <div role="status" aria-label={texts.loading}>
          <DaySkeleton count={slotCount} />
        </div>
      )}
      {phase === 'unavailable' && (
        <StepUnavailable {...(selected ? { title: texts.notLoaded } : {})} onRetry={() => send({ type: 'day.retry' })} />
      )}
      {phase === 'empty' && <EmptyState icon={<CalendarX2 size={24} strokeWidth={1.75} />} title={texts.noDates} />}
      {phase === 'open' && selected && slots.length === 0 && (
        <EmptyState icon={<CalendarX2 size={24} strokeWidth={1.75} />} title={texts.noSlots(formatCivil(selected.date))} />
      )}
      {phase === 'open' && slots.length > 0 && children}
    </div>
  )
}
