import type { CivilDate } from '#machines/time/civil.ts'
import type { DaySchedule, ProhibitedPair, ScheduledModule } from '../scheduling/schedule.ts'

/** What the module rules say about a schedule. A pair that a rule records in one direction holds in both. */

/** For each module, the modules prohibited with it and the names of the rules that say so. */
export type Prohibitions = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

export interface Place {
  readonly dateId: string
  readonly date: CivilDate
  readonly slot: number
  readonly moduleId: string
  readonly name: string
}

/** Two prohibited modules that are scheduled together; `reach` says how closely. */
export interface ProhibitedTogether {
  readonly reach: 'slot' | 'date' | 'block'
  readonly ruleNames: readonly string[]
  readonly first: Place
  readonly second: Place
}

export function prohibitionsOf(pairs: readonly ProhibitedPair[]): Prohibitions {
  const all = new Map<string, Map<string, string[]>>()
  const note = (from: string, to: string, ruleName: string) => {
    const others = all.get(from) ?? new Map<string, string[]>()
    const names = others.get(to) ?? []
    if (!names.includes(ruleName)) names.push(ruleName)
    all.set(from, others.set(to, names))
  }
  for (const pair of pairs) {
    if (pair.moduleId === pair.prohibitedId) continue
    note(pair.moduleId, pair.prohibitedId, pair.ruleName)
    note(pair.prohibitedId, pair.moduleId, pair.ruleName)
  }
  return all
}

/** The modules of a slot with which a module is prohibited; itself never counts. */
export function conflictsIn(
  modules: readonly ScheduledModule[],
  moduleId: string,
  prohibitions: Prohibitions,
): readonly { readonly module: ScheduledModule; readonly ruleNames: readonly string[] }[] {
  const others = prohibitions.get(moduleId)
  if (!others) return []
  return modules.flatMap((module) => {
    const ruleNames = others.get(module.moduleId)
    return ruleNames ? [{ module, ruleNames }] : []
  })
}

const reaches = ['slot', 'date', 'block'] as const

/** Pairs of places with the same key, by one index: a module placed a hundred times costs a hundred steps. */
function pairsByKey(
  mine: readonly Place[],
  theirs: readonly Place[],
  keyOf: (place: Place) => string,
): readonly (readonly [Place, Place])[] {
  const byKey = new Map<string, Place[]>()
  for (const place of theirs) byKey.set(keyOf(place), [...(byKey.get(keyOf(place)) ?? []), place])
  return mine.flatMap((first) => (byKey.get(keyOf(first)) ?? []).map((second) => [first, second] as const))
}

function closest(
  mine: readonly Place[],
  theirs: readonly Place[],
): { reach: ProhibitedTogether['reach']; pairs: readonly (readonly [Place, Place])[] } {
  const inSlot = pairsByKey(mine, theirs, (place) => `${place.dateId} ${place.slot}`)
  if (inSlot.length > 0) return { reach: 'slot', pairs: inSlot }
  const onDate = pairsByKey(mine, theirs, (place) => place.dateId)
  if (onDate.length > 0) return { reach: 'date', pairs: onDate }
  return { reach: 'block', pairs: pairsByKey(mine.slice(0, 1), theirs.slice(0, 1), () => '') }
}

/** Each prohibited pair of a schedule where it is closest: every shared slot, else every shared date, else once for the block. */
export function prohibitedTogether(
  days: readonly Pick<DaySchedule, 'dateId' | 'date' | 'slots'>[],
  prohibitions: Prohibitions,
): readonly ProhibitedTogether[] {
  const places = new Map<string, Place[]>()
  for (const { dateId, date, slots } of days)
    for (const slot of slots)
      for (const { moduleId, name } of slot.modules) {
        if (!prohibitions.has(moduleId)) continue
        const known = places.get(moduleId)
        const place = { dateId, date, slot: slot.number, moduleId, name }
        if (known) known.push(place)
        else places.set(moduleId, [place])
      }

  const found: ProhibitedTogether[] = []
  for (const [moduleId, mine] of places)
    for (const [otherId, ruleNames] of prohibitions.get(moduleId) ?? []) {
      const theirs = places.get(otherId)
      if (!theirs || moduleId > otherId) continue
      const { reach, pairs } = closest(mine, theirs)
      found.push(...pairs.map(([first, second]) => ({ reach, ruleNames, first, second })))
    }
  return found.sort(
    (a, b) =>
      reaches.indexOf(a.reach) - reaches.indexOf(b.reach) || a.first.date.localeCompare(b.first.date) || a.first.slot - b.first.slot,
  )
}
