import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { MenuLink } from '#machines/access/menu.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { texts } from '../../texts.ts'
import { tileGrid, TileLink } from './TileLink.tsx'

/** More than any real menu has, and few enough to draw at once. */
const step = 120

interface LinkCardsProps {
  readonly links: readonly MenuLink[]
  /** Called before the page of a tile opens. */
  readonly onFollow?: () => void
  /** What stands beside the icon of a tile. */
  readonly renderBeside?: (link: MenuLink) => ReactNode
}

/** Links as tiles; a button shows more of a very long list. */
export function LinkCards({ links, onFollow, renderBeside }: LinkCardsProps) {
  const [count, setCount] = useState(step)
  return (
    <>
      <div className={tileGrid}>
        {links.slice(0, count).map((link) => (
          <TileLink key={`${link.label} ${link.href}`} link={link} onFollow={onFollow} beside={renderBeside?.(link)} />
        ))}
      </div>
      {links.length > count && (
        <div className={css({ p: '5', textAlign: 'center' })}>
          <Button onClick={() => setCount(count + step)}>{texts.showMore(links.length - count)}</Button>
        </div>
      )}
    </>
  )
}
