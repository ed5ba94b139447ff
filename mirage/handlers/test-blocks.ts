import type { TestAcademicDate, TestAcademicDateInput } from '#openapi/generated/schema.d.ts'
import { wordsOf } from '../block-kinds.ts'
import { done, ok, type Call, type Handlers } from '../contract.ts'
import type { AcademicDateRecord } from '../models.ts'
import { academicDatesOf, deleteAcademicDate, saveAcademicDates, type AcademicDateInput } from './blocks-shared-academic-dates.ts'
import { answering } from './blocks-shared-refusal.ts'
import { findBlock } from './blocks-shared-rules.ts'
import { saveSchedule } from './blocks-shared-schedule.ts'
import { mapZones, savedZones } from './blocks-shared-slots.ts'
import { boxedDates, dateBox, dateInformation, slotGroups } from './blocks-shared-summary.ts'
import { createBlock, deleteBlocks, listBlocks, publishBlocks, updateBlock } from './blocks-shared.ts'

const words = wordsOf('test')

type Body = Call<'createTestBlock'>['body'] | Call<'updateTestBlock'>['body']

const fieldsOf = (body: Body) => ({
  name: body.name,
  shortName: body.shortName,
  code: body.TestblockCode,
  description: body.description,
  startDate: body.testdateStart,
  endDate: body.testdateEnd,
  status: body.status,
})

const academicDateOf = (sent: TestAcademicDateInput): AcademicDateInput => {
  const { academicDateName: name, testblockacademicDateId: id, ...rest } = sent
  return { ...rest, id, name, tempId: null, startTime: '' }
}

const sentAcademicDate = ({ id, name, ...rest }: AcademicDateRecord): TestAcademicDate => ({
  academicDateName: name,
  status: rest.status,
  custom: rest.custom,
  startDate: rest.startDate,
  endDate: rest.endDate,
  forCentre: rest.forCentre,
  forStudent: rest.forStudent,
  testblockAcademicDateId: id,
})

const slotId = (id: number) => ({ testblockTimezoneSlotId: id })
const dateId = (id: number) => ({ testblockDateId: id })

/** Test blocks: how they spell what every kind of block does. */
export const testBlockHandlers = {
  listTestBlocks: ({ query, db }) =>
    answering(() => {
      const { page, totalCount, statusCounts } = listBlocks(db, words, query)
      const list = page.map(({ id, name, shortName, code, startDate, endDate, status }) => ({
        testblockId: id,
        testblockName: name,
        testblockShortName: shortName,
        testblockCode: code,
        startDate,
        endDate,
        status,
      }))
      return ok({ list, totalCount, statusCounts })
    }),

  createTestBlock: ({ body, db, clock }) =>
    answering(() => {
      const academicDates = body.academicDates.map(academicDateOf)
      const testblock_id = createBlock({ db, clock }, words, { ...fieldsOf(body), slotsPerDay: body.noOfSlotsPerDay, academicDates })
      return ok({ testblock_id }, 'Test Block created successfully.')
    }),

  updateTestBlock: ({ path, body, db, clock }) =>
    answering(() => {
      updateBlock({ db, clock }, words, path.id, fieldsOf(body))
      return done('Test Block updated successfully.')
    }),

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
      })
    }),

  listTestAcademicDates: ({ path, db }) => answering(() => ok(academicDatesOf(db, findBlock(db, words, path.id).id).map(sentAcademicDate))),

  getTestBlockSummary: ({ path, query, db }) =>
    answering(() => {
      const block = findBlock(db, words, path.id)
      const { start, end } = boxedDates(block)
      const TestblockSummaryData = {
        testblockId: block.id,
        testblockName: block.name,
        testblockCode: block.code,
        testblockShortName: block.shortName,
        status: block.status,
        startDate: block.startDate,
        endDate: block.endDate,
        testdate_start: start,
        testdate_end: end,
        description: block.description,
        noOfSlotsPerDay: block.slotsPerDay,
        academicDates: academicDatesOf(db, block.id).map(sentAcademicDate),
        dateInformation: dateInformation({ db, words, block }, query.testblockdateId, { dateId, slotId }),
      }
      return ok({ TestblockSummaryData })
    }),

  updateTestAcademicDates: ({ body, db }) =>
    answering(() => {
      saveAcademicDates(db, words, body.testblockId, body.academicDates.map(academicDateOf))
      return done('Academic dates saved successfully.')
    }),

  deleteTestAcademicDate: ({ path, db }) =>
    answering(() => {
      deleteAcademicDate(db, words, path.id)
      return done('Academic date deleted successfully.')
    }),

  deleteTestBlocks: ({ body, db }) =>
    answering(() => {
      const { isBlocked, description } = deleteBlocks(db, words, body.testblockId)
      return ok({ showWaring: isBlocked ? 1 : 0 }, description)
    }),

  publishTestBlocks: ({ body, db }) =>
    answering(() => {
      publishBlocks(db, words, body.testblockId)
      return done('Test Block published successfully.')
    }),

  getTestTimeSlots: ({ path, db }) => answering(() => ok(savedZones(db, findBlock(db, words, path.id)))),

  mapTestTimeZones: ({ path, body, db }) =>
    answering(() => {
      const zones = body.testblockTimezone.map(({ timezoneId: zoneId, timezoneGroupId: groupId, Timeslots: times }) => ({
        zoneId,
        groupId,
        times,
      }))
      mapZones(db, words, path.id, { slotsPerDay: body.noOfSlotsPerDay, zones })
      return done('Time zones saved successfully.')
    }),

  listTestTimeZones: ({ path, db }) =>
    answering(() => ok({ testblockTimezoneList: slotGroups(db, findBlock(db, words, path.id), slotId) })),

  listTestDates: ({ path, db }) =>
    answering(() => {
      const { days } = findBlock(db, words, path.id)
      return ok({ testblockTestDateList: days.map(({ id, day }) => ({ testDate: dateBox(day), ...dateId(id) })) })
    }),

  saveTestSchedule: ({ path, body, db }) =>
    answering(() => {
      const days = body.testblockdate.map(({ testblockdateid, timeslots }) => ({
        dayId: testblockdateid,
        slots: timeslots.map(({ testblocktimezoneslotId: ids, modules }) => ({ ids, modules })),
      }))
      saveSchedule(db, words, path.id, { slotsPerDay: body.noOfSlotsPerDay, days })
      return done('Schedule saved successfully.')
    }),
} satisfies Partial<Handlers>
