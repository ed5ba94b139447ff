import { savedReport } from '#openapi/generated/resources/reports/saved-report.ts'
import { currentYearId } from '../people/seeds/users.ts'
import { serveResource, type FieldsOf, type SeedOf } from '../engine/service.ts'

type Seed = SeedOf<'SavedReport'>
type Scheduled = FieldsOf<'SavedReport'> & { readonly scheduledById?: number }

const saved = (id: number, savedReportName: string, report: Seed['report'], more: Partial<Seed> = {}): Seed => ({
  id,
  savedReportName,
  report,
  status: 1,
  isFavourite: 0,
  ...more,
})

const seeds: readonly Seed[] = [
  saved(1, 'Students at risk this year', 'student-analysis', {
    parameters: `yearId=${currentYearId}&atRisk=1`,
    isFavourite: 1,
    sharedWith: ['NCUK', 'CENTER'],
  }),
  saved(2, 'May 2026 by centre', 'centre-performance', { parameters: 'resultIntakeId=2', isFavourite: 1, sharedWith: ['NCUK', 'CENTER'] }),
  saved(3, 'May 2026 by module', 'module-outcomes', {
    parameters: 'resultIntakeId=2',
    sharedWith: ['NCUK', 'CENTER', 'INSTITUTE'],
  }),
  saved(4, 'Registrations by programme', 'registrations', { parameters: `yearId=${currentYearId}&by=programme`, isFavourite: 1 }),
  saved(5, 'Offers by country', 'progression', { parameters: `yearId=${currentYearId}&by=country`, sharedWith: ['NCUK', 'INSTITUTE'] }),
  saved(6, 'Where leads come from', 'leads', { sharedWith: ['NCUK'] }),
  saved(7, 'Clearing this year', 'clearing', { parameters: `yearId=${currentYearId}`, sharedWith: ['NCUK', 'CENTER', 'INSTITUTE'] }),
  saved(8, 'Agreement of markers', 'marking', { sharedWith: ['NCUK'], status: -1 }),
]

/** Reports with what narrows them. Partners see those that are shared with them. */
export const savedReports = serveResource({
  rules: savedReport,
  seeds: () => seeds,
  completed: ({ scheduledById: _by, ...fields }: Scheduled, { before, user }) => {
    if (fields.schedule === undefined) return fields
    // The notification goes to the person who set the schedule, also after another person changes the report.
    const { schedule, scheduledById = user.id }: Partial<Scheduled> = before ?? {}
    return { ...fields, scheduledById: schedule === fields.schedule ? scheduledById : user.id }
  },
  scope:
    ({ contactType }) =>
    ({ sharedWith = [] }) =>
      contactType === 'NCUK' || sharedWith.some((one) => one === contactType),
})
