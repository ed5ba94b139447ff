import type { CentreFigures } from '#openapi/generated/schema.d.ts'
import type { Resources } from '#openapi/generated/resources.ts'
import type { ResourceRecord } from '../../models.ts'
import type { PersonalStore } from '../engine/store.ts'
import { textOf } from '../engine/values.ts'

type Result = Partial<Resources['Result']['record']>

const order = ['A*', 'A', 'B', 'C', 'D', 'E', 'U', 'Distinction', 'Credit', 'Pass', 'Fail']
const rankOf = (grade: string) => (order.includes(grade) ? order.indexOf(grade) : order.length)

function gradesOf(results: readonly Result[]): CentreFigures['grades'] {
  const counts = new Map<string, number>()
  for (const { grade } of results) if (grade !== undefined) counts.set(grade, (counts.get(grade) ?? 0) + 1)
  return [...counts]
    .map(([grade, count]) => ({ grade, count }))
    .toSorted((one, other) => rankOf(one.grade) - rankOf(other.grade) || one.grade.localeCompare(other.grade, 'en', { numeric: true }))
}

function figuresOf(centreId: number, results: readonly Result[], store: PersonalStore): CentreFigures {
  // A mark that is withheld is not told by a mean either.
  const graded = results.filter(({ finalMark, outcome }) => finalMark !== undefined && outcome !== 'Withheld')
  const sum = graded.reduce((total, { finalMark = 0 }) => total + finalMark, 0)
  return {
    centreId,
    centreName: store.named('Centre', centreId),
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

/** The results of a set by centre, of those that the person may see. */
export function centreDetailsOf({ id, status, fields }: ResourceRecord, store: PersonalStore) {
  const byCentre = new Map<number, Result[]>()
  for (const record of store.scoped('Result')) {
    const result: Result = record.fields
    if (result.resultIntakeId !== id || record.status !== 1) continue
    const centreId = result.centreId ?? 0
    const known = byCentre.get(centreId)
    if (known) known.push(result)
    else byCentre.set(centreId, [result])
  }
  return {
    setName: textOf(fields['resultSetName']),
    status: Number(status) as 1 | 2 | 8 | 10,
    centres: [...byCentre]
      .filter(([centreId]) => centreId > 0)
      .map(([centreId, results]) => figuresOf(centreId, results, store))
      .toSorted((one, other) => one.centreName.localeCompare(other.centreName, 'en')),
  }
}
