import { useState } from 'react'

const key = 'sideMenu'

/** Storage can be blocked or full; the choice then holds for this page only. */
function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the side menu is folded to its rail on wide screens, remembered in this browser. */
export function useMenuPreference(): readonly [isRail: boolean, setRail: (isRail: boolean) => void] {
  const [isRail, setRail] = useState(() => stored() === 'rail')
  return [
    isRail,
    (next) => {
      setRail(next)
      try {
        localStorage.setItem(key, next ? 'rail' : 'open')
      } catch {
        // Kept for this page only.
      }
    },
  ]
}
