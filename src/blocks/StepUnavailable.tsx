import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { texts } from './texts.ts'

/** In place of a step that could not be read. Why stands in the wizard's own alert, and is not said twice. */
export const StepUnavailable = ({ onRetry }: { onRetry(): void }) => (
  <EmptyState
    icon={<CircleAlert size={24} strokeWidth={1.75} />}
    title={texts.stepUnavailable}
    action={
      <Button icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        {texts.retry}
      </Button>
    }
  />
)
