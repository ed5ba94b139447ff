import { describe, expect, it } from 'vitest'
import { entryWith } from '#mirage/dashboard/listing.ts'
import { toDay } from '#mirage/clock.ts'
import { addDays } from '#mirage/factories/days.ts'
import { decryptId, encryptId } from '#mirage/id-codec.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { CalendarEntry, Figure, Trend } from '#openapi/generated/schema.d.ts'
import { listEntries } from '#src/app/resources.ts'
import { stageTabIn } from '#src/applications/StageTabs.tsx'
import { readReportAddress } from '#src/reports/report-address.ts'
import { createListAddress, listShapeOf } from '#src/resources/list/list-shape.ts'
import { sortIn } from '#src/ui/list/list-address.ts'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { everyReport } from '#tests/api/reports/every-report.ts'
import { startAssessment } from '#tests/api/resources/assessment/assessment-start.ts'

const codec = {
  encrypt: (id: string) => encryptId(Number(id)),
  decrypt: (text: string | null | undefined) => {
    const id = decryptId(text ?? '')
    return id === null ? null : String(id)
  },
}

/** What the list at an address asks for: the address is read as the portal's own page reads it. */
function listAt(address: string) {
  const { pathname, search } = new URL(address, 'http://portal.test')
  const [name, { sort, within }] = listEntries.find(([, { paths }]) => paths.list === pathname) ?? [null, { sort: '', within: {} }]
  if (name === null) throw new Error(`No list stands at ${pathname}.`)
  const part = name === 'Application' ? { stage: [stageTabIn(search)] } : within
  const { status, filters = {} } = createListAddress(listShapeOf(resourceRules[name], codec), sortIn(sort), { within: part }).read(search)
  const query = {
    pageSize: 10,
    statusId: status === 'all' ? '0' : status,
    ...Object.fromEntries(Object.entries(filters).map(([field, values = []]) => [field, values.join(',')])),
  }
  return { name, query }
}

async function start(username: string, day?: string) {
  const { handle, clock } = startAggregator()
  if (day !== undefined) clock.advance(Date.parse(`${day}T05:00:00Z`) - clock.now())
  const person = await recordsAs(handle, username)
  /** What the calendar shows of so many days. */
  const entriesFrom = async (from: string, days: number) => {
    const to = addDays(from, days - 1)
    const { occurrences } = await person.succeed<{ occurrences: readonly CalendarEntry[] }>('Event', 'list', { query: { from, to } })
    return occurrences.filter(({ startDate, endDate }) => startDate <= to && endDate >= from)
  }
  const caller = createCaller(handle, person.session)
  const admin = await recordsAs(handle)
  const figures = async () => caller.succeed('listFigures')
  const total = async ({ address }: Pick<Figure, 'address'>) => {
    if (address.startsWith('/reports/')) {
      const { yearId } = readReportAddress('student-analysis', address.slice(address.indexOf('?')), codec)
      const query = { ...everyReport, yearId: Number(yearId), atRisk: 1 as const }
      return (await caller.succeed('getReport', { path: { report: 'student-analysis' }, query })).rows.length
    }
    const [, universityKey] = /\/university-view\/(.+)$/.exec(address) ?? []
    if (universityKey !== undefined) {
      const { currencies } = await caller.succeed('getStatement', {
        path: { kind: 'university', id: Number(codec.decrypt(universityKey)) },
      })
      return currencies.flatMap(({ entries }) => entries).filter(({ isOpen }) => isOpen === 1).length
    }
    if (address.startsWith('/calendar-management')) return (await entriesFrom(toDay(clock.now()), 7)).length
    const { name, query } = listAt(address)
    return Number((await person.succeed(name, 'list', { query }))['totalCount'])
  }
  return { person, admin, caller, figures, total, entriesFrom }
}

/** A change that alters a figure, made by the administrator or by the person who sees the figure. */
type Change = readonly [
  resource: ResourceName,
  by: 'admin' | 'person',
  find: Readonly<Record<string, string | number>>,
  status: number | string,
]

const counts: readonly (readonly [username: string, text: string, change: Change])[] = [
  ['admin@ncuk.test', 'active centres', ['Centre', 'admin', { statusId: '1' }, -1]],
  ['admin@ncuk.test', 'requests wait for NCUK', ['Application', 'admin', { stage: 'approved', yearId: 22 }, 11]],
  ['admin@ncuk.test', 'open entries', ['ClearingEntry', 'admin', { statusId: 'Open' }, 'Closed']],
  ['admin@ncuk.test', 'requests submitted', ['CertificateRequest', 'admin', { statusId: '9' }, 10]],
  ['admin@ncuk.test', 'reviews open', ['Asset', 'admin', { statusId: '10' }, 1]],
  ['admin@ncuk.test', 'messages scheduled', ['Communication', 'admin', { statusId: 'Scheduled' }, 'Draft']],
  ['admin@ncuk.test', 'active users', ['User', 'admin', { statusId: '1', searchText: 'auditor' }, -1]],
  ['admin@ncuk.test', 'contacts in staging', ['ContactStaging', 'admin', { statusId: '10' }, 11]],
  ['centre@centre.test', 'active students', ['Student', 'admin', { statusId: '1', centreId: 26, yearId: 22, pageSize: 5 }, -1]],
  ['centre@centre.test', 'open leads', ['Lead', 'person', { statusId: 'Qualified' }, 'Lost']],
]

describe('the figures of the tiles', () => {
  it.each(['admin@ncuk.test', 'viewer@ncuk.test', 'centre@centre.test', 'university@university.test', 'student@student.test'])(
    'that count equal the total of the list at their address, for %s (CAT-ASR-19)',
    async (username) => {
      const { figures, total, caller } = await start(username)
      const found = await figures()
      const menu = await caller.succeed('getRoutePermissions', { path: { contactId: caller.session?.contactId ?? 0 } })
      const entries = menu.routePermissions.map(({ componentId }) => componentId)
      expect(found.filter(({ componentId }) => !entries.includes(componentId))).toEqual([])
      expect(new Set(found.map(({ componentId }) => componentId)).size).toBe(found.length)
      const counting = found.filter(({ isCount }) => isCount === 1)
      expect(counting.length).toBeGreaterThan(0)
      for (const figure of counting) expect([figure.text, figure.value]).toEqual([figure.text, String(await total(figure))])
    },
  )

  it.each(counts)('%s: “%s” follows a change of the list (CAT-ASR-19)', async (username, text, [resource, by, query, status]) => {
    const { figures, total, person, admin } = await start(username)
    const read = async () => (await figures()).find((one) => one.text === text)
    const before = await read()
    const mover = by === 'admin' ? admin : person
    const [record] = (await admin.succeed(resource, 'list', { query: by === 'person' ? { ...query, centreId: 26 } : query })).list ?? []
    const id = Number(record?.[resourceRules[resource].id])
    const isMoved = Object.keys(resourceRules[resource].transitions).length > 0
    if (isMoved) await mover.succeed(resource, 'move', { id, body: { status, comment: 'No longer.' } })
    else await mover.succeed(resource, 'setStatus', { body: { [resourceRules[resource].id]: [id], status } })
    const after = await read()
    expect(after?.value).toBe(String(Number(before?.value) - 1))
    expect(after && (await total(after))).toBe(Number(after?.value))
  })

  it('count the sittings of a day as its list does (CAT-ASR-19)', async () => {
    const { person } = await start('centre@centre.test')
    const { list = [] } = await person.succeed('Delivery', 'list', { query: { pageSize: 100, statusId: 'Scheduled' } })
    const day = String(list.find(({ date }) => date !== undefined)?.['date'])
    const { figures, total } = await start('centre@centre.test', day)
    const figure = (await figures()).find(({ text }) => /^sittings? today$/.test(text)) ?? expect.unreachable()
    const own = list.filter(({ date }) => date === day).length
    expect([figure.isCount, figure.value, await total(figure)]).toEqual([1, String(own), own])
  })

  it('count the students at risk, also after one no longer is (CAT-ASR-19)', async () => {
    const { figures, total, caller, admin } = await start('admin@ncuk.test')
    const read = async () => (await figures()).find(({ text }) => text === 'students at risk')
    const before = await read()
    const { rows } = await caller.succeed('getReport', {
      path: { report: 'student-analysis' },
      query: { ...everyReport, yearId: 22, atRisk: 1 },
    })
    const details = (await admin.succeed('AcademicDetail', 'list', { query: { pageSize: 1000, statusId: '9' } })).list ?? []
    const found = details.find(({ detailName, attendance }) => {
      const [student, module] = String(detailName).split(' – ')
      return rows.some(({ cells }) => cells[0] === student && cells.at(-1) === `${module}: attendance ${String(attendance)}%, below 80`)
    })
    const { detailName: _name, academicDetailId, ...stored } = found ?? {}
    const kept = ['studentId', 'moduleId', 'semesterId', 'courseworkMark', 'predictedMark', 'teacherComment', 'updatedAt']
    const fields = Object.fromEntries(Object.entries(stored).filter(([name]) => kept.includes(name)))
    await admin.succeed('AcademicDetail', 'update', { id: Number(academicDetailId), body: { ...fields, attendance: 95 } })
    const after = await read()
    expect(after?.value).toBe(String(Number(before?.value) - 1))
    expect(after && (await total(after))).toBe(Number(after?.value))
  })

  it('belong to the entry in whose tree the person may list the page, and to none without that right', () => {
    const users = (permissions: string[]) => ({
      componentId: 170,
      componentName: 'Users',
      iconsName: 'users',
      routes: ['/users/users'],
      permissions,
      children: [],
    })
    const tree = (permissions: string[]) => [
      {
        componentId: 12,
        componentName: 'User Management',
        iconsName: 'users',
        routes: '',
        permissions: [],
        children: [users(permissions)],
      },
    ]
    expect(entryWith(tree(['list', 'View']), '/users/users')).toBe(12)
    expect(entryWith(tree(['View']), '/users/users')).toBeNull()
    expect(entryWith(tree(['list']), '/sms/centres')).toBeNull()
  })
})

describe('the open invoices of a university', () => {
  it('lead to its statement, where as many stand: it has no list of them (CAT-ASR-19)', async () => {
    const { figures, total } = await start('university@university.test')
    const open = (await figures()).find(({ text }) => text === 'open invoices')
    expect(open?.address).toMatch(/^\/sms\/invoicing\/fixed-invoices-institutes\/university-view\/[^/?]+$/)
    expect([open?.value, await total({ address: open?.address ?? '' })]).toEqual(['3', 3])
  })
})

describe('the calendar', () => {
  it('tells how many entries of every source it shows in seven days', async () => {
    const { figures, entriesFrom } = await start('admin@ncuk.test')
    const entries = (await figures()).find(({ address }) => address === '/calendar-management?view=agenda')
    const shown = await entriesFrom('2026-11-21', 7)
    expect(new Set(shown.map(({ source }) => source)).size).toBeGreaterThan(1)
    expect([entries?.text, entries?.value]).toEqual(['entries in 7 days', String(shown.length)])
  })

  it('has the day of the next release, which leads a centre to no results before', async () => {
    const { figures, entriesFrom } = await start('centre@centre.test')
    const release = (await figures()).find(({ text }) => text.startsWith('release of'))
    const day = String(release?.value).split('/').toReversed().join('-')
    expect(release?.address).toBe(`/calendar-management?day=${day}`)
    expect((await entriesFrom(day, 1)).map(({ source }) => source)).toEqual(
      expect.arrayContaining([expect.stringMatching(/results|academicDates/)]),
    )
  })
})

describe('what waits', () => {
  it('puts what is late first, and leads to pages that the person may list', async () => {
    const { caller } = await start('admin@ncuk.test')
    const lines = await caller.succeed('listWaiting')
    expect(lines[0]).toMatchObject({ text: '9 invoices are due', when: '31 days late', isLate: 1 })
    expect(lines.map(({ isLate }) => isLate)).toEqual(lines.map(({ isLate }) => isLate).toSorted((one, other) => other - one))
  })

  it('is taken off the list when it is done', async () => {
    const { caller, person } = await start('university@university.test')
    const waiting = async () => (await caller.succeed('listWaiting')).find(({ text }) => text.includes('decision'))?.text
    expect(await waiting()).toBe('1 application waits for your decision')
    const [pending] = (await person.succeed('DirectPlacement', 'list', { query: { statusId: 'Pending' } })).list ?? []
    await person.succeed('DirectPlacement', 'move', {
      id: Number(pending?.['directPlacementId']),
      body: { status: 'Unconditional', comment: '' },
    })
    expect(await waiting()).toBeUndefined()
  })
})

it('the next sitting of a student stands on its date, also where that has not begun in Greenwich', async () => {
  const { db, calls } = await startAssessment()
  const caller = await calls('student@student.test')
  const said = async () => (await caller.succeed('listFigures')).find(({ text }) => text === 'next sitting')?.value
  const day = await said()
  const opensAt = `${addDays(String(day).split('/').toReversed().join('-'), -1)} 22:00:00.000000`
  for (const { id, fields } of db.records('Attempt').where(({ status }) => status === 'Expected'))
    db.records('Attempt').update(id, { fields: { ...fields, opensAt } })
  expect([day, await said()]).toEqual([expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/), day])
})

describe('what changes from week to week', () => {
  const sumOf = ({ marks }: Trend) => marks.reduce((sum, { value }) => sum + value, 0)

  it.each([
    ['admin@ncuk.test', ['Result releases due', 'Overdue invoices', 'Registrations this week', 'Custom requests in review']],
    ['centre@centre.test', ['Registrations this week', 'Open leads', 'Overdue invoices']],
    ['university@university.test', ['Applications to decide on', 'Overdue invoices']],
    ['student@student.test', []],
  ])('is counted for %s from the lists that the address of each figure leads to', async (username, titles) => {
    const { caller, total } = await start(username)
    const trends = await caller.succeed('listTrends')
    expect(trends.map(({ title }) => title)).toEqual(titles)
    for (const trend of trends.filter(({ title }) => /^(Reg|Open|App|Cus)/.test(title)))
      expect([trend.title, Number(trend.value)]).toEqual([trend.title, await total(trend)])
    for (const trend of trends.filter(({ chart, title }) => chart === 'parts' && title !== 'Overdue invoices'))
      expect([trend.title, sumOf(trend)]).toEqual([trend.title, Number(trend.value)])
    const overdue = trends.find(({ title }) => title === 'Overdue invoices')
    if (overdue) expect(overdue.text.replace(/s$/, '')).toBe(`${sumOf(overdue)} of ${await total(overdue)} open invoice`)
  })

  it('has twelve weeks that end with this one, and the seven days from the next release on', async () => {
    const { caller } = await start('admin@ncuk.test')
    const [releases, , registrations] = await caller.succeed('listTrends')
    const weeks = registrations?.marks ?? []
    expect([weeks.length, weeks[0]?.label, weeks.at(-1)]).toEqual([
      12,
      '2026-08-31',
      { label: '2026-11-16', value: Number(registrations?.value), isMarked: 1 },
    ])
    expect(registrations?.text).toBe(`−${Number(weeks.at(-2)?.value) - Number(registrations?.value)} on last week`)
    expect(releases).toMatchObject({ value: '1', text: 'Next: Students, 22/11/2026' })
    expect(releases?.marks.map(({ label, isMarked }) => [label, isMarked])).toEqual([
      ['2026-11-22', 1],
      ...['23', '24', '25', '26', '27', '28'].map((day) => [`2026-11-${day}`, 0]),
    ])
  })

  it('counts an invoice as overdue from the day after it is due', async () => {
    const { handle, clock } = startAggregator()
    const open = async () =>
      (await (await recordsAs(handle)).succeed('Invoice', 'list', { query: { statusId: 'Pending,Partially paid', pageSize: 1000 } }))
        .list ?? []
    const overdue = async () => {
      const trends = await createCaller(handle, (await recordsAs(handle)).session).succeed('listTrends')
      return trends.find(({ title }) => title === 'Overdue invoices')?.text
    }
    const days = (await open()).map(({ dueDate }) => String(dueDate)).toSorted()
    const [due = ''] = days.filter((day) => day > '2026-11-21')
    const textOn = (day: string) => `${days.filter((one) => one < day).length} of ${days.length} open invoices`
    clock.advance(Date.parse(`${due}T12:00:00Z`) - clock.now())
    expect(await overdue()).toBe(textOn(due))
    clock.advance(24 * 60 * 60 * 1000)
    expect(await overdue()).toBe(textOn(addDays(due, 1)))
    expect(textOn(due)).not.toBe(textOn(addDays(due, 1)))
  })

  it('follows a decision', async () => {
    const { caller, person } = await start('university@university.test')
    const pending = async () => (await caller.succeed('listTrends')).find(({ title }) => title === 'Applications to decide on')
    expect(await pending()).toMatchObject({ value: '1', chart: 'parts' })
    const [one] = (await person.succeed('DirectPlacement', 'list', { query: { statusId: 'Pending' } })).list ?? []
    const body = { status: 'Unconditional', comment: '' }
    await person.succeed('DirectPlacement', 'move', { id: Number(one?.['directPlacementId']), body })
    expect(await pending()).toMatchObject({ value: '0', text: 'none waits since yesterday' })
  })
})
