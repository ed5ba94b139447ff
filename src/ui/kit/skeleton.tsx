'use no memo'

import { css } from 'styled-system/css'

/** A bar in place of words. */
export const skeletonBar = css({
  display: 'block',
  height: '12px',
  rounded: 'sm',
  bg: 'skeleton.base',
  backgroundImage: 'linear-gradient(90deg, transparent, token(colors.skeleton.sheen), transparent)',
  backgroundSize: '50% 100%',
  backgroundRepeat: 'no-repeat',
  // The animation begins only when the bar is seen.
  _motionSafe: { animation: 'sheen token(durations.skeletonCycle) linear token(durations.skeletonDelay) infinite' },
})
// Nothing at first: a fast answer never flashes a skeleton.
export const lateSkeleton = css({ animation: 'fadeIn 80ms token(durations.skeletonDelay) both' })
export const skeletonWidths = ['82%', '64%', '90%', '56%', '74%', '68%']

/** Lines of text to come. */
export const SkeletonLines = ({ count }: { count: number }) => (
  <div aria-hidden="true" className={lateSkeleton}>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={skeletonBar} style={{ width: skeletonWidths[index % skeletonWidths.length], marginBlock: 10 }} />
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
