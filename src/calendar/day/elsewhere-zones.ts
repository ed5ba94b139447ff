import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createSharedChoice } from '#src/storage/shared-choice.ts'
import { centreClocks, zoneOf } from '#src/time/reader-zone.ts'

/** How many zones are shown beside an entry. */
export const mostZones = 12

const Clocks = v.pipe(
  v.array(v.string()),
  v.transform((clocks) => [...new Set(clocks)].filter((clock) => zoneOf(clock) !== null).slice(0, mostZones)),
)

const choice = createSharedChoice<readonly string[]>({
  key: 'calendarZones',
  usual: centreClocks,
  parse: (value) => {
    const { success, output } = v.safeParse(Clocks, value)
    return success ? output : null
  },
})

/** Shows other zones (IANA identifiers) beside entries, and keeps them in this browser; null goes back to the usual ones. */
export const pickElsewhere = (clocks: readonly string[] | null): void => choice.pick(clocks?.slice(0, mostZones) ?? null)

/** The clocks of the zones that are shown beside entries, also where another tab has picked them. */
export const useElsewhereClocks = (): readonly string[] => useSyncExternalStore(choice.subscribe, choice.current)
