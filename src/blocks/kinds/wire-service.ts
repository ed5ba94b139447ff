import { generateCode } from '#src/api/generated-code.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockDraft, BlockRecord, BlockStatus, StoredStatus } from '#machines/blocks/block.ts'
import type { BlockListQuery } from '#machines/blocks/list/block-row.ts'
import type { DaySchedule, ProhibitedPair } from '#machines/blocks/scheduling/schedule.ts'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { spell, spellFields, type BlockKind } from '#openapi/blocks/block-kinds.ts'
import type { OperationId, Permission } from '#openapi/generated/operations.ts'
import type { Evaluation } from '#openapi/generated/schema.d.ts'
import type { Api, CallOptions, OperationData, OperationInput, Reply } from '#src/api/client.ts'
import { listStatusIds } from '#src/api/constants.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem, describedOnly } from '#src/api/problem.ts'
import type { BlockService } from '../service.ts'
import { blockAnswers, type BlockAnswers, type OwnDateEntries } from './block-answers.ts'
import type { BlockOperation, OperationName } from './block-reader.ts'
import { readCombinations, readHolidays, readModules, readProhibitedPairs, readZoneGroups } from './master-answers.ts'

type BodyOf<Op extends OperationId> = OperationInput<Op> extends { readonly body: infer Body } ? Body : never
type Body<Name extends string, Kind extends string> = BodyOf<BlockOperation<Name, Kind>>
type InputOf<Op extends OperationId, Part extends string> = Op extends OperationId
  ? OperationInput<Op> extends { readonly [Key in Part]?: infer Value }
    ? Value
    : never
  : never

/** What a kind of block sends and reads in its own way. */
export interface BlockWire<Kind extends BlockKind> {
  readonly kind: Kind
  readonly evaluation: Evaluation
  create(draft: BlockDraft): Body<'create<Kind>Block', Kind>
  update(draft: BlockDraft): Body<'update<Kind>Block', Kind>
  saveAcademicDates(blockId: number, dates: readonly AcademicDate[]): Body<'update<Kind>AcademicDates', Kind>
  saveZones(slotsPerDay: number, zones: readonly ZoneSlots[]): Body<'map<Kind>TimeZones', Kind>
  /** The id of a block in the address of its schedule. */
  schedulePath(id: string): InputOf<BlockOperation<'save<Kind>Schedule', Kind>, 'path'>
  /** The fields of an academic date that not every kind has. */
  readonly ownDateEntries: OwnDateEntries<Kind>
  /** The record for editing, where the summary is not what it is read from. */
  readonly record?: (api: Api, answers: BlockAnswers, id: string, options: CallOptions) => Promise<Omit<BlockRecord, 'id'>>
}

type AnyBlockWire = { [Kind in BlockKind]: BlockWire<Kind> }[BlockKind]

/** Rules are read in pages of this size. */
const rulesPerPage = 1000

const listParameters = ({ page, pageSize, search, status, sort }: BlockListQuery) => ({
  pageNo: page,
  pageSize,
  searchText: search,
  statusId: listStatusIds[status],
  sortParam: sort ? `${sort.column}:${sort.direction}` : '',
})

/** 1 or 0, as flags go over the wire. */
export const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0)

/** A status on its way back: one that the contract does not name goes as it came, so that an update does not change it. */
export const wireStatus = (status: StoredStatus): BlockStatus => status as BlockStatus

/** What an academic date has in the bodies of every kind. */
export const academicDateFields = (date: AcademicDate) => ({
  academicDateName: date.name,
  status: flag(date.isOn),
  custom: flag(date.isCustom),
  startDate: date.from,
  endDate: date.to,
  forCentre: flag(date.forCentre),
  forStudent: flag(date.forStudent),
})

/** The schedules of some dates, each with every slot of it. */
const scheduleOf = (days: readonly Pick<DaySchedule, 'dateId' | 'slots'>[]) => ({
  noOfSlotsPerDay: days[0]?.slots.length ?? 0,
  '<kind>blockdate': days.map(({ dateId, slots }) => ({
    '<kind>blockdateid': Number(dateId),
    timeslots: slots.map(({ clocks, modules }) => ({
      '<kind>blocktimezoneslotId': clocks.map((clock) => Number(clock.slotId)),
      modules: modules.map(({ moduleId, versions, submodules }) => ({
        moduleId: Number(moduleId),
        version: [...versions],
        subModule: submodules.map((submodule) => ({ subModuleId: Number(submodule.id), version: [...submodule.versions] })),
      })),
    })),
  })),
})

/** Ends a call for a record whose id cannot be put into an address. */
const failUnaddressable = (): never => {
  throw new ApiProblem('notFound', 0, 'This record does not exist.')
}

/** Null where a server has no such call. */
const nullWhereNotOffered = <Data>(read: () => Promise<Data>): Promise<Data | null> =>
  read().catch((error: unknown) => {
    if (error instanceof ApiProblem && error.kind === 'notFound') return null
    throw error
  })

/**
 * The services of one kind over the typed client; their readers are made once. A service encrypts ids for paths, names
 * component and permission for the log headers, and reads the answers.
 */
export const blockServices = (wire: AnyBlockWire): ((api: Api, codec: IdCodec) => BlockService) => {
  const answers = blockAnswers(wire.kind, wire.ownDateEntries)
  return (api, codec) => createBlockService(api, codec, wire, answers)
}

const createBlockService = (api: Api, codec: IdCodec, wire: AnyBlockWire, answers: BlockAnswers): BlockService => {
  const { kind } = wire
  const options = (permission: Permission, signal: AbortSignal | undefined): CallOptions => ({
    ...(signal ? { signal } : {}),
    log: { component: spell(kind, '<Kind>Block'), permission },
  })
  const encrypted = (id: string | number): string => codec.encrypt(id) ?? failUnaddressable()
  /** Calls the kind's operation of a name of the contract's templates. */
  const call = <const Name extends string>(
    operation: OperationName<Name>,
    input: {
      readonly path?: InputOf<BlockOperation<Name>, 'path'>
      readonly query?: InputOf<BlockOperation<Name>, 'query'>
      readonly body?: InputOf<BlockOperation<Name>, 'body'>
    },
    callOptions: CallOptions,
  ): Promise<Reply<OperationData<BlockOperation<Name>>>> =>
    api.call(spell<Name, BlockKind>(kind, operation) as BlockOperation<Name>, input as OperationInput<BlockOperation<Name>>, callOptions)
  const done = async (answer: Promise<Reply<unknown>>) => ({ message: (await answer).description })

  const prohibitedPairs = async (signal: AbortSignal | undefined, page = 1): Promise<readonly ProhibitedPair[]> => {
    const query = { pageNo: page, pageSize: rulesPerPage, searchText: '', statusId: listStatusIds.active, sortParam: '' }
    const { pairs, rules, total } = readProhibitedPairs(await api.call('listModuleRules', { query }, options('View', signal)))
    const isLast = rules === 0 || page * rulesPerPage >= total
    return isLast ? pairs : [...pairs, ...(await prohibitedPairs(signal, page + 1))]
  }

  const saveDays: BlockService['saveDays'] = async (id, days, signal) => {
    const body = spellFields(kind, scheduleOf(days))
    return done(call('save<Kind>Schedule', { path: wire.schedulePath(encrypted(id)), body }, options('Modify', signal)))
  }

  return {
    list: async (query, signal) => answers.page(await call('list<Kind>Blocks', { query: listParameters(query) }, options('View', signal))),
    record: async (id, signal) => {
      const read =
        wire.record ??
        (async (_api, _answers, path, log) => answers.record(await call('get<Kind>BlockSummary', { path: { id: path } }, log)))
      return { id, ...(await read(api, answers, encrypted(id), options('View', signal))) }
    },
    generateCode: async ({ shortName, isEditMode }, signal) => {
      const masterType = spell(kind, '<kind>block')
      return generateCode(api, shortName, masterType, options(isEditMode ? 'Modify' : 'Add', signal))
    },
    create: async (draft, signal) => {
      const reply = await call('create<Kind>Block', { body: wire.create(draft) }, options('Add', signal))
      return { id: answers.newId(reply), message: reply.description }
    },
    update: async (id, draft, signal) =>
      done(call('update<Kind>Block', { path: { id: encrypted(id) }, body: wire.update(draft) }, options('Modify', signal))),
    remove: async (ids, signal) => {
      const body = spellFields(kind, { '<kind>blockId': ids.map(Number) })
      const reply = await call('delete<Kind>Blocks', { body }, options('Delete', signal))
      return { message: reply.description, ...answers.removal(reply) }
    },
    publish: async (ids, signal) => {
      const body = spellFields(kind, { status: 1, '<kind>blockId': ids.map(Number) })
      return done(call('publish<Kind>Blocks', { body }, options('Modify', signal)).catch(describedOnly))
    },
    saveAcademicDates: async (id, dates, signal) =>
      done(call('update<Kind>AcademicDates', { body: wire.saveAcademicDates(Number(id), dates) }, options('Modify', signal))),
    deleteAcademicDate: async (id, signal) =>
      done(call('delete<Kind>AcademicDate', { path: { id: encrypted(id) } }, options('Delete', signal))),
    zoneGroups: async (signal) => readZoneGroups(await api.call('getTimeZoneAdminDetails', {}, options('View', signal))),
    savedSlots: async (id, signal) =>
      answers.zones(await call('get<Kind>TimeSlots', { path: { id: encrypted(id) } }, options('View', signal))),
    saveZones: async (id, { slotsPerDay, zones }, signal) => {
      const body = wire.saveZones(slotsPerDay, zones)
      return done(call('map<Kind>TimeZones', { path: { id: encrypted(id) }, body }, options('Modify', signal)))
    },
    dates: async (id, signal) => answers.dates(await call('list<Kind>Dates', { path: { id: encrypted(id) } }, options('View', signal))),
    slots: async (id, signal) => answers.slots(await call('list<Kind>TimeZones', { path: { id: encrypted(id) } }, options('View', signal))),
    day: async (id, dateId, signal) => {
      const query = spellFields(kind, { '<kind>blockdateId': Number(dateId) })
      const days = answers.days(await call('get<Kind>BlockSummary', { path: { id: encrypted(id) }, query }, options('View', signal)))
      return days.find((one) => one.dateId === dateId) ?? null
    },
    saveDays,
    modules: async (signal) =>
      readModules(await api.call('listScheduleModules', { query: { evaluation: wire.evaluation } }, options('View', signal))),
    combinations: (signal) =>
      nullWhereNotOffered(async () =>
        readCombinations(await api.call('listModuleCombinations', { query: { evaluation: wire.evaluation } }, options('View', signal))),
      ),
    holidays: ({ from, to }, signal) =>
      nullWhereNotOffered(async () => readHolidays(await api.call('listHolidays', { query: { from, to } }, options('View', signal)))),
    prohibitedPairs: (signal) => prohibitedPairs(signal),
    summary: async (id, signal) => {
      const { record, ...rest } = answers.summary(
        await call('get<Kind>BlockSummary', { path: { id: encrypted(id) } }, options('View', signal)),
      )
      return { record: { id, ...record }, ...rest }
    },
  }
}
