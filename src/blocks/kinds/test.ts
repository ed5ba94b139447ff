import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockDraft } from '#machines/blocks/block.ts'
import type { Api } from '#src/api/client.ts'
import {
  readNewTestId,
  readTestDates,
  readTestDays,
  readTestPage,
  readTestRecord,
  readTestRemoval,
  readTestSlots,
  readTestSummary,
  readTestZones,
  readTestAcademicDates,
} from './test-answers.ts'
import { blockPaths } from './block-paths.ts'
import { defaultAcademicDate, type BlockKindSpec } from './kind.ts'
import { academicDateFields, createBlockService, flag, scheduledModules, slotIds, wireStatus, type BlockCalls } from './wire-service.ts'

/** A create says so before any zone is chosen. */
const firstSlotCount = 1

const academicDate = (date: AcademicDate) => ({ ...academicDateFields(date), testblockacademicDateId: date.id })

const details = ({ name, shortName, from, to, description, code }: BlockDraft) => ({
  name,
  shortName,
  testdateStart: from,
  testdateEnd: to,
  description,
  TestCode: code,
  TestblockCode: code,
})

const callsOf = (api: Api): BlockCalls => ({
  list: async (query, options) => readTestPage(await api.call('listTestBlocks', { query }, options)),
  create: async (draft, options) => {
    const body = {
      ...details(draft),
      status: flag(draft.status === 1),
      isEditMode: false as const,
      noOfSlotsPerDay: firstSlotCount,
      academicDates: draft.academicDates.map(academicDate),
    }
    const reply = await api.call('createTestBlock', { body }, options)
    return { id: readNewTestId(reply), message: reply.description }
  },
  update: (id, draft, options) =>
    api.call('updateTestBlock', { path: { id }, body: { ...details(draft), status: wireStatus(draft.status) } }, options),
  remove: async (ids, options) => {
    const reply = await api.call('deleteTestBlocks', { body: { testblockId: ids } }, options)
    return { message: reply.description, ...readTestRemoval(reply) }
  },
  publish: (ids, options) => api.call('publishTestBlocks', { body: { status: 1, testblockId: ids } }, options),
  record: async (id, options) => {
    const [fields, academicDates] = await Promise.all([
      api.call('getTestBlock', { path: { id } }, options),
      api.call('listTestAcademicDates', { path: { id } }, options),
    ])
    return { ...readTestRecord(fields), academicDates: readTestAcademicDates(academicDates) }
  },
  saveAcademicDates: (testblockId, dates, options) =>
    api.call('updateTestAcademicDates', { body: { testblockId, academicDates: dates.map(academicDate) } }, options),
  deleteAcademicDate: (id, options) => api.call('deleteTestAcademicDate', { path: { id } }, options),
  savedSlots: async (id, options) => readTestZones(await api.call('getTestTimeSlots', { path: { id } }, options)),
  saveZones: (id, slotsPerDay, zones, options) => {
    const testblockTimezone = zones.map(({ zoneId, groupId, slots }) => ({
      timezoneId: Number(zoneId),
      timezoneGroupId: Number(groupId),
      Timeslots: [...slots],
    }))
    return api.call('mapTestTimeZones', { path: { id }, body: { noOfSlotsPerDay: slotsPerDay, testblockTimezone } }, options)
  },
  dates: async (id, options) => readTestDates(await api.call('listTestDates', { path: { id } }, options)),
  slots: async (id, options) => readTestSlots(await api.call('listTestTimeZones', { path: { id } }, options)),
  days: async (id, testblockdateId, options) =>
    readTestDays(await api.call('getTestBlockSummary', { path: { id }, query: { testblockdateId } }, options)),
  summary: async (id, options) => readTestSummary(await api.call('getTestBlockSummary', { path: { id } }, options)),
  saveDay: (id, dateId, slots, options) => {
    const timeslots = slots.map((slot) => ({ testblocktimezoneslotId: slotIds(slot), modules: scheduledModules(slot) }))
    const body = { noOfSlotsPerDay: slots.length, testblockdate: [{ testblockdateid: dateId, timeslots }] }
    return api.call('saveTestSchedule', { path: { id }, body }, options)
  },
})

const facts = { componentName: 'TestBlock', masterType: 'testblock', evaluation: 'test' } as const

/** Test blocks. */
export const testKind: BlockKindSpec = {
  id: 'test',
  ...facts,
  steps: [
    { title: 'Test Details', caption: 'Create Test Block' },
    { title: 'Define TimeZones', caption: 'Time Zones and Ranges' },
    { title: 'Define Test', caption: 'Define Test Blocks' },
    { title: 'Summary', caption: 'Confirmation' },
  ],
  texts: {
    noun: 'test block',
    nouns: 'test blocks',
    listTitle: 'Test Block',
    create: 'Create Test Block',
    search: 'Search test blocks',
    codeLabel: 'Test Code',
    summaryHeading: 'Test Blocks Summary',
    required: {
      name: 'Name should not be blank!',
      shortName: 'Short Name should not be blank!',
      code: 'Test Code should not be blank!',
      from: 'Test Start Date should not be blank!',
      to: 'Test End Date should not be blank!',
    },
    deleteQuestion: 'Are you sure you want to delete this Test Block?',
    mappingWarning: 'Test Block cannot be deleted due to a existing mapping available.',
  },
  rules: {
    required: {
      saveNew: ['name', 'shortName', 'code', 'from', 'to'],
      saveExisting: ['name', 'code', 'to'],
      next: ['name', 'shortName', 'code', 'from', 'to'],
    },
    keepsCodeOnEdit: true,
    clearOn: [1, 3],
    areErrorsClosable: false,
    canSwitchStatus: ({ isEditMode, status }) => !isEditMode || status === 2,
  },
  paths: blockPaths({
    list: '/sms/testblock',
    wizard: 'Testcentreadministration',
    idParameter: 'testBlockId',
    editParameter: 'testblockId',
    dayParameters: ['testdateStart', 'testdateEnd'],
    takesUnknown: true,
  }),
  defaultAcademicDates: [
    defaultAcademicDate('Study for Centre Materials Deadline'),
    defaultAcademicDate('Moderation and Exam Boards'),
    defaultAcademicDate('Data Validation'),
    defaultAcademicDate('Results release date: Universities'),
    defaultAcademicDate('Results release date: Students'),
    defaultAcademicDate('Clearing'),
  ],
  hasStartTime: false,
  summary: { showsTimeslots: true },
  createService: (api, codec) => createBlockService(api, codec, { ...facts, calls: callsOf(api) }),
}
