import type { Holiday } from '#machines/blocks/holidays.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays, isWeekend } from '#machines/time/days.ts'
import type { CarriedDay } from './carried-schedule.ts'

/** A module with the number of its slot. */
export interface PlacedModule {
  readonly name: string
  readonly slot: number
}

/** A date with modules, in the source and in the clone. */
export interface MovedDate {
  readonly source: CivilDate
  readonly date: CivilDate
  readonly modules: readonly PlacedModule[]
}

/** A date of a clone that has modules and falls on a holiday of the block's countries, or on a weekend. */
export interface HolidayHit extends MovedDate {
  readonly holidays: readonly Holiday[]
  readonly isWeekend: boolean
  /** The holidays that the source fell on. */
  readonly before: readonly Holiday[]
}

/** The dates with modules, moved by so many days. */
export const movedDates = (days: readonly CarriedDay[], shift: number): readonly MovedDate[] =>
  days.flatMap(({ date, slots }) => {
    const modules = slots.flatMap(({ number, modules: own }) => own.map(({ name }) => ({ name, slot: number })))
    return modules.length === 0 ? [] : [{ source: date, date: addDays(date, shift), modules }]
  })

/**
 * The moved dates that fall on a holiday or a weekend.
 * @param countries those of the block's time zones; holidays elsewhere do not count
 */
export function holidayHits(
  dates: readonly MovedDate[],
  holidays: readonly Holiday[],
  countries: ReadonlySet<string>,
): readonly HolidayHit[] {
  const on = (date: CivilDate) =>
    holidays.flatMap((holiday) => {
      const own = holiday.countries.filter((country) => countries.has(country))
      return holiday.date === date && own.length > 0 ? [{ ...holiday, countries: own }] : []
    })
  return dates
    .map((moved) => ({ ...moved, holidays: on(moved.date), isWeekend: isWeekend(moved.date), before: on(moved.source) }))
    .filter((hit) => hit.holidays.length > 0 || hit.isWeekend)
}
