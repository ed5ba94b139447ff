import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '#src/resources/record-calls.ts'

const count = v.number()
const gradeCounts = v.array(v.object({ grade: v.string(), count }))
const figures = {
  students: count,
  rowsTotal: count,
  rowsMissing: count,
  passed: count,
  graded: count,
  withheld: count,
  meanMark: v.optional(count),
  grades: gradeCounts,
}
const read = answerReader(
  'getCentreDetails',
  v.object({
    setName: v.string(),
    status: count,
    centres: v.array(v.object({ centreId: count, centreName: v.string(), ...figures })),
    before: v.optional(v.object({ setName: v.string(), passed: count, graded: count, meanMark: v.optional(count), grades: gradeCounts })),
  }),
)
const readModules = answerReader('listModuleGroups', v.array(v.object({ moduleId: count, moduleName: v.string(), ...figures })))

export type CentreDetails = ReturnType<typeof read>
export type CentreFigures = CentreDetails['centres'][number]
export type Figures = Omit<CentreFigures, 'centreId' | 'centreName'>
export type ModuleFigures = ReturnType<typeof readModules>[number]

const log = { component: resultSet.components, permission: 'View' as const }

/** How far the results of a set are, by module. As lists are, it is read again after a write. */
export const moduleGroupsQuery = (api: Api, codec: IdCodec, setId: string) =>
  queryOptions({
    queryKey: ['records', resultSet.name, 'list', { modulesOf: setId }],
    queryFn: async ({ signal }) =>
      readModules(await api.call('listModuleGroups', { path: { id: encrypted(codec, setId) } }, { log, signal })),
  })

/** How far the results of a set are, by centre. As lists are, it is read again after a write. */
export const centreDetailsQuery = (api: Api, codec: IdCodec, setId: string) =>
  queryOptions({
    queryKey: ['records', resultSet.name, 'list', { centresOf: setId }],
    queryFn: async ({ signal }) => read(await api.call('getCentreDetails', { path: { id: encrypted(codec, setId) } }, { log, signal })),
  })

const percentOf = (part: number, whole: number): number => (100 * part) / whole

/** The share of passes among the graded results. */
export const passRate = ({ passed, graded }: Pick<CentreFigures, 'passed' | 'graded'>): string =>
  graded === 0 ? '—' : `${percentOf(passed, graded).toFixed(1)} %`

const signed = (difference: number): string => `${difference > 0 ? '+' : difference < 0 ? '−' : '±'}${Math.abs(difference).toFixed(1)}`

/** How far figures are from those before, in points: of the pass rate, and of the mean mark. */
export function changesSince(
  now: Pick<Figures, 'passed' | 'graded' | 'meanMark'>,
  before: CentreDetails['before'],
): { readonly passRate?: string; readonly meanMark?: string } {
  if (!before || before.graded === 0 || now.graded === 0) return {}
  return {
    passRate: signed(percentOf(now.passed, now.graded) - percentOf(before.passed, before.graded)),
    ...(now.meanMark !== undefined && before.meanMark !== undefined && { meanMark: signed(now.meanMark - before.meanMark) }),
  }
}

type Grades = Figures['grades']

/** The grades of two sets side by side, the best one first. */
export function gradesBeside(now: Grades, before: Grades = []): { readonly label: string; readonly values: readonly number[] }[] {
  const names = [...new Set([...now, ...before].map(({ grade }) => grade))].toSorted((one, other) => rankOf(one) - rankOf(other))
  const countIn = (grades: Grades, name: string) => grades.find(({ grade }) => grade === name)?.count ?? 0
  return names.map((label) => ({ label, values: [countIn(now, label), countIn(before, label)] }))
}

/** The figures of all centres together: a mean counts each result once. */
export function allCentres(centres: readonly CentreFigures[]): Figures {
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
