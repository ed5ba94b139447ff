import { formatCivil } from '#src/time/civil-date.ts'
import type { LiveBudget } from './budget.ts'
import type { Measure } from './budget-address.ts'
import { budgetTexts as texts } from './texts.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The figures of a live budget in one measure, as chart, table and file show them. */
export function liveFigures({ weeks, programmes, regions, week, ...budget }: LiveBudget, measure: Measure) {
  const isMoney = measure === 'money'
  const target = isMoney ? budget.targetMinor : budget.targetStudents
  const rows = weeks.map(({ startsOn, students, paidMinor, lastStudents, lastPaidMinor, forecastStudents, forecastMinor }, index) => ({
    name: texts.weekOf(index + 1, formatCivil(startsOn)),
    now: (isMoney ? paidMinor : students) ?? null,
    last: isMoney ? lastPaidMinor : lastStudents,
    forecast: (isMoney ? forecastMinor : forecastStudents) ?? null,
  }))
  const partsOf = (parts: LiveBudget['programmes'], unnamed: string) =>
    parts
      .map((one) => ({
        name: one.name === '' ? unnamed : one.name,
        students: one.students,
        now: isMoney ? one.paidMinor : one.students,
        last: isMoney ? one.lastPaidMinor : one.lastStudents,
        target: isMoney ? one.targetMinor : one.targetStudents,
        forecast: (isMoney ? one.forecastMinor : one.forecastStudents) ?? null,
      }))
      .filter(({ now, last, target: wanted }) => now !== 0 || last !== 0 || wanted !== 0)
  return {
    lastYear: budget.lastYear ?? texts.lastYear,
    rows,
    target,
    soFar: rows[week - 1]?.now ?? 0,
    forecast: rows.at(-1)?.forecast ?? null,
    programmes: partsOf(programmes, texts.noProgramme),
    regions: partsOf(regions, texts.noRegion).toSorted((one, other) => other.now - one.now || other.target - one.target),
  }
}

type Part = ReturnType<typeof liveFigures>['programmes'][number]

const sumOf = (parts: readonly Part[], read: (part: Part) => number) => parts.reduce((sum, part) => sum + read(part), 0)

/** The sums of the parts. Forecasts are not summed: each part is forecast by its own share of last year, the total by another. */
export const wholeOf = (parts: readonly Part[]) => ({
  students: sumOf(parts, ({ students }) => students),
  now: sumOf(parts, ({ now }) => now),
  last: sumOf(parts, ({ last }) => last),
  target: sumOf(parts, ({ target }) => target),
})

/** The short names of months, at the first week that begins in each. */
export function monthsOf(weeks: LiveBudget['weeks']): ReadonlyMap<number, string> {
  const months = weeks.map(({ startsOn }) => startsOn.slice(0, 7))
  return new Map(
    months.flatMap((month, place) => (month === months[place - 1] ? [] : [[place, monthNames[Number(month.slice(5)) - 1] ?? ''] as const])),
  )
}
