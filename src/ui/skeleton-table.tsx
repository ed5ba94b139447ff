import { css } from 'styled-system/css'
import { lateSkeleton, skeletonBar, skeletonWidths } from './skeleton.tsx'

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

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  height: 'row',
  px: '4',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _last: { borderBottomWidth: '0' },
})

/** A list to come, outside a table: a head and rows of the height of real ones. */
export const SkeletonTable = ({ rows }: { rows: number }) => (
  <div aria-hidden="true" className={lateSkeleton}>
    <div className={line}>
      <span className={skeletonBar} style={{ width: '28%' }} />
    </div>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={line}>
        <span className={skeletonBar} style={{ width: 16, height: 16 }} />
        <span className={css({ flex: '1' })}>
          <span className={skeletonBar} style={{ width: skeletonWidths[row % skeletonWidths.length] }} />
        </span>
        <span className={skeletonBar} style={{ width: 48, height: 18 }} />
      </div>
    ))}
  </div>
)
