import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { guardLeaving, type LeaveGuard } from './leave-guard.ts'

type Options = Parameters<typeof guardLeaving>[1]

/**
 * Guards unsaved work for as long as the component stands. `resume` goes on with what was asked about, as in `LeaveGuard`.
 * Only the `isDirty` of the first drawing is used, because it is called while other components render.
 */
export function useLeaveGuard({ isDirty, onLeave, onMove }: Options): Pick<LeaveGuard, 'resume'> {
  const guarding = useRef<LeaveGuard | null>(null)
  const [losesWork] = useState(() => isDirty)
  const leave = useEffectEvent((address: string) => onLeave(address))
  const move = useEffectEvent((address: string) => onMove?.(address))
  useEffect(() => {
    const guard = guardLeaving(window, { isDirty: losesWork, onLeave: (address) => leave(address), onMove: (address) => move(address) })
    guarding.current = guard
    return () => {
      guarding.current = null
      guard.stop()
    }
  }, [losesWork])
  return { resume: (address) => guarding.current?.resume(address) ?? false }
}
