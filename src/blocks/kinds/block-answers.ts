import * as v from 'valibot'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import { knownStatus, type BlockRecord, type StoredStatus } from '#machines/blocks/block.ts'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import type { BlockDate, Slot, SlotClock } from '#machines/blocks/scheduling/schedule.ts'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { OperationData } from '#src/api/client.ts'
import { spell, type BlockKind } from '#openapi/blocks/block-kinds.ts'
import { fields, named } from '#src/api/answer.ts'
import { blockReader } from './block-reader.ts'
import {
  count,
  day,
  flag,
  id,
  instant,
  labels,
  lenient,
  neededDay,
  neededTime,
  optionalList,
  presentText,
  statusCounts,
  text,
} from '#src/api/answer-values.ts'

/** Readers of what the aggregator answers about blocks, in the contract's spelling; `<kind>` stands for the kind's word. */

/** The block's own fields of a detail or a summary. */
export type BlockFields = Omit<BlockRecord, 'id' | 'academicDates'>

/** Fields of a block that a server may leave out. */
export const additionEntries = { revision: v.nullish(count, null), publishedAt: v.nullish(instant, null) } as const

/** Picks these fields out of an answer that has been read. */
export const additionsOf = ({
  revision,
  publishedAt,
}: v.InferOutput<v.ObjectSchema<typeof additionEntries, undefined>>): Pick<BlockFields, 'revision' | 'publishedAt'> => ({
  revision,
  publishedAt,
})

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

/** Whether a delete was refused because a mapping exists: only 1, as number or text, says so. */
const removal = v.fallback(
  v.pipe(
    fields({ showWaring: lenient<0 | 1, boolean>((value) => value === 1 || value === '1') }),
    v.transform(({ showWaring }) => ({ isBlocked: showWaring })),
  ),
  { isBlocked: false },
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
const savedZones = v.array(
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

const clockOf = (zoneName: string, { slotId, time }: Pick<SlotClock, 'slotId' | 'time'>): SlotClock => ({ slotId, zoneName, time })

const numbered = (clocks: readonly SlotClock[], index: number): Slot => ({ number: index + 1, clocks })

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

/** Fields of an academic date that only some kinds have. */
type OwnDateFields = Partial<Pick<AcademicDate, 'tempId' | 'startTime'>>

type AcademicDateOf<Name extends string> =
  OperationData<Extract<OperationId, Name>> extends Readonly<Record<string, { academicDates: (infer One)[] }>> ? One : never

/** Schemas of the fields of an academic date that only some kinds have; a field that the kind's answer lacks does not compile. */
export type OwnDateEntries<Kind extends string> = Kind extends string
  ? {
      readonly [Name in keyof OwnDateFields as Name extends keyof AcademicDateOf<`get${Kind}BlockSummary`> ? Name : never]: v.GenericSchema<
        unknown,
        OwnDateFields[Name]
      >
    }
  : never

/** The readers of a kind. */
export function blockAnswers(kind: BlockKind, ownDateEntries: v.ObjectEntries) {
  const spellName = (name: string) => spell(kind, name)
  const own = <const Entries extends v.ObjectEntries>(entries: Entries) => fields(entries, spellName)

  const row = v.pipe(
    own({
      '<kind>blockId': id,
      '<kind>blockName': text,
      '<kind>blockShortName': text,
      '<kind>blockCode': text,
      startDate: day,
      endDate: day,
      status: rowStatus,
    }),
    v.transform((value): BlockRow => ({
      id: value['<kind>blockId'],
      name: value['<kind>blockName'],
      shortName: value['<kind>blockShortName'],
      code: value['<kind>blockCode'],
      from: value.startDate,
      to: value.endDate,
      status: value.status,
    })),
  )

  const newId = v.pipe(
    own({ '<kind>blockId': id }),
    v.transform((value) => value['<kind>blockId']),
  )

  const slotDetails = v.pipe(
    own({ slot: neededTime, '<kind>blockTimezoneSlotId': id }),
    v.transform((value) => ({ slotId: value['<kind>blockTimezoneSlotId'], time: value.slot })),
  )

  /** Slots in slot order, each a list of what the time zones have of it. */
  const slotGroups = v.pipe(
    v.array(
      v.array(
        v.pipe(
          own({ timeZoneDetails: zone, slotDetails }),
          v.transform((value) => clockOf(value.timeZoneDetails.timezoneName, value.slotDetails)),
        ),
      ),
    ),
    v.transform((groups) => groups.map(numbered)),
  )

  const date = v.pipe(
    own({ '<kind>blockDateId': id, '<kind>date': neededDay }),
    v.transform((value): BlockDate => ({ id: value['<kind>blockDateId'], date: value['<kind>date'] })),
  )

  const academicDateEntries = {
    academicDateName: text,
    status: flag,
    custom: flag,
    startDate: day,
    endDate: day,
    forCentre: flag,
    forStudent: flag,
    '<kind>blockAcademicDateId': count,
  } as const
  const academicDate = v.pipe(
    own<typeof academicDateEntries>({ ...academicDateEntries, ...ownDateEntries }),
    v.transform((value: v.InferOutput<v.ObjectSchema<typeof academicDateEntries, undefined>> & OwnDateFields): AcademicDate => ({
      id: value['<kind>blockAcademicDateId'] ?? 0,
      tempId: value.tempId ?? null,
      name: value.academicDateName,
      isOn: value.status,
      isCustom: value.custom,
      from: value.startDate,
      to: value.endDate,
      forCentre: value.forCentre,
      forStudent: value.forStudent,
      startTime: value.startTime ?? '',
    })),
  )

  /** A slot of a date: every zone's entry repeats its modules, so each is taken once, in the order of the first zone that names it. */
  const slotEntries = v.pipe(
    v.array(
      v.pipe(
        own({ timeZoneDetails: zone, slotDetails, moduleDetails: optionalList(scheduledModule) }),
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

  const dateInformation = v.array(
    v.pipe(
      own({
        '<kind>blockDateId': id,
        dayString: neededDay,
        dayName: text,
        isHoliday: flag,
        moduleCount: count,
        versionCount: count,
        subModuleCount: count,
        slotInformation: v.array(slotEntries),
      }),
      v.transform((value): SummaryDay => {
        const modules = value.slotInformation.flatMap((slot) => slot.modules)
        return {
          dateId: value['<kind>blockDateId'],
          date: value.dayString,
          dayName: value.dayName,
          isHoliday: value.isHoliday,
          slots: value.slotInformation.map(({ clocks, modules: scheduled }, index) => ({ ...numbered(clocks, index), modules: scheduled })),
          moduleCount: value.moduleCount ?? modules.length,
          versionCount: value.versionCount ?? modules.reduce((sum, module) => sum + module.versions.length, 0),
          submoduleCount: value.subModuleCount ?? modules.reduce((sum, module) => sum + module.submodules.length, 0),
        }
      }),
    ),
  )

  const recordEntries = {
    '<kind>blockName': presentText,
    '<kind>blockShortName': text,
    '<kind>blockCode': text,
    startDate: day,
    endDate: day,
    '<kind>date_start': day,
    '<kind>date_end': day,
    description: text,
    status: storedStatus,
    ...additionEntries,
  } as const
  /** `<kind>date_start` and `<kind>date_end` win over `startDate` and `endDate`. */
  const recordOf = (value: v.InferOutput<v.ObjectSchema<typeof recordEntries, undefined>>): BlockFields => ({
    name: value['<kind>blockName'],
    shortName: value['<kind>blockShortName'],
    code: value['<kind>blockCode'],
    from: value['<kind>date_start'] ?? value.startDate,
    to: value['<kind>date_end'] ?? value.endDate,
    description: value.description,
    status: value.status,
    ...additionsOf(value),
  })
  const inSummary = <Input, Output>(part: v.GenericSchema<Input, Output>) => named('<Kind>blockSummaryData', part, spellName)

  return {
    /** Reads an academic date where a kind has operations of its own. */
    academicDate,
    page: blockReader(kind, 'list<Kind>Blocks', blockPage(row)),
    newId: blockReader(kind, 'create<Kind>Block', newId),
    removal: blockReader(kind, 'delete<Kind>Blocks', removal),
    zones: blockReader(kind, 'get<Kind>TimeSlots', savedZones),
    slots: blockReader(kind, 'list<Kind>TimeZones', named('<kind>blockTimezoneList', slotGroups, spellName)),
    dates: blockReader(kind, 'list<Kind>Dates', named('<kind>block<kind>DateList', v.array(date), spellName)),
    /** A missing list of academic dates is not an empty one: a block without any gets the default ones. */
    record: blockReader(
      kind,
      'get<Kind>BlockSummary',
      inSummary(
        v.pipe(
          own({ ...recordEntries, academicDates: v.array(academicDate) }),
          v.transform((value) => ({ ...recordOf(value), academicDates: value.academicDates })),
        ),
      ),
    ),
    /** The summary's dates; with a date id in the question only that one. */
    days: blockReader(
      kind,
      'get<Kind>BlockSummary',
      inSummary(
        v.pipe(
          own({ dateInformation }),
          v.transform((value) => value.dateInformation),
        ),
      ),
    ),
    summary: blockReader(
      kind,
      'get<Kind>BlockSummary',
      inSummary(
        v.pipe(
          own({ ...recordEntries, academicDates: v.nullish(v.array(academicDate), []), noOfSlotsPerDay: count, dateInformation }),
          v.transform((value) => ({
            record: { ...recordOf(value), academicDates: value.academicDates },
            slotsPerDay: value.noOfSlotsPerDay ?? Math.max(0, ...value.dateInformation.map(({ slots }) => slots.length)),
            days: value.dateInformation,
          })),
        ),
      ),
    ),
  }
}

export type BlockAnswers = ReturnType<typeof blockAnswers>
