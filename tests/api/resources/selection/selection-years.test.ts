import { describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/aggregator.ts'
import { answerAll, baobab, begun, closed, confirm, idOf, read, start } from './selection-start.ts'

describe('a curriculum that is offered for a second year', () => {
  const [thisYear, nextYear] = [22, 23]
  const offerNextYear = (records: Awaited<ReturnType<typeof start>>['records'], curriculumId: number) =>
    records.succeed('CentreOffer', 'create', {
      body: { curriculumId, yearId: nextYear, centreIds: [baobab], requestId: `next-year-${curriculumId}` },
    })
  const readOf = (caller: Caller, curriculum: number, yearId: number) =>
    caller.succeed('getSelection', { path: { id: curriculum }, query: { centreId: baobab, yearId } })

  it('has a selection for each year, each read and saved by its own', async () => {
    const { centre, records } = await start()
    await offerNextYear(records, begun)
    const offers = (await centre.succeed('listOfferedCurricula', { query: { centreId: baobab } })).filter(
      ({ curriculumId }) => curriculumId === begun,
    )
    expect(offers.map(({ yearId, selectionStatus }) => [yearId, selectionStatus])).toEqual([
      [thisYear, 3],
      [nextYear, 0],
    ])
    const before = await readOf(centre, begun, thisYear)
    expect([before.yearId, before.selectionStatus, before.answers.comboIds]).toEqual([thisYear, 3, [1]])
    const body = { centreId: baobab, yearId: nextYear, step: 'combo' as const, values: { comboIds: [2] } }
    expect((await centre.succeed('saveSelectionStep', { path: { id: begun }, body })).yearId).toBe(nextYear)
    expect((await readOf(centre, begun, nextYear)).answers.comboIds).toEqual([2])
    expect(await readOf(centre, begun, thisYear)).toEqual(before)
    expect(await centre.refuse('getSelection', { path: { id: begun }, query: { centreId: baobab, yearId: 21 } })).toEqual([
      404,
      'The selection was not found.',
    ])
  })

  it('opens the selection that runs where no year is named, and the newest offer where none does', async () => {
    const { centre, records } = await start()
    for (const curriculum of [begun, closed]) {
      await offerNextYear(records, curriculum)
    }
    expect((await read(centre, begun)).yearId).toBe(thisYear)
    // The one of this year was accepted.
    expect((await read(centre, closed)).yearId).toBe(nextYear)
  })

  it('is submitted, and answers a decision on what has changed, by the year of its selection', async () => {
    const { admin, centre, records, clock } = await start()
    await answerAll(centre, begun)
    const id = await idOf(centre, begun)
    const { updatedAt = expect.unreachable() } = await read(centre, begun)
    await records.succeed('CentreOffer', 'create', {
      body: {
        curriculumId: begun,
        yearId: nextYear,
        centreIds: [baobab],
        selectionFrom: '2027-09-01',
        selectionTo: '2028-02-25',
        requestId: 'next-year',
      },
    })
    clock.advance(1000)
    expect((await confirm(centre, begun)).description).toBe('Selection submitted successfully.')
    const late = await admin.call('acceptSelection', { path: { id }, body: { comment: '', updatedAt } })
    expect(late).toMatchObject({ status: 409, data: { kind: 'changed', record: { yearId: thisYear, selectionStatus: 4 } } })
  })
})
