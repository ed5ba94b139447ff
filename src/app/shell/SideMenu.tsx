import { useState } from 'react'
import { css } from 'styled-system/css'
import type { MenuEntry } from '#machines/access/menu.ts'
import type { AccessNode } from '#machines/access/permission-tree.ts'
import { texts } from '../texts.ts'
import { moveInMenu } from './menu-keys.ts'
import { MenuGroup, MenuPage } from './MenuItems.tsx'
import { RailItem } from './RailItem.tsx'

export interface SideMenuProps {
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

const keyOf = (entry: MenuEntry, child?: number) => `${entry.label} ${entry.href} ${child ?? ''}`

/** The menu of the portal: one tab stop, arrows inside; one group open at a time, first that of the current page. */
export function SideMenu({ entries, current, path, isRail = false }: SideMenuProps) {
  const [top] = current
  // A choice holds while the person stays in the same part of the portal.
  const [choice, setChoice] = useState<{ readonly under: AccessNode | undefined; readonly open: AccessNode | null } | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const open = choice && choice.under === top ? choice.open : (top ?? null)

  if (entries === 'loading')
    return (
      <nav aria-label={texts.menu} aria-busy="true" data-rail={isRail || undefined} className={list}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index} aria-hidden="true" className={skeleton}>
            <span className={dot} />
            <span className={bar} style={{ maxWidth: `${48 + ((index * 37) % 40)}%` }} />
          </div>
        ))}
      </nav>
    )

  const isExpanded = (entry: MenuEntry) => !isRail && entry.kind === 'expands' && entry.node === open
  const keys = entries.flatMap((entry) => [
    { key: keyOf(entry), isCurrent: entry.node === top && !isExpanded(entry) },
    ...(isExpanded(entry)
      ? entry.children.map((child, index) => ({ key: keyOf(entry, index), isCurrent: current.includes(child.node) }))
      : []),
  ])
  const stop = keys.find(({ key }) => key === active) ?? keys.find(({ isCurrent }) => isCurrent) ?? keys[0]
  const itemOf = (key: string) => ({
    tabIndex: key === stop?.key ? 0 : -1,
    onFocus: () => setActive(key),
    onKeyDown: moveInMenu,
    'data-menu-item': true,
  })

  return (
    <nav aria-label={texts.menu} className={list}>
      {entries.map((entry) => {
        const key = keyOf(entry)
        const isCurrent = entry.node === top
        if (isRail) return <RailItem key={key} entry={entry} isCurrent={isCurrent} path={path} item={itemOf(key)} />
        if (entry.kind !== 'expands')
          return (
            <MenuPage key={key} link={entry} isCurrent={isCurrent} path={path} item={itemOf(key)} opens={entry.kind === 'opens'} hasIcon />
          )
        return (
          <MenuGroup
            key={key}
            entry={entry}
            isOpen={isExpanded(entry)}
            isCurrent={isCurrent}
            item={itemOf(key)}
            onToggle={() => setChoice({ under: top, open: isExpanded(entry) ? null : entry.node })}
          >
            {entry.children.map((child, index) => (
              <MenuPage
                key={keyOf(entry, index)}
                link={child}
                isCurrent={current.includes(child.node)}
                path={path}
                item={itemOf(keyOf(entry, index))}
              />
            ))}
          </MenuGroup>
        )
      })}
    </nav>
  )
}
