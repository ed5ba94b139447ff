import type { CentreDetailsAnswer, CentreFigures, ModuleFigures } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import { daysBetween } from '../../factories/days.ts'
import type { Day, ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'
import type { SetFields } from './audiences.ts'

type Result = Partial<Resources['Result']['record']>
type Details = CentreDetailsAnswer['data']
type Figures = Omit<CentreFigures, 'centreId' | 'centreName'>

const order = ['A*', 'A', 'B', 'C', 'D', 'E', 'U', 'Distinction', 'Credit', 'Pass', 'Fail']
const rankOf = (grade: string) => (order.includes(grade) ? order.indexOf(grade) : order.length)

function gradesOf(results: readonly Result[]): CentreFigures['grades'] {
  const counts = new Map<string, number>()
  for (const { grade } of results) if (grade !== undefined) counts.set(grade, (counts.get(grade) ?? 0) + 1)
  return [...counts]
    .map(([grade, count]) => ({ grade, count }))
    .toSorted((one, other) => rankOf(one.grade) - rankOf(other.grade) || one.grade.localeCompare(other.grade, 'en', { numeric: true }))
}

function figuresOf(results: readonly Result[]): Figures {
  // A mark that is withheld is not told by a mean either.
  const graded = results.filter(({ finalMark, outcome }) => finalMark !== undefined && outcome !== 'Withheld')
  const sum = graded.reduce((total, { finalMark = 0 }) => total + finalMark, 0)
  return {
    students: new Set(results.map(({ studentId }) => studentId)).size,
    rowsTotal: results.length,
    rowsMissing: results.filter(({ isMissing }) => isMissing === 1).length,
    passed: graded.filter(({ outcome }) => outcome === 'Pass').length,
    graded: graded.length,
    withheld: results.filter(({ outcome }) => outcome === 'Withheld').length,
    ...(graded.length > 0 && { meanMark: Math.round((sum / graded.length) * 10) / 10 }),
    grades: gradesOf(graded),
  }
}

/** The results of some sets that the person may see. */
function seenOf(sets: ReadonlySet<number>, store: PersonalStore): Result[] {
  return store.scoped('Result').flatMap((record) => {
    const result: Result = record.fields
    return record.status === 1 && sets.has(result.resultIntakeId ?? 0) ? [result] : []
  })
}

function grouped(results: readonly Result[], idOf: (result: Result) => number | undefined): ReadonlyMap<number, Result[]> {
  const groups = new Map<number, Result[]>()
  for (const result of results) {
    const id = idOf(result) ?? 0
    const known = groups.get(id)
    if (known) known.push(result)
    else groups.set(id, [result])
  }
  return groups
}

/** The first day of the block of a set. */
const startOf = (set: SetFields, { db }: Pick<PersonalStore, 'db'>): Day | null =>
  db.blocks.find(set.examBlockId ?? set.testBlockId ?? 0)?.startDate ?? null

const year = 365
/** By how many days the distance of two series may differ from a year. */
const sameSeason = 45

/** The sets of the same kind before one that share a module with it: that of a year before first, then the latest ones. */
function setsBefore({ id, fields }: ResourceRecord, store: PersonalStore): readonly ResourceRecord[] {
  const own = fields as SetFields
  const start = startOf(own, store)
  if (start === null) return []
  return store
    .records('ResultSet')
    .where((other) => {
      const set = other.fields as SetFields
      return (
        other.id !== id &&
        set.kind === own.kind &&
        set.blockKind === own.blockKind &&
        set.moduleIds.some((one) => own.moduleIds.includes(one))
      )
    })
    .flatMap((other) => {
      const from = startOf(other.fields as SetFields, store)
      const days = from === null ? 0 : daysBetween(from, start)
      return days > 0 ? [{ other, days, isOfSeason: Math.abs(days - year) <= sameSeason }] : []
    })
    .toSorted((one, another) => Number(another.isOfSeason) - Number(one.isOfSeason) || one.days - another.days)
    .map(({ other }) => other)
}

/** What the results before came to, as far as the person may see them. */
function beforeOf(set: ResourceRecord, store: PersonalStore): Details['before'] {
  const sets = setsBefore(set, store)
  const seen = grouped(seenOf(new Set(sets.map(({ id }) => id)), store), ({ resultIntakeId }) => resultIntakeId)
  for (const { id, fields } of sets) {
    const { passed, graded, meanMark, grades } = figuresOf(seen.get(id) ?? [])
    if (graded === 0) continue
    return { setName: textOf(fields['resultSetName']), passed, graded, grades, ...(meanMark !== undefined && { meanMark }) }
  }
  return undefined
}

/** The results of a set by centre, of those that the person may see. */
export function centreDetailsOf(set: ResourceRecord, store: PersonalStore): Details {
  const { id, status, fields } = set
  const byCentre = grouped(seenOf(new Set([id]), store), ({ centreId }) => centreId)
  const before = beforeOf(set, store)
  return {
    setName: textOf(fields['resultSetName']),
    status: Number(status) as 1 | 2 | 8 | 10,
    centres: [...byCentre]
      .filter(([centreId]) => centreId > 0)
      .map(([centreId, results]) => ({ centreId, centreName: store.named('Centre', centreId), ...figuresOf(results) }))
      .toSorted((one, other) => one.centreName.localeCompare(other.centreName, 'en')),
    ...(before && { before }),
  }
}

/** The results of a set by module: also of those modules that have none yet. */
export function moduleGroupsOf({ id, fields }: ResourceRecord, store: PersonalStore): ModuleFigures[] {
  const byModule = grouped(seenOf(new Set([id]), store), ({ moduleId }) => moduleId)
  const moduleIds = new Set([...(fields as SetFields).moduleIds, ...byModule.keys()])
  return [...moduleIds]
    .map((moduleId) => ({ moduleId, moduleName: store.named('Module', moduleId), ...figuresOf(byModule.get(moduleId) ?? []) }))
    .toSorted((one, other) => one.moduleName.localeCompare(other.moduleName, 'en'))
}
