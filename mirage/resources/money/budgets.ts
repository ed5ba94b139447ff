import { addDays, daysBetween } from '../../factories/days.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import {
  billed,
  converted,
  isWanted,
  paid,
  registrations,
  sumOfEntries,
  weekOf,
  type BudgetEntry,
  type BudgetFilter,
} from './budget-entries.ts'
import { forecastOf } from './pounds.ts'

type Year = FieldsOf<'Year'> & { readonly yearId: number }

const activeTarget = 1
/** Before this week of a year, so little has come in that it says nothing of the whole. */
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

/** Entries by the record that they name, in the order of names; those without one stand last, under an empty name. */
function groupsOf<Entry>(
  entries: readonly Entry[],
  resource: ResourceName,
  idOf: (entry: Entry) => number | undefined,
  store: PersonalStore,
): readonly { readonly name: string; readonly entries: readonly Entry[] }[] {
  const groups = new Map<number | undefined, Entry[]>()
  for (const entry of entries) groups.set(idOf(entry), [...(groups.get(idOf(entry)) ?? []), entry])
  return [...groups]
    .map(([id, found]) => ({ name: id === undefined ? '' : store.named(resource, id), entries: found }))
    .toSorted((one, other) => Number(one.name === '') - Number(other.name === '') || one.name.localeCompare(other.name))
}

/** Students and revenue of each year until the current one, and two years compared by centre and by programme. */
export function historicBudget(filter: BudgetFilter, yearIds: readonly number[], store: PersonalStore) {
  const years = yearsSoFar(store)
  const known = yearIds.filter((id) => years.some(({ yearId }) => yearId === id))
  const [before, current] = [years.at(-2) ?? years.at(-1), years.at(-1)]
  if (!before || !current) return null
  const [earlierId = before.yearId, laterId = current.yearId] = known.length === 2 ? known : []
  const students = registrations(store).filter((entry) => isWanted(entry, filter))
  const { entries: money, leftOut } = converted(
    billed(store).filter((entry) => isWanted(entry, filter)),
    store,
  )
  const compared = (resource: 'Centre' | 'Program', field: 'centreId' | 'programId') => {
    const marked = [
      ...students.map((entry) => ({ entry, isStudent: true })),
      ...money.map((entry) => ({ entry, isStudent: false })),
    ].filter(({ entry: { yearId } }) => yearId === earlierId || yearId === laterId)
    return groupsOf(marked, resource, ({ entry }) => entry[field], store).map(({ name, entries }) => {
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

/** How the current year stands by week, beside the one before, its targets and what it may come to. */
export function liveBudget(filter: BudgetFilter, store: PersonalStore) {
  const years = yearsSoFar(store)
  const [last, year] = [years.at(-2), years.at(-1)]
  if (!year) return null
  const count = Math.ceil((daysBetween(year.startDate, year.endDate) + 1) / 7)
  const week = store.today < year.startDate ? 0 : weekOf(store.today, year.startDate, count)
  const wanted = (entries: readonly BudgetEntry[]) => entries.filter((entry) => isWanted(entry, filter))
  const students = wanted(registrations(store))
  const { entries: money, leftOut } = converted(
    wanted(paid(store)).filter(({ yearId }) => yearId === year.yearId || yearId === last?.yearId),
    store,
  )
  const targets = store
    .records('Target')
    .where(({ status, fields }) => status === activeTarget && fields['yearId'] === year.yearId)
    .map(({ fields }) => fields as FieldsOf<'Target'>)
    .filter((target) => isWanted(target, filter))
  const weekly = (entries: readonly BudgetEntry[], of: Year | undefined) =>
    of ? byWeek(ofYear(entries, of.yearId), of.startDate, count) : Array.from({ length: count }, () => 0)
  const [studentWeeks, paidWeeks] = [weekly(students, year), weekly(money, year)]
  const [lastStudentWeeks, lastPaidWeeks] = [weekly(students, last), weekly(money, last)]
  const at = (weeks: readonly number[], number: number) => weeks[number - 1] ?? 0
  const forecast = (now: readonly number[], before: readonly number[]) =>
    week < firstForecastWeek ? undefined : forecastOf(at(now, week), at(before, week), at(before, count))
  const [forecastStudents, forecastMinor] = [forecast(studentWeeks, lastStudentWeeks), forecast(paidWeeks, lastPaidWeeks)]
  return {
    yearId: year.yearId,
    year: year.yearDesc,
    asOf: store.today,
    week,
    weeks: studentWeeks.map((studentsSoFar, index) => ({
      startsOn: addDays(year.startDate, index * 7),
      ...(index < week && { students: studentsSoFar, paidMinor: paidWeeks[index] ?? 0 }),
      lastStudents: lastStudentWeeks[index] ?? 0,
      lastPaidMinor: lastPaidWeeks[index] ?? 0,
    })),
    programmes: programmesOf({ students, money, targets, year, last, week, count }, store),
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

/** Where each programme stands, and where it stood a year ago. */
function programmesOf({ students, money, targets, year, last, week, count }: Live, store: PersonalStore) {
  const soFar = (entries: readonly BudgetEntry[], of: Year | undefined) =>
    of ? sumOfEntries(ofYear(entries, of.yearId).filter(({ day }) => weekOf(day, of.startDate, count) <= week)) : 0
  const marked = [
    ...students.map((entry) => ({ programId: entry.programId, student: entry, money: null, target: null })),
    ...money.map((entry) => ({ programId: entry.programId, student: null, money: entry, target: null })),
    ...targets.map((target) => ({ programId: target.programId, student: null, money: null, target })),
  ]
  return groupsOf(marked, 'Program', ({ programId }) => programId, store)
    .map(({ name, entries }) => {
      const [ofStudents, ofMoney] = [entries.flatMap(({ student }) => student ?? []), entries.flatMap((one) => one.money ?? [])]
      const ofTargets = entries.flatMap(({ target }) => target ?? [])
      return {
        name,
        students: soFar(ofStudents, year),
        paidMinor: soFar(ofMoney, year),
        lastStudents: soFar(ofStudents, last),
        lastPaidMinor: soFar(ofMoney, last),
        targetStudents: ofTargets.reduce((sum, target) => sum + target.students, 0),
        targetMinor: ofTargets.reduce((sum, { revenueMinor }) => sum + revenueMinor, 0),
      }
    })
    .filter(({ name: _name, ...figures }) => Object.values(figures).some((figure) => figure !== 0))
}
