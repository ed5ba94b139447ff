import * as v from 'valibot'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import { knownStatus, type BlockRecord, type StoredStatus } from '#machines/blocks/block.ts'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import type { Slot, SlotClock } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { fields, named } from '#src/api/answer.ts'
import {
  count,
  day,
  flag,
  id,
  labels,
  lenient,
  neededDay,
  neededFlag,
  neededTime,
  optionalList,
  statusCounts,
  text,
} from '#src/api/answer-values.ts'

/** Parts of answers that every kind of block spells alike. Each kind puts them together in a file of its own. */

/** The block's own fields of a detail or a summary. */
export type BlockFields = Omit<BlockRecord, 'id' | 'academicDates'>

/** A record's status as it came, a number also from its digits; null where there is none. */
export const storedStatus = lenient<number, StoredStatus | null>((value) => {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : text
})

/** A row's status; null for one that the portal does not know. */
export const rowStatus = v.pipe(storedStatus, v.transform(knownStatus))

/** A page of a list; `counts` is null when the aggregator does not count. A list without its frame is one whole page. */
export const blockPage = <Input>(row: v.GenericSchema<Input, BlockRow>) =>
  v.union([
    v.pipe(
      fields({ list: v.array(row), totalCount: count, statusCounts }),
      v.transform((value) => ({ rows: value.list, total: value.totalCount ?? value.list.length, counts: value.statusCounts })),
    ),
    v.pipe(
      v.array(row),
      v.transform((rows) => ({ rows, total: rows.length, counts: null })),
    ),
  ])

/** What an academic date has in every kind. */
export const academicDateEntries = {
  academicDateName: text,
  status: flag,
  custom: flag,
  startDate: day,
  endDate: day,
  forCentre: flag,
  forStudent: flag,
} as const

/** The academic date of the fields that every kind has, and its own. */
export const academicDate = (
  value: v.InferOutput<v.ObjectSchema<typeof academicDateEntries, undefined>>,
  own: Pick<AcademicDate, 'tempId' | 'startTime'> & { readonly id: number | null },
): AcademicDate => ({
  id: own.id ?? 0,
  tempId: own.tempId,
  name: value.academicDateName,
  isOn: value.status,
  isCustom: value.custom,
  from: value.startDate,
  to: value.endDate,
  forCentre: value.forCentre,
  forStudent: value.forStudent,
  startTime: own.startTime,
})

/** Whether a delete was refused because a mapping exists. */
export const removal = v.pipe(
  fields({ showWaring: neededFlag }),
  v.transform(({ showWaring }) => ({ isBlocked: showWaring })),
)

/** The time of a slot, plain or in an object of its own. */
const slotTime = v.union([
  v.pipe(
    fields({ slot: neededTime }),
    v.transform(({ slot }) => slot),
  ),
  neededTime,
])

/** The saved zones of a block; an empty list only when the aggregator says so. */
export const savedZones = v.array(
  v.pipe(
    fields({ timezoneGroupId: id, timezoneDetails: fields({ timezoneId: id, Timeslots: v.array(slotTime) }) }),
    v.transform(({ timezoneGroupId, timezoneDetails }): ZoneSlots => ({
      groupId: timezoneGroupId,
      zoneId: timezoneDetails.timezoneId,
      slots: timezoneDetails.Timeslots,
    })),
  ),
)

const zone = v.fallback(fields({ timezoneName: text }), { timezoneName: '' })

/** A slot's id and time, as the kind spells them. */
type SlotDetails<Input> = v.GenericSchema<Input, Pick<SlotClock, 'slotId' | 'time'>>

const clockOf = (zoneName: string, { slotId, time }: Pick<SlotClock, 'slotId' | 'time'>): SlotClock => ({ slotId, zoneName, time })

const numbered = (clocks: readonly SlotClock[], index: number): Slot => ({ number: index + 1, clocks })

/** The slots of a block in slot order, each a list of what the time zones have of it. */
export const slotGroups = <const Name extends string, Input>(name: Name, slotDetails: SlotDetails<Input>) =>
  v.pipe(
    named(
      name,
      v.array(
        v.array(
          v.pipe(
            fields({ timeZoneDetails: zone, slotDetails }),
            v.transform((value) => clockOf(value.timeZoneDetails.timezoneName, value.slotDetails)),
          ),
        ),
      ),
    ),
    v.transform((groups) => groups.map(numbered)),
  )

const submodule = v.pipe(
  fields({ moduleId: id, moduleName: text, version: labels }),
  v.transform(({ moduleId, moduleName, version }) => ({ id: moduleId, name: moduleName, versions: version })),
)

/** The submodules of a module; none where the list is left out. */
export const submodules = optionalList(submodule)

const scheduledModule = v.pipe(
  fields({ moduleId: id, moduleName: text, moduleVersion: labels, subModule: submodules }),
  v.transform(({ moduleId, moduleName, moduleVersion, subModule }) => ({
    moduleId,
    name: moduleName,
    versions: moduleVersion,
    submodules: subModule,
  })),
)

/** A slot of a date: every zone's entry repeats its modules, so each is taken once, in the order of the first zone that names it. */
const slotEntries = <Input>(slotDetails: SlotDetails<Input>) =>
  v.pipe(
    v.array(
      v.pipe(
        fields({ timeZoneDetails: zone, slotDetails, moduleDetails: optionalList(scheduledModule) }),
        v.transform((value) => ({ clock: clockOf(value.timeZoneDetails.timezoneName, value.slotDetails), modules: value.moduleDetails })),
      ),
    ),
    v.transform((entries) => {
      const modules = entries.flatMap((entry) => entry.modules)
      return {
        clocks: entries.map(({ clock }) => clock),
        modules: modules.filter((one, index) => modules.findIndex(({ moduleId }) => moduleId === one.moduleId) === index),
      }
    }),
  )

/** What a date of a summary has in every kind. */
export const dayEntries = <Input>(slotDetails: SlotDetails<Input>) => ({
  dayString: neededDay,
  dayName: text,
  isHoliday: flag,
  moduleCount: count,
  versionCount: count,
  subModuleCount: count,
  slotInformation: v.array(slotEntries(slotDetails)),
})

/** The date of the fields that every kind has, and its id. */
export const summaryDay = (dateId: string, value: v.InferOutput<v.ObjectSchema<ReturnType<typeof dayEntries>, undefined>>): SummaryDay => {
  const modules = value.slotInformation.flatMap((slot) => slot.modules)
  return {
    dateId,
    date: value.dayString,
    dayName: value.dayName,
    isHoliday: value.isHoliday,
    slots: value.slotInformation.map(({ clocks, modules: own }, index) => ({ ...numbered(clocks, index), modules: own })),
    moduleCount: value.moduleCount ?? modules.length,
    versionCount: value.versionCount ?? modules.reduce((sum, module) => sum + module.versions.length, 0),
    submoduleCount: value.subModuleCount ?? modules.reduce((sum, module) => sum + module.submodules.length, 0),
  }
}
