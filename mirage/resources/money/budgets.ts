import { addDays, daysBetween } from '../../factories/days.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import {
  billed,
  converted,
  paid,
  regionsOfCentres,
  registrations,
  sumOfEntries,
  wantedBy,
  weekOf,
  type BudgetEntry,
  type BudgetFilter,
  type BudgetOwner,
} from './budget-entries.ts'
import { forecastOf, rangeOf } from './pounds.ts'

type Year = FieldsOf<'Year'> & { readonly yearId: number }

const activeTarget = 1
/** The first week with a forecast: before it, too little has come in to say anything of the whole year. */
const firstForecastWeek = 4

/** The academic years until the current one, the oldest first. */
function yearsSoFar(store: PersonalStore): readonly Year[] {
  const years = store
    .records('Year')
    .where()
    .map(({ id, fields }) => ({ ...(fields as FieldsOf<'Year'>), yearId: id }))
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
  const current = years.findIndex(({ isCurrent }) => isCurrent === 1)
  return years.slice(0, current + 1)
}

const ofYear = (entries: readonly BudgetEntry[], yearId: number) => entries.filter((entry) => entry.yearId === yearId)

const figuresOf = (students: readonly BudgetEntry[], money: readonly BudgetEntry[], yearId: number) => ({
  students: sumOfEntries(ofYear(students, yearId)),
  revenueMinor: sumOfEntries(ofYear(money, yearId)),
})

/** Entries by a name, in the order of names; those without one stand last, under an empty name. */
function groupsOf<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): readonly { readonly name: string; readonly entries: readonly Entry[] }[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const name = nameOf(entry)
    const group = groups.get(name)
    if (group) group.push(entry)
    else groups.set(name, [entry])
  }
  return [...groups]
    .map(([name, found]) => ({ name, entries: found }))
    .toSorted((one, other) => Number(one.name === '') - Number(other.name === '') || one.name.localeCompare(other.name))
}

/** Reads a name by an id, once for each; empty without one. */
function namesBy(read: (id: number) => string) {
  const names = new Map<number, string>()
  return (id: number | undefined): string => {
    if (id === undefined) return ''
    const known = names.get(id) ?? read(id)
    names.set(id, known)
    return known
  }
}

/** Students and revenue of each year until the current one, and two years compared by centre and by programme. */
export function historicBudget(filter: BudgetFilter, yearIds: readonly number[], store: PersonalStore) {
  const years = yearsSoFar(store)
  const known = yearIds.filter((id) => years.some(({ yearId }) => yearId === id))
  const [before, current] = [years.at(-2) ?? years.at(-1), years.at(-1)]
  if (!before || !current) return null
  const [earlierId = before.yearId, laterId = current.yearId] = known.length === 2 ? known : []
  const isWanted = wantedBy(filter, store)
  const students = registrations(store).filter(isWanted)
  const { entries: money, leftOut } = converted(billed(store).filter(isWanted), store)
  const compared = (resource: 'Centre' | 'Program', field: 'centreId' | 'programId') => {
    const marked = [
      ...students.map((entry) => ({ entry, isStudent: true })),
      ...money.map((entry) => ({ entry, isStudent: false })),
    ].filter(({ entry: { yearId } }) => yearId === earlierId || yearId === laterId)
    const nameOf = namesBy((id) => store.named(resource, id))
    return groupsOf(marked, ({ entry }) => nameOf(entry[field])).map(({ name, entries }) => {
      const ofKind = (isStudent: boolean) => entries.filter((one) => one.isStudent === isStudent).map(({ entry }) => entry)
      const figures = (yearId: number) => figuresOf(ofKind(true), ofKind(false), yearId)
      return { name, earlier: figures(earlierId), later: figures(laterId) }
    })
  }
  return {
    years: years.map(({ yearId, yearDesc }) => ({ yearId, name: yearDesc, ...figuresOf(students, money, yearId) })),
    earlierId,
    laterId,
    centres: compared('Centre', 'centreId'),
    programmes: compared('Program', 'programId'),
    leftOut,
  }
}

/** The sums of a year's entries until the end of each of its weeks. */
function byWeek(entries: readonly BudgetEntry[], startDate: string, count: number): readonly number[] {
  const sums = Array.from({ length: count }, () => 0)
  for (const { day, amount } of entries) {
    const place = weekOf(day, startDate, count) - 1
    sums[place] = (sums[place] ?? 0) + amount
  }
  let sum = 0
  return sums.map((amount) => (sum += amount))
}

/** The current year week by week, beside the year before, with targets and forecasts. */
export function liveBudget(filter: BudgetFilter, store: PersonalStore) {
  const years = yearsSoFar(store)
  const [last, year] = [years.at(-2), years.at(-1)]
  if (!year) return null
  const count = Math.ceil((daysBetween(year.startDate, year.endDate) + 1) / 7)
  const week = store.today < year.startDate ? 0 : weekOf(store.today, year.startDate, count)
  const isWanted = wantedBy(filter, store)
  const students = registrations(store).filter(isWanted)
  const { entries: money, leftOut } = converted(
    paid(store).filter((entry) => isWanted(entry) && (entry.yearId === year.yearId || entry.yearId === last?.yearId)),
    store,
  )
  const targets = store
    .records('Target')
    .where(({ status, fields }) => status === activeTarget && fields['yearId'] === year.yearId)
    .map(({ fields }) => fields as FieldsOf<'Target'>)
    .filter(isWanted)
  const weekly = (entries: readonly BudgetEntry[], of: Year | undefined) =>
    of ? byWeek(ofYear(entries, of.yearId), of.startDate, count) : Array.from({ length: count }, () => 0)
  const [studentWeeks, paidWeeks] = [weekly(students, year), weekly(money, year)]
  const [lastStudentWeeks, lastPaidWeeks] = [weekly(students, last), weekly(money, last)]
  const at = (weeks: readonly number[], number: number) => weeks[number - 1] ?? 0
  /** How many entries this year and the last one have until this week. */
  const countsOf = (entries: readonly BudgetEntry[]) =>
    [year, last].map((of) => (of ? ofYear(entries, of.yearId).filter(({ day }) => weekOf(day, of.startDate, count) <= week).length : 0))
  const forecast = (now: readonly number[], before: readonly number[], entries: readonly BudgetEntry[]) => {
    const [soFar, lastSoFar] = [at(now, week), at(before, week)]
    const [grown = 0, grownLast = 0] = countsOf(entries)
    return (number: number) => {
      if (week < firstForecastWeek || number < week) return undefined
      const expected = forecastOf(soFar, lastSoFar, at(before, number))
      return expected === undefined ? undefined : rangeOf(expected, soFar, [grown, grownLast])
    }
  }
  const [studentsBy, paidBy] = [forecast(studentWeeks, lastStudentWeeks, students), forecast(paidWeeks, lastPaidWeeks, money)]
  const [forecastStudents, forecastMinor] = [studentsBy(count)?.expected, paidBy(count)?.expected]
  const parts = { students, money, targets, year, last, week, count }
  const programmeOf = namesBy((id) => store.named('Program', id))
  const regionOf = regionsOfCentres(store)
  const regionNamed = namesBy((id) => store.named('Region', id))
  return {
    yearId: year.yearId,
    year: year.yearDesc,
    ...(last && { lastYear: last.yearDesc }),
    asOf: store.today,
    week,
    weeks: studentWeeks.map((studentsSoFar, index) => ({
      startsOn: addDays(year.startDate, index * 7),
      ...(index < week && { students: studentsSoFar, paidMinor: paidWeeks[index] ?? 0 }),
      lastStudents: lastStudentWeeks[index] ?? 0,
      lastPaidMinor: lastPaidWeeks[index] ?? 0,
      ...tidyRanges(studentsBy(index + 1), paidBy(index + 1)),
    })),
    programmes: partsOf(parts, ({ programId }) => programmeOf(programId)),
    regions: partsOf(parts, ({ centreId }) => regionNamed(regionOf(centreId))),
    targetStudents: targets.reduce((sum, target) => sum + target.students, 0),
    targetMinor: targets.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0),
    ...(forecastStudents !== undefined && { forecastStudents }),
    ...(forecastMinor !== undefined && { forecastMinor }),
    leftOut,
  }
}

interface Live {
  readonly students: readonly BudgetEntry[]
  readonly money: readonly BudgetEntry[]
  readonly targets: readonly FieldsOf<'Target'>[]
  readonly year: Year
  readonly last: Year | undefined
  readonly week: number
  readonly count: number
}

type Range = ReturnType<typeof rangeOf>

/** The forecasts of a week; missing ones are left out. */
const tidyRanges = (forecastStudents: Range | undefined, forecastMinor: Range | undefined) => ({
  ...(forecastStudents && { forecastStudents }),
  ...(forecastMinor && { forecastMinor }),
})

/** The figures of each part of a year by name: so far, at the same week a year ago, its targets and forecasts. */
function partsOf({ students, money, targets, year, last, week, count }: Live, nameOf: (of: BudgetOwner) => string) {
  const soFar = (entries: readonly BudgetEntry[], of: Year | undefined) =>
    of ? sumOfEntries(ofYear(entries, of.yearId).filter(({ day }) => weekOf(day, of.startDate, count) <= week)) : 0
  const forecast = (now: number, before: number, entries: readonly BudgetEntry[]) =>
    week < firstForecastWeek || !last ? undefined : forecastOf(now, before, sumOfEntries(ofYear(entries, last.yearId)))
  const marked = [
    ...students.map((entry) => ({ of: entry, student: entry, money: null, target: null })),
    ...money.map((entry) => ({ of: entry, student: null, money: entry, target: null })),
    ...targets.map((target) => ({ of: target, student: null, money: null, target })),
  ]
  return groupsOf(marked, ({ of }) => nameOf(of))
    .map(({ name, entries }) => {
      const [ofStudents, ofMoney] = [entries.flatMap(({ student }) => student ?? []), entries.flatMap((one) => one.money ?? [])]
      const ofTargets = entries.flatMap(({ target }) => target ?? [])
      const [studentsNow, studentsLast] = [soFar(ofStudents, year), soFar(ofStudents, last)]
      const [paidNow, paidLast] = [soFar(ofMoney, year), soFar(ofMoney, last)]
      const forecastStudents = forecast(studentsNow, studentsLast, ofStudents)
      const forecastMinor = forecast(paidNow, paidLast, ofMoney)
      return {
        name,
        students: studentsNow,
        paidMinor: paidNow,
        lastStudents: studentsLast,
        lastPaidMinor: paidLast,
        targetStudents: ofTargets.reduce((sum, target) => sum + target.students, 0),
        targetMinor: ofTargets.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0),
        ...(forecastStudents !== undefined && { forecastStudents }),
        ...(forecastMinor !== undefined && { forecastMinor }),
      }
    })
    .filter(({ name: _name, ...figures }) => Object.values(figures).some((figure) => figure !== 0))
}
