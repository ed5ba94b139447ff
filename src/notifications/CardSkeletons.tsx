import { css } from 'styled-system/css'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { texts } from './texts.ts'

// Delayed, so that a fast answer does not flash a skeleton.
const place = css({
  animation: 'fadeIn 80ms token(durations.skeletonDelay) both',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  px: { base: '3', sm: '4' },
  pt: '3',
  pb: '4',
})
const card = css({ height: '46px', px: '4', py: '1', borderWidth: '1px', borderColor: 'border.subtle', rounded: 'lg' })

/** Placeholders at the height of collapsed cards. */
export const CardSkeletons = () => (
  <div role="status" aria-busy="true" aria-label={texts.loading} className={place}>
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className={card}>
        <SkeletonLines count={1} />
      </div>
    ))}
  </div>
)
