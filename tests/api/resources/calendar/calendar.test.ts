import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { entriesFile } from '#machines/time/entries-file.ts'
import { testNow } from '#tests/support/aggregator.ts'
import { eventsIn, startCalendar } from './calendar-start.ts'

const spring = { from: '2027-02-01', to: '2027-05-31' }
const year = { from: '2026-10-01', to: '2027-09-30' }

describe('the calendar', () => {
  it('shows January Exams 2027 and its academic dates on their days, with what they open (CAT-COM-11)', async () => {
    const { shown } = await startCalendar()
    const entries = await shown({ ...year, examBlockId: 101 })
    const [block, ...dates] = [
      ...entries.filter(({ source }) => source === 'examBlocks'),
      ...entries.filter(({ source }) => source === 'academicDates'),
    ]
    expect(block).toMatchObject({
      title: 'January Exams 2027',
      startDate: '2027-01-11',
      endDate: '2027-01-22',
      isAllDay: 1,
      state: 'Confirmed',
      resource: 'Examblock',
      recordId: 101,
    })
    expect(dates.length).toBeGreaterThan(10)
    expect(dates.filter(({ resource, recordId }) => resource !== 'Examblock' || recordId !== 101)).toEqual([])
  })

  it('shows academic dates for students to a student, those for centres to a centre, those that name universities to one (CAT-COM-12)', async () => {
    const { aggregator, as, shown } = await startCalendar()
    const stored: { academicDates: { records: { name: string; forCentre: number; forStudent: number }[] } } = JSON.parse(aggregator.dump())
    const names = async (username: string) =>
      new Set((await shown({ ...year, sources: 'academicDates' }, await as(username))).map(({ title }) => title))
    const [centre, student, university] = [
      await names('centre@centre.test'),
      await names('student@student.test'),
      await names('university@university.test'),
    ]
    const those = (isFor: (one: { name: string; forCentre: number; forStudent: number }) => boolean) =>
      new Set(stored.academicDates.records.filter(isFor).map(({ name }) => name))
    expect([...centre].filter((name) => !those(({ forCentre }) => forCentre === 1).has(name))).toEqual([])
    expect([...student].filter((name) => !those(({ forStudent }) => forStudent === 1).has(name))).toEqual([])
    expect([...university].filter((name) => !name.includes('Universities'))).toEqual([])
    expect([centre.size > student.size, student.size > 0, university.size > 0]).toEqual([true, true, true])
  })

  it('shows events of whole days on days without a zone (CAT-COM-13)', async () => {
    const { shown } = await startCalendar()
    const entries = await shown({ from: '2026-12-28', to: '2027-01-01', sources: 'events' })
    const closed = entries.find(({ title }) => title === 'Provider office closed')
    expect([closed?.startDate, closed?.endDate, closed?.startsAt, closed?.timezoneName]).toEqual([
      '2026-12-28',
      '2027-01-01',
      undefined,
      undefined,
    ])
  })

  it('keeps the weekly meeting at 09:00 in the United Kingdom after 28/03/2027 (CAT-COM-14)', async () => {
    const { shown } = await startCalendar()
    const desks = (await shown({ ...spring, sources: 'events' })).filter(({ key }) => key.startsWith('event-1.'))
    expect(desks.filter(({ recurs }) => recurs === 1).map(({ startTime }) => startTime)).toEqual(desks.slice(1).map(() => '09:00'))
    const at = (day: string) => desks.find(({ startDate }) => startDate === day)?.startsAt
    expect([at('2027-03-22'), at('2027-03-29')]).toEqual(['2027-03-22 09:00:00.000000', '2027-03-29 08:00:00.000000'])
  })

  it('shows drafts and inactive blocks to staff only', async () => {
    const { as, shown } = await startCalendar()
    const of = async (username: string) => await shown({ ...year }, await as(username))
    const [staff, centre] = [await of('viewer@ncuk.test'), await of('centre@centre.test')]
    expect(staff.some(({ title }) => title === 'Safeguarding day')).toBe(true)
    expect(centre.some(({ title }) => title === 'Safeguarding day')).toBe(false)
    expect(staff.some(({ title }) => title === 'August Resits 2027')).toBe(true)
    expect(centre.some(({ title }) => title === 'August Resits 2027')).toBe(false)
  })

  it('shows follow-ups, reply dates, operations and scheduled messages to staff only', async () => {
    const { as, shown } = await startCalendar()
    const sources = 'followUps,replyDates,operations,messages'
    const staff = await shown({ from: '2026-10-01', to: '2027-10-01', sources })
    expect(new Set(staff.map(({ source }) => source))).toEqual(new Set(['followUps', 'replyDates', 'operations', 'messages']))
    for (const username of ['centre@centre.test', 'university@university.test', 'student@student.test'])
      expect(await shown({ ...year, sources }, await as(username))).toEqual([])
  })

  it('shows each audience when it sees results', async () => {
    const { as, shown } = await startCalendar()
    const audiences = async (username: string) =>
      new Set(
        (await shown({ from: '2026-05-01', to: '2027-05-31', sources: 'results' }, await as(username))).map(({ key }) => key.split('.')[1]),
      )
    expect(await audiences('admin@ncuk.test')).toEqual(new Set(['universities', 'centres', 'students']))
    expect(await audiences('centre@centre.test')).toEqual(new Set(['centres']))
  })

  it('leaves staff who ask for a centre the academic dates and releases that centres see', async () => {
    const { aggregator, shown } = await startCalendar()
    const stored: { academicDates: { records: { id: number; forCentre: number }[] } } = JSON.parse(aggregator.dump())
    const forCentres = new Set(stored.academicDates.records.flatMap(({ id, forCentre }) => (forCentre === 1 ? [`academic ${id}`] : [])))
    const ends = async (query: Readonly<Record<string, string>>) =>
      (await shown({ from: '2026-05-01', to: '2027-05-31', sources: 'results,academicDates', ...query })).map(({ key }) =>
        key.split('.').slice(1).join(' '),
      )
    const [all, narrowed] = [await ends({}), await ends({ centreIds: '26' })]
    expect(narrowed).toEqual(all.filter((end) => end === 'centres' || forCentres.has(end)))
    expect(narrowed.length).toBeLessThan(all.length)
  })

  it('shows a holiday of one country to its centres, and an event of one centre to its people', async () => {
    const { as, shown, created } = await startCalendar()
    await created({ eventName: 'Elsewhere', contactTypes: ['CENTER', 'STUDENT'], centreIds: [27] })
    const titles = async (username: string) =>
      (await shown({ ...year, sources: 'events,holidays' }, await as(username))).map(({ title }) => title)
    const centre = await titles('centre@centre.test')
    expect(
      centre.filter((title) => ['Independence Day', 'Madaraka Day', 'Fire drill in Accra', 'Elsewhere'].includes(title)).toSorted(),
    ).toEqual(['Fire drill in Accra', 'Independence Day'])
  })

  it('shows what was cancelled for 14 days', async () => {
    const { shown, clock } = await startCalendar()
    const cancelled = async () =>
      (await shown({ from: '2026-11-01', to: '2027-01-31', sources: 'events' })).filter(({ state }) => state === 'Cancelled')
    expect((await cancelled()).map(({ title }) => title)).toEqual(['Visit of the quality team'])
    clock.advance(12 * 24 * 3_600_000)
    expect(await cancelled()).toEqual([])
  })

  it.each([
    [{ from: '2027-01-01', to: '2028-02-05' }, 'At most 400 days are shown.'],
    [{ from: '2027-01-02', to: '2027-01-01' }, 'End date should not be earlier than start date!'],
    [{ from: '2027-02-30', to: '2027-03-01' }, 'Invalid Date'],
    [{ from: '2027-02-01' }, 'Invalid Date'],
  ])('refuses the range %o', async (query, description) => {
    const { admin } = await startCalendar()
    const answer = await admin.callBadly('Event', 'list', { query })
    expect([answer.status, answer.description]).toEqual([400, description])
  })
})

describe('a calendar file', () => {
  it('parses, with stable identities: a second import adds nothing, and a moved event has a higher SEQUENCE (CAT-COM-15)', async () => {
    const { shown, changed, created } = await startCalendar()
    const id = await created({ startDate: '2027-02-04', endDate: '2027-02-04' })
    const file = async () => entriesFile(await shown({ from: '2027-02-01', to: '2027-02-28' }), { name: 'Calendar', now: testNow })
    const first = eventsIn(await file())
    expect([...eventsIn(await file()).keys()]).toEqual([...first.keys()])
    await changed(id, { startDate: '2027-02-05', endDate: '2027-02-05' })
    const second = eventsIn(await file())
    expect([...second.keys()].toSorted()).toEqual([...first.keys()].toSorted())
    const key = `event-${id}.0@pathway`
    expect([first.get(key)?.sequence, second.get(key)?.sequence]).toEqual([1, 2])
    expect(second.get(key)?.startDate.toString()).toBe('2027-02-05T09:00:00')
  })

  it('has days with an exclusive end, times in their zones, and folded lines', async () => {
    const { shown } = await startCalendar()
    const text = entriesFile(await shown({ from: '2026-12-28', to: '2027-03-31' }), { name: 'Calendar', now: testNow })
    const events = eventsIn(text)
    const closed = [...events.values()].find(({ summary }) => summary === 'Provider office closed')
    expect([closed?.startDate.isDate, closed?.startDate.toString(), closed?.endDate.toString()]).toEqual([true, '2026-12-28', '2027-01-02'])
    const desk = events.get('event-1.4@pathway')
    expect([desk?.startDate.zone.tzid, desk?.startDate.toJSDate().toISOString()]).toEqual(['Europe/London', '2027-03-29T08:00:00.000Z'])
    expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
  })

  it('says what is tentative, confirmed and cancelled', async () => {
    const { shown } = await startCalendar()
    const events = [...eventsIn(entriesFile(await shown(year), { name: 'Calendar', now: testNow })).values()]
    const statusOf = (title: string) => events.find(({ summary }) => summary === title)?.component.getFirstPropertyValue('status')
    expect(['January Exams 2027', 'May Exams 2027', 'Safeguarding day', 'Visit of the quality team'].map(statusOf)).toEqual([
      'CONFIRMED',
      'TENTATIVE',
      'TENTATIVE',
      'CANCELLED',
    ])
  })
})

describe('the feed', () => {
  it('answers signed out, and 404 once a new one exists (CAT-COM-16)', async () => {
    const { feed } = await startCalendar()
    const first = await feed()
    const { status, type, text } = await first()
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(ICAL.parse(text)[0]).toBe('vcalendar')
    const second = await feed()
    expect([(await first()).status, (await second()).status]).toEqual([404, 200])
  })

  it('ends with the right of its owner to the calendar', async () => {
    const { admin, feed } = await startCalendar()
    const read = await feed({}, 'viewer@ncuk.test')
    expect((await read()).status).toBe(200)
    const [viewer, calendar] = [3, 10_155]
    const { roleId, rows, updatedAt } = await admin.succeed('RoleModule', 'details', { id: viewer })
    const others = (rows as readonly { readonly menuModuleId: number }[]).filter(({ menuModuleId }) => menuModuleId !== calendar)
    await admin.succeed('RoleModule', 'update', { id: viewer, body: { roleId, rows: others, updatedAt } })
    expect((await read()).status).toBe(404)
  })

  it('holds what its owner may see now, narrowed to what was chosen', async () => {
    const { feed, created } = await startCalendar()
    const read = await feed({ sources: ['events'] }, 'centre@centre.test')
    const titles = async () => [...eventsIn((await read()).text).values()].map(({ summary }) => summary)
    const before = await titles()
    expect(before.filter((title) => ['January Exams 2027', 'Marking standards', 'Safeguarding day'].includes(title))).toEqual([])
    await created({ eventName: 'For centres', contactTypes: ['CENTER'] })
    expect((await titles()).includes('For centres')).toBe(true)
  })
})
