import * as v from 'valibot'
import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import type { BlockDate } from '#machines/blocks/scheduling/schedule.ts'
import { answerReader, fields, named } from '#src/api/answer.ts'
import { count, day, id, neededDay, neededTime, presentText, text } from '#src/api/answer-values.ts'
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

/** Readers of what the aggregator answers about test blocks, in the contract's spelling. */

const row = v.pipe(
  fields({
    testblockId: id,
    testblockName: text,
    testblockShortName: text,
    testblockCode: text,
    startDate: day,
    endDate: day,
    status: rowStatus,
  }),
  v.transform((value): BlockRow => ({
    id: value.testblockId,
    name: value.testblockName,
    shortName: value.testblockShortName,
    code: value.testblockCode,
    from: value.startDate,
    to: value.endDate,
    status: value.status,
  })),
)

export const readTestPage = answerReader('listTestBlocks', blockPage(row))

export const readNewTestId = answerReader(
  'createTestBlock',
  v.pipe(
    fields({ testblock_id: id }),
    v.transform((value) => value.testblock_id),
  ),
)

export const readTestRemoval = answerReader('deleteTestBlocks', removal)

export const readTestZones = answerReader('getTestTimeSlots', savedZones)

const slotDetails = v.pipe(
  fields({ slot: neededTime, testblockTimezoneSlotId: id }),
  v.transform((value) => ({ slotId: value.testblockTimezoneSlotId, time: value.slot })),
)

export const readTestSlots = answerReader('listTestTimeZones', slotGroups('testblockTimezoneList', slotDetails))

const date = v.pipe(
  fields({ testblockDateId: id, testDate: neededDay }),
  v.transform((value): BlockDate => ({ id: value.testblockDateId, date: value.testDate })),
)

export const readTestDates = answerReader('listTestDates', named('testblockTestDateList', v.array(date)))

const testDate = v.pipe(
  fields({ ...academicDateEntries, testblockAcademicDateId: count }),
  v.transform((value) => academicDate(value, { id: value.testblockAcademicDateId, tempId: null, startTime: '' })),
)

const recordEntries = {
  testblockName: presentText,
  testblockShortName: text,
  testblockCode: text,
  startDate: day,
  endDate: day,
  testdate_start: day,
  testdate_end: day,
  description: text,
  status: storedStatus,
} as const

/** `testdate_start` and `testdate_end` win over the plain dates. */
const recordOf = (value: v.InferOutput<v.ObjectSchema<typeof recordEntries, undefined>>): BlockFields => ({
  name: value.testblockName,
  shortName: value.testblockShortName,
  code: value.testblockCode,
  from: value.testdate_start ?? value.startDate,
  to: value.testdate_end ?? value.endDate,
  description: value.description,
  status: value.status,
})

/** The record as the edit form needs it, without its academic dates. */
export const readTestRecord = answerReader(
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
    }),
    v.transform((value): BlockFields => ({
      name: value.testblockName,
      shortName: value.testblockShortName,
      code: value.testblockCode,
      from: value.testdateStart,
      to: value.testdateEnd,
      description: value.testblockDescription,
      status: value.status,
    })),
  ),
)

export const readTestAcademicDates = answerReader('listTestAcademicDates', v.array(testDate))

const dateInformation = v.array(
  v.pipe(
    fields({ testblockDateId: id, ...dayEntries(slotDetails) }),
    v.transform((value) => summaryDay(value.testblockDateId, value)),
  ),
)

/** The summary's dates; with a date id in the question only that one. */
export const readTestDays = answerReader(
  'getTestBlockSummary',
  named(
    'TestblockSummaryData',
    v.pipe(
      fields({ dateInformation }),
      v.transform((value) => value.dateInformation),
    ),
  ),
)

export const readTestSummary = answerReader(
  'getTestBlockSummary',
  named(
    'TestblockSummaryData',
    v.pipe(
      fields({ ...recordEntries, academicDates: v.nullish(v.array(testDate), []), noOfSlotsPerDay: count, dateInformation }),
      v.transform((value) => ({
        record: { ...recordOf(value), academicDates: value.academicDates },
        slotsPerDay: value.noOfSlotsPerDay ?? Math.max(0, ...value.dateInformation.map(({ slots }) => slots.length)),
        days: value.dateInformation,
      })),
    ),
  ),
)
