import { describe, expect, it } from 'vitest'
import { isAllowed } from '#mirage/accounts/permissions.ts'
import { operationTable } from '#openapi/generated/operations.ts'
import type { RuleEntry } from '#openapi/generated/schema.d.ts'
import { startAggregator, type Caller } from '#tests/support/aggregator.ts'

const open = () => startAggregator().signIn()
const physics = { moduleId: 305, moduleName: 'Physics' }
const chemistry = { moduleId: 306, moduleName: 'Chemistry' }
const rules: RuleEntry[] = [
  { ...physics, prohibitedModules: [chemistry] },
  { ...chemistry, prohibitedModules: [] },
]

const create = async (admin: Caller, mappingName = 'Sciences apart') =>
  (await admin.succeed('createModuleRule', { body: { mappingName, status: 1, rules } })).moduleRuleId
const read = (admin: Caller, ruleId: number) => admin.succeed('getModuleRule', { path: { ruleId } })

describe('a module rule', () => {
  it('is created as a draft, whatever status is sent', async () => {
    const admin = await open()
    const moduleRuleId = await create(admin)
    expect(await read(admin, moduleRuleId)).toEqual({ moduleRuleId, mappingName: 'Sciences apart', status: 2, rules })
  })

  it('is changed whole, and keeps the status that it is sent', async () => {
    const admin = await open()
    const ruleId = await create(admin)
    const changed = [{ ...physics, prohibitedModules: [] }]
    const answer = await admin.call('updateModuleRule', { path: { ruleId }, body: { mappingName: ' Renamed ', status: 0, rules: changed } })
    expect([answer.status, answer.description]).toEqual([200, 'Mapping updated successfully.'])
    expect(await read(admin, ruleId)).toEqual({ moduleRuleId: ruleId, mappingName: 'Renamed', status: 0, rules: changed })
  })

  it('has no name when it was given none', async () => {
    const admin = await open()
    expect((await read(admin, await create(admin, '  '))).mappingName).toBeNull()
    expect((await read(admin, 68)).mappingName).toBeNull()
  })

  it('calls modules by the names they have, and prohibits each once', async () => {
    const admin = await open()
    const body = {
      mappingName: 'Names',
      status: 2 as const,
      rules: [{ moduleId: 305, moduleName: 'Fisica', prohibitedModules: [chemistry, { ...chemistry, moduleName: 'Chimica' }] }],
    }
    const { moduleRuleId } = await admin.succeed('createModuleRule', { body })
    expect((await read(admin, moduleRuleId)).rules).toEqual([{ ...physics, prohibitedModules: [chemistry] }])
  })

  it.each<[string, RuleEntry[], string]>([
    ['no module', [], 'A mapping needs at least one module.'],
    ['an unknown module', [{ moduleId: 999, moduleName: 'X', prohibitedModules: [] }], 'There is no module 999.'],
    ['an unknown prohibited module', [{ ...physics, prohibitedModules: [{ moduleId: 999, moduleName: 'X' }] }], 'There is no module 999.'],
    [
      'a module twice',
      [
        { ...physics, prohibitedModules: [] },
        { ...physics, prohibitedModules: [] },
      ],
      'Physics is there twice.',
    ],
    ['a module against itself', [{ ...physics, prohibitedModules: [physics] }], 'Physics cannot be prohibited together with itself.'],
  ])('is refused with %s', async (_, bad, description) => {
    const admin = await open()
    const body = { mappingName: 'Bad', status: 2 as const, rules: bad }
    expect(await admin.refuse('createModuleRule', { body })).toEqual([400, description])
    expect(await admin.refuse('updateModuleRule', { path: { ruleId: 61 }, body })).toEqual([400, description])
    expect((await admin.succeed('listModuleRules')).totalCount).toBe(12)
  })

  it('is published from a draft only, and then all that are asked for or none', async () => {
    const admin = await open()
    const ruleId = await create(admin)
    expect(await admin.refuse('publishModuleRules', { body: { status: 1, moduleRuleId: [ruleId, 61] } })).toEqual([
      400,
      'Only a draft can be published, and One mathematics only is active.',
    ])
    expect((await read(admin, ruleId)).status).toBe(2)
    const answer = await admin.call('publishModuleRules', { body: { status: 1, moduleRuleId: [ruleId] } })
    expect([answer.status, answer.description]).toEqual([200, 'Mapping published successfully.'])
    expect((await read(admin, ruleId)).status).toBe(1)
  })

  it('is deleted whole', async () => {
    const admin = await open()
    const answer = await admin.call('deleteModuleRules', { body: { moduleRuleId: [61, 62] } })
    expect([answer.status, answer.description]).toEqual([200, 'Mapping deleted successfully.'])
    expect(await admin.refuse('getModuleRule', { path: { ruleId: 61 } })).toEqual([404, 'The mapping was not found.'])
    expect((await admin.succeed('listModuleRules')).totalCount).toBe(10)
  })

  it('is not found by an id that nobody has', async () => {
    const admin = await open()
    const missing = [404, 'The mapping was not found.']
    const body = { mappingName: 'X', status: 2 as const, rules }
    expect(await admin.refuse('updateModuleRule', { path: { ruleId: 999 }, body })).toEqual(missing)
    expect(await admin.refuse('publishModuleRules', { body: { status: 1, moduleRuleId: [999] } })).toEqual(missing)
    expect(await admin.refuse('deleteModuleRules', { body: { moduleRuleId: [61, 999] } })).toEqual(missing)
    expect((await admin.succeed('listModuleRules')).totalCount).toBe(12)
  })
})

describe('the list of module rules', () => {
  it('is searched by name, counted and filtered by status, and sorted', async () => {
    const admin = await open()
    const names = async (query: object) => (await admin.succeed('listModuleRules', { query })).list.map(({ mappingName }) => mappingName)
    expect(await names({ searchText: ' MATHEMATICS ' })).toEqual([
      'Quantitative Methods or Business Mathematics',
      'Further Mathematics needs a full mathematics',
      'One mathematics only',
    ])
    const { statusCounts } = await admin.succeed('listModuleRules')
    expect(statusCounts).toEqual({ all: 12, active: 7, inactive: 2, draft: 3 })
    expect(await names({ statusId: -1, sortParam: 'name:asc' })).toEqual([
      'Business Studies reviewed',
      'Engineering and computing strands 2025-26',
    ])
    for (const sortParam of ['name:asc', 'name:desc']) expect((await names({ sortParam, pageSize: 100 })).at(-1)).toBeNull()
    expect((await names({ sortParam: 'modules:desc' }))[0]).toBe('Engineering and computing strands 2025-26')
    expect(await names({ pageNo: 2, pageSize: 10, sortParam: 'name:asc' })).toHaveLength(2)
  })

  it('may be read by those who schedule', async () => {
    const viewer = await startAggregator().signIn('viewer@ncuk.test')
    expect((await viewer.succeed('listModuleRules')).totalCount).toBe(12)
    expect((await viewer.refuse('deleteModuleRules', { body: { moduleRuleId: [61] } }))[0]).toBe(403)
  })
})

describe('the modules that a rule may name', () => {
  it('are readable to those who keep module rules and no block', () => {
    const tree = (componentName: string) => [
      { componentId: 84, componentName, routes: '', permissions: ['list'], iconsName: '', children: [] },
    ]
    expect(isAllowed(tree('Module Properties'), operationTable.listScheduleModules, undefined)).toBe(true)
    expect(isAllowed(tree('Stream'), operationTable.listScheduleModules, undefined)).toBe(false)
  })
})

describe('publishing a module rule', () => {
  const held = (permission: string) =>
    isAllowed(
      [{ componentId: 84, componentName: 'Module Properties', routes: '', permissions: ['list', permission], iconsName: '', children: [] }],
      operationTable.publishModuleRules,
      undefined,
    )

  it('is for those who may publish, also without the right to modify, and for those who may modify', () => {
    expect(['Publish', 'PUBLISH', 'Modify', 'View', 'Add', 'Delete'].map(held)).toEqual([true, true, true, false, false, false])
  })
})

describe('the rights of a viewer', () => {
  it('are to read blocks, not to make, change, publish or delete them', async () => {
    const viewer = await startAggregator().signIn('viewer@ncuk.test')
    expect((await viewer.succeed('listExamBlocks')).totalCount).toBe(14)
    expect((await viewer.refuse('deleteExamBlocks', { body: { examblockId: [106] } }))[0]).toBe(403)
    expect((await viewer.refuse('publishTestBlocks', { body: { status: 1, testblockId: [202] } }))[0]).toBe(403)
    expect((await viewer.refuse('generateCode', { body: { name: 'X', masterType: 'examblock' } }))[0]).toBe(403)
  })

  it('are nothing at all for a centre', async () => {
    const centre = await startAggregator().signIn('centre@centre.test')
    expect((await centre.refuse('listExamBlocks'))[0]).toBe(403)
    expect((await centre.refuse('getTestBlock', { path: { id: 201 } }))[0]).toBe(403)
  })
})
