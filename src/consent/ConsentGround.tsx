import { css } from 'styled-system/css'
import { Logo } from '#src/ui/kit/logo.tsx'
import { PathBanner } from '#src/ui/navigation/path-banner.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { texts } from './texts.ts'

const page = css({ display: 'flex', minHeight: '100dvh', p: { lg: '3' }, bg: 'bg.canvas' })
const ground = css({ position: 'relative', flex: '1', rounded: { lg: '2xl' } })
const brand = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: { base: '5', lg: '30px 32px' },
  color: 'neutral.0',
  fontSize: '1.25rem',
  lineHeight: '34px',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
})

/** The page behind the consent dialogs. */
export const ConsentGround = ({ product }: { product: string }) => (
  <main tabIndex={-1} className={page}>
    <div className={ground}>
      <PathBanner label={texts.banner(product)} place="page" />
      <h1>
        <VisuallyHidden>{texts.title}</VisuallyHidden>
      </h1>
      <p className={brand}>
        <Logo size={34} isInverse />
        {product}
      </p>
    </div>
  </main>
)
