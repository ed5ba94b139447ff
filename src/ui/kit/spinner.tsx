'use no memo'

import { LoaderCircle } from 'lucide-react'
import { css } from 'styled-system/css'

const turning = css({ flexShrink: 0, animation: 'spin 800ms linear infinite' })

/** The turning arc of something under way; what it means is said by `aria-busy` or words beside it. */
export const Spinner = ({ size = 16 }: { size?: 12 | 14 | 16 | 20 }) => (
  <LoaderCircle aria-hidden="true" size={size} strokeWidth={2} className={turning} />
)
