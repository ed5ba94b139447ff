import { CircleAlert, RotateCw } from 'lucide-react'
import { Component, useRef, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Button } from './button.tsx'
import { iconGround, inPlace } from './empty-state.tsx'
import { useRetryFocus } from './use-retry-focus.ts'

interface ErrorStateProps {
  readonly title?: string
  readonly onRetry?: () => void
}

/** Says why something could not be shown, and offers a retry. */
export function ErrorState({ title, onRetry }: ErrorStateProps) {
  const root = useRef<HTMLDivElement>(null)
  useRetryFocus(root)
  return (
    <div ref={root} role="alert" className={cx(inPlace, css({ gap: '3' }))}>
      <span aria-hidden="true" className={cx(iconGround, css({ bg: 'danger.subtle', color: 'danger.icon' }))}>
        <CircleAlert size={24} strokeWidth={1.75} />
      </span>
      <p className={css({ textStyle: 'h3', maxWidth: '60ch', overflowWrap: 'anywhere' })}>{title || 'Something went wrong!'}</p>
      {onRetry && (
        <Button icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Stands above the words that something went wrong. */
  readonly head?: ReactNode
  /** Called before what has failed is tried again. */
  readonly onRetry?: (() => void) | undefined
  onError?(error: unknown): void
}

/** Keeps a page that throws while rendering from taking the rest of the portal with it; a new `key` starts it afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state: { readonly hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    const retry = () => {
      this.props.onRetry?.()
      this.setState({ hasFailed: false })
    }
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        {this.props.head}
        <ErrorState onRetry={retry} />
      </>
    )
  }
}
