import { describe, expect, it } from 'vitest'
import { startCalendar, ukTime } from './calendar-start.ts'

const refusal = (field: string, description: string) => ({ fields: [{ field, description }] })

describe('an event', () => {
  it('at 01:30 on 28/03/2027 in the United Kingdom is refused: the clocks change (CAT-COM-14)', async () => {
    const { admin, body } = await startCalendar()
    const day = { startDate: '2027-03-28', endDate: '2027-03-28', startTime: '01:30', endTime: '03:00' }
    const { status, data } = await admin.call('Event', 'create', { body: body(day) })
    expect([status, data]).toEqual([400, refusal('startTime', 'This time does not exist on 28/03/2027: the clocks change.')])
  })

  it('that ends within the skipped hour is refused at its end', async () => {
    const { admin, body } = await startCalendar()
    const day = { startDate: '2027-03-28', endDate: '2027-03-28', startTime: '00:30', endTime: '01:30' }
    const { data } = await admin.call('Event', 'create', { body: body(day) })
    expect(data).toEqual(refusal('endTime', 'This time does not exist on 28/03/2027: the clocks change.'))
  })

  it('that repeats into the skipped hour is refused with that day', async () => {
    const { admin, body } = await startCalendar()
    const series = {
      startDate: '2027-03-14',
      endDate: '2027-03-14',
      startTime: '01:15',
      endTime: '02:30',
      recurrence: 'Weekly',
      recurUntil: '2027-05-01',
    }
    const { data } = await admin.call('Event', 'create', { body: body(series) })
    expect(data).toEqual(refusal('startTime', 'This time does not exist on 28/03/2027: the clocks change.'))
  })

  it('takes an hour that comes twice', async () => {
    const { create } = await startCalendar()
    const day = { startDate: '2026-10-25', endDate: '2026-10-25', startTime: '01:30', endTime: '02:30' }
    expect(await create(day)).toBeGreaterThan(60)
  })

  it.each([
    ['needs its times unless it lasts whole days', { startTime: undefined }, 'startTime', 'Start should not be blank!'],
    ['needs a time zone for its times', { timezoneId: undefined }, 'timezoneId', 'Time zone should not be blank!'],
    ['ends after it begins', { endTime: '08:59' }, 'endTime', 'End time should be later than start time!'],
    ['ends on no earlier day', { endDate: '2027-01-31' }, 'endDate', 'End date should not be earlier than start date!'],
    ['repeats until a day', { recurrence: 'Weekly' }, 'recurUntil', 'Repeats until should not be blank!'],
    [
      'repeats for two years at most',
      { recurrence: 'Weekly', recurUntil: '2029-02-02' },
      'recurUntil',
      'Choose a date within 2 years of the first day.',
    ],
    ['is for some people', { contactTypes: [] }, 'contactTypes', 'For should not be blank!'],
  ])('%s', async (_title, fields, field, description) => {
    const { admin, body } = await startCalendar()
    const { data } = await admin.callBadly('Event', 'create', { body: body(fields) })
    expect(data).toEqual(refusal(field, description))
  })

  it('of whole days keeps no times, one that is no holiday no countries', async () => {
    const { admin, create } = await startCalendar()
    const id = await create({ isAllDay: 1, countryIds: [1] })
    const { data } = await admin.call('Event', 'details', { id })
    expect(['startTime', 'endTime', 'timezoneId', 'countryIds'].filter((name) => name in data)).toEqual([])
  })

  it('goes from draft to active to cancelled, and no other way', async () => {
    const { admin, create } = await startCalendar()
    const id = await create({})
    const move = async (status: number) => (await admin.callBadly('Event', 'move', { id, body: { status } })).status
    expect([await move(-1), await move(1), await move(2), await move(-1), await move(1)]).toEqual([409, 200, 409, 200, 409])
  })

  it('made active with a notice tells those whom it is for, with their centre', async () => {
    const { create, signIn } = await startCalendar()
    const id = await create({ contactTypes: ['CENTER'], centreIds: [26], location: 'Hall A' })
    const { told } = await (await signIn()).succeed('announceEvent', { path: { id } })
    const centre = await signIn('centre@centre.test')
    const [first] = await centre.succeed('listNotifications', { query: { contactId: 0, status: 0 } })
    expect([told > 0, first?.communicationSubject, first?.content]).toEqual([true, 'Meeting: Desk, 01/02/2027 09:00', '<p>Hall A</p>'])
  })
})

describe('a series', () => {
  const weekly = { startDate: '2027-03-01', endDate: '2027-03-01', recurrence: 'Weekly', recurUntil: '2027-04-26' }
  const days = async (shown: Awaited<ReturnType<typeof startCalendar>>['shown']) =>
    (await shown({ from: '2027-02-01', to: '2027-06-30', sources: 'events', eventType: 'Meeting' }))
      .filter(({ title }) => title.startsWith('Desk'))
      .map(({ title, startDate, startTime, key, sequence }) => [title, startDate, startTime, key, sequence].join(' '))

  it('goes on without an occurrence that was changed by itself, which keeps its identity', async () => {
    const { created, signIn, shown } = await startCalendar()
    const id = await created({ ...weekly, recurUntil: '2027-03-22' })
    const event = {
      ...weekly,
      eventName: 'Desk moved',
      eventType: 'Meeting',
      isAllDay: 0,
      startDate: '2027-03-09',
      endDate: '2027-03-09',
      startTime: '11:00',
      endTime: '11:30',
      timezoneId: ukTime,
      contactTypes: ['NCUK'],
    }
    await (
      await signIn()
    ).succeed('changeOccurrence', {
      path: { id },
      body: { requestId: 'o1', occurrence: '2027-03-08', appliesTo: 'this', event },
    })
    expect(await days(shown)).toEqual([
      `Desk 2027-03-01 09:00 event-${id}.0 2`,
      `Desk moved 2027-03-09 11:00 event-${id}.1 2`,
      `Desk 2027-03-15 09:00 event-${id}.2 2`,
      `Desk 2027-03-22 09:00 event-${id}.3 2`,
    ])
  })

  it('ends before an occurrence that was changed with all later ones', async () => {
    const { created, signIn, shown } = await startCalendar()
    const id = await created({ ...weekly, recurUntil: '2027-03-22' })
    const event = {
      eventName: 'Desk later',
      eventType: 'Meeting',
      isAllDay: 0,
      startDate: '2027-03-15',
      endDate: '2027-03-15',
      startTime: '10:00',
      endTime: '10:30',
      timezoneId: ukTime,
      contactTypes: ['NCUK'],
      recurrence: 'Weekly',
      recurUntil: '2027-03-22',
    }
    const admin = await signIn()
    const change = { path: { id }, body: { requestId: 'o1', occurrence: '2027-03-15', appliesTo: 'following', event } } as const
    const { eventId } = await admin.succeed('changeOccurrence', change)
    // The same request again changes nothing.
    expect(await admin.succeed('changeOccurrence', change)).toEqual({ eventId })
    expect(await days(shown)).toEqual([
      `Desk 2027-03-01 09:00 event-${id}.0 2`,
      `Desk 2027-03-08 09:00 event-${id}.1 2`,
      `Desk later 2027-03-15 10:00 event-${id}.2 2`,
      `Desk later 2027-03-22 10:00 event-${id}.3 2`,
    ])
  })

  it.each([
    ['this', ['1 2027-03-01', '-1 2027-03-08', '1 2027-03-15']],
    ['following', ['1 2027-03-01', '-1 2027-03-08', '-1 2027-03-15']],
  ] as const)('cancels one day by itself, or with all later ones: %s', async (appliesTo, wanted) => {
    const { created, signIn, shown, admin } = await startCalendar()
    const id = await created({ ...weekly, recurUntil: '2027-03-15' })
    const caller = await signIn()
    const cancel = { path: { id }, body: { requestId: 'o1', occurrence: '2027-03-08', appliesTo, isCancelled: 1 } } as const
    const { eventId } = await caller.succeed('changeOccurrence', cancel)
    const states = { Confirmed: '1', Cancelled: '-1', Tentative: '2' }
    const entries = (await shown({ from: '2027-03-01', to: '2027-03-31', sources: 'events' })).filter(({ title }) => title === 'Desk')
    expect(entries.map(({ state, startDate }) => `${states[state]} ${startDate}`)).toEqual(wanted)
    expect(await admin.succeed('Event', 'details', { id: eventId })).toMatchObject({ status: -1, seriesId: id, startTime: '09:00' })
    const again = { ...cancel, body: { ...cancel.body, requestId: 'o2' } }
    expect(await caller.refuse('changeOccurrence', again)).toEqual([400, 'This day is no longer part of the series.'])
  })

  it('is cancelled as a whole from its first day on', async () => {
    const { created, signIn, admin } = await startCalendar()
    const id = await created({ ...weekly, recurUntil: '2027-03-15' })
    const body = { requestId: 'o1', occurrence: '2027-03-01', appliesTo: 'following', isCancelled: 1 } as const
    expect(await (await signIn()).succeed('changeOccurrence', { path: { id }, body })).toEqual({ eventId: id })
    expect(await admin.succeed('Event', 'details', { id })).toMatchObject({ status: -1 })
  })

  it('is refused the change of a day that is no longer part of it', async () => {
    const { created, signIn } = await startCalendar()
    const id = await created(weekly)
    const admin = await signIn()
    const change = (occurrence: string) =>
      admin.refuse('changeOccurrence', { path: { id }, body: { requestId: 'o1', occurrence, appliesTo: 'this', event: {} } })
    expect(await change('2027-03-02')).toEqual([400, 'This day is no longer part of the series.'])
  })

  it('changed as a whole moves all its days', async () => {
    const { created, changed, shown } = await startCalendar()
    const id = await created({ ...weekly, recurUntil: '2027-03-08' })
    await changed(id, { startDate: '2027-03-02', endDate: '2027-03-02', recurUntil: '2027-03-09' })
    expect(await days(shown)).toEqual([`Desk 2027-03-02 09:00 event-${id}.0 2`, `Desk 2027-03-09 09:00 event-${id}.1 2`])
  })
})

describe('a reminder', () => {
  const mine = { contactId: 0, status: 0 as const }

  it('comes at its time by the clock of the server, once, and not before', async () => {
    const { created, signIn, clock } = await startCalendar()
    await created({
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      startTime: '14:00',
      endTime: '15:00',
      reminderMinutes: 60,
      location: 'Room 4',
    })
    const centre = await signIn('centre@centre.test')
    const subjects = async () =>
      (await centre.succeed('listNotifications', { query: mine })).map(({ communicationSubject }) => communicationSubject)
    const before = await subjects()
    clock.advance(59 * 60_000)
    expect(await subjects()).toEqual(before)
    clock.advance(60_000)
    expect(await subjects()).toEqual(['Reminder: Desk, 21/11/2026 14:00 (UK Time)', ...before])
    clock.advance(60_000)
    expect(await subjects()).toHaveLength(before.length + 1)
  })

  it('comes to none whom the event is not for', async () => {
    const { created, signIn, clock } = await startCalendar()
    await created({
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      startTime: '14:00',
      endTime: '15:00',
      reminderMinutes: 60,
      contactTypes: ['CENTER'],
      centreIds: [27],
    })
    const before = await (await signIn('centre@centre.test')).succeed('listNotifications', { query: mine })
    clock.advance(61 * 60_000)
    expect(await (await signIn('centre@centre.test')).succeed('listNotifications', { query: mine })).toEqual(before)
  })
})
