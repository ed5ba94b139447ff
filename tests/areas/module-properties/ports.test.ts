import { QueryClient } from '@tanstack/react-query'
import { createActor, toPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { fieldsOf, type RuleFields } from '#machines/module-properties/module-rule-form.ts'
import type { ModuleRule } from '#machines/module-properties/types.ts'
import type { RecordUpdate } from '#machines/records/record-editor-types.ts'
import { createEditorPorts, createListPorts, createSummaryPorts } from '#src/module-properties/module-rule-actors.ts'
import { ruleListQuery, ruleQuery } from '#src/module-properties/queries.ts'
import type { ModuleRuleService } from '#src/module-properties/service.ts'
import { fixedClock } from '#src/time/clock.ts'

const rule: ModuleRule = { id: '61', name: 'One', status: 2, entries: [{ module: { id: '1', name: 'A' }, prohibited: [] }] }
const draft = { name: 'Mine', status: 2, entries: rule.entries } as const
const fields = fieldsOf(draft)
const fresh = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const

/** An aggregator that holds one rule; what was asked of it is written down. */
function start() {
  const asked: string[] = []
  let stored = rule
  let problem: Error | null = null
  const noted = async <T>(what: string, answer: T): Promise<T> => {
    asked.push(what)
    if (problem) throw problem
    return answer
  }
  const service: ModuleRuleService = {
    list: () => noted('list', { rows: [], total: 0, counts: null }),
    rule: (id) => noted(`rule ${id}`, stored),
    create: (sent) => {
      stored = { ...sent, id: '9' }
      return noted(`create ${sent.name}`, { id: '9', message: 'Created.' })
    },
    update: (id, sent) => {
      stored = { ...sent, id }
      return noted(`update ${id} ${sent.name}`, { message: 'Updated.' })
    },
    publish: (id) => noted(`publish ${id}`, { message: 'Published.' }),
    remove: (id) => noted(`remove ${id}`, { message: 'Deleted.' }),
    modules: () => noted('modules', []),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const deps = { service, queryClient, clock: fixedClock(1000) }
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  return {
    asked,
    queryClient,
    service,
    isStale,
    editor: createEditorPorts(deps),
    list: createListPorts(deps),
    summary: createSummaryPorts(deps),
    change: (next: ModuleRule) => void (stored = next),
    fail: () => void (problem = new Error('no answer')),
  }
}

const update = (ports: ReturnType<typeof start>, change: Partial<RecordUpdate<RuleFields, ModuleRule>> = {}) =>
  toPromise(createActor(ports.editor.updateRecord, { input: { id: '61', fields, base: rule, handOver: [], ...change } }).start())

describe('an update', () => {
  it('reads the rule, writes it and reads it again', async () => {
    const ports = start()
    expect(await update(ports)).toEqual({
      kind: 'saved',
      id: '61',
      message: 'Updated.',
      savedAt: 1000,
      record: { ...draft, id: '61' },
    })
    expect(ports.asked).toEqual(['rule 61', 'update 61 Mine', 'rule 61'])
  })

  it('writes nothing over what somebody else stored meanwhile', async () => {
    const ports = start()
    const theirs: ModuleRule = { ...rule, name: 'Theirs' }
    ports.change(theirs)
    expect(await update(ports)).toEqual({ kind: 'conflict', theirs })
    expect(ports.asked).toEqual(['rule 61'])
    expect(await update(ports, { base: theirs })).toMatchObject({ kind: 'saved' })
  })

  it('takes a save whose answer was lost for its own', async () => {
    const ports = start()
    ports.change({ ...draft, id: '61' })
    expect(await update(ports)).toMatchObject({ kind: 'saved' })
  })
})

describe('a create', () => {
  it('gives the rule as it was stored, and makes the lists stale', async () => {
    const ports = start()
    const { queryKey } = ruleListQuery(ports.service, fresh)
    await ports.queryClient.fetchQuery(ruleListQuery(ports.service, fresh))
    expect(await toPromise(createActor(ports.editor.createRecord, { input: { fields, handOver: [] } }).start())).toEqual({
      id: '9',
      message: 'Created.',
      savedAt: 1000,
      record: { ...draft, id: '9' },
    })
    expect(ports.isStale(queryKey)).toBe(true)
  })
})

describe('publishing and deleting', () => {
  it.each([
    ['publish', 'publish 61', 'Published.'],
    ['delete', 'remove 61', 'Deleted.'],
  ] as const)('by %s sends one rule and forgets what was known, pairs of schedulers too', async (act, call, message) => {
    const ports = start()
    const pairs = ['listModuleRules', { kind: 'exam', as: 'pairs' }]
    ports.queryClient.setQueryData(pairs, [])
    await ports.queryClient.fetchQuery(ruleQuery(ports.service, '61'))
    const done = await toPromise(createActor(ports.list.changeRow, { input: { act, id: '61' } }).start())
    expect([done, ports.asked]).toEqual([{ message }, ['rule 61', call]])
    expect([ports.isStale(pairs), ports.isStale(['getModuleRule', { id: '61' }])]).toEqual([true, true])
  })

  it('that fails rejects, and what was known counts as stale all the same', async () => {
    const ports = start()
    await ports.queryClient.fetchQuery(ruleQuery(ports.service, '61'))
    ports.fail()
    await expect(
      toPromise(createActor(ports.summary.changeRecord, { input: { act: 'delete', id: '61', comment: '', record: null } }).start()),
    ).rejects.toThrow('no answer')
    expect(ports.isStale(['getModuleRule', { id: '61' }])).toBe(true)
  })
})
