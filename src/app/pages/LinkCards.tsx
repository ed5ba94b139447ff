import type { MenuLink } from '#machines/access/menu.ts'
import { tileGrid, TileLink } from './TileLink.tsx'

/** Links as tiles. */
export const LinkCards = ({ links }: { links: readonly MenuLink[] }) => (
  <div className={tileGrid}>
    {links.map((link) => (
      <TileLink key={`${link.label} ${link.href}`} link={link} />
    ))}
  </div>
)
