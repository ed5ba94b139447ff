import type { MenuLink } from '#machines/access/menu.ts'
import { tileGrid, TileLink } from './TileLink.tsx'

interface LinkCardsProps {
  readonly links: readonly MenuLink[]
  /** Told before the page of a tile opens. */
  readonly onFollow?: () => void
}

/** Links as tiles. */
export const LinkCards = ({ links, onFollow }: LinkCardsProps) => (
  <div className={tileGrid}>
    {links.map((link) => (
      <TileLink key={`${link.label} ${link.href}`} link={link} onFollow={onFollow} />
    ))}
  </div>
)
