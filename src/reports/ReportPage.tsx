import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { reportNamed, type ReportName } from '#openapi/reports/report-names.ts'
import { savedReport } from '#openapi/generated/resources/reports/saved-report.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { readReportAddress, readSavedParameters, scheduledParameter, writeReportAddress, type ReportChoice } from './report-address.ts'
import { reportQuery } from './report-queries.ts'
import { ReportView } from './ReportView.tsx'
import { reportTitle } from './texts.ts'

interface NarrowedProps {
  readonly page: RecordPage
  readonly report: ReportName
  readonly title: string
  /** Where the report stands. */
  readonly path: string
  /** What it is narrowed to where the address says nothing. */
  readonly saved?: ReportChoice
}

/** The query of a saved report that is narrowed by nothing: without a query, its saved choice would apply. */
const everything = 'all=1'

/** A report as its address narrows it. */
function NarrowedReport({ page, report, title, path, saved }: NarrowedProps) {
  const { api, codec, clock } = useServices()
  const [, navigate] = useLocation()
  const search = useSearch()
  const choice = search === '' && saved ? saved : readReportAddress(report, search, codec)
  const { data = null, error, isPlaceholderData, refetch } = useQuery(reportQuery(api, report, choice))
  const createHref = `${page.paths.create}?${[`report=${report}`, writeReportAddress(choice, codec)].filter(Boolean).join('&')}`
  return (
    <ReportView
      title={title}
      breadcrumbs={page.breadcrumbs(title)}
      report={report}
      choice={choice}
      today={clock.today()}
      data={data}
      isBusy={isPlaceholderData}
      failure={error && (data === null || isPlaceholderData) ? toFailure(error).message : null}
      onChoice={(to) => {
        const address = writeReportAddress(to, codec)
        const query = address === '' && saved ? everything : address
        navigate(query === '' ? path : `${path}?${query}`)
      }}
      onExport={
        data !== null && page.can('Download')
          ? () => void import('./report-csv.ts').then(({ saveReport }) => saveReport(title, clock.today(), data))
          : null
      }
      onPrint={() => window.print()}
      saveHref={page.can('Add') ? createHref : null}
      scheduleHref={page.can('Add') ? `${createHref}&${scheduledParameter}=Weekly` : null}
      onRetry={() => void refetch()}
    />
  )
}

/** The analysis of students, which has an address of its own. */
export const StudentAnalysisPage = (page: RecordPage) => (
  <NarrowedReport
    page={page}
    report="student-analysis"
    title={reportTitle('student-analysis')}
    path={`${page.paths.list}/student-analysis-report`}
  />
)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A saved report, with what was saved with it until the address says otherwise. */
function SavedReport({ page, id }: { readonly page: RecordPage; readonly id: string }) {
  const { service } = useRecords(savedReport)
  const { data, error, refetch } = useQuery(recordQuery(savedReport, service, id))
  if (error && toFailure(error).code === 404) return <NoSuchRecord rules={savedReport} page={page} />
  if (error && !data)
    return (
      <>
        <PageHeader title={page.title} breadcrumbs={page.breadcrumbs(page.title)} />
        <ErrorState title={toFailure(error).message} onRetry={() => void refetch()} />
      </>
    )
  if (!data) return <PagePlaceholder />
  const report = reportNamed(textOf(data.fields['report']))
  if (report === null) return <NoSuchRecord rules={savedReport} page={page} />
  const saved = readSavedParameters(report, textOf(data.fields['parameters']))
  return <NarrowedReport page={page} report={report} title={data.name} path={page.paths.view(page.pathId ?? '')} saved={saved} />
}

/** A report of the catalogue by its name, or a saved one by its id. */
export function AnyReportPage(page: RecordPage) {
  const { codec } = useServices()
  const report = reportNamed(page.pathId ?? '')
  if (report !== null)
    return <NarrowedReport key={report} page={page} report={report} title={reportTitle(report)} path={page.paths.view(report)} />
  const id = codec.decrypt(page.pathId)
  return id === null ? <NoSuchRecord rules={savedReport} page={page} /> : <SavedReport key={id} page={page} id={id} />
}
