import type { SeedDays } from '../engine/service.ts'
import { acceptedAt } from './accepted-seeds.ts'

/** Curricula that are offered, each to so many centres, from which place among the active centres on. */
const offered = [
  [1, 0],
  [2, 9],
  [6, 18],
  [8, 27],
  [5, 40],
] as const
const perCurriculum = 24
const centres = 48
const currentYear = 22

/** The inactive centres. */
const left: readonly number[] = [19, 45, 46]
const baobab = 26
/** The curriculum that all centres but Baobab College could choose until yesterday, and the one that Baobab College could. */
const [closedYesterday, closedForBaobab] = [5, 2]
/** An offer of Chao Phraya Academy, whose last day is that of seeding. */
const closesToday = { curriculumId: 6, centreId: 27 }

const active = Array.from({ length: centres }, (_, index) => index + 1).filter((id) => !left.includes(id))

/** The centres that a curriculum is offered to, Baobab College Accra always among them. */
export function centresOffered(curriculumId: number): readonly number[] {
  const [, start = 0] = offered.find(([id]) => id === curriculumId) ?? []
  const chosen = Array.from({ length: perCurriculum }, (_, index) => active[(start + index) % active.length] ?? 1)
  if (!chosen.includes(baobab)) return [...chosen.slice(1), baobab].toSorted((a, b) => a - b)
  // An inactive centre keeps the offer that it was accepted for.
  const before = left.filter((id) => acceptedAt(id).includes(curriculumId))
  return [...chosen.slice(0, chosen.length - before.length), ...before].toSorted((a, b) => a - b)
}

/** The last day on which a centre may choose. */
function lastDayOf(curriculumId: number, centreId: number, days: SeedDays): string {
  if (curriculumId === closesToday.curriculumId && centreId === closesToday.centreId) return days.today
  return curriculumId === (centreId === baobab ? closedForBaobab : closedYesterday) ? days.inDays(-1) : days.on('2027-02-26')
}

/** 120 offers, of five curricula to 24 centres each. */
export const offerSeeds = (days: SeedDays) =>
  offered
    .flatMap(([curriculumId]) => centresOffered(curriculumId).map((centreId) => ({ curriculumId, centreId })))
    .map(({ curriculumId, centreId }, index) => ({
      id: index + 1,
      curriculumId,
      yearId: currentYear,
      centreId,
      selectionFrom: days.on('2026-09-01'),
      selectionTo: lastDayOf(curriculumId, centreId, days),
      maxCombos: curriculumId === closesToday.curriculumId ? 2 : 4,
      requestCodes: [233, 234, 235, 236] satisfies number[] as (233 | 234 | 235 | 236)[],
    }))
