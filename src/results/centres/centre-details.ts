import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '#src/resources/record-calls.ts'

const count = v.number()
const read = answerReader(
  'getCentreDetails',
  v.object({
    setName: v.string(),
    status: count,
    centres: v.array(
      v.object({
        centreId: count,
        centreName: v.string(),
        students: count,
        rowsTotal: count,
        rowsMissing: count,
        passed: count,
        graded: count,
        withheld: count,
        meanMark: v.optional(count),
        grades: v.array(v.object({ grade: v.string(), count })),
      }),
    ),
  }),
)

export type CentreDetails = ReturnType<typeof read>
export type CentreFigures = CentreDetails['centres'][number]

/** How far the results of a set are, by centre. As lists are, it is read again after a write. */
export const centreDetailsQuery = (api: Api, codec: IdCodec, setId: string) =>
  queryOptions({
    queryKey: ['records', resultSet.name, 'list', { centresOf: setId }],
    queryFn: async ({ signal }) => {
      const log = { component: resultSet.components, permission: 'View' as const }
      return read(await api.call('getCentreDetails', { path: { id: encrypted(codec, setId) } }, { log, signal }))
    },
  })

const share = (part: number, whole: number): string => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(1)} %`)

/** The share of passes among the graded results. */
export const passRate = ({ passed, graded }: Pick<CentreFigures, 'passed' | 'graded'>): string => share(passed, graded)

/** The figures of all centres together: a mean counts each result once. */
export function allCentres(centres: readonly CentreFigures[]): Omit<CentreFigures, 'centreId' | 'centreName'> {
  const sum = (of: (one: CentreFigures) => number) => centres.reduce((total, one) => total + of(one), 0)
  const graded = sum((one) => one.graded)
  const marks = sum(({ meanMark = 0, graded: own }) => meanMark * own)
  const grades = new Map<string, number>()
  for (const { grade, count: own } of centres.flatMap((one) => one.grades)) grades.set(grade, (grades.get(grade) ?? 0) + own)
  return {
    students: sum((one) => one.students),
    rowsTotal: sum((one) => one.rowsTotal),
    rowsMissing: sum((one) => one.rowsMissing),
    passed: sum((one) => one.passed),
    graded,
    withheld: sum((one) => one.withheld),
    ...(graded > 0 && { meanMark: Math.round((marks / graded) * 10) / 10 }),
    grades: [...grades].map(([grade, own]) => ({ grade, count: own })).toSorted((one, other) => rankOf(one.grade) - rankOf(other.grade)),
  }
}

const order = ['A*', 'A', 'B', 'C', 'D', 'E', 'U', 'Distinction', 'Credit', 'Pass', 'Fail']
const rankOf = (grade: string) => (order.includes(grade) ? order.indexOf(grade) : order.length)
