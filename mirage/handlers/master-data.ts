import { ok, type Handlers } from '../contract.ts'
import { daysBetween } from '../factories/days.ts'
import { combinations } from '../fixtures/combinations.ts'
import { holidays } from '../fixtures/holidays.ts'
import { scheduleModules } from '../schedule-modules.ts'
import { answering, refuse } from './blocks-shared-refusal.ts'

const holidayDaysLimit = 800

/** Read-only data for blocks: time zones, modules, combinations of modules, and public holidays. */
export const masterDataHandlers = {
  getTimeZoneAdminDetails: ({ db }) => {
    const zones = db.timeZones.where()
    const timeZoneAdminLists = db.timeZoneGroups.where().map((group) => ({
      TimeZoneGroupName: group.name,
      timeZoneGroupId: group.id,
      timezonegroupdata: zones
        .filter(({ groupId }) => groupId === group.id)
        .map(({ id, name, abbreviation, country }) => ({ timezoneid: id, timezonename: name, abbreviation, country })),
    }))
    return ok({ timeZoneAdminLists })
  },

  listScheduleModules: ({ query, db }) =>
    ok(
      scheduleModules(db)
        .filter(({ evaluations }) => evaluations.includes(query.evaluation))
        .map(({ moduleId, moduleName, colourCode, versions, subModule }) => ({ moduleId, moduleName, colourCode, versions, subModule })),
    ),

  listModuleCombinations: ({ query, db }) => {
    const offered = new Map(
      scheduleModules(db)
        .filter(({ evaluations }) => evaluations.includes(query.evaluation))
        .map(({ moduleId, moduleName }) => [moduleId, { moduleId, moduleName }]),
    )
    const combinationList = combinations
      .map(({ id, name, programmeName, studentCount, moduleIds }) => ({
        combinationId: id,
        combinationName: name,
        programmeName,
        studentCount,
        modules: moduleIds.flatMap((moduleId) => offered.get(moduleId) ?? []),
      }))
      .filter(({ modules }) => modules.length > 0)
    return ok({ combinationList })
  },

  listHolidays: ({ query: { from, to } }) =>
    answering(() => {
      if (to < from) refuse('The last day must not be earlier than the first.')
      if (daysBetween(from, to) > holidayDaysLimit) refuse(`Holidays of at most ${holidayDaysLimit} days can be read at once.`)
      const holidayList = holidays
        .filter(({ date }) => date >= from && date <= to)
        .map(({ date, name, countries }) => ({ date, holidayName: name, countries: [...countries] }))
      return ok({ holidayList })
    }),
} satisfies Partial<Handlers>
