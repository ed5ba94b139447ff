import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { reportNamed, type ReportName } from '#openapi/reports/report-names.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { ReportChoice } from './report-address.ts'

const flag = v.picklist([0, 1])

const readReports = answerReader('listReports', v.array(v.object({ report: v.string() })))

const readReport = answerReader(
  'getReport',
  v.object({
    asOf: v.string(),
    subject: v.string(),
    figures: v.array(v.object({ name: v.string(), value: v.string(), note: v.string() })),
    series: v.array(
      v.object({
        title: v.string(),
        summary: v.string(),
        kind: v.picklist(['columns', 'bars', 'lines', 'stacks', 'scatter']),
        unit: v.picklist(['', '%']),
        points: v.array(v.string()),
        series: v.array(v.object({ name: v.string(), values: v.array(v.nullable(v.number())) })),
        failBelow: v.optional(v.number()),
      }),
    ),
    columns: v.array(v.object({ name: v.string(), isNumber: flag })),
    rows: v.array(v.object({ cells: v.array(v.string()), address: v.optional(v.string()) })),
  }),
)

/** A report as it is shown. */
export type ReportData = ReturnType<typeof readReport>

const log = { component: 'Reports', permission: 'View' } as const

/** The reports that the person may see; those that the portal does not know are left out. */
export const reportsQuery = (api: Pick<Api, 'call'>) =>
  queryOptions({
    queryKey: ['reports', 'catalogue'],
    queryFn: async ({ signal }) =>
      readReports(await api.call('listReports', {}, { log, signal })).flatMap(({ report }) => reportNamed(report) ?? []),
  })

const flagOf = (text: string | undefined): 0 | 1 => (text === '1' ? 1 : 0)

/** A report as it is narrowed. As lists are, it is read again after a write of any record; the previous report stays meanwhile. */
export const reportQuery = (api: Pick<Api, 'call'>, report: ReportName, choice: ReportChoice) =>
  queryOptions({
    queryKey: ['records', 'Report', 'list', { report, choice }],
    queryFn: async ({ signal }) => {
      const { studentId, resultIntakeId, deliveryId, yearId, atRisk, compare, ...texts } = choice
      const query = {
        ...texts,
        studentId: Number(studentId ?? 0),
        resultIntakeId: Number(resultIntakeId ?? 0),
        deliveryId: Number(deliveryId ?? 0),
        yearId: Number(yearId ?? 0),
        atRisk: flagOf(atRisk),
        compare: flagOf(compare),
      }
      return readReport(await api.call('getReport', { path: { report }, query }, { log, signal }))
    },
    placeholderData: keepPreviousData,
  })
