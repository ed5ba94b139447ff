import type { CloneSource } from '#machines/blocks/next-year/clone-plan.ts'
import type { NextYearInput } from '#machines/blocks/next-year/next-year-types.ts'
import type { Failure } from '#machines/outcome.ts'
import { defaultAcademicDate } from '#src/blocks/kinds/kind.ts'
import { moduleNamed, seededBlock } from '#tests/support/seeded-blocks.ts'

const academicDates = [
  { ...defaultAcademicDate('Moderation', 2), id: 41, from: '2026-11-04', to: '2026-11-06', isOn: true },
  { ...defaultAcademicDate('Exam Boards', 3), id: 42, from: '2026-11-11', to: '2026-11-11', isOn: true },
  defaultAcademicDate('Clearing', 7),
]

/** A seeded block as the source of a clone, with three academic dates, one of them without a day. */
export function cloneSource(name: string, changes: Partial<CloneSource> = {}): CloneSource {
  const { record, zones, days } = seededBlock(name)
  const names = new Set(days.flatMap(({ slots }) => slots.flatMap(({ modules }) => modules.map((module) => module.name))))
  return {
    record: { ...record, academicDates },
    slotsPerDay: zones[0]?.slots.length ?? 0,
    zones,
    countries: ['New Zealand', 'United Kingdom'],
    days,
    offered: [...names].map(moduleNamed),
    ...changes,
  }
}

/** What the machine of a clone is given on 22 November 2026; `failure` takes errors that are a `Failure` already. */
export const nextYearInput: NextYearInput = {
  sourceId: '109',
  start: null,
  today: () => '2026-11-22',
  requiredTexts: { name: 'No name.', shortName: 'No short name.', code: 'No code.', from: 'No start.', to: 'No end.' },
  failure: (problem) => problem as Failure,
}
