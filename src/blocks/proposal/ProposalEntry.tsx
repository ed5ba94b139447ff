import { Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { acceptedDays } from '#machines/blocks/proposal/accepted-days.ts'
import type { Placement } from '#machines/blocks/proposal/proposal-types.ts'
import type { Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import { nameModule, type ModuleName } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { SchedulingContext, SchedulingEvent } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import type { ProposalDay } from './proposal-block.ts'

// Few visits propose: it comes when it is asked for.
const ProposalDialog = lazyComponent(async () => (await import('./ProposalDialog.tsx')).ProposalDialog)

const entryId = 'propose-schedule'

interface ProposalEntryProps {
  readonly kind: BlockKindSpec
  /** Every date of the block with what stands in it, drafts included. */
  readonly days: readonly ProposalDay[]
  readonly drafts: SchedulingContext['days']
  readonly modules: readonly Module[]
  readonly prohibitions: Prohibitions
  readonly limit: number
  readonly mayShareSlot: boolean
  readonly isDisabled: boolean
  send(event: SchedulingEvent): void
}

/** The button that proposes a schedule, and the proposal; what is accepted of it goes to the schedule as one edit. */
export function ProposalEntry({ drafts, isDisabled, send, ...proposal }: ProposalEntryProps) {
  const { days, modules } = proposal
  const [isOpen, setOpen] = useState(false)
  const accept = (placements: readonly Placement[]) => {
    const known = new Map(modules.map((module) => [module.id, nameModule(module)]))
    const moduleOf = (moduleId: string): ModuleName => known.get(moduleId) ?? { moduleId, name: moduleId }
    send({ type: 'proposal.accept', days: acceptedDays(days, drafts, placements, moduleOf), count: placements.length })
  }
  return (
    <>
      <IconButton
        id={entryId}
        label="Propose a schedule"
        icon={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        isOutlined
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ProposalDialog
            {...proposal}
            finalFocus={() => document.getElementById(entryId)}
            onEnd={(accepted) => {
              setOpen(false)
              if (accepted) accept(accepted)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
