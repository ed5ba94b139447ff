'use no memo'

import { Component, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { texts } from '../texts.ts'

/** Shown when the portal cannot start: a message and a button that reloads. `reason` is for the portal's operator. */
export const StartFailure = ({ reason }: { reason?: string }) => (
  <main className={css({ display: 'grid', placeContent: 'center', minHeight: '100dvh', p: '6' })}>
    <div role="alert" className={css({ display: 'grid', justifyItems: 'center', gap: '3', textAlign: 'center' })}>
      <h1 className={css({ textStyle: 'h1' })}>{texts.failed.title}</h1>
      <p className={css({ color: 'fg.muted', maxWidth: '60ch', overflowWrap: 'anywhere' })}>{reason ?? texts.failed.text}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {texts.failed.reload}
      </Button>
    </div>
  </main>
)

/** Catches errors that no page's boundary has caught. */
export class RootErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state: { readonly hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <StartFailure reason={texts.failed.later} /> : this.props.children
  }
}
