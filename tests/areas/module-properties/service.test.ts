import { describe, expect, it } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createModuleRuleService, type ModuleRuleService } from '#src/module-properties/service.ts'
import { createContractValidator } from '#tests/support/contract-validator.ts'
import { createFakeApi, exampleAnswer, onTheWire, plainCodec } from '#tests/support/fake-block-api.ts'
import { mutants } from '#tests/support/mutants.ts'

const fresh = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const
const draft = {
  name: 'Sciences apart',
  status: 2,
  entries: [{ module: { id: '305', name: 'Physics' }, prohibited: [{ id: '306', name: 'Chemistry' }] }],
} as const
const wire = {
  mappingName: 'Sciences apart',
  status: 2,
  rules: [{ moduleId: 305, moduleName: 'Physics', prohibitedModules: [{ moduleId: 306, moduleName: 'Chemistry' }] }],
}

const start = (data: Partial<Record<OperationId, unknown>> = {}) => {
  const { api, calls } = createFakeApi(data)
  return { service: createModuleRuleService(api, plainCodec), calls }
}

describe('what is asked', () => {
  it('of a list: page, words, status, order', async () => {
    const { service, calls } = start()
    await service.list(fresh)
    await service.list({ page: 3, pageSize: 25, search: 'math', status: 'inactive', sort: { column: 'modules', direction: 'desc' } })
    expect(calls.map(({ query }) => query)).toEqual([
      { pageNo: 1, pageSize: 10, searchText: '', statusId: 0, sortParam: '' },
      { pageNo: 3, pageSize: 25, searchText: 'math', statusId: -1, sortParam: 'modules:desc' },
    ])
  })

  it('of writes: ids encrypted in paths and plain in bodies, and the right that each is about', async () => {
    const { service, calls } = start()
    await service.create(draft)
    await service.update('61', draft)
    await service.publish('61')
    await service.remove('61')
    expect(calls.map(({ operation, path, body, log }) => [operation, path, body, log?.permission, log?.component])).toEqual([
      ['createModuleRule', undefined, wire, 'Add', 'ModuleProperties'],
      ['updateModuleRule', { ruleId: 'enc-61' }, wire, 'Modify', 'ModuleProperties'],
      ['publishModuleRules', undefined, { status: 1, moduleRuleId: [61] }, 'Modify', 'ModuleProperties'],
      ['deleteModuleRules', undefined, { moduleRuleId: [61] }, 'Delete', 'ModuleProperties'],
    ])
  })

  it('of reads: the right to view', async () => {
    const { service, calls } = start()
    await service.list(fresh)
    await service.rule('61')
    await service.modules()
    expect(calls.map(({ log }) => [log?.component, log?.permission])).toEqual(calls.map(() => ['ModuleProperties', 'View']))
  })

  it('is what the contract says', async () => {
    const { service, calls } = start()
    await service.list(fresh)
    await service.create(draft)
    await service.publish('61')
    await service.remove('61')
    const validator = createContractValidator()
    expect(calls.flatMap((call) => validator.request(onTheWire(call)))).toEqual([])
  })
})

describe('what is read', () => {
  it('are rows with their numbers', async () => {
    const { service } = start()
    expect(await service.list(fresh)).toEqual({
      rows: [{ id: '61', name: 'One mathematics only', status: 2, modules: 2, prohibited: 1 }],
      total: 1,
      counts: { 0: 0, 1: 0, 2: 1 },
    })
  })

  it('is a rule under the id that was asked for, without a name as an empty one', async () => {
    const data = { ...Object(exampleAnswer('getModuleRule').data), mappingName: null }
    const { service } = start({ getModuleRule: data })
    expect(await service.rule('61')).toEqual({
      id: '61',
      name: '',
      status: 2,
      entries: [
        { module: { id: '303', name: 'Mathematics for Science' }, prohibited: [{ id: '304', name: 'Mathematics for Business' }] },
        { module: { id: '305', name: 'Physics' }, prohibited: [] },
      ],
    })
  })

  it('may stand in a second `data` within the data', async () => {
    const { service } = start({ getModuleRule: { data: exampleAnswer('getModuleRule').data } })
    expect((await service.rule('61')).name).toBe('One mathematics only')
  })

  it('are the modules of exams and of tests, each once, by name', async () => {
    const modules = [
      { moduleId: 2, moduleName: 'physics' },
      { moduleId: 1, moduleName: 'Biology' },
    ]
    const { service, calls } = start({ listScheduleModules: modules })
    expect(await service.modules()).toEqual([
      { id: '1', name: 'Biology' },
      { id: '2', name: 'physics' },
    ])
    expect(calls.map(({ query }) => query?.['evaluation'])).toEqual(['exam', 'test'])
  })

  it('goes no further without an id that can be put into an address', async () => {
    const { api, calls } = createFakeApi()
    const service = createModuleRuleService(api, { encrypt: () => null, decrypt: () => null })
    await expect(service.rule('61')).rejects.toThrow('This record does not exist.')
    expect(calls).toEqual([])
  })
})

describe('an answer with anything else at any place', () => {
  const reads: readonly (readonly [OperationId, (service: ModuleRuleService) => Promise<unknown>])[] = [
    ['listModuleRules', (service) => service.list(fresh)],
    ['getModuleRule', (service) => service.rule('61')],
    ['createModuleRule', (service) => service.create(draft)],
    ['listScheduleModules', (service) => service.modules()],
  ]

  it.each(reads)('of %s is read or refused as unreadable, and nothing else', async (operation, read) => {
    for (const mutant of mutants(exampleAnswer(operation).data)) {
      const outcome: unknown = await read(start({ [operation]: mutant }).service).catch((error: unknown) => error)
      if (outcome instanceof Error) expect([outcome instanceof ApiProblem, Object(outcome).kind]).toEqual([true, 'malformed'])
    }
  })
})
