import type { Combination } from '../combinations.ts'
import type { DaySchedule } from '../scheduling/schedule.ts'
import type { Concerned, Finding } from './finding.ts'
import { prohibitedTogether, type Place, type ProhibitedTogether, type Prohibitions } from './prohibited-pairs.ts'

type Days = readonly Pick<DaySchedule, 'dateId' | 'date' | 'slots'>[]

/** The most papers of a combination on one date. */
export const mostPapersADay = 2

const placesOn = ({ dateId, date, slots }: Days[number]): readonly Place[] =>
  slots.flatMap(({ number, modules }) => modules.map(({ moduleId, name }) => ({ dateId, date, slot: number, moduleId, name })))

const byStudents = (concerned: readonly Concerned[]): readonly Concerned[] => concerned.toSorted((a, b) => b.students - a.students)

/** The combinations with a module, by the module's id. */
export function combinationsByModule(combinations: readonly Combination[]): ReadonlyMap<string, readonly Combination[]> {
  const all = new Map<string, Combination[]>()
  for (const combination of combinations)
    for (const id of new Set(combination.modules.map((module) => module.id))) {
      const known = all.get(id)
      if (known) known.push(combination)
      else all.set(id, [combination])
    }
  return all
}

/** The students of the combinations with both modules, the most first. */
export const concernedBy = (
  byModule: ReadonlyMap<string, readonly Combination[]>,
  moduleId: string,
  otherId: string,
): readonly Concerned[] => {
  const others = new Set(byModule.get(otherId))
  return byStudents(
    (byModule.get(moduleId) ?? [])
      .filter((combination) => others.has(combination))
      .map(({ name, studentCount }) => ({ name, students: studentCount })),
  )
}

/** Two modules in one slot that some students take both. */
function clashes(places: readonly Place[], byModule: ReadonlyMap<string, readonly Combination[]>): readonly Finding[] {
  return places.flatMap((first, index) =>
    places.slice(index + 1).flatMap((second) => {
      if (second.slot !== first.slot) return []
      const concerned = concernedBy(byModule, first.moduleId, second.moduleId)
      if (concerned.length === 0) return []
      const id = ['F01', first.dateId, first.slot, first.moduleId, second.moduleId].join(' ')
      return [{ id, level: 'ask' as const, subject: { kind: 'clash' as const, first, second, concerned } }]
    }),
  )
}

/** Dates on which some students sit too many papers; combinations with the same papers are one line. */
function crowded(day: Days[number], places: readonly Place[], byModule: ReadonlyMap<string, readonly Combination[]>): readonly Finding[] {
  const papers = new Map<Combination, Place[]>()
  for (const place of places)
    for (const combination of byModule.get(place.moduleId) ?? []) {
      const known = papers.get(combination)
      if (known) known.push(place)
      else papers.set(combination, [place])
    }
  const groups = new Map<string, { places: readonly Place[]; concerned: Concerned[] }>()
  for (const [{ name, studentCount }, sat] of papers) {
    if (new Set(sat.map(({ moduleId }) => moduleId)).size <= mostPapersADay) continue
    const key = sat.map(({ moduleId, slot }) => `${moduleId}.${slot}`).join(' ')
    const group = groups.get(key) ?? { places: sat, concerned: [] }
    group.concerned.push({ name, students: studentCount })
    groups.set(key, group)
  }
  return [...groups].map(([key, { places: sat, concerned }]) => ({
    id: `F05 ${day.dateId} ${key}`,
    level: 'ask',
    subject: {
      kind: 'manyPapers',
      on: { dateId: day.dateId, date: day.date },
      papers: new Set(sat.map(({ moduleId }) => moduleId)).size,
      concerned: byStudents(concerned),
      places: sat,
    },
  }))
}

/** Clashes of students and days with too many papers. */
export function studentFindings(days: Days, combinations: readonly Combination[]): readonly Finding[] {
  const byModule = combinationsByModule(combinations)
  return days.flatMap((day) => {
    const places = placesOn(day)
    return [...clashes(places, byModule), ...crowded(day, places, byModule)]
  })
}

/** Prohibited pairs: one line for each in a slot, the others grouped by distance. */
export function pairFindings(days: Days, prohibitions: Prohibitions, mayShareSlot: boolean): readonly Finding[] {
  const level = mayShareSlot ? 'tell' : 'ask'
  const found = prohibitedTogether(days, prohibitions)
  const of = (reach: ProhibitedTogether['reach']) => found.filter((pair) => pair.reach === reach)
  const [onDate, inBlock] = [of('date'), of('block')]
  return [
    ...of('slot').map((pair): Finding => {
      const { first, second } = pair
      const id = ['F02', first.dateId, first.slot, first.moduleId, second.moduleId].join(' ')
      return { id, level, subject: { kind: 'pairInSlot', pair } }
    }),
    ...(onDate.length > 0 ? [{ id: 'F03', level, subject: { kind: 'pairsOnDate', pairs: onDate } } as const] : []),
    ...(inBlock.length > 0 ? [{ id: 'F04', level, subject: { kind: 'pairsInBlock', pairs: inBlock } } as const] : []),
  ]
}

/** Modules in more than one slot of the block. */
export function repeatFindings(days: Days): readonly Finding[] {
  const all = new Map<string, Place[]>()
  for (const place of days.flatMap(placesOn)) {
    const known = all.get(place.moduleId)
    if (known) known.push(place)
    else all.set(place.moduleId, [place])
  }
  const modules = [...all.values()].flatMap((places) => (places.length > 1 ? [{ name: places[0]?.name ?? '', places }] : []))
  return modules.length > 0 ? [{ id: 'F06', level: 'tell', subject: { kind: 'again', modules } }] : []
}
