import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createNodeHost, type NodeHostOptions } from '#mirage/hosts/node.ts'
import { createCaller, createDrivenClock, requestOf, signInOver, type Caller } from '#tests/support/aggregator.ts'

let folder = ''
let stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aggregator-host-'))
  stops = []
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await rm(folder, { recursive: true })
})

/** The aggregator over real HTTP. Requests of the tests' own origin are sent there, under the name of a database if any. */
async function start(options: Partial<NodeHostOptions> = {}) {
  const lines: string[] = []
  const host = await createNodeHost({
    scenario: 'demo',
    tokenSeconds: 1800,
    latencyMs: 0,
    dataFile: null,
    clock: createDrivenClock(),
    log: (line) => void lines.push(line),
    ...options,
  })
  const server = createServer((incoming, outgoing) => host.handle(incoming, outgoing, () => outgoing.writeHead(418).end()))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
    await host.close()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const over =
    (name = '') =>
    async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url)
      const headers = new Headers(request.headers)
      if (name !== '') headers.set('x-portal-db', name)
      const body = await request.text()
      return fetch(`${origin}${pathname}${search}`, {
        method: request.method,
        headers,
        signal: request.signal,
        ...(body === '' ? {} : { body }),
      })
    }
  const reset = async (body: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/__aggregator/reset`, { method: 'POST', body, headers })
    return [answer.status, (await answer.json()).description]
  }
  return { host, lines, origin, over, reset, signIn: (name = '') => signInOver(over(name), 'admin@ncuk.test') }
}

const totalOf = async (caller: Caller): Promise<number> => (await caller.succeed('listExamBlocks', { query: { pageSize: 1 } })).totalCount

const unreadOf = async (caller: Caller): Promise<number> =>
  (await caller.succeed('listNotifications', { query: { contactId: 0, status: 0 } })).length

const readAll = (caller: Caller) => caller.succeed('updateNotification', { path: { id: 0 }, body: { contactId: 0 } })

const wasReset = [200, 'The aggregator was reset.']

describe('the aggregator over HTTP', () => {
  test('answers its calls and leaves everything else to the portal', async () => {
    const { origin, signIn } = await start()
    expect(await totalOf(await signIn())).toBeGreaterThan(0)
    expect((await fetch(`${origin}/login`)).status).toBe(418)
    const missing = await fetch(`${origin}/api/aggregate/v1/nothing`)
    expect([missing.status, missing.headers.get('cache-control'), (await missing.json()).code]).toEqual([404, 'no-store', 404])
  })

  test('answers many calls at once, each its own', async () => {
    const { signIn } = await start()
    const admin = await signIn()
    const pages = await Promise.all([1, 2, 3, 1, 2, 3].map((pageNo) => admin.succeed('listExamBlocks', { query: { pageNo, pageSize: 3 } })))
    const names = pages.map(({ list }) => list.map(({ examblockId }) => examblockId).join())
    expect(names.slice(0, 3)).toEqual(names.slice(3))
    expect(new Set(names).size).toBe(3)
  })

  test('goes on when a caller gives up', async () => {
    const { over, reset, signIn } = await start()
    const admin = await signIn()
    await reset('{"latencyMs":60000}', { 'x-portal-db': 'slow' })
    const controller = new AbortController()
    const waiting = over('slow')(new Request('http://portal.test/api/aggregate/v1/contact/routes', { signal: controller.signal }))
    controller.abort()
    await expect(waiting).rejects.toThrow('aborted')
    expect((await admin.call('listContactRoutes')).status).toBe(200)
  })

  test('refuses a body that no call needs', async () => {
    const { origin } = await start()
    const body = `{"username":"${'a'.repeat(11 * 1024 * 1024)}"}`
    const answer = await fetch(`${origin}/api/aggregate/v1/user/login`, { method: 'POST', body })
    expect(answer.status).toBe(413)
  })
})

describe('named databases', () => {
  test('are each made from the scenario and share nothing', async () => {
    const { signIn } = await start()
    const [main, first, second] = [await signIn(), await signIn('first'), await signIn('second')]
    const before = await unreadOf(main)
    await readAll(first)
    expect(before).toBeGreaterThan(0)
    expect([await unreadOf(main), await unreadOf(first), await unreadOf(second)]).toEqual([before, 0, before])
  })

  test('forget the one that was unused for longest when there are too many', async () => {
    const { signIn } = await start({ namedLimit: 2 })
    const first = await signIn('first')
    await readAll(first)
    const second = await signIn('second')
    await readAll(second)
    expect(await unreadOf(first)).toBe(0)
    await signIn('third')
    expect(await unreadOf(first)).toBe(0)
    expect(await second.refuse('listContactRoutes')).toEqual([401, 'Your session has expired.'])
  })
})

describe('wrong passwords', () => {
  test('are counted by the address of the connection, whatever a header says, and for each database apart', async () => {
    const { over, signIn } = await start()
    const wrong = async (username: string, number: number) => {
      const request = requestOf('signIn', { body: { username, password: 'Wrong#2026' } })
      request.headers.set('x-forwarded-for', `10.0.0.${number}`)
      return (await over()(request)).status
    }
    const names = [
      'viewer@ncuk.test',
      'student@student.test',
      'centre@centre.test',
      'university@university.test',
      'newstudent@student.test',
    ]
    for (const [number, name] of [...names, ...names].entries()) expect(await wrong(name, number)).toBe(401)
    const refused = await over()(requestOf('signIn', { body: { username: 'admin@ncuk.test', password: 'Portal#2026' } }))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect((await signIn('other')).session?.userId).toBe(101)
  })
})

describe('the reset call', () => {
  test('puts the aggregator back to its scenario, without the sessions', async () => {
    const { reset, signIn } = await start()
    const admin = await signIn()
    const before = await unreadOf(admin)
    await readAll(admin)
    expect(await reset('')).toEqual(wasReset)
    expect((await admin.refuse('listContactRoutes'))[0]).toBe(401)
    expect(await unreadOf(await signIn())).toBe(before)
  })

  test('chooses scenario and token life, until the next one', async () => {
    const { reset, signIn } = await start()
    await reset('{"scenario":"empty","tokenSeconds":60}')
    const admin = await signIn()
    expect([admin.session?.token_expires_in, await totalOf(admin)]).toEqual([60, 0])
    await reset('{}')
    expect((await signIn()).session?.token_expires_in).toBe(1800)
  })

  test('reaches only the database that its header names', async () => {
    const { reset, signIn } = await start()
    await reset('{"scenario":"empty"}', { 'x-portal-db': 'mine' })
    expect([(await totalOf(await signIn())) > 0, await totalOf(await signIn('mine'))]).toEqual([true, 0])
  })

  test('says which scenarios there are, and changes nothing, for one that is not known', async () => {
    const { reset, signIn } = await start()
    const admin = await signIn()
    expect(await reset('{"scenario":"demos"}')).toEqual([400, 'There is no scenario "demos". Known are demo, empty, large.'])
    expect((await admin.call('listContactRoutes')).status).toBe(200)
  })

  test('takes POST only, and nothing from pages of other sites', async () => {
    const { origin, reset } = await start()
    expect((await fetch(`${origin}/__aggregator/reset`)).status).toBe(405)
    expect((await reset('{}', { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403)
  })
})

describe('faults', () => {
  const fault = (status: unknown, more: object = {}) => JSON.stringify({ faults: [{ operationId: 'listContactRoutes', status, ...more }] })

  test('hit an operation as often as they say, and no other', async () => {
    const { over, reset } = await start()
    await reset(fault(503, { times: 2, description: 'Under repair', retryAfter: 2 }))
    const call = () => over()(new Request('http://portal.test/api/aggregate/v1/contact/routes'))
    const first = await call()
    expect([first.status, first.headers.get('retry-after'), (await first.json()).description]).toEqual([503, '2', 'Under repair'])
    await signInOver(over(), 'admin@ncuk.test')
    expect([(await call()).status, (await call()).status]).toEqual([503, 401])
  })

  test('break the connection before any answer', async () => {
    const { over, reset } = await start()
    await reset(fault('reset'))
    const call = () => over()(new Request('http://portal.test/api/aggregate/v1/contact/routes'))
    await expect(call()).rejects.toThrow('fetch failed')
    expect((await call()).status).toBe(401)
  })

  test('leave a call without an answer until it is given up', async () => {
    const { over, reset } = await start()
    await reset(fault('hang'))
    const controller = new AbortController()
    const waiting = over()(new Request('http://portal.test/api/aggregate/v1/contact/routes', { signal: controller.signal }))
    controller.abort()
    await expect(waiting).rejects.toThrow('aborted')
  })

  test('answer in HTML, in JSON of a wrong form, or cut the real answer in half', async () => {
    const { over, reset, signIn } = await start()
    const call = () => over()(new Request('http://portal.test/api/aggregate/v1/contact/routes'))
    await reset(fault('html'))
    const html = await call()
    expect([html.status, html.headers.get('content-type'), await html.text()]).toEqual([
      502,
      'text/html',
      expect.stringContaining('Bad gateway'),
    ])
    await reset(fault('malformed'))
    const malformed = await call()
    expect([malformed.status, (await malformed.json()).data]).toEqual([200, 'unexpected'])
    await reset(JSON.stringify({ faults: [{ operationId: 'updateNotification', status: 'truncated' }] }))
    const admin = await signIn()
    await expect(readAll(admin)).rejects.toThrow('JSON')
    expect(await unreadOf(admin)).toBe(0)
  })
})

describe('the data file behind it', () => {
  test('holds a write, and the session, before the write is answered', async () => {
    const dataFile = join(folder, 'data.json')
    const first = await start({ dataFile })
    const admin = await first.signIn()
    await readAll(admin)
    // What another process would find after a crash.
    const copy = join(folder, 'copy.json')
    await copyFile(dataFile, copy)
    const second = await start({ dataFile: copy })
    expect(await unreadOf(createCaller(second.over(), admin.session))).toBe(0)
    const stored = JSON.parse(await readFile(dataFile, 'utf8'))
    expect([stored.format, stored.scenario]).toEqual([1, 'demo'])
  })

  test('keeps ids counting up over a restart, also past a record that was deleted', async () => {
    const dataFile = join(folder, 'data.json')
    const create = async (caller: Caller): Promise<number> => {
      const [module] = await caller.succeed('listScheduleModules', { query: { evaluation: 'exam' } })
      const rules = module ? [{ moduleId: module.moduleId, moduleName: module.moduleName, prohibitedModules: [] }] : []
      return (await caller.succeed('createModuleRule', { body: { mappingName: 'Added', status: 2, rules } })).moduleRuleId
    }
    const first = await start({ dataFile })
    const admin = await first.signIn()
    const id = await create(admin)
    await admin.succeed('deleteModuleRules', { body: { moduleRuleId: [id] } })
    await first.host.close()
    expect(await create(await (await start({ dataFile })).signIn())).toBe(id + 1)
  })

  test('is not written for named databases', async () => {
    const dataFile = join(folder, 'data.json')
    const { signIn } = await start({ dataFile })
    const before = await readFile(dataFile, 'utf8')
    await readAll(await signIn('named'))
    expect(await readFile(dataFile, 'utf8')).toBe(before)
  })

  test('that is broken is set aside with a line, and the portal starts', async () => {
    const dataFile = join(folder, 'data.json')
    await writeFile(dataFile, '{"format":1,')
    const { lines, signIn } = await start({ dataFile })
    expect([lines.length, (await totalOf(await signIn())) > 0]).toEqual([1, true])
  })
})
