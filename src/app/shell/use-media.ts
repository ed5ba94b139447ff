import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; follows it. */
export function useMedia(query: string): boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** What the shell turns into at widths: one column with a drawer, a rail of icons, or a side menu. */
export function useShellSize(): 'compact' | 'rail' | 'wide' {
  const isCompact = useMedia('(width < 768px)')
  const isWide = useMedia('(width >= 1200px)')
  if (isCompact) return 'compact'
  return isWide ? 'wide' : 'rail'
}
