import { describe, expect, it } from 'vitest'
import { isAllowed } from '#mirage/accounts/permissions.ts'
import { createAggregatorOf } from '#mirage/aggregator.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { menuFor } from '#mirage/fixtures/menus.ts'
import { handlers } from '#mirage/handlers/all.ts'
import type { Account } from '#mirage/models.ts'
import { standardOperations } from '#mirage/operation-rules.ts'
import { callNames } from '#mirage/resources/engine/calls.ts'
import { createStore, personalStore } from '#mirage/resources/engine/store.ts'
import { hasSwitch, type Service } from '#mirage/resources/engine/service.ts'
import { folded } from '#mirage/resources/engine/values.ts'
import { usesOf } from '#mirage/resources/engine/uses.ts'
import { countryNamed } from '#mirage/resources/lookups/places.ts'
import { services } from '#mirage/resources/services.ts'
import { demo } from '#mirage/scenarios/demo.ts'
import { checkRecord } from '#openapi/check-record.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { createDrivenClock, startAggregator, testNow } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** Resources on which the menu lets partners do more than look. */
const heldByPartners: Readonly<Record<string, readonly ResourceName[]>> = {
  'university@university.test': [
    'SavedReport',
    'Course',
    'UniversityRelation',
    'UniversityContact',
    'UniversityDocument',
    'DirectPlacement',
    'ClearingOffer',
    'Invoice',
    'Payment',
    'ScriptMarking',
    'Event',
    'Asset',
    'ResultSet',
    'Result',
    'ResultEnquiry',
  ],
  'student@student.test': [
    'Asset',
    'Event',
    'Result',
    'CertificateRequest',
    'Application',
    'Student',
    'StudentDocument',
    'StudentQualification',
    'StudentCurriculum',
    'DirectPlacement',
  ],
  'centre@centre.test': [
    'CenterRegistration',
    'SavedReport',
    'Asset',
    'CustomRequest',
    'Lead',
    'Student',
    'StudentDocument',
    'StudentQualification',
    'StudentCurriculum',
    'Enrollment',
    'AcademicDetail',
    'DirectPlacement',
    'Application',
    'ClearingEntry',
    'ClearingOffer',
    'Invoice',
    'Payment',
    'PaymentRequest',
    'ResultSet',
    'Result',
    'ResultEnquiry',
    'Delivery',
    'Attempt',
    'Event',
  ],
}

const all: readonly Service[] = Object.values(services)
const named = all.map((service) => [service.rules.name, service] as const)
const kept = named.filter(([, { rules }]) => !rules.isLookup)

const days = { today: '2026-11-21', on: (day: string) => day, inDays: () => '2026-12-01' }

const empty = startAggregator({ scenario: 'empty' })
const callers = new Map<string, ReturnType<typeof recordsAs>>()

/** A person at one empty aggregator for all calls that store nothing. */
function atEmpty(username = 'admin@ncuk.test') {
  const caller = callers.get(username) ?? recordsAs(empty.handle, username)
  callers.set(username, caller)
  return caller
}

let seeded: ReturnType<typeof recordsAs> | null = null

/** The administrator at one seeded aggregator for all tests that only read. */
const atSeeded = () => (seeded ??= recordsAs(startAggregator().handle))

/** What a call is sent with where only its rights matter. */
const inputOf = (name: ResourceName, call: string) => {
  const { id, statuses } = resourceRules[name]
  const status = statuses[0].value
  const bodies: Readonly<Record<string, object>> = {
    create: { requestId: 'r1' },
    update: {},
    remove: { [id]: [999] },
    setStatus: { [id]: [999], status },
    move: { status },
    import: { mode: 'check', rows: [{ line: 2, fields: {} }] },
  }
  return { id: 999, ...(bodies[call] ? { body: bodies[call] } : {}) }
}

/** All records of a list, as many a call as the contract allows. */
async function wholeList(
  caller: Awaited<ReturnType<typeof recordsAs>>,
  name: ResourceName,
  query: Readonly<Record<string, string>> = {},
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const page = (pageNo: number) => caller.succeed(name, 'list', { query: { ...query, pageNo, pageSize: 1000 } })
  const { list = [], totalCount } = await page(1)
  const others = Array.from({ length: Math.max(0, Math.ceil(Number(totalCount) / 1000) - 1) }, (_, index) => page(index + 2))
  return [...list, ...(await Promise.all(others)).flatMap((one) => one.list ?? [])]
}

describe.each(named)('%s', (name, { rules, seeds }) => {
  it('is served by the rules of the contract', () => {
    expect(rules).toBe(resourceRules[name])
  })

  it('has seeds that its own rules take, each id once', () => {
    const records = seeds?.(days) ?? []
    const wrong = records.flatMap(({ id, status: _status, ...fields }) =>
      [...checkRecord(rules.fields, fields)].map(([path, text]) => `${id}.${path}: ${text}`),
    )
    expect(wrong).toEqual([])
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
  })

  it('is chosen from by everybody who is signed in', async () => {
    for (const { username } of accounts) {
      const answer = await (await atEmpty(username)).call(name, 'options')
      expect([username, answer.status]).toEqual([username, 200])
    }
  })
})

describe.each(kept)('%s', (name) => {
  const operations = standardOperations.filter(({ resource, permission }) => resource === name && permission !== null)

  it.each(accounts.map((account) => [account.username, account] as const))(
    'answers %s the calls that the menu grants, and 403 to all others (CAT-ENG-02)',
    async (username, account) => {
      const caller = await atEmpty(username)
      const differing: string[] = []
      for (const operation of operations) {
        const call = callNames[operation.path.slice(resourceRules[name].path.length)] ?? 'list'
        const { status } = await caller.callBadly(name, call, inputOf(name, call))
        const isGranted = isAllowed(menuFor(account), operation)
        if ((status !== 403) !== isGranted) differing.push(`${operation.operationId}: ${status}`)
      }
      expect(differing).toEqual([])
    },
  )

  it('refuses whoever may only look every write, and everything to partners who do not hold it (CAT-ENG-02)', async () => {
    for (const [username, isReader] of [
      ['viewer@ncuk.test', true],
      ['centre@centre.test', false],
      ['university@university.test', false],
      ['student@student.test', false],
    ] as const) {
      if (heldByPartners[username]?.includes(name)) continue
      const caller = await atEmpty(username)
      const statuses = await Promise.all(
        (['list', 'create', 'update', 'remove'] as const).map(
          async (call) => (await caller.callBadly(name, call, inputOf(name, call))).status,
        ),
      )
      expect([username, ...statuses]).toEqual([username, isReader ? 200 : 403, 403, 403, 403])
    }
  })

  it('names each required field that is empty, with the texts of the form (CAT-ENG-04)', async () => {
    const admin = await atEmpty()
    const answer = await admin.callBadly(name, 'create', { body: { requestId: 'r1' } })
    const wanted = [...checkRecord(resourceRules[name].fields, {})].map(([field, description]) => ({ field, description }))
    expect(wanted.length).toBeGreaterThan(0)
    expect(answer).toEqual({
      status: 400,
      description: wanted.length === 1 ? '1 field needs attention.' : `${wanted.length} fields need attention.`,
      data: { fields: wanted },
    })
  })

  it('takes no field that it does not know', async () => {
    const admin = await atEmpty()
    const { status, description } = await admin.callBadly(name, 'create', { body: { requestId: 'r1', surplus: 1 } })
    expect([status, description]).toEqual([400, 'surplus is not known.'])
  })

  it('answers lists, records, histories and uses of its seeds as the contract has them', async () => {
    const admin = await atSeeded()
    const list = await wholeList(admin, name)
    const { partOf, rules, seeds }: Service = services[name]
    const seeded = partOf ? (services[partOf.resource] as Service).seeds?.(days).filter(partOf.holds) : seeds?.(days)
    expect([rules.name, list.length]).toEqual([name, seeded?.length ?? 0])
    const first = list[0]
    if (!first) return
    const id = Number(first[resourceRules[name].id])
    expect(await admin.succeed(name, 'details', { id })).toEqual(first)
    expect(await admin.succeed(name, 'history', { id })).toEqual([])
    expect(await admin.succeed(name, 'uses', { id })).toEqual({ uses: expect.any(Array), hiddenCount: 0 })
  })

  it('sorts by each field that can be sorted by, both ways, and filters by each that can be filtered by', async () => {
    const admin = await atSeeded()
    const { fields, statusField } = resourceRules[name] as Service['rules']
    const sortable = [...Object.keys(fields).filter((field) => fields[field]?.sorted), statusField, 'updatedAt']
    const { totalCount } = await admin.succeed(name, 'list')
    for (const field of sortable)
      for (const direction of ['asc', 'desc'])
        expect((await admin.succeed(name, 'list', { query: { sortParam: `${field}:${direction}` } })).totalCount).toBe(totalCount)
    const { status } = await admin.call(name, 'list', { query: { sortParam: 'nothing:asc' } })
    expect(status).toBe(400)
    const list = await wholeList(admin, name)
    for (const [field, { filtered, kind, fields: inner = {} }] of Object.entries(fields)) {
      // Rows are filtered by what they hold in one of their fields.
      const part = Object.keys(inner).find((one) => inner[one]?.filtered)
      const valuesIn = (record: Record<string, unknown>): unknown[] =>
        [record[field] ?? []].flat().map((one) => (part === undefined ? one : Object(one)[part]))
      const value = list.flatMap(valuesIn).find((one) => one !== undefined)
      if (!filtered || value === undefined || ['integer', 'number', 'date', 'percent', 'money'].includes(kind)) continue
      const found = await wholeList(admin, name, { [field]: folded(value) })
      expect([field, found.length]).toEqual([field, list.filter((record) => valuesIn(record).includes(value)).length])
    }
  })
})

it.each(kept.filter(([, { rules }]) => !hasSwitch(rules)))(
  '%s takes no status with its fields: it has a lifecycle, or is reckoned (CAT-ENG-15)',
  async (name, { rules }) => {
    const admin = await atEmpty()
    for (const field of new Set(['status', rules.statusField])) {
      if (field in rules.fields) continue
      const body = { requestId: 'r1', [field]: rules.statuses.at(-1)?.value }
      const { status, description } = await admin.callBadly(name, 'create', { body })
      expect([status, description]).toEqual([400, `${field} is not known.`])
    }
  },
)

describe('the seeds together', () => {
  it('refer to records that are there, and repeat nothing that has to be unique', () => {
    const errors: string[] = []
    const { aggregator, clock } = startAggregator()
    const { resources } = JSON.parse(aggregator.dump())
    const find = (resource: string, id: number) => {
      if (['Timezone', 'Examblock', 'Testblock', 'MessageComponent', 'TeachingDate'].includes(resource)) return true
      return resources[resource].records.some((record: { id: number }) => record.id === id)
    }
    expect(clock.now()).toBe(testNow)
    for (const [name, { rules }] of named) {
      const records: { id: number; fields: Record<string, unknown> }[] = resources[name]?.records ?? []
      for (const [field, { of, unique }] of Object.entries(rules.fields)) {
        for (const { id, fields } of records)
          for (const other of [fields[field] ?? []].flat())
            if (of !== undefined && !find(of, Number(other))) errors.push(`${name} ${id}: ${field} ${folded(other)}`)
        const values = records
          .filter(({ fields }) => unique !== undefined && fields[field] !== undefined)
          .map(({ fields }) => `${typeof unique === 'string' ? folded(fields[unique]) : ''}/${folded(fields[field])}`)
        if (new Set(values).size < values.length) errors.push(`${name}: ${field} repeats`)
      }
    }
    expect(errors).toEqual([])
  })
})

/** An aggregator where centres may look at some records and change them. */
const startWith = (componentName: string) =>
  createAggregatorOf(
    {
      scenarios: { demo },
      extents: { demo: 'written' },
      handlers,
      services,
      menuFor: (account) => [
        ...menuFor(account),
        { componentId: 70, componentName, routes: [], permissions: ['list', 'View', 'Modify'], iconsName: '', children: [] },
      ],
    },
    { scenario: 'demo', clock: createDrivenClock(), tokenSeconds: 1800, latencyMs: 0, passwordRounds: 1000 },
  )

it('opens the list to who holds list alone; View opens a record, its history and its uses', async () => {
  const menu = (permissions: readonly string[]) => [
    { componentId: 70, componentName: 'Regular Registration', routes: [], permissions: [...permissions], iconsName: '', children: [] },
  ]
  const opened = async (permissions: readonly string[]) => {
    const aggregator = createAggregatorOf(
      { scenarios: { demo }, extents: { demo: 'written' }, handlers, services, menuFor: () => menu(permissions) },
      { scenario: 'demo', clock: createDrivenClock(), tokenSeconds: 1800, latencyMs: 0, passwordRounds: 1000 },
    )
    const reader = await recordsAs((request) => aggregator.handle(request), 'viewer@ncuk.test')
    await reader.succeed('Student', 'list')
    const statuses = (['details', 'history', 'uses'] as const).map(
      async (call) => (await reader.call('Student', call, { id: 3001 })).status,
    )
    return Promise.all(statuses)
  }
  expect(await opened(['list'])).toEqual([403, 403, 403])
  expect(await opened(['list', 'View'])).toEqual([200, 200, 200])
})

it('takes no step of a lifecycle whose own permission the person lacks (CAT-ENG-15)', async () => {
  const aggregator = startWith('Curriculum')
  const centre = await recordsAs((request) => aggregator.handle(request), 'centre@centre.test')
  const forbidden = { status: 403, description: 'You do not have permission to do this.', data: null }
  expect(await centre.call('Curriculum', 'move', { id: 3, body: { status: 1 } })).toEqual(forbidden)
  expect(await centre.call('Curriculum', 'setStatus', { body: { curriculumId: [3], status: 1 } })).toEqual(forbidden)
  expect(await centre.call('Curriculum', 'move', { id: 1, body: { status: -1 } })).toMatchObject({ status: 200 })
})

describe('a person’s own records (CAT-ENG-13)', () => {
  const start = () => startWith('Centres')

  it('are all that a centre lists, chooses from and opens; another one is not found', async () => {
    const aggregator = start()
    const centre = await recordsAs((request) => aggregator.handle(request), 'centre@centre.test')
    const { list = [], totalCount, statusCounts } = await centre.succeed('Centre', 'list')
    expect([list.map(({ centreId }) => centreId), totalCount, statusCounts]).toEqual([[26], 1, { all: 1, 1: 1, '-1': 0 }])
    expect(await centre.succeed('Centre', 'options')).toEqual([{ id: 26, name: 'Baobab College Accra', status: 1 }])
    expect((await centre.call('Centre', 'details', { id: 26 })).status).toBe(200)
    const missing = { status: 404, description: 'The centre was not found.', data: null }
    for (const call of ['details', 'history', 'uses'] as const) expect(await centre.call('Centre', call, { id: 27 })).toEqual(missing)
    expect(await centre.callBadly('Centre', 'update', { id: 27, body: {} })).toEqual(missing)
    expect(await centre.call('Centre', 'setStatus', { body: { centreId: [26, 27], status: -1 } })).toEqual(missing)
  })

  it('are counted, not named, where others of them use a record', async () => {
    const aggregator = start()
    const { resources } = JSON.parse(aggregator.dump())
    const table = (name: string) => ({ find: () => null, where: () => (name === 'Centre' ? resources.Centre.records : []) })
    const centre = personalStore(createStore({ records: table } as never, services, createDrivenClock()), {
      services,
      user: { ...accounts[2] } as Account,
      menu: [],
      clock: createDrivenClock(),
      settings: {} as never,
    })
    const { uses, hiddenCount } = usesOf('Country', new Set([countryNamed('Ghana')]), { ...centre, records: table })
    expect([uses.map(({ resource, id }) => [resource, id]), hiddenCount]).toEqual([[['Centre', 26]], 2])
  })
})
