import type { TestAcademicDate } from '#openapi/generated/schema.d.ts'
import { ok } from '../contract.ts'
import { testBlockPlans } from '../fixtures/test-block-plans.ts'
import { academicDatesOf } from '../handlers/blocks-shared-academic-dates.ts'
import { answering } from '../handlers/blocks-shared-refusal.ts'
import { findBlock } from '../handlers/blocks-shared-rules.ts'
import { boxedDates, dateBox } from '../handlers/blocks-shared-summary.ts'
import type { AcademicDateRecord } from '../models.ts'
import { blockWords, type BlockKindSpec } from './kind.ts'

const words = blockWords('Test', 'TB', 'test')

const sendAcademicDate = ({ id, name, ...rest }: AcademicDateRecord): TestAcademicDate => ({
  academicDateName: name,
  status: rest.status,
  custom: rest.custom,
  startDate: rest.startDate,
  endDate: rest.endDate,
  forCentre: rest.forCentre,
  forStudent: rest.forStudent,
  testblockAcademicDateId: id,
})

/** Test blocks. */
export const testKind: BlockKindSpec<'Test'> = {
  Kind: 'Test',
  words,
  codeOf: ({ TestblockCode }) => TestblockCode,
  slotsOnCreation: ({ noOfSlotsPerDay }) => noOfSlotsPerDay,
  readAcademicDate: ({ academicDateName: name, testblockacademicDateId: id, ...rest }) => ({
    ...rest,
    id,
    name,
    tempId: null,
    startTime: '',
  }),
  sendAcademicDate,
  zonesOf: ({ testblockTimezone }) =>
    testblockTimezone.map(({ timezoneId: zoneId, timezoneGroupId: groupId, Timeslots: times }) => ({ zoneId, groupId, times })),
  sendDates: (days) => ({ testblockTestDateList: days.map(({ id, day }) => ({ testDate: dateBox(day), testblockDateId: id })) }),
  scheduleId: ({ id }) => id,
  ownHandlers: {
    getTestBlock: ({ path, db }) =>
      answering(() => {
        const block = findBlock(db, words, path.id)
        const { start, end } = boxedDates(block)
        return ok({
          testblockId: block.id,
          testblockName: block.name,
          testblockCode: block.code,
          testblockShortName: block.shortName,
          testdateStart: start,
          testdateEnd: end,
          status: block.status,
          testblockDescription: block.description,
          noOfSlotsPerDay: block.slotsPerDay,
          revision: block.revision,
          publishedAt: block.publishedAt,
        })
      }),

    listTestAcademicDates: ({ path, db }) =>
      answering(() => ok(academicDatesOf(db, findBlock(db, words, path.id).id).map(sendAcademicDate))),
  },
  plans: testBlockPlans,
  defaultAcademicDates: [
    { name: 'Study for Centre Materials Deadline', tempId: null, from: -20, forCentre: 1 },
    { name: 'Moderation and Exam Boards', tempId: null, from: 5, lasts: 7, forCentre: 1 },
    { name: 'Data Validation', tempId: null, from: 9 },
    { name: 'Results release date: Universities', tempId: null, from: null },
    { name: 'Results release date: Students', tempId: null, from: 15, forStudent: 1 },
    { name: 'Clearing', tempId: null, from: 'clearing', forCentre: 1, forStudent: 1 },
  ],
}
