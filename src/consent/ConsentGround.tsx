import { css } from 'styled-system/css'
import { BannerBrand, PathBanner } from '#src/ui/navigation/path-banner.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { texts } from './texts.ts'

const page = css({ display: 'flex', minHeight: '100dvh', p: { lg: '3' }, bg: 'bg.canvas' })
const ground = css({ position: 'relative', flex: '1', rounded: { lg: '2xl' } })

/** The page behind the consent dialogs. */
export const ConsentGround = ({ product }: { product: string }) => (
  <main tabIndex={-1} className={page}>
    <div className={ground}>
      <PathBanner label={texts.banner(product)} place="page" />
      <h1>
        <VisuallyHidden>{texts.title}</VisuallyHidden>
      </h1>
      <BannerBrand product={product} />
    </div>
  </main>
)
