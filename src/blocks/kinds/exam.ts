import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockDraft } from '#machines/blocks/block.ts'
import { count, time } from '#src/api/answer-values.ts'
import { blockPaths } from './block-paths.ts'
import { defaultAcademicDate, type BlockKindSpec } from './kind.ts'
import { academicDateFields, blockServices, flag, wireStatus, type BlockWire } from './wire-service.ts'

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

const wire: BlockWire<'Exam'> = {
  kind: 'Exam',
  evaluation: 'exam',
  create: (draft) => ({
    ...details(draft),
    status: flag(draft.status === 1),
    academicDates: draft.academicDates.map(academicDate),
  }),
  update: (draft) => ({ ...details(draft), status: wireStatus(draft.status) }),
  saveAcademicDates: (examblockId, dates) => ({ examblockId, academicDates: dates.map(academicDate) }),
  saveZones: (noOfSlotsPerDay, zones) => ({
    noOfSlotsPerDay,
    examblocktimezone: zones.map(({ zoneId, groupId, slots }) => ({
      timeZoneId: Number(zoneId),
      timezoneGroupId: Number(groupId),
      Timeslots: [...slots],
    })),
  }),
  schedulePath: (id) => ({ examblockId: id }),
  ownDateEntries: { tempId: count, startTime: time },
}

/** Exam blocks. */
export const examKind: BlockKindSpec = {
  id: 'exam',
  componentName: 'ExamBlock',
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
  createService: blockServices(wire),
}
