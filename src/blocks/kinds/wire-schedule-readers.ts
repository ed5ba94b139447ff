import type {
  BlockId,
  BlockSummary,
  Module,
  ProhibitedPair,
  ScheduledModule,
  ScheduledSlot,
  Slot,
  SlotClock,
  SummaryDay,
} from '#machines/blocks/types.ts'
import { malformed } from './malformed.ts'
import type { WireNames } from './wire-names.ts'
import { fieldsOf, listIn, readAcademicDates, readRecord, readSlotTime } from './wire-readers.ts'
import {
  pick,
  pickNested,
  readColour,
  readCount,
  readDay,
  readFlag,
  readId,
  readList,
  readOptionalList,
  readText,
  readVersions,
} from './wire-values.ts'

/** Readers of slots, modules and schedules, with the same manners as those of `wire-readers.ts`. */

/** Shown for a rule without a name. */
const unnamedRule = 'N/A'

const readClock = (names: WireNames, value: unknown): SlotClock => {
  const details = pick(value, 'slotDetails')
  return {
    slotId: readId(pick(details, ...names.slotId), 'slot id'),
    zoneName: readText(pick(pick(value, 'timezoneDetails'), 'timezoneName')),
    time: readSlotTime(details),
  }
}

const readSlotGroup = (names: WireNames, group: unknown, index: number): Slot => ({
  number: index + 1,
  clocks: readList(group, 'slot').map((entry) => readClock(names, entry)),
})

/** The block's slots in slot order. */
export const readSlots = (names: WireNames, data: unknown): readonly Slot[] =>
  listIn(data, 'slot groups', ...names.slotList).map((group, index) => readSlotGroup(names, group, index))

const versionsOf = (value: unknown): readonly string[] => readVersions(pick(value, 'moduleVersion', 'versions', 'version'))

const submodulesOf = (value: unknown) =>
  readOptionalList(pick(value, 'subModule', 'submodules')).map((submodule) => ({
    id: readId(pick(submodule, 'moduleId', 'subModuleId'), 'submodule id'),
    name: readText(pick(submodule, 'moduleName', 'subModuleName')),
    versions: versionsOf(submodule),
  }))

const readScheduledModule = (value: unknown): ScheduledModule => ({
  moduleId: readId(pick(value, 'moduleId'), 'module id'),
  name: readText(pick(value, 'moduleName')),
  versions: versionsOf(value),
  submodules: submodulesOf(value),
})

/** Every zone's entry repeats the slot's modules: each is taken once, in the order of the first zone that names it. */
const modulesOf = (group: readonly unknown[]): readonly ScheduledModule[] => {
  const modules = group.flatMap((entry) => readOptionalList(pick(entry, 'moduleDetails')).map(readScheduledModule))
  return modules.filter((one, index) => modules.findIndex(({ moduleId }) => moduleId === one.moduleId) === index)
}

const readDayInformation = (names: WireNames, value: unknown): SummaryDay => {
  const slots: ScheduledSlot[] = readList(pick(value, 'slotInformation'), 'slot information').map((group, index) => ({
    ...readSlotGroup(names, group, index),
    modules: modulesOf(readList(group, 'slot')),
  }))
  const modules = slots.flatMap((slot) => slot.modules)
  return {
    dateId: readId(pick(value, ...names.dateId), 'date id'),
    date: readDay(pick(value, 'dayString')) ?? malformed('date'),
    dayName: readText(pick(value, 'dayName')),
    isHoliday: readFlag(pick(value, 'isHoliday')),
    slots,
    moduleCount: readCount(pick(value, 'moduleCount')) ?? modules.length,
    versionCount: readCount(pick(value, 'versionCount')) ?? modules.reduce((sum, module) => sum + module.versions.length, 0),
    submoduleCount: readCount(pick(value, 'subModuleCount')) ?? modules.reduce((sum, module) => sum + module.submodules.length, 0),
  }
}

/** The summary's dates; with a date id in the question only that one. */
export const readDays = (names: WireNames, data: unknown): readonly SummaryDay[] => {
  return readList(pick(fieldsOf(names, data), 'dateInformation'), 'date information').map((day) => readDayInformation(names, day))
}

export const readSummary = (names: WireNames, id: BlockId, data: unknown): BlockSummary => {
  const fields = fieldsOf(names, data)
  const days = readDays(names, data)
  const hasAcademicDates = pick(fields, 'academicDates') !== undefined
  return {
    record: { ...readRecord(names, id, data), academicDates: hasAcademicDates ? readAcademicDates(names, data) : [] },
    slotsPerDay: readCount(pick(fields, 'noOfSlotsPerDay')) ?? Math.max(0, ...days.map((day) => day.slots.length)),
    days,
  }
}

export const readModules = (data: unknown): readonly Module[] =>
  listIn(data, 'module list').map((value) => ({
    id: readId(pick(value, 'moduleId'), 'module id'),
    name: readText(pick(value, 'moduleName')),
    colour: readColour(pick(value, 'colourCode')),
    versions: versionsOf(value),
    submodules: submodulesOf(value),
  }))

/** The pairs of a page of module rules, as recorded, and how far the list goes. */
export const readProhibitedPairs = (
  data: unknown,
): { readonly pairs: readonly ProhibitedPair[]; readonly rules: number; readonly total: number } => {
  const list = listIn(data, 'module rules', 'list')
  const pairs = list.flatMap((rule) => {
    const ruleName = readText(pick(rule, 'mappingName')) || unnamedRule
    return readOptionalList(pick(rule, 'rules')).flatMap((entry) =>
      readOptionalList(pick(entry, 'prohibitedModules')).map((prohibited) => ({
        ruleName,
        moduleId: readId(pick(entry, 'moduleId'), 'module id'),
        prohibitedId: readId(pick(prohibited, 'moduleId'), 'module id'),
      })),
    )
  })
  return { pairs, rules: list.length, total: readCount(pickNested(data, 'totalCount')) ?? list.length }
}
