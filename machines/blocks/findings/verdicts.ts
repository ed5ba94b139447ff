import type { Combination } from '../combinations.ts'
import type { Slots } from '../scheduling/schedule-rules.ts'
import type { Concerned } from './finding.ts'
import { combinationsByModule, concernedBy, mostPapersADay } from './module-findings.ts'
import { conflictsIn, type Prohibitions } from './prohibited-pairs.ts'

/** What placing a module in a slot would cause. It only informs: every slot takes it, except one that has it already. */
export type Verdict =
  /** Students would sit both it and `other` at once. */
  | { readonly kind: 'clash'; readonly other: string; readonly concerned: readonly Concerned[] }
  | { readonly kind: 'pair'; readonly others: readonly string[]; readonly ruleNames: readonly string[] }
  /** Some students would have too many papers on that date. */
  | { readonly kind: 'third'; readonly papers: number; readonly concerned: readonly Concerned[] }
  | { readonly kind: 'here' }
  | { readonly kind: 'fits'; readonly isEmpty: boolean }

/** The best slots come first. */
const kindsByFit: readonly Verdict['kind'][] = ['fits', 'third', 'pair', 'clash', 'here']

export const byFit = (a: Verdict, b: Verdict): number => kindsByFit.indexOf(a.kind) - kindsByFit.indexOf(b.kind)

const studentsOf = (concerned: readonly Concerned[]): number => concerned.reduce((sum, { students }) => sum + students, 0)

/** The origin of a dragged module: a slot of the date, or elsewhere. */
export interface Carried {
  readonly moduleId: string
  readonly from: number | null
}

/**
 * The worst verdict on a module for every slot of a date. Without the rules or the combinations, which are null then, it is not
 * known whether a slot fits: where nothing speaks against it, it has no verdict.
 */
export function verdictsOn(
  slots: Slots,
  { moduleId, from }: Carried,
  prohibitions: Prohibitions | null,
  combinations: readonly Combination[] | null,
): ReadonlyMap<number, Verdict> {
  const byModule = combinationsByModule(combinations ?? [])
  const own = byModule.get(moduleId) ?? []
  const others = new Set(
    slots.flatMap(({ number, modules }) =>
      modules.filter((module) => module.moduleId !== moduleId || number !== from).map((module) => module.moduleId),
    ),
  )
  const papersOf = ({ modules }: Combination) => modules.filter(({ id }) => id === moduleId || others.has(id)).length
  const crowded = own.filter((combination) => papersOf(combination) > mostPapersADay)
  const third: Verdict | null =
    crowded.length > 0
      ? {
          kind: 'third',
          papers: Math.max(...crowded.map(papersOf)),
          concerned: crowded
            .map(({ name, studentCount }) => ({ name, students: studentCount }))
            .toSorted((a, b) => b.students - a.students),
        }
      : null

  const verdictOn = ({ modules }: Slots[number]): Verdict | null => {
    if (modules.some((module) => module.moduleId === moduleId)) return { kind: 'here' }
    const clashes = modules
      .map(({ moduleId: otherId, name }) => ({ other: name, concerned: concernedBy(byModule, moduleId, otherId) }))
      .filter(({ concerned }) => concerned.length > 0)
      .toSorted((a, b) => studentsOf(b.concerned) - studentsOf(a.concerned))
    const [clash] = clashes
    if (clash) return { kind: 'clash', ...clash }
    const pairs = prohibitions ? conflictsIn(modules, moduleId, prohibitions) : []
    if (pairs.length > 0)
      return {
        kind: 'pair',
        others: pairs.map(({ module }) => module.name),
        ruleNames: [...new Set(pairs.flatMap(({ ruleNames }) => ruleNames))],
      }
    if (third) return third
    return prohibitions && combinations ? { kind: 'fits', isEmpty: modules.length === 0 } : null
  }
  return new Map(
    slots.flatMap((slot) => {
      const verdict = verdictOn(slot)
      return verdict ? [[slot.number, verdict]] : []
    }),
  )
}
