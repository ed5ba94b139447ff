import { reportParameters, type ReportName, type ReportParameter } from '#openapi/reports/report-names.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { civilOf } from '#src/time/civil-date.ts'

/** What narrows a report, by parameter: ids are plain, several stand side by side with commas between them. */
export type ReportChoice = Readonly<Partial<Record<ReportParameter, string>>>

/** The parameter with the schedule, in the address of a new saved report. */
export const scheduledParameter = 'schedule'

/** What each report may be narrowed by. */
export const parametersOf: Readonly<Record<ReportName, readonly ReportParameter[]>> = {
  'student-analysis': ['studentId', 'centreIds', 'moduleIds', 'yearId', 'atRisk', 'compare'],
  'centre-performance': ['resultIntakeId', 'centreIds'],
  'module-outcomes': ['resultIntakeId', 'moduleIds'],
  registrations: ['yearId', 'by'],
  progression: ['yearId', 'by'],
  leads: ['from', 'to'],
  clearing: ['yearId'],
  marking: ['deliveryId'],
  certificates: ['from', 'to'],
}

/** What a report is grouped by; the first one is meant where nothing is said. */
export const groupsOfReport: Readonly<
  Partial<Record<ReportName, readonly ('centre' | 'programme' | 'intake' | 'university' | 'country')[]>>
> = {
  registrations: ['centre', 'programme', 'intake'],
  progression: ['university', 'country'],
}

const areIds: readonly ReportParameter[] = ['studentId', 'resultIntakeId', 'deliveryId', 'centreIds', 'moduleIds', 'yearId']
const plainIds = /^[1-9]\d*(,[1-9]\d*)*$/

type Spelling = (id: string) => string | null

function choiceIn(report: ReportName, query: URLSearchParams, spell: Spelling): ReportChoice {
  const valueOf = (name: ReportParameter): string => {
    const text = query.get(name) ?? ''
    if (areIds.includes(name))
      return text
        .split(',')
        .flatMap((id) => spell(id) ?? [])
        .join(',')
    if (name === 'by') return groupsOfReport[report]?.find((one) => one === text) ?? ''
    if (name === 'atRisk' || name === 'compare') return text === '1' ? text : ''
    return civilOf(text) ?? ''
  }
  return Object.fromEntries(parametersOf[report].map((name) => [name, valueOf(name)]).filter(([, value]) => value !== ''))
}

/** What an address narrows a report by; what it does not know, and what is no valid value, is left out. */
export const readReportAddress = (report: ReportName, search: string, codec: Pick<IdCodec, 'decrypt'>): ReportChoice =>
  choiceIn(report, new URLSearchParams(search), (id) => codec.decrypt(id))

/** What was saved with a report: the same, with plain ids. */
export const readSavedParameters = (report: ReportName, parameters: string): ReportChoice =>
  choiceIn(report, new URLSearchParams(parameters), (id) => (plainIds.test(id) ? id : null))

const written = (choice: ReportChoice, spell: Spelling): string => {
  const query = new URLSearchParams()
  for (const name of reportParameters) {
    const value = choice[name] ?? ''
    const text = areIds.includes(name)
      ? value
          .split(',')
          .flatMap((id) => (id === '' ? [] : (spell(id) ?? [])))
          .join(',')
      : value
    if (text !== '') query.set(name, text)
  }
  return query.toString()
}

/** The query of an address, without its "?". */
export const writeReportAddress = (choice: ReportChoice, codec: Pick<IdCodec, 'encrypt'>): string =>
  written(choice, (id) => codec.encrypt(id))

/** What is saved of a choice. */
export const writeSavedParameters = (choice: ReportChoice): string => written(choice, (id) => id)
