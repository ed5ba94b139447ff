import { useState } from 'react'
import { acceptedDays } from '#machines/blocks/proposal/accepted-days.ts'
import type { Placement } from '#machines/blocks/proposal/proposal-types.ts'
import type { Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import { nameModule, type ModuleName } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { SchedulingContext, SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { proposalBlock, type ProposalDay } from './proposal-block.ts'

// Loaded on demand: few visits propose a schedule.
const ProposalPage = lazyComponent(async () => (await import('./ProposalPage.tsx')).ProposalPage)

interface ProposalPlaceProps {
  readonly kind: BlockKindSpec
  /** Every date of the block with what stands in it, drafts included. */
  readonly days: readonly ProposalDay[]
  readonly drafts: SchedulingContext['days']
  readonly modules: readonly Module[]
  readonly prohibitions: Prohibitions
  readonly limit: number
  readonly mayShareSlot: boolean
  readonly isShown: boolean
  /** Back to the schedule. */
  onClose(): void
  send(event: SchedulingEvent): void
}

/**
 * The proposal in the place of the schedule. A person who goes back to the schedule and opens it again finds it as it was,
 * unless the block, the limit or the reading of pairs has changed. What is accepted goes to the schedule as one edit.
 */
export function ProposalPlace({ drafts, isShown, onClose, send, ...facts }: ProposalPlaceProps) {
  const { days, modules, limit, mayShareSlot } = facts
  const madeOf = () => JSON.stringify([proposalBlock(days, modules), limit, mayShareSlot])
  // What the proposal at hand was made of; null when there is none.
  const [asked, setAsked] = useState(() => (isShown ? madeOf() : null))
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown !== wasShown) {
    setWasShown(isShown)
    if (isShown) setAsked(madeOf())
  }
  const accept = (placements: readonly Placement[]) => {
    const known = new Map(modules.map((module) => [module.id, nameModule(module)]))
    const moduleOf = (moduleId: string): ModuleName => known.get(moduleId) ?? { moduleId, name: moduleId }
    send({ type: 'proposal.accept', days: acceptedDays(days, drafts, placements, moduleOf), count: placements.length })
  }
  if (asked === null) return null
  return (
    <LazyBoundary fallback={isShown && <PagePlaceholder />}>
      <ProposalPage
        key={asked}
        {...facts}
        isShown={isShown}
        onClose={onClose}
        onEnd={(accepted) => {
          setAsked(null)
          onClose()
          if (accepted) accept(accepted)
        }}
      />
    </LazyBoundary>
  )
}
