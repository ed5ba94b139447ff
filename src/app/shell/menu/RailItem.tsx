import { cva, css } from 'styled-system/css'
import { Link } from 'wouter'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import type { MenuEntry } from '#machines/access/menu.ts'
import { Menu } from '#src/ui/layers/menu.tsx'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { menuItem, type MenuItemPlace } from './MenuItems.tsx'

const square = cva({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    rounded: 'lg',
    borderWidth: '1px',
    borderColor: 'transparent',
    _forcedColors: { borderColor: 'Canvas' },
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
  },
  variants: {
    isCurrent: {
      true: {
        bg: 'bg.surface',
        borderColor: 'border.default',
        boxShadow: 'xs',
        color: 'accent.text',
        _hover: { bg: 'bg.surface', color: 'accent.text' },
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: '10px',
          left: '-11px',
          width: '3px',
          borderRightRadius: 'xs',
          bg: 'accent.marker',
        },
        _forcedColors: { borderWidth: '2px', borderColor: 'Highlight', _before: { bg: 'Highlight' } },
      },
    },
  },
})

interface RailItemProps extends MenuItemPlace {
  readonly entry: MenuEntry
  readonly isCurrent: boolean
  readonly path: string
}

/** An entry of the rail: an icon with its name for screen readers and in a tooltip; a group opens beside it. */
export function RailItem({ entry, isCurrent, path, place, isStop }: RailItemProps) {
  const shared = {
    ...menuItem({ place, isStop }),
    'aria-label': entry.label,
    'data-tip': entry.label,
    'data-tip-placement': 'right',
    className: square({ isCurrent }),
  }
  if (entry.kind !== 'expands')
    return (
      <Link {...shared} href={entry.href} aria-current={isCurrent ? (canonicalPath(path) === entry.href ? 'page' : 'true') : undefined}>
        <MenuIcon name={entry.iconName} />
      </Link>
    )
  return (
    <Menu
      placement="right-start"
      header={<p className={css({ textStyle: 'label', color: 'fg.muted' })}>{entry.label}</p>}
      items={entry.children.map((child, index) => ({
        id: `${index}`,
        label: child.label,
        href: child.href,
      }))}
      trigger={
        <button {...shared} type="button">
          <MenuIcon name={entry.iconName} />
        </button>
      }
    />
  )
}
