import { blockClocks, type BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import type { DaySchedule, Module } from '#machines/blocks/scheduling/schedule.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'
import { examBlockPlans } from '#mirage/fixtures/exam-block-plans.ts'
import { moduleNamed as recordNamed, modules } from '#mirage/fixtures/modules.ts'
import { testBlockPlans } from '#mirage/fixtures/test-block-plans.ts'
import { timeZones } from '#mirage/fixtures/time-zones.ts'

const zoneNames = new Map(timeZones.map(({ id, name }) => [String(id), name]))
const moduleNames = new Map(modules.map(({ id, moduleName }) => [id, moduleName]))

/** A seeded module as the portal reads it. */
export function moduleNamed(name: string): Module {
  const { id, moduleName, colourCode, versions, subModule } = recordNamed(name)
  const submodules = subModule.map((one) => ({ id: String(one.moduleId), name: one.moduleName, versions: one.version }))
  return { id: String(id), name: moduleName, colour: colourCode, versions, submodules }
}

interface SeededBlock {
  readonly record: BlockRecord
  readonly from: string
  readonly to: string
  readonly dates: readonly string[]
  readonly zones: readonly BlockClock[]
  readonly days: readonly DaySchedule[]
}

/** A seeded block as the portal reads it, in the season of the seeds; without academic dates. */
export function seededBlock(name: string): SeededBlock {
  const plan = [...examBlockPlans, ...testBlockPlans].find((one) => one.name === name)
  if (!plan) throw new Error(`There is no block "${name}".`)
  const { id, from, to, shortName, code, description, status } = plan
  const zones = blockClocks(
    plan.zones.map(({ zoneId, groupId, times }) => ({ zoneId: String(zoneId), groupId: String(groupId), slots: times })),
    zoneNames,
  )
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  const days = dates.map((date, index): DaySchedule => {
    const slots = (zones[0]?.slots ?? []).map((_, slot) => ({
      number: slot + 1,
      clocks: zones.map(({ zoneId, name: zoneName, slots: times }) => ({ slotId: `${slot}${zoneId}`, zoneName, time: times[slot] ?? '' })),
      modules: plan.schedule
        .filter((one) => one.day === date && one.slot === slot)
        .flatMap((one) => one.modules)
        .map(({ moduleId, version, subModule }) => {
          const known = moduleNamed(moduleNames.get(moduleId) ?? '')
          const submodules = subModule.map((chosen) => ({
            id: String(chosen.subModuleId),
            name: known.submodules.find((one) => one.id === String(chosen.subModuleId))?.name ?? '',
            versions: chosen.version,
          }))
          return { moduleId: String(moduleId), name: known.name, versions: version, submodules }
        }),
    }))
    return { dateId: String(index + 1), date, slots }
  })
  const record = { id: String(id), name, shortName, code, from, to, description, status, revision: 1, publishedAt: null, academicDates: [] }
  return { record, from, to, dates, zones, days }
}
