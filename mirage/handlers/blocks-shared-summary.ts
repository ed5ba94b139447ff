import type { EntryTimeZone, ModuleDetails, ScheduledModule } from '#openapi/generated/schema.d.ts'
import type { BlockWords } from '../kinds/kind.ts'
import type { Db } from '../db.ts'
import { isWeekend, weekdayName } from '../factories/days.ts'
import { isHolidayIn, providerCountry } from '../fixtures/holidays.ts'
import type { BlockRecord, Day, Flag, ModuleRecord } from '../models.ts'
import { scheduleModule } from '../schedule-modules.ts'
import { notFound } from './blocks-shared-refusal.ts'
import { slotsOf } from './blocks-shared-slots.ts'

/** How a kind of block spells the ids inside a date. */
export interface DateSpelling<D extends object, S extends object> {
  dateId(id: number): D
  slotId(id: number): S
}

/** The fields of a date that all kinds spell alike. */
interface DateFacts {
  dayString: Day
  dayName: string
  isHoliday: Flag
  moduleCount: number
  versionCount: number
  subModuleCount: number
}

interface SlotEntry<S> {
  timeZoneDetails: EntryTimeZone
  slotDetails: { slot: string } & S
  moduleDetails: ModuleDetails[]
}

/** A day inside an object, as the wire has the dates of a record. */
export const dateBox = (day: Day) => ({ date: `${day} 00:00:00.000000` })

const boxed = (day: Day | null) => (day === null ? null : dateBox(day))

/** The first and the last date of a block, boxed. */
export const boxedDates = ({ startDate, endDate }: BlockRecord) => ({ start: boxed(startDate), end: boxed(endDate) })

function detailsOf(modules: ReadonlyMap<number, ModuleRecord>, { moduleId, version, subModule }: ScheduledModule): ModuleDetails {
  const module = modules.get(moduleId)
  return {
    moduleId,
    moduleName: module?.moduleName ?? '',
    moduleVersion: [...version],
    subModule: subModule.map(({ subModuleId, version: chosen }) => ({
      moduleId: subModuleId,
      moduleName: module?.subModule.find((known) => known.moduleId === subModuleId)?.moduleName ?? '',
      version: [...chosen],
    })),
    versionCount: version.length,
    subModuleCount: subModule.length,
  }
}

const total = (modules: readonly ModuleDetails[], count: (module: ModuleDetails) => number): number =>
  modules.reduce((sum, module) => sum + count(module), 0)

/**
 * The dates of a block, each with its slots in every zone and what is scheduled there; with a date id only that date, and 404
 * when the block has no such date.
 */
export function dateInformation<D extends object, S extends object>(
  { db, words, block }: { readonly db: Db; readonly words: BlockWords; readonly block: BlockRecord },
  dayId: number | undefined,
  spelling: DateSpelling<D, S>,
): (D & DateFacts & { slotInformation: SlotEntry<S>[][] })[] {
  const days = dayId === undefined ? block.days : block.days.filter(({ id }) => id === dayId)
  if (dayId !== undefined && days.length === 0) notFound(`date of this ${words.noun}`)
  const slots = slotsOf(db, block)
  const wanted = new Set(block.schedule.flatMap((entry) => entry.modules.map(({ moduleId }) => moduleId)))
  const modules = new Map([...wanted].flatMap((id) => scheduleModule(db, id) ?? []).map((module) => [module.id, module]))

  return days.map(({ id, day }) => {
    const inSlots = slots.map((_, index) =>
      block.schedule
        .filter((entry) => entry.dayId === id && entry.slot === index)
        .flatMap((entry) => entry.modules.map((module) => detailsOf(modules, module))),
    )
    const all = inSlots.flat()
    return {
      ...spelling.dateId(id),
      dayString: day,
      dayName: weekdayName(day),
      isHoliday: isWeekend(day) || isHolidayIn(providerCountry, day) ? 1 : 0,
      moduleCount: all.length,
      versionCount: total(all, ({ versionCount }) => versionCount),
      subModuleCount: total(all, ({ subModuleCount }) => subModuleCount),
      slotInformation: slots.map((zones, index) =>
        zones.map(({ id: slotId, time, zone: { timezoneName, abbreviation } }) => ({
          timeZoneDetails: { timezoneName, abbreviation },
          slotDetails: { slot: time, ...spelling.slotId(slotId) },
          moduleDetails: inSlots[index] ?? [],
        })),
      ),
    }
  })
}

/** The slots of a block as slot groups: one list per slot, one entry per zone. */
export const slotGroups = <S extends object>(db: Db, block: BlockRecord, slotId: (id: number) => S) =>
  slotsOf(db, block).map((zones) =>
    zones.map(({ id, time, zone }) => ({ timeZoneDetails: zone, slotDetails: { slot: time, ...slotId(id) } })),
  )
