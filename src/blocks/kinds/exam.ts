import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockDraft } from '#machines/blocks/block.ts'
import type { Api } from '#src/api/client.ts'
import {
  readNewExamId,
  readExamDates,
  readExamDays,
  readExamPage,
  readExamRecord,
  readExamRemoval,
  readExamSlots,
  readExamSummary,
  readExamZones,
} from './exam-answers.ts'
import { blockPaths } from './block-paths.ts'
import { defaultAcademicDate, type BlockKindSpec } from './kind.ts'
import { academicDateFields, createBlockService, flag, scheduledModules, slotIds, wireStatus, type BlockCalls } from './wire-service.ts'

const academicDate = (date: AcademicDate) => ({
  ...academicDateFields(date),
  examblockAcademicDateId: date.id,
  tempId: date.tempId,
  startTime: date.startTime,
})

const details = ({ name, shortName, from, to, description, code }: BlockDraft) => ({
  name,
  shortName,
  examdateStart: from,
  examdateEnd: to,
  description,
  examCode: code,
})

const callsOf = (api: Api): BlockCalls => ({
  list: async (query, options) => readExamPage(await api.call('listExamBlocks', { query }, options)),
  create: async (draft, options) => {
    const body = { ...details(draft), status: flag(draft.status === 1), academicDates: draft.academicDates.map(academicDate) }
    const reply = await api.call('createExamBlock', { body }, options)
    return { id: readNewExamId(reply), message: reply.description }
  },
  update: (id, draft, options) =>
    api.call('updateExamBlock', { path: { id }, body: { ...details(draft), status: wireStatus(draft.status) } }, options),
  remove: async (ids, options) => {
    const reply = await api.call('deleteExamBlocks', { body: { examblockId: ids } }, options)
    return { message: reply.description, ...readExamRemoval(reply) }
  },
  publish: (ids, options) => api.call('publishExamBlocks', { body: { status: 1, examblockId: ids } }, options),
  record: async (id, options) => readExamRecord(await api.call('getExamBlockSummary', { path: { id } }, options)),
  saveAcademicDates: (examblockId, dates, options) =>
    api.call('updateExamAcademicDates', { body: { examblockId, academicDates: dates.map(academicDate) } }, options),
  deleteAcademicDate: (id, options) => api.call('deleteExamAcademicDate', { path: { id } }, options),
  savedSlots: async (id, options) => readExamZones(await api.call('getExamTimeSlots', { path: { id } }, options)),
  saveZones: (id, slotsPerDay, zones, options) => {
    const examblocktimezone = zones.map(({ zoneId, groupId, slots }) => ({
      timeZoneId: Number(zoneId),
      timezoneGroupId: Number(groupId),
      Timeslots: [...slots],
    }))
    return api.call('mapExamTimeZones', { path: { id }, body: { noOfSlotsPerDay: slotsPerDay, examblocktimezone } }, options)
  },
  dates: async (id, options) => readExamDates(await api.call('listExamDates', { path: { id } }, options)),
  slots: async (id, options) => readExamSlots(await api.call('listExamTimeZones', { path: { id } }, options)),
  days: async (id, examblockdateId, options) =>
    readExamDays(await api.call('getExamBlockSummary', { path: { id }, query: { examblockdateId } }, options)),
  summary: async (id, options) => readExamSummary(await api.call('getExamBlockSummary', { path: { id } }, options)),
  saveDay: (id, dateId, slots, options) => {
    const timeslots = slots.map((slot) => ({ examblocktimezoneslotId: slotIds(slot), modules: scheduledModules(slot) }))
    const body = { noOfSlotsPerDay: slots.length, examblockdate: [{ examblockdateid: dateId, timeslots }] }
    return api.call('saveExamSchedule', { path: { examblockId: id }, body }, options)
  },
})

const facts = { componentName: 'ExamBlock', masterType: 'examblock', evaluation: 'exam' } as const

/** Exam blocks. */
export const examKind: BlockKindSpec = {
  id: 'exam',
  ...facts,
  steps: [
    { title: 'Exam Details', caption: 'Create Exam Block' },
    { title: 'Define TimeZones', caption: 'Time Zones and Ranges' },
    { title: 'Define Exam', caption: 'Define Exam Blocks' },
    { title: 'Summary', caption: 'Confirmation' },
  ],
  texts: {
    noun: 'exam block',
    nouns: 'exam blocks',
    listTitle: 'Exam Block',
    create: 'Create Exam Block',
    search: 'Search exam blocks',
    codeLabel: 'Exam Code',
    summaryHeading: 'Exam Blocks Summary',
    required: {
      name: 'Name should not be blank!',
      shortName: 'Short Name should not be blank!',
      code: 'Exam Code should not be blank!',
      from: 'Exam Start date should not be blank!',
      to: 'Exam End date should not be blank!',
    },
    deleteQuestion: 'Are you sure you want to delete this Exam Block?',
    mappingWarning: 'Exam Block cannot be deleted due to a existing mapping available.',
  },
  rules: {
    required: { saveNew: ['name', 'code'], saveExisting: ['name'], next: ['name', 'shortName', 'code', 'from', 'to'] },
    keepsCodeOnEdit: false,
    clearOn: [0, 1, 2, 3],
    areErrorsClosable: true,
    canSwitchStatus: () => true,
  },
  paths: blockPaths({
    list: '/sms/exam-block',
    wizard: 'Examcentreadministration',
    idParameter: 'examBlockId',
    editParameter: 'examBlockId',
    dayParameters: ['examDateStart', 'examDateEnd'],
    defineStep: 'DefineExam',
    summary: 'summary',
    takesUnknown: false,
  }),
  defaultAcademicDates: [
    defaultAcademicDate('Study for Centre Materials Deadline', 1),
    defaultAcademicDate('Moderation', 2),
    defaultAcademicDate('Exam Boards', 11),
    defaultAcademicDate('Data Validation', 3),
    defaultAcademicDate('Clearing', 7),
    defaultAcademicDate('Results release date: Universities', 4),
    defaultAcademicDate('Results release date: Centre', 6),
    defaultAcademicDate('Results release date: Students', 5),
    defaultAcademicDate('Resit Results release date: Universities', 8),
    defaultAcademicDate('Resit Results release date: Centre', 9),
    defaultAcademicDate('Resit Results release date: Students', 10),
  ],
  hasStartTime: true,
  summary: { showsTimeslots: false },
  createService: (api, codec) => createBlockService(api, codec, { ...facts, calls: callsOf(api) }),
}
