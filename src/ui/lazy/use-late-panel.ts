import { useState } from 'react'
import type { LazyCode } from './lazy-component.ts'
import { prefetch } from './lazy-resource.ts'

/** A panel whose code is fetched as its button is approached; it opens once the code is there. What the button needs is in `button`. */
export function useLatePanel({ prepare, isReady }: LazyCode) {
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  const approach = () => void prefetch(prepare)
  const toggle = async () => {
    if (!isReady()) await prefetch(prepare)
    setOpened(true)
    setOpen(!isOpen)
  }
  return {
    isOpen,
    /** It stays drawn from its first opening on. */
    hasOpened,
    setOpen,
    button: {
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPointerEnter: approach,
      onFocus: approach,
      onClick: () => void toggle(),
    } as const,
  }
}
