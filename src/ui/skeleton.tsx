'use no memo'

import { css } from 'styled-system/css'

const bar = css({
  display: 'block',
  height: '12px',
  rounded: 'sm',
  bg: 'skeleton.base',
  backgroundImage: 'linear-gradient(90deg, transparent, token(colors.skeleton.sheen), transparent)',
  backgroundSize: '50% 100%',
  backgroundRepeat: 'no-repeat',
  _motionSafe: { animation: 'sheen token(durations.skeletonCycle) linear infinite' },
})
// Nothing at first: a fast answer never flashes a skeleton.
const late = css({ animation: 'fadeIn 80ms token(durations.skeletonDelay) both' })
const widths = ['82%', '64%', '90%', '56%', '74%', '68%']

/** Lines of text to come. */
export const SkeletonLines = ({ count }: { count: number }) => (
  <div aria-hidden="true" className={late}>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={bar} style={{ width: widths[index % widths.length], marginBlock: 10 }} />
    ))}
  </div>
)

/** The place of a page that is on its way: 600 px, so that nothing jumps when it arrives. */
export const PagePlaceholder = ({ label = 'Loading' }: { label?: string }) => (
  <div
    role="status"
    aria-busy="true"
    aria-label={label}
    className={css({ height: 'loadingPlaceholder', p: { base: '4', md: '5', lg: '7' } })}
  >
    <SkeletonLines count={10} />
  </div>
)

/** Rows of a table to come, at the height of real ones. */
export const SkeletonRows = ({ rows, columns }: { rows: number; columns: number }) => (
  <tbody aria-hidden="true" className={late}>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row} className={css({ height: 'row', borderBottomWidth: '1px', borderColor: 'border.subtle' })}>
        {Array.from({ length: columns }, (_, column) => (
          <td key={column} className={css({ px: '3', _first: { pl: { base: '4', lg: '7' } } })}>
            <span className={bar} style={{ width: widths[(row + column) % widths.length] }} />
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
  <div aria-hidden="true" className={late}>
    <div className={line}>
      <span className={bar} style={{ width: '28%' }} />
    </div>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={line}>
        <span className={bar} style={{ width: 16, height: 16 }} />
        <span className={css({ flex: '1' })}>
          <span className={bar} style={{ width: widths[row % widths.length] }} />
        </span>
        <span className={bar} style={{ width: 48, height: 18 }} />
      </div>
    ))}
  </div>
)
