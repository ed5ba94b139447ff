import { lazy, Suspense, useEffect, useState } from 'react'
import { watchTips, type Tip } from './tip-watch.ts'

const TipBubble = lazy(async () => ({ default: (await import('./tooltip.tsx')).TipBubble }))

/** Shows the names of icon buttons under the pointer and the focus; rendered once, at the root of the portal. */
export function Tooltips() {
  const [tip, setTip] = useState<{ readonly tip: Tip | null; readonly turn: number }>({ tip: null, turn: 0 })
  useEffect(() => watchTips((next) => setTip(({ turn }) => ({ tip: next, turn: turn + 1 }))), [])
  return (
    tip.tip && (
      <Suspense>
        <TipBubble key={tip.turn} {...tip.tip} />
      </Suspense>
    )
  )
}
