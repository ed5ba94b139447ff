'use no memo'

import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Logo } from '#src/ui/kit/logo.tsx'
import { texts } from '../texts.ts'

interface BareFrameProps {
  readonly layout: 'public' | 'maintenance'
  readonly productName: string
  readonly year: string
  readonly children: ReactNode
}

const frame = css({ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - var(--strip, 0px))' })
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  px: '5',
  py: '4',
  fontWeight: 'semibold',
  fontSize: 'lg',
  letterSpacing: 'snug',
})

/** A page without menu and top bar: the brand above, the copyright line below. */
export const BareFrame = ({ layout, productName, year, children }: BareFrameProps) => (
  <div className={frame} data-layout={layout}>
    <header className={brand}>
      <Logo size={28} />
      {productName}
    </header>
    <main tabIndex={-1} className={css({ display: 'flex', flexDirection: 'column', flex: '1' })}>
      {children}
    </main>
    <footer className={css({ textStyle: 'caption', color: 'fg.muted', textAlign: 'center', py: '4' })}>
      {texts.copyright(year, productName)}
    </footer>
  </div>
)
