import { css } from 'styled-system/css'
import { lateSkeleton, skeletonBar, skeletonWidths } from '../kit/skeleton.tsx'

// Rows are cards on phones: they have no room for more.
const cell = css({
  px: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _first: { pl: { base: '4', lg: '7' } },
  '&:nth-child(n + 3)': { smDown: { display: 'none' } },
})

/** Rows of a table to come, at the height of real ones. */
export const SkeletonRows = ({ rows, columns }: { rows: number; columns: number }) => (
  <tbody aria-hidden="true" className={lateSkeleton}>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row} className={css({ height: 'row' })}>
        {Array.from({ length: columns }, (_, column) => (
          <td key={column} className={cell}>
            <span className={skeletonBar} style={{ width: skeletonWidths[(row + column) % skeletonWidths.length] }} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
