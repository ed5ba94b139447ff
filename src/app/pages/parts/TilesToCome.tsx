import { css } from 'styled-system/css'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { tile, tileGrid } from './TileLink.tsx'

const count = 12
const glyph = css({ width: '48px', height: '48px', rounded: 'xl', bg: 'skeleton.base' })

/** The place of tiles that are on their way. */
export const TilesToCome = () => (
  <div aria-hidden="true" className={tileGrid}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={tile}>
        <span className={glyph} />
        <SkeletonLines count={1} />
      </div>
    ))}
  </div>
)
