import { QueryClient } from '@tanstack/react-query'
import { createActor, toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { SaveDatesInput } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { DetailsDraft } from '#machines/blocks/details/block-details-types.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockId, BlockRecord } from '#machines/blocks/block.ts'
import { createAcademicDatesPorts } from '#src/blocks/academic-dates/academic-dates-actors.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { defaultAcademicDate } from '#src/blocks/kinds/kind.ts'
import { fixedClock } from '#src/time/clock.ts'
import { createFakeDraftStore, mayExams } from '#tests/support/block-fixture.ts'
import { createFakeApi, plainCodec } from '#tests/support/fake-block-api.ts'

const moderation: AcademicDate = { ...defaultAcademicDate('Moderation', 2), id: 2, isOn: true, from: '2027-07-05', to: '2027-07-09' }
const record: BlockRecord = { ...mayExams, academicDates: [moderation] }
const clearing = { id: 9, name: 'Clearing' }
const openDay: AcademicDate = { ...defaultAcademicDate('Open day', null), isCustom: true, isOn: true }

/** An aggregator that holds one record, and drafts in memory. */
function start(draft: DetailsDraft | null = null) {
  const { api, calls } = createFakeApi()
  let stored = record
  const forms = new Map<BlockId | null, DetailsDraft>(draft ? [[null, draft]] : [])
  const drafts = createFakeDraftStore(forms)
  const service = { ...examKind.createService(api, plainCodec), record: () => Promise.resolve(stored) }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const ports = createAcademicDatesPorts({ service, kind: examKind, queryClient, clock: fixedClock(1000), userId: 'u' }, drafts)
  const sent = () => calls.filter(({ operation }) => operation === 'updateExamAcademicDates').map(({ body }) => body)
  return {
    forms,
    sent,
    sentIds: () => sent().flatMap((body) => Object(body).academicDates.map((one: object) => Object(one).examblockAcademicDateId)),
    change: (next: BlockRecord) => void (stored = next),
    load: (blockId: BlockId | null) => toPromise(createActor(ports.loadDates, { input: { blockId } }).start()),
    save: (changes: Partial<SaveDatesInput>) =>
      toPromise(
        createActor(ports.saveDates, {
          input: { blockId: '7', dates: [moderation], removals: [], base: [moderation], isOverwriting: false, ...changes },
        }).start(),
      ),
  }
}

describe('the dates of a block that is not saved yet', () => {
  const form = { name: 'Summer', shortName: '', code: '', from: '01/06/2027', to: '03/06/2027', description: '', status: 0 } as const

  it('wait with its unsaved form, and nothing is sent', async () => {
    const { save, load, sent, forms } = start({ fields: form, academicDates: null, removals: [], at: 500 })
    expect(await save({ blockId: null, base: [] })).toEqual({ kind: 'saved', message: '' })
    expect(forms.get(null)).toEqual({ fields: form, academicDates: [moderation], removals: [], at: 500 })
    expect([await load(null), sent()]).toMatchObject([{ record: null, dates: [moderation] }, []])
  })

  it('are kept without a form as well', async () => {
    const { save, forms } = start()
    await save({ blockId: null, base: [] })
    expect(forms.get(null)).toEqual({ fields: null, academicDates: [moderation], removals: [], at: 1000 })
  })
})

describe('the dates of a saved block', () => {
  it('are read with the block and sent as one list', async () => {
    const { save, load, sent } = start()
    expect(await load('7')).toMatchObject({ record, dates: [moderation], removals: [] })
    expect(await save({ dates: [{ ...moderation, forCentre: true }] })).toMatchObject({ kind: 'saved' })
    expect(sent()).toEqual([
      {
        examblockId: 7,
        academicDates: [
          {
            academicDateName: 'Moderation',
            status: 1,
            custom: 0,
            startDate: '2027-07-05',
            endDate: '2027-07-09',
            forCentre: 1,
            forStudent: 0,
            examblockAcademicDateId: 2,
            tempId: 2,
            startTime: '',
          },
        ],
      },
    ])
  })

  it('come with the days that are typed in its form and not saved yet', async () => {
    const { load, forms } = start()
    expect((await load('7')).unsavedDays).toBeNull()
    const fields = { name: 'May', shortName: 'May', code: '', from: '24/05/2027', to: '05/06/2027', description: '', status: 2 } as const
    const form = { academicDates: null, removals: [], at: 500 }
    forms.set('7', { ...form, fields })
    expect((await load('7')).unsavedDays).toEqual({ from: '2027-05-24', to: '2027-06-05' })
    forms.set('7', { ...form, fields: { ...fields, to: '' } })
    expect((await load('7')).unsavedDays).toBeNull()
  })

  it('that were removed wait for the next save of the block', async () => {
    const { save, load, forms } = start()
    await save({ removals: [clearing] })
    expect(forms.get('7')).toEqual({ fields: null, academicDates: null, removals: [clearing], at: 1000 })
    expect((await load('7')).removals).toEqual([clearing])
  })

  it('are not written over when somebody else changed them, unless that was decided', async () => {
    const { save, change, sent } = start()
    const theirs = [{ ...moderation, to: '2027-07-10' }]
    change({ ...record, academicDates: theirs })
    expect(await save({ dates: [{ ...moderation, isOn: false }] })).toEqual({ kind: 'conflict', theirs })
    expect(sent()).toEqual([])
    expect(await save({ isOverwriting: true })).toMatchObject({ kind: 'saved' })
  })

  it('that already are what is sent are no conflict: the answer of an earlier save was lost', async () => {
    const { save, change } = start()
    const mine = [{ ...moderation, to: '2027-07-11' }]
    change({ ...record, academicDates: mine })
    expect(await save({ dates: mine })).toMatchObject({ kind: 'saved' })
  })

  it('that were added keep the ids they got by a save whose answer was lost', async () => {
    const { save, change, sentIds } = start()
    change({ ...record, academicDates: [moderation, { ...openDay, id: 12 }, { ...openDay, id: 13 }] })
    expect(await save({ dates: [moderation, openDay, openDay] })).toMatchObject({ kind: 'saved' })
    expect(sentIds()).toEqual([2, 12, 13])
  })

  it('that were added are not stored twice by a write over what has changed', async () => {
    const { save, change, sentIds } = start()
    change({ ...record, academicDates: [moderation, { ...openDay, id: 12 }] })
    const dates = [moderation, { ...openDay, forCentre: true }]
    expect(await save({ dates })).toMatchObject({ kind: 'conflict' })
    expect(await save({ dates, isOverwriting: true })).toMatchObject({ kind: 'saved' })
    expect(sentIds()).toEqual([2, 12])
  })

  it('that were added beside one of the same name stay new', async () => {
    const { save, change, sentIds } = start()
    const base = [moderation, { ...openDay, id: 12 }]
    change({ ...record, academicDates: base })
    expect(await save({ base, dates: [...base, openDay] })).toMatchObject({ kind: 'saved' })
    expect(sentIds()).toEqual([2, 12, 0])
  })

  it('that were removed are no conflict after a lost answer, as they stay stored, unless another person changed them', async () => {
    const { save, change } = start()
    const removed = { ...openDay, id: 12 }
    const mine = { ...moderation, isOn: false }
    const sent = { base: [moderation, removed], dates: [mine], removals: [removed] }
    change({ ...record, academicDates: [mine, removed] })
    expect(await save(sent)).toMatchObject({ kind: 'saved' })
    change({ ...record, academicDates: [mine, { ...removed, forStudent: true }] })
    expect(await save(sent)).toMatchObject({ kind: 'conflict' })
  })
})
