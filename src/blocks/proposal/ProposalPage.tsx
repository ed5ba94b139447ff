import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Combination } from '#machines/blocks/combinations.ts'
import type { Checked } from '#machines/blocks/findings/findings.ts'
import type { Placement } from '#machines/blocks/proposal/proposal-types.ts'
import { proposalMachine } from '#machines/blocks/proposal/proposal.machine.ts'
import type { Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { combinationsQuery } from '../queries.ts'
import { useBlockService } from '../use-block-service.ts'
import { proposalPorts } from './proposal-actors.ts'
import { proposalBlock, proposalInput, type ProposalDay } from './proposal-block.ts'
import { ProposalView } from './ProposalView.tsx'

interface ProposalPageProps {
  readonly kind: BlockKindSpec
  /** Every date of the block with what stands in it, drafts included. */
  readonly days: readonly ProposalDay[]
  readonly modules: readonly Module[]
  readonly prohibitions: Prohibitions
  readonly limit: number
  readonly mayShareSlot: boolean
  readonly isShown: boolean
  /** Back to the schedule. */
  onClose(): void
  /** What was accepted, with dates and slots counted from 0; null when nothing was. */
  onEnd(accepted: readonly Placement[] | null): void
}

/** Reads which modules students take together, then proposes; where they are not read or not offered, clashes are not looked at. */
export function ProposalPage({ kind, ...props }: ProposalPageProps) {
  const service = useBlockService(kind)
  const combinations = useQuery(combinationsQuery(service, kind.id))
  if (combinations.isPending) return props.isShown && <PagePlaceholder />
  return <Proposal {...props} combinations={combinations.data === undefined ? 'unread' : combinations.data} />
}

function Proposal({
  days,
  modules,
  prohibitions,
  limit,
  mayShareSlot,
  combinations: read,
  isShown,
  onClose,
  onEnd,
}: Omit<ProposalPageProps, 'kind'> & { readonly combinations: Checked<readonly Combination[]> }) {
  // A proposal is about the block as it was when it was asked for.
  const [block] = useState(() => proposalBlock(days, modules))
  const [combinations] = useState(read)
  const [input] = useState(() =>
    proposalInput({
      days,
      modules,
      combinations: combinations === 'unread' ? [] : (combinations ?? []),
      prohibitions,
      mayShareSlot,
      limit,
    }),
  )
  const actor = useProcess(() => proposalMachine.provide({ actors: proposalPorts }), {
    input,
    facts: { 'proposal.ended': ({ accepted }) => onEnd(accepted) },
  })
  const { context, phase } = useShallowSelector(actor, (snapshot) => ({
    context: snapshot.context,
    phase: snapshot.hasTag('busy') ? ('searching' as const) : snapshot.hasTag('shown') ? ('shown' as const) : ('failed' as const),
  }))
  if (!isShown) return null
  return (
    <ProposalView
      block={block}
      context={context}
      phase={phase}
      students={combinations === 'unread' ? 'unread' : combinations === null ? 'notOffered' : 'known'}
      onClose={onClose}
      send={(event) => actor.send(event)}
    />
  )
}
