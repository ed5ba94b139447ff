import { seededCentreCount } from '../../masters/seeds/centres.ts'
import type { SeedOf } from '../../engine/service.ts'

const [draft, active] = [2, 1]
/** The last year, this one, and the next one, which is still being planned. */
const yearIds = [21, 22, 23] as const
const nextYear = 23
/** What a student of each programme is planned to bring in. */
const feesMinor = [180_000, 230_000, 210_000, 90_000] as const

/**
 * A target for each centre and programme of three years: 576, the most that there can be. The 600 of the catalogue's page would need
 * 50 centres, and its page of masters has 48.
 */
export const targetSeeds = (): SeedOf<'Target'>[] =>
  yearIds
    .flatMap((yearId) =>
      Array.from({ length: seededCentreCount }, (_, index) => index + 1).flatMap((centreId) =>
        feesMinor.map((feeMinor, index) => {
          const students = (centreId * 7 + index * 13 + yearId * 3) % 4
          return {
            yearId,
            centreId,
            programId: index + 1,
            students,
            revenueMinor: students * feeMinor,
            status: yearId === nextYear ? draft : active,
          }
        }),
      ),
    )
    .map((seed, index) => ({ id: index + 1, ...seed }))
