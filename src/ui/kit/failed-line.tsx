import { useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { Button } from './button.tsx'
import { useRetryFocus } from './use-retry-focus.ts'

interface FailedLineProps {
  readonly text: string
  readonly className?: string
  /** What the button says. */
  readonly retry?: string
  onRetry(): void
}

/** Says, in a line, that a part of a page could not be loaded, with Retry. */
export function FailedLine({ text, className, retry = 'Retry', onRetry }: FailedLineProps) {
  const root = useRef<HTMLDivElement>(null)
  useRetryFocus(root)
  return (
    <div ref={root} role="alert" className={cx(css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }), className)}>
      <p>{text}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  )
}
