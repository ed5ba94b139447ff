import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, createTimers, kindsOfFailure, problemOf } from '#tests/support/client/client.ts'
import { faults, good, refusal, startFaultServer } from '#tests/support/client/fault-server.ts'

let server: Awaited<ReturnType<typeof startFaultServer>>
beforeEach(async () => {
  server = await startFaultServer(good([]))
})
afterEach(() => server.close())

const read = (api = connect(server.baseUrl)) => api.call('listContactRoutes', {})
const summary = async (call: Promise<unknown>) => {
  const { kind, code, description } = await problemOf(call)
  return [kind, code, description]
}

describe('a call that gets no good answer', () => {
  it.each([
    ['reset', 'network', 0, 'Something went wrong!'],
    ['resetMidBody', 'network', 0, 'Something went wrong!'],
    ['redirect', 'network', 0, 'Something went wrong!'],
    ['truncated', 'malformed', 200, 'Something went wrong!'],
    ['html', 'malformed', 200, 'Something went wrong!'],
    ['empty', 'malformed', 200, 'Something went wrong!'],
    ['wrongShape', 'malformed', 200, 'Something went wrong!'],
    ['refusedInside', 'refused', 400, 'Not today.'],
    ['emptyFailure', 'server', 500, 'Something went wrong!'],
    ['chunkedEmptyFailure', 'server', 500, 'Something went wrong!'],
    ['proxyPage', 'server', 502, 'Something went wrong!'],
    ['busy', 'server', 503, 'Too busy.'],
  ] as const)('%s is a problem of kind %s', async (fault, ...expected) => {
    server.answerWith(faults[fault])
    expect(await summary(read())).toEqual(expected)
    expect(server.seen).toHaveLength(1)
  })

  it.each(kindsOfFailure)('%i is a problem of kind %s with the words of the server', async (status, kind) => {
    server.answerWith(refusal(status, 'In its own words.'))
    expect(await summary(read())).toEqual([kind, status, 'In its own words.'])
  })

  it('is refused where nobody listens', async () => {
    const { baseUrl } = server
    await server.close()
    expect(await summary(read(connect(baseUrl)))).toEqual(['network', 0, 'Something went wrong!'])
    server = await startFaultServer(good([]))
  })

  it.each(['hang', 'slowBody'] as const)('ends after 15 seconds when the server does %s', async (fault) => {
    server.answerWith(faults[fault])
    const timers = createTimers()
    const call = read(connect(server.baseUrl, { startTimer: timers.startTimer }))
    await server.arrived()
    expect(timers.waits()).toEqual([15_000])
    timers.run()
    expect(await summary(call)).toEqual(['timeout', 0, 'Something went wrong!'])
    expect(timers.waits()).toEqual([])
  })

  it('ends at once when its caller gives up', async () => {
    server.answerWith(faults.hang)
    const timers = createTimers()
    const caller = new AbortController()
    const call = connect(server.baseUrl, { startTimer: timers.startTimer }).call('listContactRoutes', {}, { signal: caller.signal })
    await server.arrived()
    caller.abort()
    expect((await problemOf(call)).kind).toBe('aborted')
    expect(timers.waits()).toEqual([])
  })

  it('is not even sent when its caller has given up already', async () => {
    expect((await problemOf(connect(server.baseUrl).call('listContactRoutes', {}, { signal: AbortSignal.abort() }))).kind).toBe('aborted')
    expect(server.seen).toEqual([])
  })

  it('is sent only once when it writes, whatever goes wrong', async () => {
    for (const fault of [faults.reset, faults.emptyFailure, faults.busy, faults.truncated]) {
      server.answerWith(fault)
      const before = server.seen.length
      await problemOf(connect(server.baseUrl).call('createModuleRule', { body: { mappingName: '', status: 2, rules: [] } }))
      expect(server.seen.length - before).toBe(1)
    }
  })

  it('never leaves a timer behind', async () => {
    const timers = createTimers()
    const api = connect(server.baseUrl, { startTimer: timers.startTimer })
    for (const fault of [good([]), faults.reset, faults.html, faults.emptyFailure]) {
      server.answerWith(fault)
      await api.call('listContactRoutes', {}).catch(() => {})
    }
    expect(timers.waits()).toEqual([])
  })
})

describe('a path id that would lead elsewhere', () => {
  it.each(['', '..', '.', '../list', 'a/b', 'a\\b', 'a?b', 'a#b', '%2e%2e', 'a b', '\n', '\uD800', 'x'.repeat(2000)])(
    '%j is refused before anything is sent',
    async (id) => {
      const call = connect(server.baseUrl).call('getModuleRule', { path: { ruleId: id } })
      expect(await summary(call)).toEqual(['notFound', 0, 'This record does not exist.'])
      expect(server.seen).toEqual([])
    },
  )

  it.each([[null], [undefined], [Number.NaN], [1.5], [{}], [['a']]])('%j is refused too', async (id) => {
    const call = connect(server.baseUrl).call('getModuleRule', { path: { ruleId: id as never } })
    expect([(await problemOf(call)).kind, server.seen.length]).toEqual(['notFound', 0])
  })

  it('lets ids and keys through as they are', async () => {
    const api = connect(server.baseUrl)
    await api.call('validateResetKey', { path: { pwdresetkey: 'reset-9f2c41~A_b.c=' } })
    await api.call('validateResetKey', { path: { pwdresetkey: '..a' } })
    await api.call('updateNotification', { path: { id: 0 }, body: { contactId: 501 } })
    expect(server.seen.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/api/aggregate/v1/user/password/validate/reset-9f2c41~A_b.c=',
      '/api/aggregate/v1/user/password/validate/..a',
      '/api/aggregate/v1/communications/update-notification/0',
    ])
  })
})
