import { describe, expect, it } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createFakeApi, exampleAnswer, plainCodec } from '#tests/support/fake-block-api.ts'

const kinds = { exam: examKind, test: testKind }
type Kind = keyof typeof kinds

const serviceOf = (kind: Kind, data: Partial<Record<OperationId, unknown>> = {}) =>
  kinds[kind].createService(createFakeApi(data).api, plainCodec)

const refusing = (kind: Kind, problem: ApiProblem) => kinds[kind].createService({ call: () => Promise.reject(problem) }, plainCodec)

const clocks = [
  { slotId: '5001', zoneName: 'Europe/London', time: '09:00' },
  { slotId: '5002', zoneName: 'Africa/Lagos', time: '09:00' },
]
const physics = {
  moduleId: '301',
  name: 'Physics',
  versions: ['V1'],
  submodules: [{ id: '3011', name: 'Paper 1 Multiple Choice', versions: ['V1'] }],
}
const firstPage = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const

describe('an exam block is read', () => {
  const record = {
    id: '21',
    name: 'May Exams 2027',
    shortName: 'May 2027',
    code: 'MAY-2027-1',
    from: '2027-05-24',
    to: '2027-05-25',
    description: 'Two days',
    status: 2,
    revision: 3,
    publishedAt: null,
    academicDates: [
      {
        id: 701,
        tempId: 2,
        name: 'Moderation',
        isOn: true,
        isCustom: false,
        from: '2027-05-30',
        to: '2027-05-31',
        forCentre: true,
        forStudent: false,
        startTime: '',
      },
      {
        id: 702,
        tempId: 5,
        name: 'Results release date: Students',
        isOn: false,
        isCustom: false,
        from: null,
        to: null,
        forCentre: false,
        forStudent: true,
        startTime: '10:00',
      },
    ],
  }

  it('for editing', async () => {
    expect(await serviceOf('exam').record('21')).toEqual(record)
  })

  it('as a summary, the modules of a slot once', async () => {
    expect(await serviceOf('exam').summary('21')).toEqual({
      record,
      slotsPerDay: 1,
      days: [
        {
          dateId: '4001',
          date: '2027-05-24',
          dayName: 'Monday',
          isHoliday: false,
          moduleCount: 1,
          versionCount: 1,
          submoduleCount: 1,
          slots: [{ number: 1, clocks, modules: [physics] }],
        },
        {
          dateId: '4002',
          date: '2027-05-25',
          dayName: 'Tuesday',
          isHoliday: false,
          moduleCount: 0,
          versionCount: 0,
          submoduleCount: 0,
          slots: [{ number: 1, clocks, modules: [] }],
        },
      ],
    })
  })
})

describe('a test block is read', () => {
  it('for editing, its academic dates by a call of their own', async () => {
    expect(await serviceOf('test').record('31')).toMatchObject({
      id: '31',
      name: 'Progress Tests 2027',
      code: 'PROGRESS-2027-1',
      from: '2027-02-15',
      to: '2027-02-16',
      description: 'Two days',
      status: 2,
      academicDates: [
        { id: 701, tempId: null, name: 'Moderation' },
        { id: 702, name: 'Results release date: Students' },
      ],
    })
  })

  it('with the instant of its publication, and without one or a revision where the server says none', async () => {
    const { data } = exampleAnswer('getTestBlock')
    const { revision: _revision, publishedAt: _publishedAt, ...least } = Object(data)
    const published = { ...Object(data), revision: 4, publishedAt: '2027-01-08 09:30:00.250000' }
    expect(await serviceOf('test', { getTestBlock: published }).record('31')).toMatchObject({
      revision: 4,
      publishedAt: '2027-01-08T09:30:00.250Z',
    })
    expect(await serviceOf('test', { getTestBlock: least }).record('31')).toMatchObject({ revision: null, publishedAt: null })
  })

  it('with either spelling of its dates, from the detail and from the summary', async () => {
    const dates = [
      { testdateStart: { date: '2027-02-15 00:00:00.000000' }, testdateEnd: { date: '2027-02-16 00:00:00.000000' } },
      { testdate_start: { date: '2027-02-15 00:00:00.000000' }, testdate_end: { date: '2027-02-16 00:00:00.000000' } },
    ]
    for (const spelling of dates) {
      const fields = { testblockName: 'Progress', ...spelling }
      const service = serviceOf('test', {
        getTestBlock: fields,
        getTestBlockSummary: { TestblockSummaryData: { ...fields, dateInformation: [] } },
      })
      expect(await service.record('31')).toMatchObject({ from: '2027-02-15', to: '2027-02-16' })
      expect((await service.summary('31')).record).toMatchObject({ from: '2027-02-15', to: '2027-02-16' })
    }
  })

  it('from a summary that stands in the data itself', async () => {
    const service = serviceOf('test', { getTestBlockSummary: { testblockName: 'Progress', dateInformation: [], noOfSlotsPerDay: '3' } })
    expect(await service.summary('31')).toMatchObject({
      record: { name: 'Progress', status: null, academicDates: [] },
      slotsPerDay: 3,
      days: [],
    })
  })
})

describe.each(['exam', 'test'] as const)('the %s kind', (kind) => {
  const Kind = kind === 'exam' ? 'Exam' : 'Test'
  const block = `${kind}block`

  it('reads a list with its counts per status', async () => {
    const row = kind === 'exam' ? { id: '21', name: 'May Exams 2027' } : { id: '31', name: 'Progress Tests 2027' }
    expect(await serviceOf(kind).list(firstPage)).toMatchObject({ rows: [{ ...row, status: 2 }], total: 1, counts: { 0: 0, 1: 0, 2: 1 } })
  })

  it.each([7, 'archived', -1, null])('does not know the status %j of a row', async (status) => {
    const list = [{ [`${kind}blockId`]: 7, status }]
    const { rows } = await serviceOf(kind, { [kind === 'exam' ? 'listExamBlocks' : 'listTestBlocks']: { list, totalCount: 1 } }).list(
      firstPage,
    )
    expect(rows).toMatchObject([{ id: '7', status: null }])
  })

  it.each([
    [0, 0],
    ['2', 2],
    [7, 7],
    ['archived', 'archived'],
    [null, null],
    [undefined, null],
  ])('keeps the status %j of a record as it came', async (status, expected) => {
    const names = { [`${kind}blockName`]: 'A', status }
    const record =
      kind === 'exam'
        ? serviceOf(kind, { getExamBlockSummary: { ExamblockSummaryData: { ...names, academicDates: [] } } }).record('7')
        : serviceOf(kind, { getTestBlock: names, listTestAcademicDates: [] }).record('7')
    expect(await record).toMatchObject({ name: 'A', status: expected })
  })

  it('reads a list that does not count', async () => {
    const data = { list: [{ [`${block}Id`]: '7', startDate: null }], totalCount: '40' }
    expect(await serviceOf(kind, { [`list${Kind}Blocks`]: data }).list(firstPage)).toEqual({
      rows: [{ id: '7', name: '', shortName: '', code: '', from: null, to: null, status: null }],
      total: 40,
      counts: null,
    })
  })

  it.each([{ masterCode: 'MAY-1' }, { data: { masterCode: 'MAY-1' } }])('reads a code from %j', async (data) => {
    expect(await serviceOf(kind, { generateCode: data }).generateCode({ shortName: 'May', isEditMode: false })).toBe('MAY-1')
  })

  it.each([{ [`${block}_id`]: 77 }, { data: { [`${block}_id`]: '77' } }, { [`${block}Id`]: 77 }])(
    'reads a new id from %j',
    async (data) => {
      const service = serviceOf(kind, { [`create${Kind}Block`]: data })
      const draft = { name: 'A', shortName: '', code: 'A', from: null, to: null, description: '', status: 0, academicDates: [] } as const
      expect(await service.create(draft)).toEqual({ id: '77', message: `${Kind} block created successfully` })
    },
  )

  it.each([
    [{ showWaring: 1 }, true],
    [{ showWaring: '1' }, true],
    [{ data: { showWaring: 1 } }, true],
    [{ showWaring: 0 }, false],
    [{ showWaring: true }, false],
    [{ showWaring: 'true' }, false],
    [{ showWaring: 2 }, false],
    [{ showWaring: [1] }, false],
    [{ showWaring: 'no' }, false],
    [{ showWaring: null }, false],
    [{ showWarning: 1 }, false],
    [{}, false],
    [null, false],
  ])('takes %j of a delete as blocked: %s', async (data, isBlocked) => {
    expect(await serviceOf(kind, { [`delete${Kind}Blocks`]: data }).remove(['21'])).toEqual({
      message: `${Kind} block deleted successfully`,
      isBlocked,
    })
  })

  it('hands on what the server said of a write', async () => {
    expect(await serviceOf(kind).publish(['21'])).toEqual({ message: `${Kind} block published successfully` })
    expect(await serviceOf(kind).saveDays('21', [{ dateId: '1', slots: [] }])).toEqual({ message: 'Schedule saved' })
  })

  it('reads dates, slots and saved zones', async () => {
    const service = serviceOf(kind)
    const [first, second] = kind === 'exam' ? ['2027-05-24', '2027-05-25'] : ['2027-02-15', '2027-02-16']
    expect(await service.dates('21')).toEqual([
      { id: '4001', date: first },
      { id: '4002', date: second },
    ])
    expect(await service.slots('21')).toEqual([{ number: 1, clocks }])
    expect(await service.savedSlots('21')).toEqual([
      { groupId: '1', zoneId: '11', slots: ['09:00'] },
      { groupId: '1', zoneId: '13', slots: ['09:00'] },
    ])
  })

  it('reads one date, and none when the block has no such date', async () => {
    expect(await serviceOf(kind).day('21', '4002')).toMatchObject({ dateId: '4002', slots: [{ number: 1, clocks, modules: [] }] })
    expect(await serviceOf(kind).day('21', '4999')).toBeNull()
  })

  it('reads slots, modules and ids in their other spellings', async () => {
    const entry = {
      timezoneDetails: { timeZoneName: 'Europe/London' },
      slotDetails: { slotTime: '9:00', [`${block}timezoneslotId`]: '5001' },
      moduleDetails: [
        {
          moduleId: '301',
          moduleName: 'Physics',
          versions: ['V1'],
          submodules: [{ subModuleId: 3011, subModuleName: 'Paper 1', moduleVersion: ['V2'] }],
        },
      ],
    }
    const day = { [`${block}dateid`]: '4001', dayString: '2027-05-24', slotInformation: [[entry], []] }
    const service = serviceOf(kind, { [`get${Kind}BlockSummary`]: { data: { [`${Kind}blockSummaryData`]: { dateInformation: [day] } } } })
    expect(await service.day('21', '4001')).toEqual({
      dateId: '4001',
      date: '2027-05-24',
      dayName: '',
      isHoliday: false,
      moduleCount: 1,
      versionCount: 1,
      submoduleCount: 1,
      slots: [
        {
          number: 1,
          clocks: [{ slotId: '5001', zoneName: 'Europe/London', time: '09:00' }],
          modules: [
            { moduleId: '301', name: 'Physics', versions: ['V1'], submodules: [{ id: '3011', name: 'Paper 1', versions: ['V2'] }] },
          ],
        },
        { number: 2, clocks: [], modules: [] },
      ],
    })
  })

  it('reads time zone groups and modules', async () => {
    expect(await serviceOf(kind).zoneGroups()).toEqual([
      {
        id: '1',
        name: 'GMT 0-GMT 0 to +2',
        zones: [
          { id: '11', name: 'Europe/London', abbreviation: 'GMT/BST', countries: 'United Kingdom, Guernsey, Jersey' },
          { id: '13', name: 'Africa/Lagos', abbreviation: 'WAT', countries: 'Nigeria, Cameroon' },
        ],
      },
    ])
    expect(await serviceOf(kind).modules()).toEqual([
      {
        id: '301',
        name: 'Physics',
        colour: '#1f6feb',
        versions: ['V1', 'V2'],
        submodules: [{ id: '3011', name: 'Paper 1 Multiple Choice', versions: ['V1'] }],
      },
      { id: '302', name: 'Economics', colour: null, versions: ['V1'], submodules: [] },
    ])
  })

  it('reads combinations and holidays, and does without them where the server has neither', async () => {
    const combination = {
      id: '1',
      name: 'IFY Engineering',
      programmeName: 'International Foundation Year',
      studentCount: 286,
      modules: [
        { id: '301', name: 'Physics' },
        { id: '303', name: 'Chemistry' },
      ],
    }
    expect(await serviceOf(kind).combinations()).toEqual([combination])
    const days = { from: '2027-03-22', to: '2027-04-02' }
    expect(await serviceOf(kind).holidays(days)).toEqual([
      { date: '2027-03-26', name: 'Good Friday', countries: ['United Kingdom', 'Nigeria'] },
    ])
    const without = refusing(kind, new ApiProblem('notFound', 404))
    expect([await without.combinations(), await without.holidays(days)]).toEqual([null, null])
    const broken = refusing(kind, new ApiProblem('server', 500))
    await expect(broken.combinations()).rejects.toMatchObject({ kind: 'server' })
    await expect(broken.holidays(days)).rejects.toMatchObject({ kind: 'server' })
  })

  it('collects the prohibited pairs of every page of rules', async () => {
    const rule = (from: number, to: number, mappingName: string | null) => ({
      mappingName,
      rules: [{ moduleId: from, prohibitedModules: [{ moduleId: to }] }],
    })
    const fake = createFakeApi()
    const pages = [
      { list: [rule(1, 2, 'First')], totalCount: 1001 },
      { list: [rule(3, 4, null)], totalCount: 1001 },
    ]
    const service = kinds[kind].createService(
      {
        call: async (operation, input, options) => ({
          ...(await fake.api.call(operation, input, options)),
          data: pages[fake.calls.length - 1] as never,
        }),
      },
      plainCodec,
    )
    expect(await service.prohibitedPairs()).toEqual([
      { ruleName: 'First', moduleId: '1', prohibitedId: '2' },
      { ruleName: 'N/A', moduleId: '3', prohibitedId: '4' },
    ])
    expect(fake.calls.map((call) => call.query)).toMatchObject([
      { pageNo: 1, statusId: 1 },
      { pageNo: 2, statusId: 1 },
    ])
  })
})
