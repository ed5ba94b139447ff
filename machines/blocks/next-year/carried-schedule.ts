import type { DaySchedule, Module, ScheduledModule } from '#machines/blocks/scheduling/schedule.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays } from '#machines/time/days.ts'

/** The modules of a slot, by its number. */
export interface CarriedSlot {
  readonly number: number
  readonly modules: readonly ScheduledModule[]
}

export interface CarriedDay {
  readonly date: CivilDate
  readonly slots: readonly CarriedSlot[]
}

/** What is no longer offered: a whole module, or versions of a module or of a submodule, or the whole submodule. */
export interface LeftOut {
  readonly name: string
  /** None where all of it is left out. */
  readonly versions: readonly string[]
}

/** The schedule of a clone, and what of its source cannot be taken along. */
export interface CarriedSchedule {
  readonly days: readonly CarriedDay[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * The schedule of a source, so many days later.
 * @param offered the modules that can be scheduled now; a save with anything else would be refused as a whole
 */
export function carriedSchedule(
  days: readonly Pick<DaySchedule, 'date' | 'slots'>[],
  offered: readonly Module[],
  shift: number,
): CarriedSchedule {
  const leftOut = new Map<string, Set<string>>()
  const leave = (name: string, versions: readonly string[]) => leftOut.set(name, new Set([...(leftOut.get(name) ?? []), ...versions]))
  const kept = (name: string, versions: readonly string[], known: readonly string[]) => {
    const gone = versions.filter((version) => !known.includes(version))
    if (gone.length > 0) leave(name, gone)
    return versions.filter((version) => known.includes(version))
  }
  const byId = new Map(offered.map((module) => [module.id, module]))
  const carried = (module: ScheduledModule): readonly ScheduledModule[] => {
    const now = byId.get(module.moduleId)
    if (!now) {
      leave(module.name, [])
      return []
    }
    const submodules = module.submodules.flatMap((submodule) => {
      const name = `${module.name}, ${submodule.name}`
      const known = now.submodules.find(({ id }) => id === submodule.id)
      if (known) return [{ ...submodule, versions: kept(name, submodule.versions, known.versions) }]
      leave(name, [])
      return []
    })
    return [{ ...module, name: now.name, versions: kept(module.name, module.versions, now.versions), submodules }]
  }
  const later = days.flatMap(({ date, slots }): readonly CarriedDay[] => {
    const filled = slots.flatMap(({ number, modules }) => {
      const own = modules.flatMap(carried)
      return own.length > 0 ? [{ number, modules: own }] : []
    })
    return filled.length > 0 ? [{ date: addDays(date, shift), slots: filled }] : []
  })
  return { days: later, leftOut: [...leftOut].map(([name, versions]) => ({ name, versions: [...versions] })) }
}

/** Academic dates as those of a new block, so many days later; one without a date stays empty. */
export const movedAcademicDates = (dates: readonly AcademicDate[], shift: number): readonly AcademicDate[] =>
  dates.map((date) => ({
    ...date,
    id: 0,
    from: date.from && addDays(date.from, shift),
    to: date.to && addDays(date.to, shift),
  }))

/** The academic dates that every block has, without their days; custom ones are left out. */
export const emptyAcademicDates = (dates: readonly AcademicDate[]): readonly AcademicDate[] =>
  dates.filter(({ isCustom }) => !isCustom).map((date) => ({ ...date, from: null, to: null, startTime: '' }))
