import { describe, expect, it } from 'vitest'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockDraft } from '#machines/blocks/block.ts'
import type { ScheduledSlot } from '#machines/blocks/scheduling/schedule.ts'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { createContractValidator } from '#tests/support/contract-validator.ts'
import { createFakeApi, onTheWire, plainCodec } from '#tests/support/fake-block-api.ts'

const moderation: AcademicDate = {
  id: 701,
  tempId: 2,
  name: 'Moderation',
  isOn: true,
  isCustom: false,
  from: '2027-05-30',
  to: null,
  forCentre: true,
  forStudent: false,
  startTime: '10:00',
}
const workshop: AcademicDate = { ...moderation, id: 0, tempId: null, name: 'Workshop', isOn: false, isCustom: true, startTime: '' }
const draft: BlockDraft = {
  name: 'May Exams 2027',
  shortName: 'May 2027',
  code: 'MAY-2027-1',
  from: '2027-05-24',
  to: null,
  description: '',
  status: 2,
  academicDates: [moderation, workshop],
}
const zones: readonly ZoneSlots[] = [{ groupId: '1', zoneId: '13', slots: ['09:00', '14:30'] }]
const clocks = [
  { slotId: '5001', zoneName: 'Europe/London', time: '09:00' },
  { slotId: '5002', zoneName: 'Africa/Lagos', time: '09:00' },
]
const slots: readonly ScheduledSlot[] = [
  {
    number: 1,
    clocks,
    modules: [
      { moduleId: '301', name: 'Physics', versions: ['V1'], submodules: [{ id: '3011', name: 'Paper 1', versions: ['V1', 'V2'] }] },
    ],
  },
  { number: 2, clocks: [{ slotId: '5003', zoneName: 'Europe/London', time: '14:30' }], modules: [] },
]

const kinds = { exam: examKind, test: testKind }
const seenBy = async (kind: keyof typeof kinds, act: (service: BlockService) => Promise<unknown>) => {
  const { api, calls } = createFakeApi()
  await act(kinds[kind].createService(api, plainCodec))
  return calls
}

const commonDates = [
  {
    academicDateName: 'Moderation',
    status: 1,
    custom: 0,
    startDate: '2027-05-30',
    endDate: null,
    forCentre: 1,
    forStudent: 0,
  },
  {
    academicDateName: 'Workshop',
    status: 0,
    custom: 1,
    startDate: '2027-05-30',
    endDate: null,
    forCentre: 1,
    forStudent: 0,
  },
] as const
const modules = [{ moduleId: 301, version: ['V1'], subModule: [{ subModuleId: 3011, version: ['V1', 'V2'] }] }]

/** What the aggregator spells otherwise for each kind. */
const spelled = {
  exam: {
    Kind: 'Exam',
    fields: { examCode: 'MAY-2027-1', examdateStart: '2027-05-24', examdateEnd: null },
    created: {},
    dates: [
      { ...commonDates[0], examblockAcademicDateId: 701, tempId: 2, startTime: '10:00' },
      { ...commonDates[1], examblockAcademicDateId: 0, tempId: null, startTime: '' },
    ],
    zones: { examblocktimezone: [{ timeZoneId: 13, timezoneGroupId: 1, Timeslots: ['09:00', '14:30'] }] },
    scheduleOf: 'examblockId',
  },
  test: {
    Kind: 'Test',
    // A test block sends its code under two names.
    fields: { TestCode: 'MAY-2027-1', TestblockCode: 'MAY-2027-1', testdateStart: '2027-05-24', testdateEnd: null },
    created: { isEditMode: false, noOfSlotsPerDay: 1 },
    dates: [
      { ...commonDates[0], testblockacademicDateId: 701 },
      { ...commonDates[1], testblockacademicDateId: 0 },
    ],
    zones: { testblockTimezone: [{ timezoneId: 13, timezoneGroupId: 1, Timeslots: ['09:00', '14:30'] }] },
    scheduleOf: 'id',
  },
} as const

describe.each(['exam', 'test'] as const)('a block of the %s kind sends', (kind) => {
  const { Kind, fields: own, created, dates, zones: sentZones, scheduleOf } = spelled[kind]
  const log = (permission: string) => ({ component: `${Kind}Block`, permission })
  const fields = { name: 'May Exams 2027', shortName: 'May 2027', description: '', ...own }
  const path = { id: 'enc-21' }

  it.each<[string, (service: BlockService) => Promise<unknown>, object]>([
    [
      'a create with its academic dates, a draft counting as switched off',
      (service) => service.create(draft),
      {
        operation: `create${Kind}Block`,
        body: { ...fields, ...created, status: 0, academicDates: dates },
        log: log('Add'),
      },
    ],
    [
      'a create that is switched on',
      (service) => service.create({ ...draft, status: 1 }),
      {
        operation: `create${Kind}Block`,
        body: { ...fields, ...created, status: 1, academicDates: dates },
        log: log('Add'),
      },
    ],
    [
      'an update without academic dates and with the status it has',
      (service) => service.update('21', draft),
      { operation: `update${Kind}Block`, path, body: { ...fields, status: 2 }, log: log('Modify') },
    ],
    [
      'an update with a status that is unknown here as it came',
      (service) => service.update('21', { ...draft, status: 7 }),
      { operation: `update${Kind}Block`, path, body: { ...fields, status: 7 }, log: log('Modify') },
    ],
    [
      'a delete',
      (service) => service.remove(['21', '22']),
      { operation: `delete${Kind}Blocks`, body: { [`${kind}blockId`]: [21, 22] }, log: log('Delete') },
    ],
    [
      'a publish',
      (service) => service.publish(['21']),
      { operation: `publish${Kind}Blocks`, body: { status: 1, [`${kind}blockId`]: [21] }, log: log('Modify') },
    ],
    [
      'academic dates of a saved block',
      (service) => service.saveAcademicDates('21', draft.academicDates),
      {
        operation: `update${Kind}AcademicDates`,
        body: { [`${kind}blockId`]: 21, academicDates: dates },
        log: log('Modify'),
      },
    ],
    [
      'the removal of an academic date, by the address without its prefix',
      (service) => service.deleteAcademicDate(701),
      { operation: `delete${Kind}AcademicDate`, path: { id: 'enc-701' }, log: log('Delete') },
    ],
    [
      'zones and slot times',
      (service) => service.saveZones('21', { slotsPerDay: 2, zones }),
      { operation: `map${Kind}TimeZones`, path, body: { noOfSlotsPerDay: 2, ...sentZones }, log: log('Modify') },
    ],
    [
      'the schedule of one date with every slot, empty ones too',
      (service) => service.saveDays('21', [{ dateId: '4001', slots }]),
      {
        operation: `save${Kind}Schedule`,
        path: { [scheduleOf]: 'enc-21' },
        body: {
          noOfSlotsPerDay: 2,
          [`${kind}blockdate`]: [
            {
              [`${kind}blockdateid`]: 4001,
              timeslots: [
                { [`${kind}blocktimezoneslotId`]: [5001, 5002], modules },
                { [`${kind}blocktimezoneslotId`]: [5003], modules: [] },
              ],
            },
          ],
        },
        log: log('Modify'),
      },
    ],
    [
      'a question for one date with its plain id',
      (service) => service.day('21', '4001'),
      { operation: `get${Kind}BlockSummary`, path, query: { [`${kind}blockdateId`]: 4001 }, log: log('View') },
    ],
    ...([false, true] as const).map((isEditMode): [string, (service: BlockService) => Promise<unknown>, object] => [
      `its short name for a code, as ${isEditMode ? 'a modification' : 'an addition'}`,
      (service) => service.generateCode({ shortName: 'May 2027', isEditMode }),
      {
        operation: 'generateCode',
        body: { name: 'May 2027', masterType: `${kind}block` },
        log: log(isEditMode ? 'Modify' : 'Add'),
      },
    ]),
  ])('%s', async (_, act, call) => {
    expect(await seenBy(kind, act)).toEqual([call])
  })
})

describe.each(['exam', 'test'] as const)('every call of the %s kind', (kind) => {
  const everything: readonly ((service: BlockService) => Promise<unknown>)[] = [
    (service) => service.list({ page: 2, pageSize: 10, search: 'May', status: 'inactive', sort: { column: 'from', direction: 'desc' } }),
    (service) => service.list({ page: 1, pageSize: 10, search: '', status: 'all', sort: null }),
    (service) => service.record('21'),
    (service) => service.generateCode({ shortName: 'May 2027', isEditMode: true }),
    (service) => service.create(draft),
    (service) => service.update('21', draft),
    (service) => service.remove(['21']),
    (service) => service.publish(['21']),
    (service) => service.saveAcademicDates('21', draft.academicDates),
    (service) => service.deleteAcademicDate(701),
    (service) => service.zoneGroups(),
    (service) => service.savedSlots('21'),
    (service) => service.saveZones('21', { slotsPerDay: 2, zones }),
    (service) => service.dates('21'),
    (service) => service.slots('21'),
    (service) => service.day('21', '4001'),
    (service) => service.saveDays('21', [{ dateId: '4001', slots }]),
    (service) =>
      service.saveDays('21', [
        { dateId: '4001', slots },
        { dateId: '4002', slots },
      ]),
    (service) => service.modules(),
    (service) => service.prohibitedPairs(),
    (service) => service.summary('21'),
  ]

  it('keeps to the contract and names the kind for the log', async () => {
    const validator = createContractValidator()
    const seen = (await Promise.all(everything.map((act) => seenBy(kind, act)))).flat()
    expect(seen.flatMap((call) => validator.request(onTheWire(call)))).toEqual([])
    expect(new Set(seen.map((call) => call.log?.component))).toEqual(new Set([kinds[kind].componentName]))
  })

  it('saves the schedules of several dates in one call', async () => {
    const dates = ['4001', '4002'].map((dateId) => ({ dateId, slots }))
    const [one, ...others] = await seenBy(kind, (service) => service.saveDays('21', dates))
    expect(others).toEqual([])
    expect(one?.body).toMatchObject({
      noOfSlotsPerDay: 2,
      [`${kind}blockdate`]: [{ [`${kind}blockdateid`]: 4001 }, { [`${kind}blockdateid`]: 4002 }],
    })
  })

  it('passes its signal on', async () => {
    const { signal } = new AbortController()
    const { api, signals } = createFakeApi()
    const service = kinds[kind].createService(api, plainCodec)
    await service.list({ page: 1, pageSize: 10, search: '', status: 'all', sort: null }, signal)
    await service.record('21', signal)
    await service.saveDays('21', [{ dateId: '4001', slots }], signal)
    await service.prohibitedPairs(signal)
    expect(signals.every((one) => one === signal)).toBe(true)
  })

  it('turns page, search, status and sort of a list into its query', async () => {
    const list = await seenBy(kind, (service) =>
      service.list({ page: 2, pageSize: 10, search: 'May', status: 'inactive', sort: { column: 'from', direction: 'desc' } }),
    )
    expect(list.map((call) => call.query)).toEqual([{ pageNo: 2, pageSize: 10, searchText: 'May', statusId: -1, sortParam: 'from:desc' }])
  })

  it('asks for the modules of its own evaluation', async () => {
    expect((await seenBy(kind, (service) => service.modules())).map((call) => call.query)).toEqual([{ evaluation: kind }])
  })

  it('is not sent for an id that cannot be encrypted', async () => {
    const { api, calls } = createFakeApi()
    const service = kinds[kind].createService(api, { encrypt: () => null, decrypt: () => null })
    await expect(service.summary('21')).rejects.toMatchObject({ kind: 'notFound' })
    expect(calls).toEqual([])
  })
})
