import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createStoredValue, openStorage } from '#src/storage/stored-value.ts'
import { centreClocks, zoneOf } from '#src/time/reader-zone.ts'

/** How many zones are shown beside an entry. */
export const mostZones = 12

const key = 'calendarZones'
const Clocks = v.pipe(
  v.array(v.string()),
  v.transform((clocks) => [...new Set(clocks)].filter((clock) => zoneOf(clock) !== null).slice(0, mostZones)),
)
const listeners = new Set<() => void>()

const stored = createStoredValue<readonly string[]>({
  storage: openStorage(() => localStorage),
  key,
  parse: (value) => {
    const { success, output } = v.safeParse(Clocks, value)
    return success ? output : null
  },
})

let picked: readonly string[] | null = null
const current = (): readonly string[] => (picked ??= stored.read() ?? centreClocks)

function tell(): void {
  for (const listener of listeners) listener()
}

/** Shows other zones (IANA identifiers) beside entries, and keeps them in this browser; null goes back to the usual ones. */
export function pickElsewhere(clocks: readonly string[] | null): void {
  picked = clocks?.slice(0, mostZones) ?? centreClocks
  if (clocks === null) stored.clear()
  else stored.write(picked)
  tell()
}

function subscribe(listener: () => void): () => void {
  const adopt = ({ key: changed }: StorageEvent) => {
    if (changed !== key && changed !== null) return
    picked = null
    tell()
  }
  listeners.add(listener)
  addEventListener('storage', adopt)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', adopt)
  }
}

/** The clocks of the zones that are shown beside entries, also where another tab has picked them. */
export const useElsewhereClocks = (): readonly string[] => useSyncExternalStore(subscribe, current)
