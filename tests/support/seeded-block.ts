import type { Combination } from '#machines/blocks/combinations.ts'
import type { CheckedDay, FindingSettings } from '#machines/blocks/findings/findings.ts'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { Holiday } from '#machines/blocks/holidays.ts'
import { isWeekend } from '#mirage/factories/days.ts'
import { blockSeeds } from '#mirage/fixtures/blocks.ts'
import { combinations } from '#mirage/fixtures/combinations.ts'
import { holidays, isHolidayIn, providerCountry } from '#mirage/fixtures/holidays.ts'
import { moduleRules } from '#mirage/fixtures/module-rules.ts'
import { modules } from '#mirage/fixtures/modules.ts'
import { timeZones } from '#mirage/fixtures/time-zones.ts'

const { blocks } = blockSeeds('2026-11-21')
const nameOf = new Map(modules.map(({ id, moduleName }) => [id, moduleName]))
const zoneNames = new Map(timeZones.map(({ id, name }) => [id, name]))
const countries = new Map(timeZones.map(({ name, country }) => [name, country.split(', ')]))

/** The name of the seeded block with most starts: dates, zones and slots multiplied. */
export const largestSeededBlock: string = blocks.toSorted((one, other) => startsOf(other) - startsOf(one))[0]?.name ?? ''

function startsOf({ days, zones, slotsPerDay }: (typeof blocks)[number]): number {
  return days.length * zones.length * slotsPerDay
}

/** The dates of a seeded block with the modules of their slots. */
export function seededDays(name: string): readonly CheckedDay[] {
  const block = blocks.find((one) => one.name === name)
  if (!block) throw new Error(`There is no ${name}.`)
  return block.days.map(({ id, day }) => ({
    dateId: String(id),
    date: day,
    isHoliday: isWeekend(day) || isHolidayIn(providerCountry, day),
    slots: Array.from({ length: block.zones.length === 0 ? 0 : block.slotsPerDay }, (_, index) => ({
      number: index + 1,
      clocks: block.zones.map(({ zoneId, slots }) => ({
        slotId: String(slots[index]?.id),
        zoneName: zoneNames.get(zoneId) ?? '',
        time: slots[index]?.time ?? '',
      })),
      modules: block.schedule
        .filter(({ dayId, slot }) => dayId === id && slot === index)
        .flatMap((slot) =>
          slot.modules.map(({ moduleId, version }) => ({
            moduleId: String(moduleId),
            name: nameOf.get(moduleId) ?? '',
            versions: version,
            submodules: [],
          })),
        ),
    })),
  }))
}

/** The rules in force. */
export const seededProhibitions = prohibitionsOf(
  moduleRules
    .filter(({ status }) => status === 1)
    .flatMap(({ name, rules }) =>
      rules.flatMap(({ moduleId, prohibitedModules }) =>
        prohibitedModules.map((other) => ({
          ruleName: name ?? 'N/A',
          moduleId: String(moduleId),
          prohibitedId: String(other.moduleId),
        })),
      ),
    ),
)

export const seededCombinations: readonly Combination[] = combinations.map(({ id, name, programmeName, studentCount, moduleIds }) => ({
  id: String(id),
  name,
  programmeName,
  studentCount,
  modules: moduleIds.map((moduleId) => ({ id: String(moduleId), name: nameOf.get(moduleId) ?? '' })),
}))

export const seededHolidays: readonly Holiday[] = holidays

/** Default settings, on a host whose clock rules agree with the table. */
export const seededSettings: FindingSettings = {
  limit: 60,
  mayShareSlot: false,
  versionless: new Set(modules.filter(({ versions }) => versions.length === 0).map(({ id }) => String(id))),
  countriesOf: (zoneName) => countries.get(zoneName) ?? [],
  hostOffset: null,
}
