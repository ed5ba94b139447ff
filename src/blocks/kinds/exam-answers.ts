import * as v from 'valibot'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import type { BlockDate } from '#machines/blocks/scheduling/schedule.ts'
import { answerReader, fields, named } from '#src/api/answer.ts'
import { count, day, id, neededDay, neededTime, presentText, text, time } from '#src/api/answer-values.ts'
import {
  academicDate,
  academicDateEntries,
  blockPage,
  dayEntries,
  removal,
  rowStatus,
  savedZones,
  slotGroups,
  storedStatus,
  summaryDay,
  type BlockFields,
} from './block-answers.ts'

/** Readers of what the aggregator answers about exam blocks, in the contract's spelling. */

const row = v.pipe(
  fields({
    examblockId: id,
    examblockName: text,
    examblockShortName: text,
    examblockCode: text,
    startDate: day,
    endDate: day,
    status: rowStatus,
  }),
  v.transform((value): BlockRow => ({
    id: value.examblockId,
    name: value.examblockName,
    shortName: value.examblockShortName,
    code: value.examblockCode,
    from: value.startDate,
    to: value.endDate,
    status: value.status,
  })),
)

export const readExamPage = answerReader('listExamBlocks', blockPage(row))

export const readNewExamId = answerReader(
  'createExamBlock',
  v.pipe(
    fields({ examblock_id: id }),
    v.transform((value) => value.examblock_id),
  ),
)

export const readExamRemoval = answerReader('deleteExamBlocks', removal)

export const readExamZones = answerReader('getExamTimeSlots', savedZones)

const slotDetails = v.pipe(
  fields({ slot: neededTime, examblockTimezoneSlotId: id }),
  v.transform((value) => ({ slotId: value.examblockTimezoneSlotId, time: value.slot })),
)

export const readExamSlots = answerReader('listExamTimeZones', slotGroups('examblockTimezoneList', slotDetails))

const date = v.pipe(
  fields({ examblockDateId: id, exam_date: neededDay }),
  v.transform((value): BlockDate => ({ id: value.examblockDateId, date: value.exam_date })),
)

export const readExamDates = answerReader('listExamDates', named('ExamblockExamDateList', v.array(date)))

const examDate = v.pipe(
  fields({ ...academicDateEntries, examblockAcademicDateId: count, tempId: count, startTime: time }),
  v.transform((value) => academicDate(value, { id: value.examblockAcademicDateId, tempId: value.tempId, startTime: value.startTime })),
)

const recordEntries = {
  examblockName: presentText,
  examblockShortName: text,
  examblockCode: text,
  startDate: day,
  endDate: day,
  examdate_start: day,
  examdate_end: day,
  description: text,
  status: storedStatus,
} as const

/** `examdate_start` and `examdate_end` win over the plain dates. */
const recordOf = (value: v.InferOutput<v.ObjectSchema<typeof recordEntries, undefined>>): BlockFields => ({
  name: value.examblockName,
  shortName: value.examblockShortName,
  code: value.examblockCode,
  from: value.examdate_start ?? value.startDate,
  to: value.examdate_end ?? value.endDate,
  description: value.description,
  status: value.status,
})

/** The record as the edit form needs it. A missing list of academic dates is not an empty one: a block without any gets the default ones. */
export const readExamRecord = answerReader(
  'getExamBlockSummary',
  named(
    'ExamblockSummaryData',
    v.pipe(
      fields({ ...recordEntries, academicDates: v.array(examDate) }),
      v.transform((value) => ({ ...recordOf(value), academicDates: value.academicDates })),
    ),
  ),
)

const dateInformation = v.array(
  v.pipe(
    fields({ examblockDateId: id, ...dayEntries(slotDetails) }),
    v.transform((value) => summaryDay(value.examblockDateId, value)),
  ),
)

/** The summary's dates; with a date id in the question only that one. */
export const readExamDays = answerReader(
  'getExamBlockSummary',
  named(
    'ExamblockSummaryData',
    v.pipe(
      fields({ dateInformation }),
      v.transform((value) => value.dateInformation),
    ),
  ),
)

export const readExamSummary = answerReader(
  'getExamBlockSummary',
  named(
    'ExamblockSummaryData',
    v.pipe(
      fields({ ...recordEntries, academicDates: v.nullish(v.array(examDate), []), noOfSlotsPerDay: count, dateInformation }),
      v.transform((value) => ({
        record: { ...recordOf(value), academicDates: value.academicDates },
        slotsPerDay: value.noOfSlotsPerDay ?? Math.max(0, ...value.dateInformation.map(({ slots }) => slots.length)),
        days: value.dateInformation,
      })),
    ),
  ),
)
