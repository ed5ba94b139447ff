/** The reports of the catalogue, in its order, by the names that addresses and calls have. */
export const reportNames = [
  'student-analysis',
  'centre-performance',
  'module-outcomes',
  'registrations',
  'progression',
  'leads',
  'clearing',
  'marking',
  'certificates',
] as const

export type ReportName = (typeof reportNames)[number]

/** The report of a name; null for none. */
export const reportNamed = (text: string): ReportName | null => reportNames.find((name) => name === text) ?? null

/** What narrows a report; each knows some of it. */
export const reportParameters = [
  'studentId',
  'resultIntakeId',
  'deliveryId',
  'centreIds',
  'moduleIds',
  'yearId',
  'by',
  'from',
  'to',
  'atRisk',
  'compare',
] as const

export type ReportParameter = (typeof reportParameters)[number]
