import { Menu as MenuGlyph, PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Logo } from '#src/ui/kit/logo.tsx'
import { ThemeToggle } from '#src/ui/theme.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import type { PaletteControl } from '../palette/use-palette.tsx'
import { paths } from '#machines/access/paths.ts'
import { texts } from './texts.ts'
import type { KeptMessage } from './message-log.ts'
import { RecentMessages } from './RecentMessages.tsx'
import { ProfileMenu, type ShellPerson } from './ProfileMenu.tsx'

interface TopBarProps {
  readonly productName: string
  readonly person: ShellPerson
  readonly profileHref: string
  readonly size: 'compact' | 'rail' | 'wide'
  readonly isMenuOpen: boolean
  /** The menu of a contact whose type is not known yet cannot be opened. */
  readonly isMenuReady: boolean
  readonly bell: ReactNode
  /** The last passing messages, newest first. */
  readonly messages: readonly KeptMessage[]
  readonly palette: PaletteControl
  onToggleMenu(): void
  onLogout(): void
}

const bar = css({
  gridArea: 'top',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', md: '2' },
  '@media (width < 360px)': { gap: '0' },
  height: { base: 'topBarCompact', md: 'topBar' },
  px: { base: '3', md: '3' },
  bg: 'bg.canvas',
  position: { base: 'sticky', md: 'static' },
  top: '0',
  zIndex: 'topBar',
})
const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: '44px',
  px: { base: '1', md: '2' },
  rounded: 'md',
  fontWeight: 'semibold',
  fontSize: 'lg',
  letterSpacing: 'snug',
  '&[data-size=wide]': { width: '252px' },
})

/** Brand, menu button, palette, theme and the signed-in person; compact below 768 px. */
export function TopBar(props: TopBarProps) {
  const { productName, person, profileHref, size, isMenuOpen, isMenuReady, bell, messages, palette, onToggleMenu, onLogout } = props
  const isCompact = size === 'compact'
  const logo = (
    <Link href={paths.home} aria-label={texts.home(productName)} className={brand} data-size={size}>
      <Logo size={28} />
      {size === 'wide' && <span>{productName}</span>}
    </Link>
  )
  const toggle = (
    <IconButton
      label={size === 'wide' ? (isMenuOpen ? texts.collapseMenu : texts.expandMenu) : texts.openMenu}
      icon={isCompact ? <MenuGlyph size={20} strokeWidth={1.75} aria-hidden /> : <PanelLeft size={18} strokeWidth={1.75} aria-hidden />}
      aria-expanded={isMenuOpen}
      disabled={!isMenuReady}
      onClick={onToggleMenu}
    />
  )
  return (
    <header className={bar}>
      {isCompact ? toggle : logo}
      {isCompact ? logo : toggle}
      {size === 'wide' && (
        <div className={css({ width: '280px', ml: '1' })}>
          <PaletteButton palette={palette} look="field" />
        </div>
      )}
      <span className={css({ flex: '1' })} />
      <RecentMessages messages={messages} />
      {size === 'rail' && <PaletteButton palette={palette} look="icon" />}
      <ThemeToggle />
      {bell}
      {!isCompact && <span aria-hidden="true" className={css({ width: '1px', height: '20px', mx: '1', bg: 'border.default' })} />}
      <ProfileMenu person={person} profileHref={profileHref} isCompact={isCompact} onLogout={onLogout} />
    </header>
  )
}
