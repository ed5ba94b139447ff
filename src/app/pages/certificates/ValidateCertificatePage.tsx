import '#src/ui/styles.css'
import { css } from 'styled-system/css'
import { ValidationForm } from '#src/certificates/validation/ValidationForm.tsx'
import { validationTexts } from '#src/certificates/validation/texts.ts'
import { useServices } from '#src/api/services.tsx'
import { BannerBrand, PathBanner } from '#src/ui/navigation/path-banner.tsx'
import { texts } from '../../texts.ts'

const page = css({ display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh - var(--strip, 0px))', bg: 'bg.canvas' })
const banner = css({ position: 'relative', height: { base: '160px', md: '284px' } })
const main = css({ position: 'relative', flex: '1', mt: { base: '-10', md: '[-150px]' }, px: { md: '5' }, pb: '8' })

/** The page on which anyone who holds a certificate checks it. */
export function ValidateCertificatePage() {
  const { config, clock } = useServices()
  return (
    <div className={page}>
      <header className={banner}>
        <PathBanner label={validationTexts.banner(config.productName)} place="top" />
        <BannerBrand product={config.productName} />
      </header>
      <main className={main}>
        <ValidationForm />
      </main>
      <footer className={css({ textStyle: 'caption', color: 'fg.muted', textAlign: 'center', py: '4' })}>
        {texts.copyright(clock.today().slice(0, 4), config.productName)}
      </footer>
    </div>
  )
}
