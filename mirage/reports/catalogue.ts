import { isDay } from '#openapi/date-shapes.ts'
import type { ReportData } from '#openapi/generated/schema.d.ts'
import type { ReportName } from '#openapi/reports/report-names.ts'
import { RecordRefusal } from '../resources/engine/refusal.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { marking } from './marking.ts'
import { certificates, clearing, leads, progression } from './numbers.ts'
import { registrations } from './registrations.ts'
import type { Asked, CatalogueEntry } from './report.ts'
import { centrePerformance, moduleOutcomes } from './results.ts'
import { studentAnalysis } from './student-analysis.ts'

const provider = ['NCUK']
const withCentres = ['NCUK', 'CENTER']
const everybody = ['NCUK', 'CENTER', 'INSTITUTE']

const entries: readonly CatalogueEntry[] = [
  { report: 'student-analysis', contactTypes: everybody, make: studentAnalysis },
  { report: 'centre-performance', contactTypes: everybody, make: centrePerformance },
  { report: 'module-outcomes', contactTypes: everybody, make: moduleOutcomes },
  { report: 'registrations', contactTypes: withCentres, make: registrations },
  { report: 'progression', contactTypes: everybody, make: progression },
  { report: 'leads', contactTypes: withCentres, make: leads },
  { report: 'clearing', contactTypes: everybody, make: clearing },
  { report: 'marking', contactTypes: provider, make: marking },
  { report: 'certificates', contactTypes: withCentres, make: certificates },
]

/** The reports that a person may see. */
export const reportsFor = ({ user }: PersonalStore): ReportName[] =>
  entries.filter(({ contactTypes }) => contactTypes.includes(user.contactType)).map(({ report }) => report)

/** A report of a person's own students. */
export function reportOf(name: string, asked: Asked, store: PersonalStore): ReportData {
  const entry = entries.find(({ report }) => report === name)
  if (!entry || !entry.contactTypes.includes(store.user.contactType)) throw new RecordRefusal(404, 'The report was not found.')
  for (const [field, day] of Object.entries({ from: asked.from, to: asked.to }))
    if (day !== '' && !isDay(day)) throw new RecordRefusal(400, `${field} must be a day of the calendar, yyyy-MM-dd.`)
  if (asked.from !== '' && asked.to !== '' && asked.to < asked.from)
    throw new RecordRefusal(400, 'End date should not be earlier than start date!')
  return { asOf: store.today, ...entry.make(asked, store) }
}
