import type { Answer, Caller } from '#tests/support/aggregator.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { ScheduledModule } from '#openapi/generated/schema.d.ts'
import { startAggregator } from '#tests/support/aggregator.ts'

/** The fields of a block, by the same names for both kinds. */
export interface Fields {
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly description: string
  readonly from: string | null
  readonly to: string | null
}

/** An academic date, by the same names for both kinds; a kind leaves out what it does not have. */
export interface AcademicDate {
  readonly id: number
  readonly name: string
  readonly custom: 0 | 1
  readonly from: string | null
  readonly to: string | null
  readonly tempId: number | null
  readonly startTime: string
}

/** A status and a description: what a write ends with. */
export type Outcome = readonly [status: number, description: string]

export interface Zone {
  readonly zoneId: number
  readonly groupId: number
  readonly times: readonly string[]
}

export interface Day {
  readonly dayId: number
  readonly slots: readonly { readonly ids: readonly number[]; readonly modules: readonly ScheduledModule[] }[]
}

export interface Information {
  readonly dateId: number
  readonly dayString: string
  readonly dayName: string
  readonly isHoliday: 0 | 1
  readonly counts: readonly [modules: number, versions: number, submodules: number]
  /** Per slot and zone: slot id, zone, time, names of the modules. */
  readonly slots: readonly (readonly {
    readonly slotId: number
    readonly zone: string
    readonly time: string
    readonly modules: readonly string[]
  }[])[]
}

export interface ListQuery {
  readonly pageNo?: number
  readonly pageSize?: number
  readonly searchText?: string
  readonly statusId?: -1 | 0 | 1 | 2
  readonly sortParam?: string
}

/** The calls of one kind of block, by the same names for both kinds, so that one test covers both. */
export interface Blocks {
  list(query?: ListQuery): Promise<{ names: string[]; ids: number[]; total: number; counts: object | undefined }>
  create(
    fields: Fields & { readonly status: 0 | 1; readonly academicDates: readonly AcademicDate[] },
  ): Promise<Answer<OperationId> & { id: number | null }>
  update(id: number, fields: Fields & { readonly status: 0 | 1 | 2 }): Promise<Outcome>
  record(id: number): Promise<Fields & { readonly status: number; readonly slotsPerDay: number }>
  /** How often the block was changed, and when it was published last. */
  revision(id: number): Promise<readonly [revision: number | undefined, publishedAt: string | null | undefined]>
  remove(ids: number[]): Promise<readonly [...Outcome, showWaring: number | undefined]>
  publish(ids: number[]): Promise<Outcome>
  dates(id: number): Promise<{ readonly id: number; readonly date: string }[]>
  days(id: number, dateId?: number): Promise<Information[]>
  dayOutcome(id: number, dateId: number): Promise<Outcome>
  map(id: number, slotsPerDay: number, zones: readonly Zone[]): Promise<Outcome>
  saved(id: number): Promise<{ readonly zoneId: number; readonly groupId: number; readonly times: string[] }[]>
  /** Slot ids per slot, one per zone. */
  slotIds(id: number): Promise<number[][]>
  save(id: number, slotsPerDay: number, days: readonly Day[]): Promise<Outcome>
  academicDates(id: number): Promise<AcademicDate[]>
  saveAcademicDates(id: number, dates: readonly AcademicDate[]): Promise<Outcome>
  deleteAcademicDate(id: number): Promise<Outcome>
}

/** A day of a summary, as both kinds send it. */
interface WireDay<Slot> extends Pick<Information, 'dayString' | 'dayName' | 'isHoliday'> {
  readonly moduleCount: number
  readonly versionCount: number
  readonly subModuleCount: number
  readonly slotInformation: readonly (readonly {
    readonly timeZoneDetails: { readonly timezoneName: string }
    readonly slotDetails: Slot
    readonly moduleDetails: readonly { readonly moduleName: string }[]
  }[])[]
}

interface SavedZone {
  readonly timezoneGroupId: number
  readonly timezoneDetails: { readonly timezoneId: number; readonly Timeslots: readonly { readonly slot: string }[] }
}

const outcome = ({ status, description }: Answer<OperationId>): Outcome => [status, description]
const box = (day: { date: string } | null) => day?.date.slice(0, 10) ?? null
const modulesOf = (modules: readonly ScheduledModule[]) =>
  modules.map(({ moduleId, version, subModule }) => ({ moduleId, version: [...version], subModule: [...subModule] }))
const savedZone = ({ timezoneGroupId, timezoneDetails }: SavedZone) => ({
  zoneId: timezoneDetails.timezoneId,
  groupId: timezoneGroupId,
  times: timezoneDetails.Timeslots.map(({ slot }) => slot),
})
const informationOf = <Slot extends { readonly slot: string }>(day: WireDay<Slot>, slotIdOf: (slot: Slot) => number) => ({
  dayString: day.dayString,
  dayName: day.dayName,
  isHoliday: day.isHoliday,
  counts: [day.moduleCount, day.versionCount, day.subModuleCount] as const,
  slots: day.slotInformation.map((zones) =>
    zones.map(({ timeZoneDetails, slotDetails, moduleDetails }) => ({
      slotId: slotIdOf(slotDetails),
      zone: timeZoneDetails.timezoneName,
      time: slotDetails.slot,
      modules: moduleDetails.map(({ moduleName }) => moduleName),
    })),
  ),
})
const flags = { status: 1, forCentre: 0, forStudent: 0 } as const

/** Exam blocks as a caller. */
const examBlocks = (caller: Caller): Blocks => {
  const body = ({ name, shortName, code, description, from, to }: Fields) => ({
    name,
    shortName,
    examCode: code,
    description,
    examdateStart: from,
    examdateEnd: to,
  })
  const sent = ({ id, name, custom, from, to, tempId, startTime }: AcademicDate) => ({
    ...flags,
    academicDateName: name,
    custom,
    startDate: from,
    endDate: to,
    examblockAcademicDateId: id,
    tempId,
    startTime,
  })
  const summary = async (id: number, examblockdateId?: number) =>
    (await caller.succeed('getExamBlockSummary', { path: { id }, ...(examblockdateId ? { query: { examblockdateId } } : {}) }))
      .ExamblockSummaryData
  return {
    list: async (query = {}) => {
      const { list, totalCount: total, statusCounts: counts } = await caller.succeed('listExamBlocks', { query })
      return { names: list.map((row) => row.examblockName), ids: list.map((row) => row.examblockId), total, counts }
    },
    create: async ({ status, academicDates, ...fields }) => {
      const answer = await caller.call('createExamBlock', { body: { ...body(fields), status, academicDates: academicDates.map(sent) } })
      return { ...answer, id: answer.data?.examblock_id ?? null }
    },
    update: async (id, { status, ...fields }) =>
      outcome(await caller.call('updateExamBlock', { path: { id }, body: { ...body(fields), status } })),
    record: async (id) => {
      const found = await summary(id)
      return {
        name: found.examblockName,
        shortName: found.examblockShortName,
        code: found.examblockCode,
        description: found.description,
        from: box(found.examdate_start),
        to: box(found.examdate_end),
        status: found.status,
        slotsPerDay: found.noOfSlotsPerDay,
      }
    },
    revision: async (id) => {
      const { revision, publishedAt } = await summary(id)
      return [revision, publishedAt]
    },
    remove: async (ids) => {
      const answer = await caller.call('deleteExamBlocks', { body: { examblockId: ids } })
      return [...outcome(answer), answer.data?.showWaring]
    },
    publish: async (ids) => outcome(await caller.call('publishExamBlocks', { body: { status: 1, examblockId: ids } })),
    dates: async (id) =>
      (await caller.succeed('listExamDates', { path: { id } })).ExamblockExamDateList.map((entry) => ({
        id: entry.examblockDateId,
        date: entry.exam_date.date,
      })),
    days: async (id, dateId) =>
      (await summary(id, dateId)).dateInformation.map((day) => ({
        ...informationOf(day, (slot) => slot.examblockTimezoneSlotId),
        dateId: day.examblockDateId,
      })),
    dayOutcome: async (id, examblockdateId) =>
      outcome(await caller.call('getExamBlockSummary', { path: { id }, query: { examblockdateId } })),
    map: async (id, noOfSlotsPerDay, zones) => {
      const examblocktimezone = zones.map(({ zoneId, groupId, times }) => ({
        timeZoneId: zoneId,
        timezoneGroupId: groupId,
        Timeslots: [...times],
      }))
      return outcome(await caller.call('mapExamTimeZones', { path: { id }, body: { noOfSlotsPerDay, examblocktimezone } }))
    },
    saved: async (id) => (await caller.succeed('getExamTimeSlots', { path: { id } })).map(savedZone),
    slotIds: async (id) =>
      (await caller.succeed('listExamTimeZones', { path: { id } })).examblockTimezoneList.map((zones) =>
        zones.map(({ slotDetails }) => slotDetails.examblockTimezoneSlotId),
      ),
    save: async (examblockId, noOfSlotsPerDay, days) => {
      const examblockdate = days.map(({ dayId, slots }) => ({
        examblockdateid: dayId,
        timeslots: slots.map(({ ids, modules }) => ({ examblocktimezoneslotId: [...ids], modules: modulesOf(modules) })),
      }))
      return outcome(await caller.call('saveExamSchedule', { path: { examblockId }, body: { noOfSlotsPerDay, examblockdate } }))
    },
    academicDates: async (id) =>
      (await summary(id)).academicDates.map((date) => ({
        id: date.examblockAcademicDateId,
        name: date.academicDateName,
        custom: date.custom,
        from: date.startDate,
        to: date.endDate,
        tempId: date.tempId,
        startTime: date.startTime,
      })),
    saveAcademicDates: async (examblockId, dates) =>
      outcome(await caller.call('updateExamAcademicDates', { body: { examblockId, academicDates: dates.map(sent) } })),
    deleteAcademicDate: async (id) => outcome(await caller.call('deleteExamAcademicDate', { path: { id } })),
  }
}

/** Test blocks as a caller. */
const testBlocks = (caller: Caller): Blocks => {
  const body = ({ name, shortName, code, description, from, to }: Fields) => ({
    name,
    shortName,
    TestCode: code,
    TestblockCode: code,
    description,
    testdateStart: from,
    testdateEnd: to,
  })
  const sent = ({ id, name, custom, from, to }: AcademicDate) => ({
    ...flags,
    academicDateName: name,
    custom,
    startDate: from,
    endDate: to,
    testblockacademicDateId: id,
  })
  const summary = async (id: number, testblockdateId?: number) =>
    (await caller.succeed('getTestBlockSummary', { path: { id }, ...(testblockdateId ? { query: { testblockdateId } } : {}) }))
      .TestblockSummaryData
  return {
    list: async (query = {}) => {
      const { list, totalCount: total, statusCounts: counts } = await caller.succeed('listTestBlocks', { query })
      return { names: list.map((row) => row.testblockName), ids: list.map((row) => row.testblockId), total, counts }
    },
    create: async ({ status, academicDates, ...fields }) => {
      const answer = await caller.call('createTestBlock', {
        body: { ...body(fields), status, isEditMode: false, noOfSlotsPerDay: 1, academicDates: academicDates.map(sent) },
      })
      return { ...answer, id: answer.data?.testblock_id ?? null }
    },
    update: async (id, { status, ...fields }) =>
      outcome(await caller.call('updateTestBlock', { path: { id }, body: { ...body(fields), status } })),
    record: async (id) => {
      const found = await caller.succeed('getTestBlock', { path: { id } })
      return {
        name: found.testblockName,
        shortName: found.testblockShortName,
        code: found.testblockCode,
        description: found.testblockDescription,
        from: box(found.testdateStart),
        to: box(found.testdateEnd),
        status: found.status,
        slotsPerDay: found.noOfSlotsPerDay,
      }
    },
    revision: async (id) => {
      const { revision, publishedAt } = await caller.succeed('getTestBlock', { path: { id } })
      return [revision, publishedAt]
    },
    remove: async (ids) => {
      const answer = await caller.call('deleteTestBlocks', { body: { testblockId: ids } })
      return [...outcome(answer), answer.data?.showWaring]
    },
    publish: async (ids) => outcome(await caller.call('publishTestBlocks', { body: { status: 1, testblockId: ids } })),
    dates: async (id) =>
      (await caller.succeed('listTestDates', { path: { id } })).testblockTestDateList.map((entry) => ({
        id: entry.testblockDateId,
        date: entry.testDate.date,
      })),
    days: async (id, dateId) =>
      (await summary(id, dateId)).dateInformation.map((day) => ({
        ...informationOf(day, (slot) => slot.testblockTimezoneSlotId),
        dateId: day.testblockDateId,
      })),
    dayOutcome: async (id, testblockdateId) =>
      outcome(await caller.call('getTestBlockSummary', { path: { id }, query: { testblockdateId } })),
    map: async (id, noOfSlotsPerDay, zones) => {
      const testblockTimezone = zones.map(({ zoneId, groupId, times }) => ({
        timezoneId: zoneId,
        timezoneGroupId: groupId,
        Timeslots: [...times],
      }))
      return outcome(await caller.call('mapTestTimeZones', { path: { id }, body: { noOfSlotsPerDay, testblockTimezone } }))
    },
    saved: async (id) => (await caller.succeed('getTestTimeSlots', { path: { id } })).map(savedZone),
    slotIds: async (id) =>
      (await caller.succeed('listTestTimeZones', { path: { id } })).testblockTimezoneList.map((zones) =>
        zones.map(({ slotDetails }) => slotDetails.testblockTimezoneSlotId),
      ),
    save: async (id, noOfSlotsPerDay, days) => {
      const testblockdate = days.map(({ dayId, slots }) => ({
        testblockdateid: dayId,
        timeslots: slots.map(({ ids, modules }) => ({ testblocktimezoneslotId: [...ids], modules: modulesOf(modules) })),
      }))
      return outcome(await caller.call('saveTestSchedule', { path: { id }, body: { noOfSlotsPerDay, testblockdate } }))
    },
    academicDates: async (id) =>
      (await caller.succeed('listTestAcademicDates', { path: { id } })).map((date) => ({
        id: date.testblockAcademicDateId,
        name: date.academicDateName,
        custom: date.custom,
        from: date.startDate,
        to: date.endDate,
        tempId: null,
        startTime: '',
      })),
    saveAcademicDates: async (testblockId, dates) =>
      outcome(await caller.call('updateTestAcademicDates', { body: { testblockId, academicDates: dates.map(sent) } })),
    deleteAcademicDate: async (id) => outcome(await caller.call('deleteTestAcademicDate', { path: { id } })),
  }
}

/** What differs between the kinds in a test: the words of descriptions and the seeds that it names. */
export const kinds = [
  {
    kind: 'exam',
    Kind: 'Exam',
    of: examBlocks,
    draft: { id: 106, name: 'May Exams 2027' },
    active: { id: 101, name: 'January Exams 2027' },
    mapped: { id: 110, name: 'May Exams 2026' },
    running: 109,
    withoutZones: 107,
    stranger: 201,
  },
  {
    kind: 'test',
    Kind: 'Test',
    of: testBlocks,
    draft: { id: 202, name: 'Progress Tests February 2027' },
    active: { id: 201, name: 'Mid-term Tests November 2026' },
    mapped: { id: 207, name: 'Mapped Tests May 2026' },
    running: 201,
    withoutZones: 210,
    stranger: 101,
  },
] as const

/** A block that breaks no rule. */
export const goodFields: Fields = {
  name: 'Winter Series 2027',
  shortName: 'Winter 27',
  code: 'W27-100',
  description: 'Any text: ¿even this?',
  from: '2027-02-01',
  to: '2027-02-05',
}

/** The administrator's calls of a kind over an aggregator of its own. */
export async function open(of: (caller: Caller) => Blocks) {
  const started = startAggregator()
  return { ...started, blocks: of(await started.signIn()) }
}

/** Creates a block of the good fields, with changes, and gives its id. */
export async function create(blocks: Blocks, changes: Partial<Fields> = {}, academicDates: readonly AcademicDate[] = []): Promise<number> {
  const { id, description } = await blocks.create({ ...goodFields, ...changes, status: 0, academicDates })
  if (id === null) throw new Error(description)
  return id
}
