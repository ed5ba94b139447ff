import * as v from 'valibot'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockDraft } from '#machines/blocks/block.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { day, presentText, text } from '#src/api/answer-values.ts'
import { additionEntries, additionsOf, storedStatus, type BlockFields } from './block-answers.ts'
import { blockPaths } from './block-paths.ts'
import { blockReader } from './block-reader.ts'
import { defaultAcademicDate, type BlockKindSpec } from './kind.ts'
import { academicDateFields, blockServices, flag, wireStatus, type BlockWire } from './wire-service.ts'

/** The number of slots that a create sends, as no zone is chosen yet. */
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

/** The record as the edit form needs it, without its academic dates. */
const readRecord = answerReader(
  'getTestBlock',
  v.pipe(
    fields({
      testblockName: presentText,
      testblockShortName: text,
      testblockCode: text,
      testdateStart: day,
      testdateEnd: day,
      testblockDescription: text,
      status: storedStatus,
      ...additionEntries,
    }),
    v.transform((value): BlockFields => ({
      name: value.testblockName,
      shortName: value.testblockShortName,
      code: value.testblockCode,
      from: value.testdateStart,
      to: value.testdateEnd,
      description: value.testblockDescription,
      status: value.status,
      ...additionsOf(value),
    })),
  ),
)

const wire: BlockWire<'Test'> = {
  kind: 'Test',
  evaluation: 'test',
  create: (draft) => ({
    ...details(draft),
    status: flag(draft.status === 1),
    isEditMode: false,
    noOfSlotsPerDay: firstSlotCount,
    academicDates: draft.academicDates.map(academicDate),
  }),
  update: (draft) => ({ ...details(draft), status: wireStatus(draft.status) }),
  saveAcademicDates: (testblockId, dates) => ({ testblockId, academicDates: dates.map(academicDate) }),
  saveZones: (noOfSlotsPerDay, zones) => ({
    noOfSlotsPerDay,
    testblockTimezone: zones.map(({ zoneId, groupId, slots }) => ({
      timezoneId: Number(zoneId),
      timezoneGroupId: Number(groupId),
      Timeslots: [...slots],
    })),
  }),
  schedulePath: (id) => ({ id }),
  ownDateEntries: {},
  record: async (api, { academicDate: schema }, id, options) => {
    const [fields, academicDates] = await Promise.all([
      api.call('getTestBlock', { path: { id } }, options),
      api.call('listTestAcademicDates', { path: { id } }, options),
    ])
    const readAcademicDates = blockReader('Test', 'list<Kind>AcademicDates', v.array(schema))
    return { ...readRecord(fields), academicDates: readAcademicDates(academicDates) }
  },
}

/** Test blocks. */
export const testKind: BlockKindSpec = {
  id: 'test',
  componentName: 'TestBlock',
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
  createService: blockServices(wire),
}
