import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import type { MenuLink } from '#machines/access/menu.ts'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'

/** A grid of boxes of equal size, separated by hairlines. */
export const tileGrid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
    uhd: 'repeat(6, minmax(0, 1fr))',
  },
  // The first three rows fill the sheet, at 160 to 246 px each.
  gridAutoRows: { base: 'minmax(132px, auto)', md: 'minmax(clamp(160px, calc((100dvh - 160px) / 3), 246px), auto)' },
  flexShrink: 0,
  borderTopWidth: '1px',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
  // Hides the hairlines of the last column and row.
  overflow: 'hidden',
})

export const tile = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '4',
  p: { base: '4', md: '5', lg: '7' },
  pb: { lg: '6' },
  boxShadow: '1px 1px 0 0 token(colors.border.default)',
  // The hairlines of the tiles above and to the left lie on this border: the background must not cover them.
  borderTopWidth: '1px',
  borderLeftWidth: '1px',
  borderColor: 'transparent',
  backgroundClip: 'padding-box',
  minWidth: '0',
  // Forced colours remove shadows.
  _forcedColors: { borderWidth: '0', borderRightWidth: '1px', borderBottomWidth: '1px' },
})

const link = css({
  // The shorthand would reset `background-clip`.
  _hover: { bgColor: 'bg.sunken', _dark: { bgColor: 'bg.raised' } },
  _focusVisible: { outlineOffset: '-4px' },
  _active: { bgColor: 'bg.active' },
})
const box = css({ position: 'relative', width: '48px', height: '48px' })
const face = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  rounded: 'xl',
  transition: 'opacity token(durations.fast)',
})
const rest = css({ bg: 'bg.muted', 'a:is(:hover, :focus-visible, :active) &': { opacity: '0' } })
const hot = css({
  opacity: '0',
  bg: 'accent.solid',
  color: 'accent.fg',
  boxShadow: 'md',
  _forcedColors: { borderWidth: '2px', borderColor: 'Highlight' },
  'a:is(:hover, :focus-visible, :active) &': { opacity: '1' },
})
const arrow = css({
  hideBelow: 'md',
  flexShrink: 0,
  alignSelf: 'flex-end',
  color: 'accent.text',
  opacity: '0',
  'a:is(:hover, :focus-visible, :active) &': { opacity: '1' },
})

// What stands beside the icon may be higher than it: the name stays below both.
const shared = css({
  position: 'relative',
  display: 'grid',
  minWidth: '0',
  '& > a > span:first-child': { mb: { base: '36px', md: '20px' } },
})

interface TileLinkProps {
  readonly link: MenuLink
  readonly onFollow: (() => void) | undefined
  /** What stands beside the icon, over the tile: a link of its own, which cannot stand in the tile's. */
  readonly beside?: ReactNode
}

/** A tile; its icon changes to the hover icon under the pointer, with the focus, and under a finger. */
export const TileLink = ({ beside, ...given }: TileLinkProps) =>
  beside === undefined ? (
    <Face {...given} />
  ) : (
    <div className={shared}>
      <Face {...given} />
      {beside}
    </div>
  )

const Face = ({ link: { label, href, iconName }, onFollow }: Omit<TileLinkProps, 'beside'>) => (
  <Link href={href} className={cx(tile, link)} onClick={onFollow}>
    <span aria-hidden="true" className={box}>
      <span className={cx(face, rest)} data-tile-icon="rest">
        <MenuIcon name={iconName} size={22} />
      </span>
      <span className={cx(face, hot)} data-tile-icon="hover">
        <MenuIcon name={iconName} size={22} strokeWidth={2} />
      </span>
    </span>
    <span className={css({ display: 'flex', gap: '2', justifyContent: 'space-between' })}>
      <span className={css({ textStyle: 'h3', fontSize: { md: 'lg' }, lineHeight: { md: 'lg' }, minWidth: '0', overflowWrap: 'anywhere' })}>
        {label}
      </span>
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden className={arrow} />
    </span>
  </Link>
)
