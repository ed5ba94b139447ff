import { paths } from '#machines/access/paths.ts'
import { listOf, read } from '../loading/first-calls.ts'
import { at } from './entry.ts'

/** Where the pages of reports stand. */
export const reports = {
  SavedReport: {
    ...at(
      paths.reports,
      'Saved Report',
      'savedReportName:asc',
      async () => (await import('#src/reports/saved-reports.tsx')).savedReports,
      'Saved Reports',
    ),
    firstCalls: [read('listReports', {}), listOf('SavedReport', { status: '1', filters: { isFavourite: ['1'] } })],
    more: [
      {
        pattern: `${paths.reports}/student-analysis-report`,
        title: 'Student Analysis Report',
        permission: 'View',
        load: async () => (await import('#src/reports/ReportPage.tsx')).StudentAnalysisPage,
      },
    ],
  },
} as const
