import type {
  AcademicDate,
  BlockDate,
  BlockId,
  BlockPage,
  BlockRecord,
  BlockRow,
  CivilDate,
  Zone,
  ZoneGroup,
  ZoneSlots,
} from '#machines/blocks/types.ts'
import type { StatusCounts } from '../service.ts'
import { malformed } from './malformed.ts'
import type { WireNames } from './wire-names.ts'
import { pick, pickNested, readCount, readDay, readFlag, readId, readList, readStatus, readText, readTime } from './wire-values.ts'

/**
 * Readers of the aggregator's answers. Each takes the envelope's data, accepts every spelling and nesting that the
 * aggregator is known to use, and throws a malformed-answer `ApiProblem` when an id or a list that it needs is missing.
 */

/** The first of the named days that can be read. */
const dayOf = (value: unknown, names: readonly string[]): CivilDate | null =>
  names.map((name) => readDay(pick(value, name))).find((day) => day !== null) ?? null

/** A list that is the data itself or stands in it under a name. */
export const listIn = (data: unknown, what: string, ...names: readonly string[]): readonly unknown[] => {
  if (Array.isArray(data)) return data
  const inner = pick(data, 'data')
  return Array.isArray(inner) ? inner : readList(pickNested(data, ...names), what)
}

const readRow = (names: WireNames, value: unknown): BlockRow => ({
  id: readId(pick(value, ...names.id), 'block id'),
  name: readText(pick(value, ...names.name)),
  shortName: readText(pick(value, ...names.shortName)),
  code: readText(pick(value, ...names.code)),
  from: dayOf(value, names.from),
  to: dayOf(value, names.to),
  status: readStatus(pick(value, 'status')) ?? 1,
})

const readCounts = (value: unknown): StatusCounts | null => {
  const [inactive, active, draft] = ['inactive', 'active', 'draft'].map((name) => readCount(pick(value, name)))
  return typeof inactive === 'number' && typeof active === 'number' && typeof draft === 'number'
    ? { 0: inactive, 1: active, 2: draft }
    : null
}

/** A page of a list; `counts` is null when the aggregator does not count. */
export const readPage = (names: WireNames, data: unknown): BlockPage & { readonly counts: StatusCounts | null } => {
  const rows = listIn(data, 'block list', 'list').map((row) => readRow(names, row))
  return {
    rows,
    total: readCount(pickNested(data, 'totalCount')) ?? rows.length,
    counts: readCounts(pickNested(data, 'statusCounts')),
  }
}

/** The fields of a detail or summary answer, wherever they are nested. */
export const fieldsOf = (names: WireNames, data: unknown): unknown => pickNested(data, ...names.summary) ?? pick(data, 'data') ?? data

/**
 * Academic dates, from the data itself or from its `academicDates`. A missing list is not an empty one: a block without
 * academic dates is given the default ones when it is saved.
 */
export const readAcademicDates = (names: WireNames, data: unknown): readonly AcademicDate[] =>
  listIn(fieldsOf(names, data), 'academic dates', 'academicDates').map((value) => ({
    id: readCount(pick(value, ...names.academicDateId)) ?? 0,
    tempId: readCount(pick(value, 'tempId')),
    name: readText(pick(value, 'academicDateName')),
    isOn: readFlag(pick(value, 'status')),
    isCustom: readFlag(pick(value, 'custom')),
    from: readDay(pick(value, 'startDate')),
    to: readDay(pick(value, 'endDate')),
    forCentre: readFlag(pick(value, 'forCentre')),
    forStudent: readFlag(pick(value, 'forStudent')),
    startTime: readTime(pick(value, 'startTime')) ?? '',
  }))

/** The block's fields out of a detail or summary answer; its id is the one that was asked for. */
export const readRecord = (names: WireNames, id: BlockId, data: unknown): Omit<BlockRecord, 'academicDates'> => {
  const fields = fieldsOf(names, data)
  if (pick(fields, ...names.name) === undefined) malformed('block')
  return {
    id,
    name: readText(pick(fields, ...names.name)),
    shortName: readText(pick(fields, ...names.shortName)),
    code: readText(pick(fields, ...names.code)),
    from: dayOf(fields, names.from),
    to: dayOf(fields, names.to),
    description: readText(pick(fields, ...names.description)),
    status: readStatus(pick(fields, 'status')),
  }
}

const readZone = (value: unknown): Zone => ({
  id: readId(pick(value, 'timezoneId'), 'time zone id'),
  name: readText(pick(value, 'timezoneName')),
  abbreviation: readText(pick(value, 'abbreviation')),
  countries: readText(pick(value, 'country')),
})

export const readZoneGroups = (data: unknown): readonly ZoneGroup[] =>
  listIn(data, 'time zone groups', 'timeZoneAdminLists').map((value) => ({
    id: readId(pick(value, 'timezoneGroupId'), 'time zone group id'),
    name: readText(pick(value, 'timezoneGroupName')),
    zones: readList(pick(value, 'timezonegroupdata'), 'time zones').map(readZone),
  }))

/** The time of a slot, plain or in an object of its own. */
export const readSlotTime = (value: unknown): string =>
  readTime(typeof value === 'string' ? value : pick(value, 'slot', 'slotTime')) ?? malformed('slot time')

/** The saved zones of a block; an empty list only when the aggregator says so. */
export const readSavedSlots = (data: unknown): readonly ZoneSlots[] =>
  listIn(data, 'saved slots').map((value) => {
    const zone = pick(value, 'timezoneDetails')
    return {
      groupId: readId(pick(value, 'timezoneGroupId') ?? pick(zone, 'timezoneGroupId'), 'time zone group id'),
      zoneId: readId(pick(zone, 'timezoneId'), 'time zone id'),
      slots: readList(pick(zone, 'Timeslots'), 'time slots').map(readSlotTime),
    }
  })

export const readDates = (names: WireNames, data: unknown): readonly BlockDate[] =>
  listIn(data, 'date list', ...names.dateList).map((value) => ({
    id: readId(pick(value, ...names.dateId), 'date id'),
    date: dayOf(value, names.date) ?? malformed('date'),
  }))
