import { useSearch } from 'wouter'
import { reportNamed } from '#openapi/reports/report-names.ts'
import { savedReport } from '#openapi/generated/resources/reports/saved-report.ts'
import { useServices } from '#src/api/services.tsx'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { HeldRows } from '#src/resources/list/HeldRows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { lazyPage } from '#src/ui/lazy/lazy-page.tsx'
import { readReportAddress, readSavedParameters, scheduledParameter, writeSavedParameters } from './report-address.ts'
import { reportTexts as texts } from './texts.ts'

const ReportCards = lazyComponent(async () => (await import('./ReportCards.tsx')).ReportCards)
const ReportParameters = lazyComponent(async () => (await import('./ReportParameters.tsx')).ReportParameters)
const ReportView = lazyPage(async () => (await import('./ReportPage.tsx')).AnyReportPage)

const CardsAbove = () => (
  <LazyBoundary fallback={<SkeletonLines count={8} />}>
    <ReportCards />
  </LazyBoundary>
)

const SavedReportList = (page: RecordPage) => (
  <HeldRows>
    {(isHeld) => (
      <RecordList
        of={savedReport}
        page={page}
        columns={['savedReportName', 'report', 'sharedWith', 'isFavourite', 'schedule', 'updatedAt', 'status']}
        hidden={['schedule']}
        filters={['report', 'sharedWith', 'isFavourite', 'schedule']}
        above={CardsAbove}
        isHeld={isHeld}
      />
    )}
  </HeldRows>
)

/** The form of a saved report; from an open report, it begins with what that is narrowed to. */
function SavedReportForm(page: RecordPage) {
  const { codec, clock } = useServices()
  const search = useSearch()
  const asked = reportNamed(new URLSearchParams(search).get('report') ?? '')
  const schedule = new URLSearchParams(search).get(scheduledParameter)
  const initial =
    asked === null
      ? {}
      : {
          report: asked,
          parameters: writeSavedParameters(readReportAddress(asked, search, codec)),
          ...(schedule === 'Weekly' && { schedule }),
        }
  return (
    <RecordEditor of={savedReport} page={page} initial={initial}>
      {(form) => {
        const report = reportNamed(form.values.report ?? '')
        return (
          <>
            <FormPart title="Report">
              <Fields of={form} names={['savedReportName', 'report', 'sharedWith', 'isFavourite', 'schedule']} />
            </FormPart>
            {report !== null && (
              <FormPart title={texts.narrowedBy}>
                <LazyBoundary fallback={<SkeletonLines count={2} />}>
                  <ReportParameters
                    key={report}
                    report={report}
                    choice={readSavedParameters(report, form.values.parameters)}
                    today={clock.today()}
                    onChoice={(choice) => form.set({ parameters: writeSavedParameters(choice) })}
                  />
                </LazyBoundary>
              </FormPart>
            )}
          </>
        )
      }}
    </RecordEditor>
  )
}

export const savedReports = resourcePages(savedReport, { list: SavedReportList, form: SavedReportForm, view: ReportView })
