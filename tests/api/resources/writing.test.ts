import { describe, expect, it } from 'vitest'
import { createAggregator } from '#mirage/server.ts'
import { readSnapshot } from '#mirage/hosts/snapshot-shape.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const harbour = {
  centreName: 'Harbour College Mombasa',
  centreCode: 'HCM',
  countryId: 0,
  city: 'Mombasa',
  timezoneId: 201,
  deliveryModes: [1],
  email: 'office@hcm.example.org',
  currency: 'USD',
  contractStart: '2026-08-01',
}

async function start(scenario: 'demo' | 'empty' = 'demo') {
  const world = startAggregator({ scenario })
  const admin = await recordsAs(world.handle)
  const idNamed = async (name: 'Country' | 'Timezone', words: string): Promise<number> => {
    const [first] = await admin.succeed<{ id: number }[]>(name, 'options', { query: { searchText: words } })
    return first?.id ?? 0
  }
  const kenya = await idNamed('Country', 'Kenya')
  const mombasa = { ...harbour, countryId: kenya, timezoneId: await idNamed('Timezone', 'East Africa Time') }
  const create = async (body: object, requestId = 'visit-1') =>
    (await admin.succeed<{ centreId: number }>('Centre', 'create', { body: { ...body, requestId } })).centreId
  const details = (id: number) => admin.succeed('Centre', 'details', { id })
  const change = async (id: number, changes: object) => {
    const { centreId: _id, createdAt: _at, updatedBy: _by, names: _names, ...fields } = await details(id)
    return admin.call('Centre', 'update', { id, body: { ...fields, ...changes } })
  }
  return { ...world, admin, idNamed, kenya, mombasa, create, details, change }
}

const refusal = (...fields: readonly (readonly [string, string])[]) => ({
  status: 400,
  description: fields.length === 1 ? '1 field needs attention.' : `${fields.length} fields need attention.`,
  data: { fields: fields.map(([field, description]) => ({ field, description })) },
})

describe('a new record', () => {
  it('is stored trimmed, without what is empty, with stamps and the words of what it refers to', async () => {
    const { create, details, mombasa, kenya } = await start()
    const id = await create({ ...mombasa, centreName: '  Harbour College Mombasa ', legalName: '  ' })
    const { createdAt, updatedAt, names, ...record } = await details(id)
    expect(record).toEqual({ ...mombasa, centreId: id, status: 1, updatedBy: 'Alexandrina Lindqvist-Okonkwo' })
    expect([createdAt, updatedAt]).toEqual([{ date: '2026-11-21 12:00:00.000000' }, { date: '2026-11-21 12:00:00.000000' }])
    expect(names).toEqual({
      Country: { [kenya]: { name: 'Kenya', status: 1 } },
      Timezone: { [mombasa.timezoneId]: { name: 'East Africa Time', status: 1 } },
    })
  })

  it('is made once for one requestId, also after a restart (CAT-ENG-08)', async () => {
    const { create, mombasa, admin, aggregator, clock } = await start()
    const ids = [await create(mombasa), await create(mombasa)]
    expect(ids[0]).toBe(ids[1])
    expect((await admin.succeed('Centre', 'list', { query: { searchText: 'Mombasa' } })).totalCount).toBe(1)
    const snapshot = readSnapshot(JSON.parse(aggregator.dump()))
    const later = createAggregator({ scenario: 'demo', tokenSeconds: 1800, latencyMs: 0, clock, snapshot, passwordRounds: 1000 })
    const again = await recordsAs((request) => later.handle(request))
    expect(await again.succeed('Centre', 'create', { body: { ...mombasa, requestId: 'visit-1' } })).toEqual({ centreId: ids[0] })
    expect(await again.call('Centre', 'create', { body: { ...mombasa, requestId: 'visit-2' } })).toMatchObject({ status: 400 })
  })

  it('needs a code that nobody has, whatever its case and the blanks round it (CAT-ENG-05)', async () => {
    const { admin, mombasa } = await start()
    const body = { ...mombasa, centreCode: ' bca ', requestId: 'visit-1' }
    expect(await admin.call('Centre', 'create', { body })).toEqual(refusal(['centreCode', 'This Code is already in use.']))
  })

  it('needs a time zone of its country (CAT-MAS-02)', async () => {
    const { admin, mombasa, idNamed } = await start()
    const kenyan = await admin.succeed<{ name: string }[]>('Timezone', 'options', { query: { countryIds: mombasa.countryId } })
    expect(kenyan.map(({ name }) => name)).toEqual(['East Africa Time'])
    const body = { ...mombasa, timezoneId: await idNamed('Timezone', 'Nepal Time'), requestId: 'visit-1' }
    expect(await admin.call('Centre', 'create', { body })).toEqual(refusal(['timezoneId', 'Choose a time zone of Kenya.']))
  })

  it.each([
    ['a text that is too long', { centreName: 'x'.repeat(101) }, ['centreName', 'Maximum 100 characters are allowed.']],
    ['a code of other characters', { centreCode: 'A/B' }, ['centreCode', 'Only alphanumeric and -_@& characters are allowed.']],
    [
      'a code of other characters that is too long as well',
      { centreCode: '#'.repeat(31) },
      ['centreCode', 'Only alphanumeric and -_@& characters are allowed.'],
    ],
    ['a number beside the range', { capacity: 0 }, ['capacity', 'Enter a value from 1 to 5000.']],
    ['a broken number', { capacity: 1.5 }, ['capacity', 'Enter a whole number.']],
    ['a day that is not there', { contractStart: '2026-02-30' }, ['contractStart', 'Invalid Date']],
    ['an end before the start', { contractEnd: '2026-07-31' }, ['contractEnd', 'End date should not be earlier than start date!']],
    ['a broken e-mail address', { email: 'office' }, ['email', 'Please enter a valid email']],
    [
      'a phone number without a country',
      { phone: '020 7946 0000' },
      ['phone', 'Enter a phone number with its country code, like +44 20 7946 0000.'],
    ],
    ['an address of http', { website: 'http://hcm.example.org' }, ['website', 'Enter an address that begins with https://.']],
    ['a choice that is none', { currency: 'CHF' }, ['currency', 'Choose a value of Invoice Currency.']],
    ['a status that is none', { status: 7 }, ['status', 'Choose a value of Status.']],
    ['a reference to nothing', { countryId: 9999 }, ['countryId', 'This Country is no longer available.']],
  ] as const)('is refused for %s with the text of the form (CAT-ENG-04)', async (_, wrong, [field, text]) => {
    const { admin, mombasa } = await start()
    const body = { ...mombasa, ...wrong, requestId: 'visit-1' }
    expect(await admin.callBadly('Centre', 'create', { body })).toEqual(refusal([field, text]))
  })
})

describe('a change', () => {
  it('takes a later stamp in the same instant, and its author', async () => {
    const { create, details, change, mombasa } = await start()
    const id = await create(mombasa)
    expect(await change(id, { city: 'Kilifi' })).toEqual({ status: 200, description: 'Centre updated successfully.', data: null })
    await change(id, { city: 'Malindi' })
    expect(await details(id)).toMatchObject({
      city: 'Malindi',
      createdAt: { date: '2026-11-21 12:00:00.000000' },
      updatedAt: { date: '2026-11-21 12:00:00.000002' },
    })
  })

  it('of what somebody else has changed is refused with what is stored, and goes through on that (CAT-ENG-06)', async () => {
    const { admin, create, details, change, mombasa } = await start()
    const id = await create(mombasa)
    const { updatedAt } = await details(id)
    await change(id, { city: 'Kilifi' })
    const stored = await details(id)
    const body = { ...mombasa, city: 'Malindi', updatedAt }
    expect(await admin.call('Centre', 'update', { id, body })).toEqual({
      status: 409,
      description: 'Alexandrina Lindqvist-Okonkwo has saved this centre meanwhile.',
      data: { kind: 'changed', record: stored },
    })
    expect((await admin.call('Centre', 'update', { id, body: { ...body, updatedAt: stored['updatedAt'] } })).status).toBe(200)
  })

  it('of a fixed field is refused', async () => {
    const { create, change, mombasa } = await start()
    const id = await create(mombasa)
    expect(await change(id, { centreCode: 'HCX' })).toEqual(refusal(['centreCode', 'Code cannot be changed.']))
  })

  it('keeps a reference that became inactive, which a new record may not choose', async () => {
    const { admin } = await start()
    const year = await admin.succeed('Intake', 'details', { id: 405 })
    expect(year['startYear']).toBe(22)
    await admin.succeed('Year', 'setStatus', { body: { yearId: [23], status: -1 } })
    const { intakeId: _id, createdAt: _at, updatedBy: _by, names: _names, ...fields } = year
    const rows = { teachingDates: [{ teachingDateName: 'Semester 1', startDate: '2027-09-13', endDate: '2028-01-07' }] }
    expect(await admin.call('Intake', 'update', { id: 405, body: { ...fields, ...rows, startYear: 23 } })).toEqual(
      refusal(['startYear', 'This Start Year is no longer available.']),
    )
    await admin.succeed('Year', 'setStatus', { body: { yearId: [23], status: 1 } })
    await admin.succeed('Intake', 'update', { id: 405, body: { ...fields, ...rows, startYear: 23 } })
    await admin.succeed('Year', 'setStatus', { body: { yearId: [23], status: -1 } })
    const { updatedAt } = await admin.succeed('Intake', 'details', { id: 405 })
    const renamed = { ...fields, ...rows, startYear: 23, intakeName: 'September 2027', updatedAt }
    expect((await admin.call('Intake', 'update', { id: 405, body: renamed })).status).toBe(200)
  })

  it('stands in the history in words, with its author and its moment, the newest first (CAT-ENG-11)', async () => {
    const { admin, create, change, clock, mombasa, kenya } = await start()
    const id = await create(mombasa)
    clock.advance(60_000)
    await change(id, { deliveryModes: [1, 2], contractEnd: '2028-07-31', status: -1 })
    expect(kenya).toBeGreaterThan(0)
    expect(await admin.succeed('Centre', 'history', { id })).toMatchObject([
      {
        at: { date: '2026-11-21 12:01:00.000000' },
        by: 'Alexandrina Lindqvist-Okonkwo',
        act: 'updated',
        comment: '',
        changes: [
          { field: 'Delivery', before: 'On Campus', after: 'On Campus, Online' },
          { field: 'Contract until', before: '', after: '31/07/2028' },
          { field: 'Status', before: 'Active', after: 'Inactive' },
        ],
      },
      {
        at: { date: '2026-11-21 12:00:00.000000' },
        by: 'Alexandrina Lindqvist-Okonkwo',
        act: 'created',
        comment: '',
        changes: [],
      },
    ])
  })

  it('of the status of several makes one entry for each, and none where it changes nothing (CAT-ENG-11)', async () => {
    const { admin } = await start()
    await admin.succeed('Centre', 'setStatus', { body: { centreId: [1, 2, 19], status: -1 } })
    const counts = await Promise.all([1, 2, 19].map((id) => admin.succeed<object[]>('Centre', 'history', { id })))
    expect(counts.map(({ length }) => length)).toEqual([1, 1, 0])
    expect(counts[0]).toMatchObject([{ act: 'status changed', changes: [{ field: 'Status', before: 'Active', after: 'Inactive' }] }])
  })

  it('of a record that is not there is not found', async () => {
    const { admin, mombasa } = await start()
    const body = { ...mombasa, updatedAt: { date: '2026-11-21 12:00:00.000000' } }
    expect(await admin.call('Centre', 'update', { id: 999, body })).toEqual({
      status: 404,
      description: 'The centre was not found.',
      data: null,
    })
  })
})

describe('a deletion', () => {
  it('is refused while others refer to it, names them, and removes none of several (CAT-ENG-09)', async () => {
    const { admin } = await start()
    const answer = await admin.call<{ uses: object[] }>('Year', 'remove', { body: { yearId: [24, 22] } })
    expect(answer).toMatchObject({
      status: 409,
      description: 'Year cannot be deleted: it is in use.',
      data: { kind: 'used', hiddenCount: 0 },
    })
    const { uses } = answer.data
    expect(uses).toContainEqual({ resource: 'Intake', id: 401, name: 'September 2026', field: 'Start Year' })
    expect((await admin.succeed('Year', 'list')).totalCount).toBe(6)
    expect(await admin.succeed('Year', 'uses', { id: 22 })).toEqual({ uses, hiddenCount: 0 })
  })

  it('of what nobody uses goes through, and gives its id to nobody else', async () => {
    const { admin, create, mombasa } = await start()
    const id = await create(mombasa)
    expect(await admin.call('Centre', 'remove', { body: { centreId: [id] } })).toEqual({
      status: 200,
      description: 'Centre deleted successfully.',
      data: null,
    })
    expect((await admin.call('Centre', 'details', { id })).status).toBe(404)
    expect(await create({ ...mombasa }, 'visit-2')).toBe(id + 1)
  })
})

describe('data of a run before', () => {
  it('without resources get those of the scenario, and keep all that they have', async () => {
    const { aggregator, clock, create, mombasa } = await start()
    const id = await create(mombasa)
    const data = JSON.parse(aggregator.dump())
    const { resources, historyEntries: _history, createRequests: _requests, ...old } = data
    const { Centre: centres } = resources
    const run = (snapshot: object) =>
      createAggregator({
        scenario: 'demo',
        tokenSeconds: 1800,
        latencyMs: 0,
        clock,
        snapshot: readSnapshot(snapshot),
        passwordRounds: 1000,
      })
    const before = run(old)
    const after = run({ ...data, resources: { Centre: centres } })
    const found = async (world: { handle(request: Request): Promise<Response> }) => {
      const admin = await recordsAs((request) => world.handle(request))
      const years = (await admin.succeed('Year', 'list')).totalCount
      return [years, (await admin.call('Centre', 'details', { id })).status]
    }
    expect([await found(before), await found(after)]).toEqual([
      [6, 404],
      [6, 200],
    ])
  })

  it('that call credit notes and what was credited in full paid are mended', async () => {
    const { aggregator } = await start()
    const data = JSON.parse(aggregator.dump())
    const statuses = () => readSnapshot(data).resources.Invoice?.records.map(({ status }) => status) ?? []
    const now = statuses()
    expect(now).toEqual(expect.arrayContaining(['Paid', 'Credited', 'Credit note']))
    for (const invoice of data.resources.Invoice.records)
      if (invoice.status === 'Credited' || invoice.status === 'Credit note') invoice.status = 'Paid'
    expect(statuses()).toEqual(now)
  })

  it('with a broken record of a resource are refused with its place', async () => {
    const { aggregator } = await start()
    const data = JSON.parse(aggregator.dump())
    data.resources.Year.records[0].fields = 'none'
    expect(() => readSnapshot(data)).toThrow('Year.records.0.fields')
    data.resources.Invoice.records[0].fields = 'none'
    data.resources.Year.records[0].fields = {}
    expect(() => readSnapshot(data)).toThrow('Invoice.records.0.fields')
  })

  it.each([
    ['User', 'username', 5],
    ['User', 'contactId', '501'],
    ['Invoice', 'lines.0.description', 5],
    ['Invoice', 'lines', 'none'],
    ['Invoice', 'lines.0', 'none'],
  ] as const)('with a %s whose %s is %j are refused with its place', async (name, path, value) => {
    const { aggregator } = await start()
    const data = JSON.parse(aggregator.dump())
    const { records } = data.resources[name]
    const [head = '', ...rest] = path.split('.')
    const index = records.findIndex(
      ({ fields }: { fields: Record<string, unknown> }) => fields[head] !== undefined && fields[head] !== null,
    )
    const keys = [head, ...rest]
    const last = keys.pop() ?? ''
    keys.reduce((place, key) => place[key], records[index].fields)[last] = value
    expect(() => readSnapshot(data)).toThrow(`${name}.records.${index}: fields.${path} is of another type`)
  })

  it.each(['demo', 'empty', 'large'] as const)('of the scenario "%s" have the types of the contract', (scenario) => {
    const { aggregator } = startAggregator({ scenario })
    expect(() => readSnapshot(JSON.parse(aggregator.dump()))).not.toThrow()
  })

  it('take a change back that could not be written', async () => {
    const { aggregator, admin } = await start()
    const undos: (() => void)[] = []
    const before = aggregator.dump()
    aggregator.onChange(({ undo }) => undos.push(undo))
    await admin.succeed('Year', 'setStatus', { body: { yearId: [23], status: -1 } })
    expect(aggregator.dump()).not.toBe(before)
    for (const undo of undos.toReversed()) undo()
    expect(JSON.parse(aggregator.dump()).resources).toEqual(JSON.parse(before).resources)
  })
})
