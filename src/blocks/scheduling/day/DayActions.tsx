import { Plus } from 'lucide-react'
import { memo } from 'react'
import { flex } from 'styled-system/patterns'
import { Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { texts } from '../texts.ts'

interface DayActionsProps {
  /** How many lines of findings there are; null while that is not known. */
  readonly findingCount: number | null
  /** Nothing can be added now. */
  readonly isDisabled: boolean
  onFindings(): void
  onAdd(): void
}

/** Opens the findings and the list of modules where there is no room to show them at the side. An edit does not render it again. */
export const DayActions = memo(function DayActions({ findingCount, isDisabled, onFindings, onAdd }: DayActionsProps) {
  return (
    <div className={flex({ gap: '2', hideFrom: 'tablet' })}>
      {findingCount !== null && (
        <Button size="sm" aria-haspopup="dialog" onClick={onFindings}>
          {texts.findings} {findingCount > 0 && <Count>{findingCount}</Count>}
        </Button>
      )}
      <Button size="sm" icon={<Plus size={16} aria-hidden />} disabled={isDisabled} onClick={onAdd}>
        {texts.addModule}
      </Button>
    </div>
  )
})
