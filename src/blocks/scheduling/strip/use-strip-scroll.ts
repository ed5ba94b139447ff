import { useState } from 'react'
import { createStripScroll, type Every, type StripScroll } from './strip-scroll.ts'

const every: Every = (run, ms) => {
  const timer = window.setInterval(run, ms)
  return () => window.clearInterval(timer)
}
const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The arrows' scroll of this page's strips, in the browser's own time. */
export function useStripScroll(): StripScroll {
  const [stripScroll] = useState(() => createStripScroll({ every, isMotionReduced }))
  return stripScroll
}
