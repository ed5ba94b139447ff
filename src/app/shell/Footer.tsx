import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { NoticeStrip } from '#src/session/notices/NoticeStrip.tsx'
import { hasNotice, type Notices } from '#src/session/notices/use-notices.ts'
import { texts } from '../texts.ts'

interface FooterProps {
  readonly year: string
  readonly productName: string
  readonly notices: Notices
  /** Shown beside any notice. */
  readonly mark?: ReactNode
}

const strip = css({
  gridArea: 'footer',
  display: 'grid',
  gridTemplateColumns: { md: 'subgrid' },
  alignItems: 'center',
  minHeight: 'footer',
  textStyle: 'caption',
  color: 'fg.muted',
  '&[data-notice]': {
    position: { base: 'sticky', md: 'relative' },
    bottom: '0',
    zIndex: 'toast',
    bg: 'bg.inverse',
    color: 'fg.inverse',
  },
})
const copyright = css({
  gridColumn: { md: '-2 / -1' },
  gridRow: '1',
  px: { base: '4', md: '1' },
  '[data-notice] > &': { hideBelow: 'lg', position: 'relative', zIndex: '1' },
  '[data-notice=full] > &': { display: 'none' },
})

/** The strip at the end of the page. Notices of network and session appear in it, so that nothing moves. */
export const Footer = ({ year, productName, notices, mark }: FooterProps) => (
  <footer className={strip} data-notice={mark || notices.expiry !== 'none' ? 'full' : hasNotice(notices) || undefined}>
    <span className={copyright}>{texts.copyright(year, productName)}</span>
    <NoticeStrip {...notices} mark={mark} className={css({ gridRow: '1', gridColumn: '1 / -1' })} />
  </footer>
)
