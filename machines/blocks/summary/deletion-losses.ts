import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockSummary } from './block-summary.ts'

/** What is deleted together with a saved block. */
export interface DeletionLosses {
  readonly dates: readonly CivilDate[]
  /** Names of modules, each once, and in how many slots they stand. */
  readonly modules: readonly string[]
  readonly placements: number
  /** Names of the academic dates that have a date. */
  readonly academicDates: readonly string[]
}

export function deletionLosses({ record, days }: Pick<BlockSummary, 'record' | 'days'>): DeletionLosses {
  const names = days.flatMap(({ slots }) => slots.flatMap(({ modules }) => modules.map(({ name }) => name)))
  return {
    dates: days.map(({ date }) => date),
    modules: [...new Set(names)],
    placements: names.length,
    academicDates: record.academicDates.filter(({ from }) => from !== null).map(({ name }) => name),
  }
}
