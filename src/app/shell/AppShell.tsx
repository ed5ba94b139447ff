import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { MenuEntry } from '#machines/access/menu.ts'
import type { AccessNode } from '#machines/access/permission-tree.ts'
import { hasNotice, type Notices } from '#src/session/notices/use-notices.ts'
import { Drawer } from '#src/ui/layers/drawer.tsx'
import { Logo } from '#src/ui/kit/logo.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import type { PaletteControl } from '../palette/use-palette.tsx'
import { Footer } from './Footer.tsx'
import { useMenuPreference } from './menu/menu-preference.ts'
import type { KeptMessage } from './message-log.ts'
import type { ShellPerson } from './ProfileMenu.tsx'
import { SideMenu } from './menu/SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useShellSize } from './use-media.ts'
import { useShortcut } from './use-shortcut.ts'

interface AppShellProps {
  readonly productName: string
  readonly year: string
  readonly person: ShellPerson
  readonly profileHref: string
  readonly entries: readonly MenuEntry[] | 'loading'
  readonly current: readonly AccessNode[]
  readonly path: string
  readonly notices: Notices
  /** Shown in the footer beside the notices, such as the mark of a recorded trace. */
  readonly mark?: ReactNode
  /** `appFlush`: the page touches the edges of its sheet. */
  readonly layout: 'app' | 'appFlush' | 'student'
  /** The last passing messages, newest first. */
  readonly messages: readonly KeptMessage[]
  /** The bell of the person's notifications. */
  readonly bell?: ReactNode
  readonly palette: PaletteControl
  readonly children: ReactNode
  onLogout(): void
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto 1fr auto', md: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: { base: '"top" "main" "footer"', md: '"top top" "menu main" "menu footer"' },
  minHeight: '100dvh',
  height: { md: '100dvh' },
  '&[data-notice]': {
    gridTemplateAreas: { md: '"top top" "menu main" "footer footer"' },
    // Other sticky elements at the bottom stand above the strip.
    '--strip': { base: 'token(sizes.touch)', md: '0px' },
  },
})
// `--sheet-top`: heads that stick to the top stand at the edge of the sheet, not below its padding with rows above them.
const sheet = css({
  gridArea: 'main',
  // The containing block of visually hidden texts: with the body as theirs, they make the document higher than the window.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  bg: 'bg.surface',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  borderTopRadius: { base: '2xl', md: 'xl' },
  pt: '1',
  md: {
    borderWidth: '1px',
    rounded: 'xl',
    overflowY: 'auto',
    scrollPaddingBottom: '80px',
    mr: '3',
    boxShadow: 'xs',
    '--sheet-top': '-4px',
  },
  uhd: { width: 'full', maxWidth: 'page', justifySelf: 'center' },
  '&[data-layout=appFlush]': { p: '0', '--sheet-top': '0px' },
})
const side = css({
  gridArea: 'menu',
  hideBelow: 'md',
  overflowY: 'auto',
  overflowX: 'hidden',
  width: 'rail',
  '&[data-open]': { width: { base: 'sideMenu', uhd: 'sideMenuWide' } },
})
const drawerMenu = css({ bg: 'bg.canvas', minHeight: 'full' })

/** The frame of the portal: top bar, menu, the sheet with the page, footer. Only the sheet scrolls on wide screens. */
export function AppShell(props: AppShellProps) {
  const { productName, entries, current, path, notices } = props
  const size = useShellSize()
  const [isRail, setRail] = useMenuPreference()
  const [drawerFor, setDrawerFor] = useState<string | null>(null)
  const [isPaletteNext, setPaletteNext] = useState(false)
  const isReady = entries !== 'loading'
  // Navigation closes the drawer.
  const isDrawerOpen = size !== 'wide' && isReady && drawerFor === path
  const isMenuOpen = size === 'wide' ? !isRail : isDrawerOpen
  const toggleMenu = () => {
    if (size === 'wide') setRail(!isRail)
    else if (isReady) {
      setPaletteNext(false)
      setDrawerFor(isDrawerOpen ? null : path)
    }
  }
  useShortcut('b', toggleMenu, isDrawerOpen)
  // A layer that closes also closes those that have opened above it, so the palette waits for the drawer.
  const paletteAfterDrawer = {
    ...props.palette,
    open: () => {
      setDrawerFor(null)
      setPaletteNext(true)
    },
  }
  const openPaletteIfNext = () => {
    if (!isPaletteNext) return
    setPaletteNext(false)
    props.palette.open()
  }

  return (
    <div className={frame} data-notice={Boolean(props.mark) || hasNotice(notices) || undefined}>
      <SkipLink />
      <TopBar
        productName={productName}
        person={props.person}
        profileHref={props.profileHref}
        size={size}
        isMenuOpen={isMenuOpen}
        isMenuReady={isReady}
        bell={props.bell}
        messages={props.messages}
        palette={props.palette}
        onToggleMenu={toggleMenu}
        onLogout={props.onLogout}
      />
      {size !== 'compact' && (
        <div className={side} data-open={(size === 'wide' && !isRail) || undefined}>
          <SideMenu entries={entries} current={current} path={path} isRail={size === 'rail' || isRail} />
        </div>
      )}
      <main id="content" tabIndex={-1} className={sheet} data-layout={props.layout}>
        {props.children}
      </main>
      <Footer year={props.year} productName={productName} notices={notices} mark={props.mark} />
      <Drawer
        open={isDrawerOpen}
        side="start"
        title={
          <span className={css({ display: 'flex', alignItems: 'center', gap: '2.5' })}>
            <Logo size={28} />
            {productName}
          </span>
        }
        finalFocus={() => (drawerFor === null ? null : document.querySelector<HTMLElement>('main h1'))}
        onClose={() => setDrawerFor(null)}
        onClosed={openPaletteIfNext}
      >
        <div className={drawerMenu}>
          {size === 'compact' && (
            <div className={css({ px: '2.5', pt: '1', pb: '1' })}>
              <PaletteButton palette={paletteAfterDrawer} look="field" />
            </div>
          )}
          <SideMenu entries={entries} current={current} path={path} />
        </div>
      </Drawer>
    </div>
  )
}
