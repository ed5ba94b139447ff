'use no memo'

import { css } from 'styled-system/css'

/** The mark: a path that climbs from a point. Decorative; the product's name stands beside it or in a label. */
export const Logo = ({ size = 28, isInverse }: { size?: number; isInverse?: boolean }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" className={css({ flexShrink: 0 })}>
    <rect width="28" height="28" rx="7" className={isInverse ? css({ fill: 'neutral.0' }) : css({ fill: 'accent.solid' })} />
    <circle cx="7.6" cy="8.6" r="2.1" className={isInverse ? css({ fill: 'red.500' }) : css({ fill: 'red.300' })} />
    <path
      d="M6.5 20.5h4.2a3.3 3.3 0 0 0 3.3-3.3 3.3 3.3 0 0 1 3.3-3.3 3.3 3.3 0 0 0 3.3-3.3V7"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className={isInverse ? css({ stroke: 'accent.solid' }) : css({ stroke: 'neutral.0' })}
    />
  </svg>
)
