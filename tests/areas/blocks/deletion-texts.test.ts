import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { readDeletionNotes } from '#src/blocks/list/deletion-notes.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { deletionLines } from '#src/blocks/summary/deletion-texts.ts'
import { mayExams } from '#tests/support/block-fixture.ts'
import { createFakeApi, plainCodec } from '#tests/support/fake-block-api.ts'

const day = (date: string, ...names: readonly string[]): SummaryDay => ({
  dateId: date,
  date,
  dayName: '',
  isHoliday: false,
  moduleCount: names.length,
  versionCount: 0,
  submoduleCount: 0,
  slots: [{ number: 1, clocks: [], modules: names.map((name) => ({ moduleId: name, name, versions: [], submodules: [] })) }],
})
const academicDate = (name: string, from: string | null) => ({
  id: 1,
  tempId: null,
  name,
  isOn: true,
  isCustom: false,
  from,
  to: null,
  forCentre: true,
  forStudent: true,
  startTime: '',
})
const record = { ...mayExams, academicDates: [academicDate('Moderation', null), academicDate('Results', '2027-07-01')] }

describe('what goes with a deleted block', () => {
  it('are its dates, its modules, each named once, and the academic dates that have a date', () => {
    expect(deletionLines({ record, days: [day('2027-05-24', 'Physics', 'Biology'), day('2027-05-25', 'Physics')] })).toEqual([
      '2 dates: 24/05/2027 to 25/05/2027',
      '2 modules in 3 places: Physics and Biology',
      '1 academic date: Results',
    ])
  })

  it('names a few of many, and says nothing of what is not there', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    expect(deletionLines({ record: { ...record, academicDates: [] }, days: [day('2027-05-24', ...names)] })).toEqual([
      '1 date: 24/05/2027',
      '6 modules in 6 places: A, B, C, D and 2 more',
    ])
    expect(deletionLines({ record: { ...record, academicDates: [] }, days: [] })).toEqual([])
  })

  it('is read of each block, and said to be unknown of one that cannot be read', async () => {
    const service: BlockService = {
      ...examKind.createService(createFakeApi().api, plainCodec),
      summary: (id) =>
        id === '2'
          ? Promise.reject(new Error('No answer.'))
          : Promise.resolve({ record: { ...record, academicDates: [] }, slotsPerDay: 1, days: [day('2027-05-24')] }),
    }
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const notes = await readDeletionNotes({ service, kind: examKind, queryClient }, ['1', '2'], new AbortController().signal)
    expect(new Map(notes.map(({ id, text }) => [id, text]))).toEqual(
      new Map([
        ['1', '1 date: 24/05/2027'],
        ['2', 'What goes with it could not be loaded.'],
      ]),
    )
  })
})
