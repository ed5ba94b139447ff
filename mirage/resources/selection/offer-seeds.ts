import type { SeedDays } from '../engine/service.ts'

/** Curricula that are offered, each to so many centres. */
const offered = [1, 2, 6, 8, 5] as const
const perCurriculum = 24
const centres = 48
const currentYear = 22

/** Those that are inactive. */
const left: readonly number[] = [19, 45, 46]
const baobab = 26
const closedYesterday = 5
/** An offer of Thameside International College, whose last day is that of seeding. */
const closesToday = { curriculumId: 6, centreId: 2 }

const active = Array.from({ length: centres }, (_, index) => index + 1).filter((id) => !left.includes(id))

/** The centres that a curriculum is offered to, Baobab College Accra always among them. */
export function centresOffered(curriculumId: number): readonly number[] {
  const start = offered.findIndex((id) => id === curriculumId) * 9
  const chosen = Array.from({ length: perCurriculum }, (_, index) => active[(start + index) % active.length] ?? 1)
  return chosen.includes(baobab) ? chosen : [...chosen.slice(1), baobab].toSorted((a, b) => a - b)
}

/** 120 offers, of five curricula to 24 centres each. */
export const offerSeeds = (days: SeedDays) =>
  offered
    .flatMap((curriculumId) => centresOffered(curriculumId).map((centreId) => ({ curriculumId, centreId })))
    .map(({ curriculumId, centreId }, index) => ({
      id: index + 1,
      curriculumId,
      yearId: currentYear,
      centreId,
      selectionFrom: days.on('2026-09-01'),
      selectionTo:
        curriculumId === closedYesterday
          ? days.inDays(-1)
          : curriculumId === closesToday.curriculumId && centreId === closesToday.centreId
            ? days.today
            : days.on('2027-02-26'),
      maxCombos: curriculumId === closesToday.curriculumId ? 2 : 4,
      requestCodes: [233, 234, 235, 236] satisfies number[] as (233 | 234 | 235 | 236)[],
    }))
