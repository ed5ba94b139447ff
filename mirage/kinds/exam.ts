import { done } from '../contract.ts'
import { examBlockPlans } from '../fixtures/exam-block-plans.ts'
import { deleteAcademicDate } from '../handlers/blocks-shared-academic-dates.ts'
import { answering } from '../handlers/blocks-shared-refusal.ts'
import { dateBox } from '../handlers/blocks-shared-summary.ts'
import { blockWords, type BlockKindSpec } from './kind.ts'

const words = blockWords('Exam', 'EB', 'exam')

/** Exam blocks. */
export const examKind: BlockKindSpec<'Exam'> = {
  Kind: 'Exam',
  words,
  codeOf: ({ examCode }) => examCode,
  slotsOnCreation: () => 1,
  readAcademicDate: ({ academicDateName: name, examblockAcademicDateId: id, ...rest }) => ({ ...rest, id, name }),
  sendAcademicDate: ({ id, name, blockId: _blockId, ...rest }) => ({ ...rest, academicDateName: name, examblockAcademicDateId: id }),
  zonesOf: ({ examblocktimezone }) =>
    examblocktimezone.map(({ timeZoneId: zoneId, timezoneGroupId: groupId, Timeslots: times }) => ({ zoneId, groupId, times })),
  sendDates: (days) => ({ ExamblockExamDateList: days.map(({ id, day }) => ({ exam_date: dateBox(day), examblockDateId: id })) }),
  scheduleId: ({ examblockId }) => examblockId,
  ownHandlers: {
    deleteExamAcademicDateSms: ({ path, ...call }) =>
      answering(() => {
        deleteAcademicDate(call, words, path.id)
        return done('Academic date deleted successfully.')
      }),
  },
  plans: examBlockPlans,
  defaultAcademicDates: [
    { name: 'Study for Centre Materials Deadline', tempId: 1, from: -20, forCentre: 1 },
    { name: 'Moderation', tempId: 2, from: 5, lasts: 2, forCentre: 1 },
    { name: 'Exam Boards', tempId: 11, from: 12 },
    { name: 'Data Validation', tempId: 3, from: 9, lasts: 1 },
    { name: 'Clearing', tempId: 7, from: 'clearing', forCentre: 1, forStudent: 1 },
    { name: 'Results release date: Universities', tempId: 4, from: 14 },
    { name: 'Results release date: Centre', tempId: 6, from: 14, forCentre: 1 },
    { name: 'Results release date: Students', tempId: 5, from: 15, forStudent: 1, startTime: '10:00' },
    { name: 'Resit Results release date: Universities', tempId: 8, from: null },
    { name: 'Resit Results release date: Centre', tempId: 9, from: 35, forCentre: 1 },
    { name: 'Resit Results release date: Students', tempId: 10, from: 35, forStudent: 1, startTime: '12:00' },
  ],
}
