import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import type { MenuEntry } from '#machines/access/menu.ts'
import type { AccessNode } from '#machines/access/permission-tree.ts'
import { MenuGroup, MenuPage } from './MenuItems.tsx'
import { RailItem } from './RailItem.tsx'

/** How many entries are drawn together. */
export const stretchLength = 25

/** The key of an entry, or of one below it, by their places. */
export const menuKey = (entry: number, child?: number): string => (child === undefined ? `${entry}` : `${entry}.${child}`)

interface MenuStretchProps {
  /** The place of its first entry. */
  readonly start: number
  readonly entries: readonly MenuEntry[]
  /** The nodes of the page that is open, when it belongs to these entries. */
  readonly current: readonly AccessNode[] | null
  readonly path: string
  readonly open: AccessNode | null
  /** The key of the menu's one tab stop, when it is here. */
  readonly stop: string | null
  readonly isRail: boolean
}

/** Some entries of the menu that follow each other. Drawn anew only when something of their own has changed. */
export const MenuStretch = memo(function MenuStretch({ start, entries, current, path, open, stop, isRail }: MenuStretchProps) {
  return entries.map((entry, index) => {
    const place = menuKey(start + index)
    const own = { place, isStop: place === stop, isCurrent: entry.node === current?.[0] }
    if (isRail) return <RailItem key={place} entry={entry} path={path} {...own} />
    if (entry.kind !== 'expands') return <MenuPage key={place} link={entry} path={path} opens={entry.kind === 'opens'} hasIcon {...own} />
    return (
      <MenuGroup key={place} entry={entry} isOpen={entry.node === open} {...own}>
        {entry.node === open &&
          entry.children.map((child, below) => {
            const key = menuKey(start + index, below)
            const isCurrent = current?.includes(child.node) ?? false
            return <MenuPage key={key} link={child} isCurrent={isCurrent} path={path} place={key} isStop={key === stop} />
          })}
      </MenuGroup>
    )
  })
})

const rowHeight = 37
const railHeight = 46
const room = css({ flexShrink: 0, overflow: 'hidden' })

interface MenuRoomProps {
  readonly entries: readonly MenuEntry[]
  readonly isRail: boolean
  /** It comes into view, or the browser has found a word in it. */
  onNear(): void
}

/** Empty space in place of entries that are not in view yet. It holds their labels, so that the browser's own search finds them. */
export function MenuRoom({ entries, isRail, onNear }: MenuRoomProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  // React knows no other value of this attribute than true.
  useLayoutEffect(() => place.current?.setAttribute('hidden', 'until-found'), [])
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const show = () => near()
    element.addEventListener('beforematch', show)
    // Both margins, as either the window or an element around it scrolls: asking for its style would force a layout before the first paint.
    const observer = new IntersectionObserver((found) => found.some(({ isIntersecting }) => isIntersecting) && near(), {
      rootMargin: '1000px 0px',
      scrollMargin: '1000px 0px',
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.removeEventListener('beforematch', show)
    }
  }, [])
  return (
    <div ref={place} className={room} style={{ height: entries.length * (isRail ? railHeight : rowHeight) }}>
      {entries.map(({ label }) => label).join('\n')}
    </div>
  )
}
