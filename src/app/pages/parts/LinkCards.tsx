import { useState } from 'react'
import { css } from 'styled-system/css'
import type { MenuLink } from '#machines/access/menu.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { texts } from '../../texts.ts'
import { tileGrid, TileLink } from './TileLink.tsx'

/** More than any menu that people made, and little enough to be drawn at once. */
const step = 120

interface LinkCardsProps {
  readonly links: readonly MenuLink[]
  /** Told before the page of a tile opens. */
  readonly onFollow?: () => void
}

/** Links as tiles; those of an endless list come by a button, which stays where it is for the next ones. */
export function LinkCards({ links, onFollow }: LinkCardsProps) {
  const [count, setCount] = useState(step)
  return (
    <>
      <div className={tileGrid}>
        {links.slice(0, count).map((link) => (
          <TileLink key={`${link.label} ${link.href}`} link={link} onFollow={onFollow} />
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
