import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { texts } from './texts.ts'

interface StepUnavailableProps {
  /** Where it is only a part of the step. */
  readonly title?: string
  onRetry(): void
}

/** Replaces a step that failed to load; the wizard's alert says why. */
export const StepUnavailable = ({ title = texts.stepUnavailable, onRetry }: StepUnavailableProps) => (
  <EmptyState
    icon={<CircleAlert size={24} strokeWidth={1.75} />}
    title={title}
    action={
      <Button icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        {texts.retry}
      </Button>
    }
  />
)
