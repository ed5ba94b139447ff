import { formatCivil } from '#src/time/civil-date.ts'
import type { LiveBudget } from './budget.ts'
import type { Measure } from './budget-address.ts'
import { budgetTexts as texts } from './texts.ts'

/** The figures of a live budget in one measure, as chart, table and file show them. */
export function liveFigures({ weeks, programmes, week, ...budget }: LiveBudget, measure: Measure) {
  const isMoney = measure === 'money'
  const target = isMoney ? budget.targetMinor : budget.targetStudents
  const rows = weeks.map(({ startsOn, students, paidMinor, lastStudents, lastPaidMinor }, index) => ({
    name: texts.weekOf(index + 1, formatCivil(startsOn)),
    now: (isMoney ? paidMinor : students) ?? null,
    last: isMoney ? lastPaidMinor : lastStudents,
  }))
  return {
    rows,
    target,
    soFar: rows[week - 1]?.now ?? 0,
    forecast: (isMoney ? budget.forecastMinor : budget.forecastStudents) ?? null,
    programmes: programmes
      .map((one) => ({
        name: one.name === '' ? texts.noProgramme : one.name,
        now: isMoney ? one.paidMinor : one.students,
        last: isMoney ? one.lastPaidMinor : one.lastStudents,
        target: isMoney ? one.targetMinor : one.targetStudents,
      }))
      .filter(({ now, last, target: wanted }) => now !== 0 || last !== 0 || wanted !== 0),
  }
}
