import { describe, expect, it } from 'vitest'
import { createAggregatorOf } from '#mirage/aggregator.ts'
import { menuFor } from '#mirage/fixtures/menus.ts'
import { handlers } from '#mirage/handlers/all.ts'
import { services } from '#mirage/resources/services.ts'
import { demo } from '#mirage/scenarios/demo.ts'
import { createDrivenClock, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { startUsers } from '../users-start.ts'

const [administrator, activeStudent, draftStudent] = [101, 3001, 3002]

/** An active student who is not in clearing. */
const otherStudent = 3320
const newEntry = { requestId: 'r1', studentId: otherStudent, yearId: 22, reason: 'Late', subjects: 'Economics' }
const refusal = (field: string, description: string) => ({ fields: [{ field, description }] })

type Caller = Awaited<ReturnType<typeof recordsAs>>

const add = (caller: Caller, fields: object = {}) => caller.callBadly('ClearingEntry', 'create', { body: { ...newEntry, ...fields } })

const entriesOf = async (caller: Caller, query: Readonly<Record<string, string | number>> = {}) => {
  const { list = [] } = await caller.succeed('ClearingEntry', 'list', { query: { pageSize: 100, ...query } })
  return list
}

/** A portal where the first student has taken a place for good. */
const withFirmPlace = () => {
  const { DirectPlacement } = services
  const taken = {
    ...DirectPlacement,
    seeds: (days: Parameters<NonNullable<typeof DirectPlacement.seeds>>[0]) =>
      (DirectPlacement.seeds?.(days) ?? []).map((one) => (one.id === 1 ? { ...one, reply: 'Firm' } : one)),
  }
  return createAggregatorOf(
    { scenarios: { demo }, extents: { demo: 'written' }, handlers, services: { ...services, DirectPlacement: taken }, menuFor },
    { scenario: 'demo', clock: createDrivenClock(), tokenSeconds: 1800, latencyMs: 0, passwordRounds: 1000 },
  )
}

describe('an entry of clearing', () => {
  it('stands among 45, in each of its states', async () => {
    const admin = await recordsAs(startAggregator().handle)
    const { list = [], statusCounts } = await admin.succeed('ClearingEntry', 'list', { query: { pageSize: 100 } })
    expect([list.length, statusCounts]).toEqual([45, { all: 45, Open: 16, Offered: 15, Placed: 7, Closed: 7 }])
  })

  it('is added by the administrator, until the user may not add to clearing any more (CAT-STU-17)', async () => {
    const { records, change } = await startUsers()
    expect((await add(records)).status).toBe(200)
    expect((await change(administrator, { addToClearingToggle: 0 })).status).toBe(200)
    expect(await add(records, { requestId: 'r2' })).toMatchObject({ status: 403, description: 'You may not add to clearing.' })
  })

  it('is added once in a year, and again when the first one is closed', async () => {
    const admin = await recordsAs(startAggregator().handle)
    const waiting = (await entriesOf(admin, { statusId: 'Open' }))[0]
    const studentId = Number(waiting?.['studentId'])
    expect((await add(admin, { studentId })).data).toEqual(refusal('studentId', 'The student is in clearing already.'))
    await admin.succeed('ClearingEntry', 'move', { id: Number(waiting?.['clearingId']), body: { status: 'Closed' } })
    expect((await add(admin, { studentId })).status).toBe(200)
    expect((await add(admin, { studentId, requestId: 'r2' })).data).toEqual(refusal('studentId', 'The student is in clearing already.'))
  })

  it('is of an active student without a firm place', async () => {
    const aggregator = withFirmPlace()
    const admin = await recordsAs((request) => aggregator.handle(request))
    expect((await add(admin, { studentId: draftStudent })).data).toEqual(refusal('studentId', 'Choose an active student.'))
    expect((await add(admin, { studentId: activeStudent })).data).toEqual(refusal('studentId', 'The student has a firm place.'))
    expect((await add(admin)).status).toBe(200)
  })

  it('can be reopened only if the student has no firm place and no other open entry', async () => {
    const { handle, signIn } = startAggregator()
    const [admin, student] = [await recordsAs(handle), await signIn('student@student.test')]
    const move = (id: unknown, status: string) => admin.callBadly('ClearingEntry', 'move', { id: Number(id), body: { status } })
    const [first] = await entriesOf(admin, { studentId: activeStudent })
    const id = first?.['clearingId']
    await move(id, 'Closed')
    const second = (await add(admin, { studentId: activeStudent })).data['clearingId']
    expect((await move(id, 'Open')).data).toEqual(refusal('state', 'The student is in clearing already.'))
    await move(second, 'Closed')
    await student.succeed('replyToOffer', { path: { id: 1 }, body: { reply: 'Firm' } })
    expect((await move(id, 'Open')).data).toEqual(refusal('state', 'The student has a firm place.'))
    await student.succeed('replyToOffer', { path: { id: 1 }, body: { reply: 'Declined' } })
    expect((await move(id, 'Open')).status).toBe(200)
  })

  it.each([
    ['Open', ['Closed']],
    ['Offered', ['Closed']],
    ['Placed', []],
    ['Closed', ['Open']],
  ])('that is %s goes by hand to %j alone (CAT-ENG-15)', async (from, possible) => {
    const admin = await recordsAs(startAggregator().handle)
    const entries = await entriesOf(admin, { statusId: from })
    for (const [index, to] of ['Open', 'Offered', 'Placed', 'Closed'].filter((one) => one !== from).entries()) {
      const { status } = await admin.callBadly('ClearingEntry', 'move', {
        id: Number(entries[index]?.['clearingId']),
        body: { status: to },
      })
      expect([to, status]).toEqual([to, possible.includes(to) ? 200 : 409])
    }
  })

  it('is only looked at by a centre, and only that of its own students (CAT-ENG-13)', async () => {
    const { handle } = startAggregator()
    const centre = await recordsAs(handle, 'centre@centre.test')
    expect(new Set((await entriesOf(centre)).map(({ centreId }) => centreId))).toEqual(new Set([26]))
    const other = (await entriesOf(await recordsAs(handle))).find(({ centreId }) => centreId !== 26)
    expect((await centre.callBadly('ClearingEntry', 'details', { id: Number(other?.['clearingId']) })).status).toBe(404)
    expect((await add(centre)).status).toBe(403)
  })

  it('has the points of the slip that the centre reads, of released results alone', async () => {
    const { handle, signIn } = startAggregator()
    const { succeed } = await signIn('centre@centre.test')
    const entries = await entriesOf(await recordsAs(handle, 'centre@centre.test'))
    for (const { studentId, points } of entries)
      expect([studentId, points]).toEqual([studentId, (await succeed('getResultSlip', { path: { id: Number(studentId) } })).totalPoints])
    expect(entries.length).toBeGreaterThan(3)
  })
})
