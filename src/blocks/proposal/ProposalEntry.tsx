import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { texts } from './texts.ts'

const entryId = 'propose-schedule'

interface ProposalEntryProps {
  readonly isDisabled: boolean
  /** The proposal stands in the place of the schedule. */
  readonly isOpen: boolean
  onOpen(): void
}

/** The button that proposes a schedule; it has the focus again when the proposal is left. */
export function ProposalEntry({ isDisabled, isOpen, onOpen }: ProposalEntryProps) {
  useEffect(() => {
    if (!isOpen) return undefined
    return () => document.getElementById(entryId)?.focus()
  }, [isOpen])
  return (
    <IconButton
      id={entryId}
      label={texts.open}
      icon={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
      isOutlined
      disabled={isDisabled}
      onClick={onOpen}
    />
  )
}
