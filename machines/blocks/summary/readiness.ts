import type { Finding, FindingSubject } from '../findings/finding.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockSummary } from './block-summary.ts'

/** Open points of a block before its publication. */

/** An open point of a block. A likely mistake has to be acknowledged before a publish; the rest is advice. */
export type OpenPoint =
  /** Unsaved edits in this browser, of the details or of the schedule of one date: a publish leaves them out. */
  | { readonly kind: 'unsavedDetails' }
  | { readonly kind: 'unsavedDate'; readonly date: CivilDate }
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'undatedAcademicDates'; readonly names: readonly string[] }

/** A check that a block has passed. */
export type SettledPoint =
  | { readonly kind: 'dates'; readonly workingDays: number; readonly emptyOthers: number }
  /** `areStudentsChecked`: also, no student sits two papers at once or three on one day. */
  | { readonly kind: 'modules'; readonly haveVersions: boolean; readonly areStudentsChecked: boolean }

/** Whether a publish asks about it. */
export const isAsked = (point: OpenPoint): boolean =>
  point.kind === 'finding' ? point.finding.level === 'ask' : point.kind !== 'undatedAcademicDates'

interface ReadinessFacts {
  readonly academicDates: BlockSummary['record']['academicDates']
  readonly found: readonly Finding[]
  readonly hasUnsavedDetails: boolean
  readonly unsavedDates: readonly CivilDate[]
}

/** All open points of a saved block, those to acknowledge first. */
export function openPoints({ academicDates, found, hasUnsavedDetails, unsavedDates }: ReadinessFacts): readonly OpenPoint[] {
  const undated = academicDates.filter(({ from }) => from === null).map(({ name }) => name)
  return [
    ...(hasUnsavedDetails ? [{ kind: 'unsavedDetails' as const }] : []),
    ...unsavedDates.map((date) => ({ kind: 'unsavedDate' as const, date })),
    ...found.map((finding) => ({ kind: 'finding' as const, finding })),
    ...(undated.length > 0 ? [{ kind: 'undatedAcademicDates' as const, names: undated }] : []),
  ]
}

/** The passed checks of a block with modules; `areStudentsKnown` when the combinations of modules are known. */
export function settledPoints(days: BlockSummary['days'], found: readonly Finding[], areStudentsKnown: boolean): readonly SettledPoint[] {
  const isFilled = ({ slots }: BlockSummary['days'][number]) => slots.some(({ modules }) => modules.length > 0)
  if (!days.some(isFilled)) return []
  const has = (...kinds: readonly FindingSubject['kind'][]) => found.some(({ subject }) => kinds.includes(subject.kind))
  const haveVersions = !has('noVersion')
  const areStudentsChecked = areStudentsKnown && !has('clash', 'manyPapers')
  return [
    ...(has('emptyDates')
      ? []
      : [
          {
            kind: 'dates' as const,
            workingDays: days.filter(({ isHoliday }) => !isHoliday).length,
            emptyOthers: days.filter((day) => day.isHoliday && !isFilled(day)).length,
          },
        ]),
    ...(haveVersions || areStudentsChecked ? [{ kind: 'modules' as const, haveVersions, areStudentsChecked }] : []),
  ]
}
