'use no memo'

import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { BannerBrand, PathBanner } from '#src/ui/navigation/path-banner.tsx'
import { ThemeToggle } from '#src/ui/theme.tsx'
import { texts } from '../texts.ts'

interface PublicPageProps {
  readonly product: string
  /** The year of the copyright line. */
  readonly year: string
  readonly children: ReactNode
}

const page = css({
  display: 'grid',
  minHeight: 'calc(100dvh - var(--strip, 0px))',
  gridTemplateRows: { base: '236px 1fr', lg: '1fr' },
  gridTemplateColumns: { lg: '55fr 45fr' },
  p: { lg: '3' },
  bg: { base: 'bg.surface', lg: 'bg.canvas' },
})
const banner = css({ position: 'relative', rounded: { lg: '2xl' }, minHeight: { lg: '560px' } })
const side = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  mt: { base: '-5', lg: '0' },
  borderTopRadius: { base: '20px', lg: '0' },
  bg: { base: 'bg.surface', lg: 'transparent' },
})
const card = css({
  width: 'full',
  maxWidth: { base: '480px', lg: '424px' },
  m: { base: '0 auto', lg: 'auto' },
  px: { base: '5', lg: '8' },
  py: { base: '7', lg: '8' },
  lg: { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border.default', rounded: '2xl', boxShadow: 'sm' },
})

/** The page of those who are not signed in: the banner, a card beside (or below) it, the theme, the copyright line. */
export const PublicPage = ({ product, year, children }: PublicPageProps) => (
  <div className={page}>
    <header className={banner}>
      <PathBanner label={texts.banner(product)} />
      <BannerBrand product={product} />
    </header>
    <div className={side}>
      <div className={css({ position: 'absolute', top: '2', right: '2', hideBelow: 'lg' })}>
        <ThemeToggle />
      </div>
      <main className={css({ flex: '1', display: 'flex', flexDirection: 'column', pt: { lg: '52px' } })}>
        <div className={card}>{children}</div>
      </main>
      <footer className={css({ textStyle: 'caption', color: 'fg.muted', textAlign: 'center', pt: '4', pb: '5' })}>
        {texts.copyright(year, product)}
      </footer>
    </div>
  </div>
)
