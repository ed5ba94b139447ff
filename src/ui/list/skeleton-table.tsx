import { css } from 'styled-system/css'
import { lateSkeleton, skeletonBar, skeletonWidths } from '../kit/skeleton.tsx'

/** Rows of a table to come, at the height of real ones. */
export const SkeletonRows = ({ rows, columns }: { rows: number; columns: number }) => (
  <tbody aria-hidden="true" className={lateSkeleton}>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row} className={css({ height: 'row', borderBottomWidth: '1px', borderColor: 'border.subtle' })}>
        {Array.from({ length: columns }, (_, column) => (
          <td key={column} className={css({ px: '3', _first: { pl: { base: '4', lg: '7' } } })}>
            <span className={skeletonBar} style={{ width: skeletonWidths[(row + column) % skeletonWidths.length] }} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
