import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { texts } from './texts.ts'

interface StepUnavailableProps {
  /** Where it is only a part of the step. */
  readonly title?: string
  onRetry(): void
}

/** In place of a step that could not be read. Why stands in the wizard's own alert, and is not said twice. */
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
