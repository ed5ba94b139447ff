import type { ExamAcademicDate } from '#openapi/generated/schema.d.ts'
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

const words = wordsOf('exam')

type Body = Call<'createExamBlock'>['body'] | Call<'updateExamBlock'>['body']

const fieldsOf = (body: Body) => ({
  name: body.name,
  shortName: body.shortName,
  code: body.examCode,
  description: body.description,
  startDate: body.examdateStart,
  endDate: body.examdateEnd,
  status: body.status,
})

const academicDateOf = (sent: ExamAcademicDate): AcademicDateInput => {
  const { academicDateName: name, examblockAcademicDateId: id, ...rest } = sent
  return { ...rest, id, name }
}

const sentAcademicDate = ({ id, name, blockId: _blockId, ...rest }: AcademicDateRecord): ExamAcademicDate => ({
  ...rest,
  academicDateName: name,
  examblockAcademicDateId: id,
})

const slotId = (id: number) => ({ examblockTimezoneSlotId: id })
const dateId = (id: number) => ({ examblockDateId: id })

const deleteDate = ({ path, db }: Pick<Call<'deleteExamAcademicDate'>, 'path' | 'db'>) =>
  answering(() => {
    deleteAcademicDate(db, words, path.id)
    return done('Academic date deleted successfully.')
  })

/** Exam blocks: how they spell what every kind of block does. */
export const examBlockHandlers = {
  listExamBlocks: ({ query, db }) =>
    answering(() => {
      const { page, totalCount, statusCounts } = listBlocks(db, words, query)
      const list = page.map(({ id, name, shortName, code, startDate, endDate, status }) => ({
        examblockId: id,
        examblockName: name,
        examblockShortName: shortName,
        examblockCode: code,
        startDate,
        endDate,
        status,
      }))
      return ok({ list, totalCount, statusCounts })
    }),

  createExamBlock: ({ body, db, clock }) =>
    answering(() => {
      const academicDates = body.academicDates.map(academicDateOf)
      const examblock_id = createBlock({ db, clock }, words, { ...fieldsOf(body), slotsPerDay: 1, academicDates })
      return ok({ examblock_id }, 'Exam Block created successfully.')
    }),

  updateExamBlock: ({ path, body, db, clock }) =>
    answering(() => {
      updateBlock({ db, clock }, words, path.id, fieldsOf(body))
      return done('Exam Block updated successfully.')
    }),

  getExamBlockSummary: ({ path, query, db }) =>
    answering(() => {
      const block = findBlock(db, words, path.id)
      const { start, end } = boxedDates(block)
      const ExamblockSummaryData = {
        examblockId: block.id,
        examblockName: block.name,
        examblockCode: block.code,
        examblockShortName: block.shortName,
        status: block.status,
        startDate: block.startDate,
        endDate: block.endDate,
        examdate_start: start,
        examdate_end: end,
        description: block.description,
        noOfSlotsPerDay: block.slotsPerDay,
        academicDates: academicDatesOf(db, block.id).map(sentAcademicDate),
        dateInformation: dateInformation({ db, words, block }, query.examblockdateId, { dateId, slotId }),
      }
      return ok({ ExamblockSummaryData })
    }),

  updateExamAcademicDates: ({ body, db }) =>
    answering(() => {
      saveAcademicDates(db, words, body.examblockId, body.academicDates.map(academicDateOf))
      return done('Academic dates saved successfully.')
    }),

  deleteExamAcademicDate: deleteDate,
  deleteExamAcademicDateSms: deleteDate,

  deleteExamBlocks: ({ body, db }) =>
    answering(() => {
      const { isBlocked, description } = deleteBlocks(db, words, body.examblockId)
      return ok({ showWaring: isBlocked ? 1 : 0 }, description)
    }),

  publishExamBlocks: ({ body, db }) =>
    answering(() => {
      publishBlocks(db, words, body.examblockId)
      return done('Exam Block published successfully.')
    }),

  getExamTimeSlots: ({ path, db }) => answering(() => ok(savedZones(db, findBlock(db, words, path.id)))),

  mapExamTimeZones: ({ path, body, db }) =>
    answering(() => {
      const zones = body.examblocktimezone.map(({ timeZoneId: zoneId, timezoneGroupId: groupId, Timeslots: times }) => ({
        zoneId,
        groupId,
        times,
      }))
      mapZones(db, words, path.id, { slotsPerDay: body.noOfSlotsPerDay, zones })
      return done('Time zones saved successfully.')
    }),

  listExamTimeZones: ({ path, db }) =>
    answering(() => ok({ examblockTimezoneList: slotGroups(db, findBlock(db, words, path.id), slotId) })),

  listExamDates: ({ path, db }) =>
    answering(() => {
      const { days } = findBlock(db, words, path.id)
      return ok({ ExamblockExamDateList: days.map(({ id, day }) => ({ exam_date: dateBox(day), ...dateId(id) })) })
    }),

  saveExamSchedule: ({ path, body, db }) =>
    answering(() => {
      const days = body.examblockdate.map(({ examblockdateid, timeslots }) => ({
        dayId: examblockdateid,
        slots: timeslots.map(({ examblocktimezoneslotId: ids, modules }) => ({ ids, modules })),
      }))
      saveSchedule(db, words, path.examblockId, { slotsPerDay: body.noOfSlotsPerDay, days })
      return done('Schedule saved successfully.')
    }),
} satisfies Partial<Handlers>
