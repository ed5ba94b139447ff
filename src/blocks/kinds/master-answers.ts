import * as v from 'valibot'
import type { Combination } from '#machines/blocks/combinations.ts'
import type { Holiday } from '#machines/blocks/holidays.ts'
import type { Module, ProhibitedPair } from '#machines/blocks/scheduling/schedule.ts'
import type { Zone, ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { answerReader, fields, named } from '#src/api/answer.ts'
import { colour, count, id, labels, neededDay, optionalList, text } from '#src/api/answer-values.ts'
import { submodules } from './block-answers.ts'

/** Readers of what blocks are made of: time zones, modules and the rules about them. */

/** Shown for a rule without a name. */
const unnamedRule = 'N/A'

const zone = v.pipe(
  fields({ timezoneid: id, timezonename: text, abbreviation: text, country: text }),
  v.transform((value): Zone => ({
    id: value.timezoneid,
    name: value.timezonename,
    abbreviation: value.abbreviation,
    countries: value.country,
  })),
)

const zoneGroup = v.pipe(
  fields({ timeZoneGroupId: id, TimeZoneGroupName: text, timezonegroupdata: v.array(zone) }),
  v.transform((value): ZoneGroup => ({ id: value.timeZoneGroupId, name: value.TimeZoneGroupName, zones: value.timezonegroupdata })),
)

export const readZoneGroups = answerReader('getTimeZoneAdminDetails', named('timeZoneAdminLists', v.array(zoneGroup)))

const module = v.pipe(
  fields({ moduleId: id, moduleName: text, colourCode: colour, versions: labels, subModule: submodules }),
  v.transform((value): Module => ({
    id: value.moduleId,
    name: value.moduleName,
    colour: value.colourCode,
    versions: value.versions,
    submodules: value.subModule,
  })),
)

export const readModules = answerReader('listScheduleModules', v.array(module))

const combination = v.pipe(
  fields({
    combinationId: id,
    combinationName: text,
    programmeName: text,
    studentCount: count,
    modules: optionalList(fields({ moduleId: id, moduleName: text })),
  }),
  v.transform((value): Combination => ({
    id: value.combinationId,
    name: value.combinationName,
    programmeName: value.programmeName,
    studentCount: value.studentCount ?? 0,
    modules: value.modules.map(({ moduleId, moduleName }) => ({ id: moduleId, name: moduleName })),
  })),
)

export const readCombinations = answerReader('listModuleCombinations', named('combinationList', v.array(combination)))

const holiday = v.pipe(
  fields({ date: neededDay, holidayName: text, countries: labels }),
  v.transform(({ date, holidayName, countries }): Holiday => ({ date, name: holidayName, countries })),
)

export const readHolidays = answerReader('listHolidays', named('holidayList', v.array(holiday)))

const ruleEntry = v.pipe(
  fields({ moduleId: id, prohibitedModules: optionalList(fields({ moduleId: id })) }),
  v.transform(({ moduleId, prohibitedModules }) => prohibitedModules.map((one) => ({ moduleId, prohibitedId: one.moduleId }))),
)

const rule = v.pipe(
  fields({ mappingName: text, rules: optionalList(ruleEntry) }),
  v.transform(({ mappingName, rules }) => rules.flat().map((pair): ProhibitedPair => ({ ruleName: mappingName || unnamedRule, ...pair }))),
)

const pairsOf = (list: readonly (readonly ProhibitedPair[])[], total: number | null) => ({
  pairs: list.flat(),
  rules: list.length,
  total: total ?? list.length,
})

/** The prohibited pairs of one page of module rules, as recorded, with the number of rules on it and in all. */
export const readProhibitedPairs = answerReader(
  'listModuleRules',
  v.union([
    v.pipe(
      fields({ list: v.array(rule), totalCount: count }),
      v.transform(({ list, totalCount }) => pairsOf(list, totalCount)),
    ),
    v.pipe(
      v.array(rule),
      v.transform((list) => pairsOf(list, null)),
    ),
  ]),
)
