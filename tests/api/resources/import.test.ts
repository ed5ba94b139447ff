import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

interface Outcome {
  readonly line: number
  readonly outcome: 'new' | 'changed' | 'unchanged' | 'wrong'
  readonly problems: readonly { field: string; value: string; description: string; suggestion?: string }[]
  readonly changes: readonly { field: string; before: string; after: string }[]
}

type Cells = Readonly<Record<string, string>>

async function start() {
  const world = startAggregator()
  const admin = await recordsAs(world.handle)
  const send = (mode: 'check' | 'apply', cells: readonly Cells[]) =>
    admin.succeed<Outcome[]>('Centre', 'import', { body: { mode, rows: cells.map((fields, index) => ({ line: index + 2, fields })) } })
  const total = async () => (await admin.succeed('Centre', 'list')).totalCount
  return { ...world, admin, send, total }
}

const centre = (number: number, changes: Cells = {}): Cells => ({
  centreName: `Import Centre ${number}`,
  centreCode: `IMP-${number}`,
  countryId: 'Kenya',
  city: 'Mombasa',
  timezoneId: 'East Africa Time',
  deliveryModes: 'On Campus; Online',
  email: `office${number}@example.org`,
  currency: 'usd',
  capacity: '120',
  contractStart: '01/08/2026',
  ...changes,
})

const outcomes = (rows: readonly Outcome[]) => rows.map(({ outcome }) => outcome)
const count = (rows: readonly Outcome[], wanted: string) => outcomes(rows).filter((one) => one === wanted).length

describe('an import', () => {
  it('says 18 new and 2 wrong, writes nothing in a check, then what it said, and the same again changes nothing (CAT-ENG-10, CAT-MAS-19)', async () => {
    const { send, total, admin } = await start()
    const rows = Array.from({ length: 20 }, (_, index) =>
      centre(index + 1, index === 4 ? { email: 'nobody' } : index === 9 ? { timezoneId: 'Nepal Time' } : {}),
    )
    const checked = await send('check', rows)
    expect([count(checked, 'new'), count(checked, 'wrong'), await total()]).toEqual([18, 2, 48])
    expect(checked[4]).toEqual({
      line: 6,
      outcome: 'wrong',
      problems: [{ field: 'email', value: 'nobody', description: 'Please enter a valid email' }],
      changes: [],
    })
    expect(checked[9]?.problems).toEqual([{ field: 'timezoneId', value: 'Nepal Time', description: 'Choose a time zone of Kenya.' }])
    expect(await send('apply', rows)).toEqual(checked)
    expect(await total()).toBe(66)
    const again = await send('apply', rows)
    expect([count(again, 'unchanged'), count(again, 'wrong'), await total()]).toEqual([18, 2, 66])
    const [first] =
      (await admin.succeed('Centre', 'list', { query: { searchText: 'Import Centre 1', sortParam: 'centreName:asc' } })).list ?? []
    expect(first).toMatchObject({ deliveryModes: [1, 2], currency: 'USD', capacity: 120, contractStart: '2026-08-01', status: 1 })
    expect(await admin.succeed('Centre', 'history', { id: Number(first?.['centreId']) })).toMatchObject([{ act: 'imported', changes: [] }])
  })

  it('changes a record by its code, whatever its case, in the fields of the file only, and says before and after', async () => {
    const { send, admin } = await start()
    const [row] = await send('apply', [{ centreCode: ' bca', city: 'Tema', capacity: '', status: 'Inactive' }])
    expect(row).toEqual({
      line: 2,
      outcome: 'changed',
      problems: [],
      changes: [
        { field: 'City', before: 'Accra', after: 'Tema' },
        { field: 'Places a year', before: '250', after: '' },
        { field: 'Status', before: 'Active', after: 'Inactive' },
      ],
    })
    const { capacity, ...stored } = await admin.succeed('Centre', 'details', { id: 26 })
    expect(capacity).toBeUndefined()
    expect(stored).toMatchObject({ centreCode: 'BCA', centreName: 'Baobab College Accra', city: 'Tema', status: -1 })
    expect(await admin.succeed('Centre', 'history', { id: 26 })).toMatchObject([{ act: 'imported', changes: row?.changes }])
  })

  it.each([
    ['a country that is none', { countryId: 'Atlantis' }, 'countryId', 'No active Country has this name or code.'],
    ['a choice that is none', { currency: 'CHF' }, 'currency', 'Choose a value of Invoice Currency.'],
    ['one choice of several that is none', { deliveryModes: 'On Campus; By post' }, 'deliveryModes', 'Choose a value of Delivery.'],
    ['a day that is not there', { contractStart: '31/02/2026' }, 'contractStart', 'Invalid Date'],
    ['a number in words', { capacity: 'many' }, 'capacity', 'Enter a whole number.'],
    ['nothing where something must be', { city: ' ' }, 'city', 'City should not be blank!'],
    ['a status that is none', { status: 'Closed' }, 'status', 'Choose a value of Status.'],
    ['a field that there is not', { motto: 'Onwards' }, 'motto', 'motto is not known.'],
    ['a name that is taken', { centreName: 'baobab college accra ' }, 'centreName', 'This Name is already in use.'],
  ])('refuses a row with %s, in the words of the form', async (_, changes, field, description) => {
    const { send } = await start()
    const [row] = await send('check', [centre(1, changes)])
    expect(row).toEqual({
      line: 2,
      outcome: 'wrong',
      problems: [{ field, value: Object.entries(changes)[0]?.[1] ?? '', description }],
      changes: [],
    })
  })

  it.each([
    ['a country with a slip', { countryId: 'Kenia' }, 'Kenya'],
    ['a choice with a slip', { currency: 'USDD' }, 'USD'],
    ['a country like none', { countryId: 'Shangri-La' }, undefined],
    ['an empty cell', { countryId: '' }, undefined],
    ['what leads to something, and is refused by another rule', { timezoneId: 'Nepal Time' }, undefined],
  ])('says what is nearest to %s', async (_, changes, suggestion) => {
    const { send } = await start()
    const [row] = await send('check', [centre(1, changes)])
    expect(row?.problems.map((problem) => problem.suggestion)).toEqual([suggestion])
  })

  it.each([
    ['one slip among several names', 'Physiks; BI-307', 'Physics; BI-307', 'Physiks'],
    ['names between commas', 'Physiks, Biologi', 'Physics; Biology', 'Physiks'],
    ['a name like none beside a slip', 'Physiks; Shangri-La Studies', undefined, 'Physiks'],
  ])('says what is nearest to %s, and which name leads to nothing', async (_, moduleIds, suggestion, unknown) => {
    const { admin } = await start()
    const rows = [{ line: 2, fields: { comboCode: 'CR-001', moduleIds } }]
    const [row] = await admin.succeed<Outcome[]>('Combo', 'import', { body: { mode: 'check', rows } })
    expect(row?.problems).toEqual([
      {
        field: 'moduleIds',
        value: moduleIds,
        description: `Modules: none that is active has the name or code “${unknown}”.`,
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ])
  })

  it('says what is nearest for at most fifty different values', async () => {
    const { send } = await start()
    const rows = await send(
      'check',
      Array.from({ length: 60 }, (_, index) => centre(index, { countryId: `Kenya${String.fromCodePoint(0x4e00 + index)}` })),
    )
    expect(rows.filter(({ problems }) => problems[0]?.suggestion === 'Kenya')).toHaveLength(50)
  })

  it('takes the first of two rows with one code, and the first of two with one name', async () => {
    const { send, total } = await start()
    const rows = [centre(1), centre(1, { centreName: 'Another' }), centre(2, { centreName: 'Import Centre 1' }), centre(3)]
    const applied = await send('apply', rows)
    expect(outcomes(applied)).toEqual(['new', 'wrong', 'wrong', 'new'])
    expect(applied[1]?.problems).toEqual([{ field: 'centreCode', value: 'IMP-1', description: 'This Code is already in use.' }])
    expect(await total()).toBe(50)
  })

  it('finds conflicts between two rows in a check, as the import will', async () => {
    const { admin } = await start()
    const rows = ['CR-015', 'CR-016'].map((comboCode, index) => ({ line: index + 2, fields: { comboCode, moduleIds: 'Physics; Biology' } }))
    const sent = async (mode: 'check' | 'apply') => admin.succeed<Outcome[]>('Combo', 'import', { body: { mode, rows } })
    const checked = await sent('check')
    expect(outcomes(checked)).toEqual(['changed', 'wrong'])
    expect(checked[1]?.problems).toMatchObject([{ description: expect.stringMatching(/ has these modules already\.$/) }])
    expect(await sent('apply')).toEqual(checked)
  })

  it('reports at the key of a row why its record is refused as a whole, and goes on', async () => {
    const { admin } = await start()
    const rows = ['CR-001', 'CR-015'].map((comboCode, index) => ({ line: index + 2, fields: { comboCode, moduleIds: 'Physics; Biology' } }))
    const applied = await admin.succeed<Outcome[]>('Combo', 'import', { body: { mode: 'apply', rows } })
    expect(outcomes(applied)).toEqual(['wrong', 'changed'])
    expect(applied[0]?.problems).toMatchObject([
      { field: 'comboCode', description: expect.stringMatching(/ cannot be removed: chosen in /) },
    ])
  })

  it('finds a submodule by its module, named or by code, and its own name', async () => {
    const { admin } = await start()
    const rows = [
      { line: 2, fields: { moduleId: 'Physics', submoduleName: 'Paper 3 Practical', durationMinutes: '120' } },
      { line: 3, fields: { moduleId: 'CH-306', submoduleName: 'Paper 3 Practical', weight: '35 %' } },
      { line: 4, fields: { moduleId: 'Physics', submoduleName: 'Paper 9', versions: 'V1, V2' } },
    ]
    const applied = await admin.succeed<Outcome[]>('Submodule', 'import', { body: { mode: 'apply', rows } })
    expect(outcomes(applied)).toEqual(['changed', 'changed', 'new'])
    expect(applied[1]?.changes).toEqual([{ field: 'Weight', before: '30', after: '35' }])
  })

  it('writes 5,000 rows', async () => {
    const { send, total } = await start()
    const rows = Array.from({ length: 5000 }, (_, index) => centre(index + 1))
    expect(count(await send('apply', rows), 'new')).toBe(5000)
    expect(await total()).toBe(5048)
  })
})
