import { useState } from 'react'
import { createStoredValue, openStorage, plainWord } from '#src/storage/stored-value.ts'

const shapes = ['rail', 'open'] as const

const stored = createStoredValue({
  storage: openStorage(() => localStorage),
  key: 'sideMenu',
  spelling: plainWord,
  parse: (word) => shapes.find((shape) => shape === word) ?? null,
})

/** Whether the side menu is folded to its rail on wide screens, remembered in this browser. */
export function useMenuPreference(): readonly [isRail: boolean, setRail: (isRail: boolean) => void] {
  const [isRail, setRail] = useState(() => stored.read() === 'rail')
  return [
    isRail,
    (next) => {
      setRail(next)
      stored.write(next ? 'rail' : 'open')
    },
  ]
}
