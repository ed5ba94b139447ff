import { useMedia } from '#src/ui/kit/use-media.ts'

/** The layout of the shell by width: one column with a drawer, a rail of icons, or a side menu. */
export function useShellSize(): 'compact' | 'rail' | 'wide' {
  const isCompact = useMedia('(width < 768px)')
  const isWide = useMedia('(width >= 1200px)')
  if (isCompact) return 'compact'
  return isWide ? 'wide' : 'rail'
}
