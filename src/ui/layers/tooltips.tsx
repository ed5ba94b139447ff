import { useEffect, useState } from 'react'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { watchTips, type Tip } from './tip-watch.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'

const TipBubble = lazyComponent(async () => (await import('./tooltip.tsx')).TipBubble, { isOptional: true })

/** Shows the names of icon buttons under the pointer and the focus; rendered once, at the root of the portal. */
export function Tooltips() {
  const [tip, setTip] = useState<{ readonly tip: Tip | null; readonly turn: number }>({ tip: null, turn: 0 })
  useEffect(() => watchTips((next) => setTip(({ turn }) => ({ tip: next, turn: turn + 1 }))), [])
  return (
    tip.tip && (
      <LazyBoundary>
        <TipBubble key={tip.turn} {...tip.tip} />
      </LazyBoundary>
    )
  )
}
