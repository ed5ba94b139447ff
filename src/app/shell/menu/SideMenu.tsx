import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import type { MenuEntry } from '#machines/access/menu.ts'
import type { AccessNode } from '#machines/access/permission-tree.ts'
import { texts } from '../texts.ts'
import { targetOf, type MenuPosition } from './menu-keys.ts'
import { menuKey, MenuRoom, MenuStretch, stretchLength } from './MenuStretch.tsx'

interface SideMenuProps {
  readonly entries: readonly MenuEntry[] | 'loading'
  /** The nodes of the page that is open, outermost first. */
  readonly current: readonly AccessNode[]
  readonly path: string
  /** Icons only; groups open beside them. */
  readonly isRail?: boolean
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '0.5', px: '2.5', py: '2' })
const skeleton = css({ height: { base: 'touch', md: '35px' }, display: 'flex', alignItems: 'center', gap: '2.5', px: '3' })
const bar = css({ height: '10px', rounded: 'full', bg: 'skeleton.base', flex: '1', '[data-rail] &': { display: 'none' } })
const dot = css({ width: '18px', height: '18px', rounded: 'sm', bg: 'skeleton.base' })
const skeletonRows = 10

const stretchesOf = (entries: readonly MenuEntry[]) =>
  Array.from({ length: Math.ceil(entries.length / stretchLength) }, (_, index) =>
    entries.slice(index * stretchLength, (index + 1) * stretchLength),
  )

/** What fills most screens is drawn at once; what comes near the view follows in the next frame. */
const firstStretches = 1
const stretchOf = (key: string) => Math.floor(Number.parseInt(key, 10) / stretchLength)
const keyAt = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-menu-item]')?.dataset['menuItem'] ?? null) : null

/** The menu as it stands while the permissions are on their way. */
const Waiting = ({ isRail }: { isRail: boolean }) => (
  <nav aria-label={texts.menu} aria-busy="true" data-rail={isRail || undefined} className={list}>
    {Array.from({ length: skeletonRows }, (_, index) => (
      <div key={index} aria-hidden="true" className={skeleton}>
        <span className={dot} />
        <span className={bar} style={{ maxWidth: `${48 + ((index * 37) % 40)}%` }} />
      </div>
    ))}
  </nav>
)

/**
 * The menu of the portal: one tab stop, arrows inside; one group open at a time, first that of the current page. Of a
 * long menu only the stretches are drawn that have come near the view, hold the page or the tab stop.
 */
export function SideMenu({ entries, ...props }: SideMenuProps) {
  if (entries === 'loading') return <Waiting isRail={props.isRail ?? false} />
  return <Entries entries={entries} {...props} />
}

function Entries({ entries, current, path, isRail = false }: SideMenuProps & { readonly entries: readonly MenuEntry[] }) {
  const [top] = current
  const [, navigate] = useLocation()
  // A choice holds while the person stays in the same part of the portal.
  const [choice, setChoice] = useState<{ readonly under: AccessNode | undefined; readonly open: AccessNode | null } | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set(Array(firstStretches).keys()))
  const open = isRail ? null : choice && choice.under === top ? choice.open : (top ?? null)

  const stretches = useMemo(() => stretchesOf(entries), [entries])
  const topIndex = useMemo(() => entries.findIndex(({ node }) => node === top), [entries, top])
  const positions = useMemo(
    () =>
      entries.flatMap((entry, index): readonly MenuPosition[] => [
        { key: menuKey(index), label: entry.label },
        ...(entry.kind === 'expands' && entry.node === open
          ? entry.children.map(({ label }, child) => ({ key: menuKey(index, child), label }))
          : []),
      ]),
    [entries, open],
  )
  const place = topIndex === -1 ? null : entries[topIndex]
  const child = place?.kind === 'expands' && place.node === open ? place.children.findIndex(({ node }) => current.includes(node)) : -1
  const here = topIndex === -1 ? null : child === -1 ? menuKey(topIndex) : menuKey(topIndex, child)
  const stop = active !== null && positions.some(({ key }) => key === active) ? active : (here ?? menuKey(0))

  const show = (index: number) => setNear((before) => (before.has(index) ? before : new Set([...before, index])))
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = keyAt(event.target)
    if (from === null || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = targetOf(event.key, positions, from)
    if (!target) return
    event.preventDefault()
    // What the key leads to has to stand in the page before it can take the focus.
    flushSync(() => setActive(target.key))
    event.currentTarget.querySelector<HTMLElement>(`[data-menu-item="${target.key}"]`)?.focus()
  }
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-menu-item]') : null
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!link || event.isDefaultPrevented() || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    navigate(link.getAttribute('href') ?? '')
  }
  const toggle = (event: MouseEvent<HTMLElement>) => {
    const key = keyAt(event.target)
    const entry = key !== null && !key.includes('.') ? entries[Number(key)] : undefined
    if (!isRail && entry?.kind === 'expands') setChoice({ under: top, open: entry.node === open ? null : entry.node })
  }

  return (
    <nav aria-label={texts.menu}>
      <div
        role="presentation"
        className={list}
        onFocus={({ target }) => setActive(keyAt(target) ?? active)}
        onKeyDown={move}
        onClick={(event) => {
          follow(event)
          toggle(event)
        }}
      >
        {stretches.map((some, index) => {
          const holds = (key: string | null) => key !== null && stretchOf(key) === index
          const holdsPage = holds(here)
          if (!near.has(index) && !holdsPage && !holds(stop))
            return <MenuRoom key={index} entries={some} isRail={isRail} onNear={() => show(index)} />
          return (
            <MenuStretch
              key={index}
              start={index * stretchLength}
              entries={some}
              current={holdsPage ? current : null}
              path={holdsPage ? path : ''}
              open={some.some(({ node }) => node === open) ? open : null}
              stop={holds(stop) ? stop : null}
              isRail={isRail}
            />
          )
        })}
      </div>
    </nav>
  )
}
