import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockDraft, BlockId, BlockRecord, BlockStatus, Removal, StoredStatus } from '#machines/blocks/block.ts'
import type { BlockListQuery } from '#machines/blocks/list/block-row.ts'
import type { BlockDate, ProhibitedPair, ScheduledSlot, Slot } from '#machines/blocks/scheduling/schedule.ts'
import type { BlockSummary, SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import type { Component, Permission } from '#openapi/generated/operations.ts'
import type { Evaluation, MasterType } from '#openapi/generated/schema.d.ts'
import type { Api, CallOptions, OperationInput, Reply } from '#src/api/client.ts'
import { listStatusIds } from '#src/api/constants.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem, describedOnly } from '#src/api/problem.ts'
import type { BlockService } from '../service.ts'
import { readCode, readModules, readProhibitedPairs, readZoneGroups } from './master-answers.ts'

type Answer = Promise<Reply<unknown>>
type Page = Awaited<ReturnType<BlockService['list']>>

/** What a list call is asked with. */
type ListParameters = NonNullable<OperationInput<'listExamBlocks'>['query']>

/**
 * The calls of one kind of block, with its addresses and the spelling of its bodies. `id` is encrypted for a path,
 * `blockId`, `ids` and `dateId` are plain ones.
 */
export interface BlockCalls {
  list(query: ListParameters, options: CallOptions): Promise<Page>
  create(draft: BlockDraft, options: CallOptions): Promise<{ readonly id: BlockId; readonly message: string }>
  update(id: string, draft: BlockDraft, options: CallOptions): Answer
  remove(ids: number[], options: CallOptions): Promise<Removal>
  publish(ids: number[], options: CallOptions): Answer
  /** The record for editing, without its id. */
  record(id: string, options: CallOptions): Promise<Omit<BlockRecord, 'id'>>
  saveAcademicDates(blockId: number, dates: readonly AcademicDate[], options: CallOptions): Answer
  deleteAcademicDate(id: string, options: CallOptions): Answer
  savedSlots(id: string, options: CallOptions): Promise<readonly ZoneSlots[]>
  saveZones(id: string, slotsPerDay: number, zones: readonly ZoneSlots[], options: CallOptions): Answer
  dates(id: string, options: CallOptions): Promise<readonly BlockDate[]>
  slots(id: string, options: CallOptions): Promise<readonly Slot[]>
  /** The dates of the summary, of which the call names one. */
  days(id: string, dateId: number, options: CallOptions): Promise<readonly SummaryDay[]>
  /** The whole block; its record is without the id. */
  summary(id: string, options: CallOptions): Promise<Omit<BlockSummary, 'record'> & { readonly record: Omit<BlockRecord, 'id'> }>
  saveDay(id: string, dateId: number, slots: readonly ScheduledSlot[], options: CallOptions): Answer
}

/** What the shared part of a service has to know of a kind. */
interface BlockWire {
  readonly componentName: Component
  readonly masterType: MasterType
  readonly evaluation: Evaluation
  readonly calls: BlockCalls
}

/** Rules are read in pages of this size. */
const rulesPerPage = 1000

const listParameters = ({ page, pageSize, search, status, sort }: BlockListQuery): ListParameters => ({
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

/** What stands in a slot, as every kind's schedule save sends it. */
export const scheduledModules = (slot: ScheduledSlot) =>
  slot.modules.map((module) => ({
    moduleId: Number(module.moduleId),
    version: [...module.versions],
    subModule: module.submodules.map((submodule) => ({ subModuleId: Number(submodule.id), version: [...submodule.versions] })),
  }))

/** A slot's id in every zone. */
export const slotIds = (slot: ScheduledSlot): number[] => slot.clocks.map((clock) => Number(clock.slotId))

/** Ends a call for a record whose id cannot be put into an address. */
const failUnaddressable = (): never => {
  throw new ApiProblem('notFound', 0, 'This record does not exist.')
}

/**
 * The service of one kind over the typed client: encrypts ids for paths, names component and permission for the log
 * headers, and reads the answers.
 */
export const createBlockService = (api: Api, codec: IdCodec, wire: BlockWire): BlockService => {
  const { calls } = wire
  const options = (permission: Permission, signal: AbortSignal | undefined): CallOptions => ({
    ...(signal ? { signal } : {}),
    log: { component: wire.componentName, permission },
  })
  const encrypted = (id: string | number): string => codec.encrypt(id) ?? failUnaddressable()
  const done = async (answer: Answer) => ({ message: (await answer).description })

  const prohibitedPairs = async (signal: AbortSignal | undefined, page = 1): Promise<readonly ProhibitedPair[]> => {
    const query = { pageNo: page, pageSize: rulesPerPage, searchText: '', statusId: listStatusIds.active, sortParam: '' }
    const { pairs, rules, total } = readProhibitedPairs(await api.call('listModuleRules', { query }, options('View', signal)))
    const isLast = rules === 0 || page * rulesPerPage >= total
    return isLast ? pairs : [...pairs, ...(await prohibitedPairs(signal, page + 1))]
  }

  return {
    list: async (query, signal) => calls.list(listParameters(query), options('View', signal)),
    record: async (id, signal) => ({ id, ...(await calls.record(encrypted(id), options('View', signal))) }),
    generateCode: async ({ shortName, isEditMode }, signal) => {
      const body = { name: shortName, masterType: wire.masterType }
      return readCode(await api.call('generateCode', { body }, options(isEditMode ? 'Modify' : 'Add', signal)))
    },
    create: async (draft, signal) => calls.create(draft, options('Add', signal)),
    update: async (id, draft, signal) => done(calls.update(encrypted(id), draft, options('Modify', signal))),
    remove: async (ids, signal) => calls.remove(ids.map(Number), options('Delete', signal)),
    publish: async (ids, signal) => done(calls.publish(ids.map(Number), options('Modify', signal)).catch(describedOnly)),
    saveAcademicDates: async (id, dates, signal) => done(calls.saveAcademicDates(Number(id), dates, options('Modify', signal))),
    deleteAcademicDate: async (id, signal) => done(calls.deleteAcademicDate(encrypted(id), options('Delete', signal))),
    zoneGroups: async (signal) => readZoneGroups(await api.call('getTimeZoneAdminDetails', {}, options('View', signal))),
    savedSlots: async (id, signal) => calls.savedSlots(encrypted(id), options('View', signal)),
    saveZones: async (id, { slotsPerDay, zones }, signal) =>
      done(calls.saveZones(encrypted(id), slotsPerDay, zones, options('Modify', signal))),
    dates: async (id, signal) => calls.dates(encrypted(id), options('View', signal)),
    slots: async (id, signal) => calls.slots(encrypted(id), options('View', signal)),
    day: async (id, dateId, signal) => {
      const days = await calls.days(encrypted(id), Number(dateId), options('View', signal))
      return days.find((one) => one.dateId === dateId) ?? null
    },
    saveDay: async (id, { dateId, slots }, signal) => done(calls.saveDay(encrypted(id), Number(dateId), slots, options('Modify', signal))),
    modules: async (signal) =>
      readModules(await api.call('listModules', { query: { evaluation: wire.evaluation } }, options('View', signal))),
    prohibitedPairs: (signal) => prohibitedPairs(signal),
    summary: async (id, signal) => {
      const { record, ...rest } = await calls.summary(encrypted(id), options('View', signal))
      return { record: { id, ...record }, ...rest }
    },
  }
}
