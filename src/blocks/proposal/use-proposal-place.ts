import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { addressOf } from '#src/ui/navigation/leave-guard.ts'

interface ProposalPlaceState {
  readonly isProposing: true
}

/**
 * Whether a proposal stands in the place of the schedule. It is an entry of the history at the schedule's own address: Back
 * leads to the schedule, and nothing that guards unsaved edits is asked, as none are lost.
 */
export function useProposalPlace() {
  const isOpen = useHistoryState<ProposalPlaceState | null>()?.isProposing === true
  const [, navigate] = useLocation()
  return {
    isOpen,
    open: () => navigate(addressOf(window.location), { state: { isProposing: true } satisfies ProposalPlaceState }),
    close: () => isOpen && window.history.back(),
  }
}
