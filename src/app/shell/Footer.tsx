import { WifiOff } from 'lucide-react'
import { css } from 'styled-system/css'
import { texts } from '../texts.ts'

interface FooterProps {
  readonly year: string
  readonly productName: string
  readonly isOffline: boolean
}

const strip = css({
  gridArea: 'footer',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'footer',
  px: { base: '4', md: '1' },
  textStyle: 'caption',
  color: 'fg.muted',
  '&[data-offline]': {
    position: { base: 'sticky', md: 'static' },
    bottom: '0',
    zIndex: 'toast',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    textStyle: 'label',
    px: '4',
  },
})

/** The strip at the end of the page; the same one says that there is no connection, so that nothing moves. */
export const Footer = ({ year, productName, isOffline }: FooterProps) => (
  <footer className={strip} data-offline={isOffline || undefined}>
    <span className={css({ '[data-offline] &': { hideBelow: 'md' } })}>{texts.copyright(year, productName)}</span>
    <span role="status" className={css({ display: 'flex', alignItems: 'center', gap: '2', mx: 'auto', '&:empty': { display: 'none' } })}>
      {isOffline && (
        <>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          {texts.offline}
        </>
      )}
    </span>
  </footer>
)
