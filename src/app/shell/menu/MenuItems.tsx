import { ChevronDown, ChevronRight } from 'lucide-react'
import { Children, memo, useDeferredValue, useId, type ReactNode } from 'react'
import { css, cva } from 'styled-system/css'
import type { MenuEntry, MenuLink } from '#machines/access/menu.ts'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'

/** Where an item of the menu stands. */
export interface MenuItemPlace {
  /** Its key in the menu. */
  readonly place: string
  /** It is the menu's one tab stop. */
  readonly isStop: boolean
}

/** What makes an element one of the menu's items. */
export const menuItem = ({ place, isStop }: MenuItemPlace) => ({ tabIndex: isStop ? 0 : -1, 'data-menu-item': place })

const row = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: { base: 'touch', md: '35px' },
    px: '3',
    py: '7px',
    rounded: 'lg',
    borderWidth: '1px',
    borderColor: 'transparent',
    _forcedColors: { borderColor: 'Canvas' },
    textAlign: 'start',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
  },
  variants: {
    place: {
      // Where one is: a white pill and a red marker at the edge of the frame.
      here: {
        bg: 'bg.surface',
        borderColor: 'border.default',
        boxShadow: 'xs',
        color: 'fg.default',
        fontWeight: 'medium',
        _hover: { bg: 'bg.surface' },
        '& svg:first-child': { color: 'accent.text' },
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: '8px',
          left: '-11px',
          width: '3px',
          borderRightRadius: 'xs',
          bg: 'accent.marker',
        },
        '[data-below] &': { _before: { left: '-43px' } },
        _forcedColors: { borderWidth: '2px', borderColor: 'Highlight', _before: { bg: 'Highlight' } },
      },
      above: { color: 'fg.default', fontWeight: 'medium', '& svg:first-child': { color: 'accent.text' } },
      elsewhere: {},
    },
  },
})
const label = css({
  flex: '1',
  minWidth: '0',
  overflowWrap: 'anywhere',
  fontSize: { base: '0.9375rem', md: 'inherit' },
  lineHeight: '19px',
  letterSpacing: 'snug',
})
const chevron = css({
  flexShrink: 0,
  color: 'fg.subtle',
  transition: 'transform token(durations.fast)',
  '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
})
const below = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  ml: '21px',
  pl: '2.5',
  borderLeftWidth: '1px',
  borderColor: 'border.default',
  my: '0.5',
})

interface MenuPageProps extends MenuItemPlace {
  readonly link: MenuLink
  readonly isCurrent: boolean
  readonly path: string
  readonly hasIcon?: boolean
  /** It leads to the page of a group. */
  readonly opens?: boolean
}

/** An entry that is a plain link; the menu handles its clicks. Hundreds of router links that each watch the address would be slow. */
export const MenuPage = memo(({ link, isCurrent, path, place, isStop, hasIcon, opens }: MenuPageProps) => (
  <a
    {...menuItem({ place, isStop })}
    href={link.href}
    aria-current={isCurrent ? (canonicalPath(path) === link.href ? 'page' : 'true') : undefined}
    className={row({ place: isCurrent ? 'here' : 'elsewhere' })}
  >
    {hasIcon && <MenuIcon name={link.iconName} />}
    <span className={label}>{link.label}</span>
    {opens && <ChevronRight size={16} strokeWidth={1.75} aria-hidden className={chevron} />}
  </a>
))

/** More than a screen shows at first; the others follow in the next frame. */
const firstPages = 20

/** What a group expands to. */
function Below({ id, label: name, children }: { readonly id: string; readonly label: string; readonly children: ReactNode }) {
  const pages = Children.toArray(children)
  const count = useDeferredValue(pages.length, Math.min(pages.length, firstPages))
  return (
    <ul id={id} data-below className={below} aria-label={name}>
      {Children.map(pages.slice(0, count), (page) => (
        <li>{page}</li>
      ))}
    </ul>
  )
}

interface MenuGroupProps extends MenuItemPlace {
  readonly entry: MenuEntry
  readonly isOpen: boolean
  readonly isCurrent: boolean
  readonly children: ReactNode
}

/** An entry that expands in place. */
export const MenuGroup = memo(function MenuGroup({ entry, isOpen, isCurrent, place, isStop, children }: MenuGroupProps) {
  const id = useId()
  return (
    <>
      <button
        {...menuItem({ place, isStop })}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={row({ place: isCurrent ? 'above' : 'elsewhere' })}
      >
        <MenuIcon name={entry.iconName} />
        <span className={label}>{entry.label}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className={chevron} />
      </button>
      {isOpen && (
        <Below id={id} label={entry.label}>
          {children}
        </Below>
      )}
    </>
  )
})
