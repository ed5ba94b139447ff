import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser, turn } from '#tests/support/client/browser.ts'
import { problemOf } from '#tests/support/client/client.ts'
import { faults, good, refusal, startFaultServer, type Answer } from '#tests/support/client/fault-server.ts'
import { createRotation, openSession, refreshPath, signAdaIn, signInData, signInPath } from '#tests/support/client/session.ts'

let server: Awaited<ReturnType<typeof startFaultServer>>
beforeEach(async () => {
  server = await startFaultServer(faults.emptyFailure)
})
afterEach(() => server.close())

const start = async (onRefresh?: (count: number) => Answer | null) => {
  const rotation = createRotation(onRefresh ? { onRefresh } : {})
  server.answerWith(rotation.answer)
  const browser = createBrowser()
  const tab = openSession(server.origin, browser.openTab())
  await signAdaIn(tab)
  server.seen.length = 0
  return { rotation, browser, tab }
}

const refreshes = () => server.seen.filter(({ path }) => path.endsWith(refreshPath))
const others = () => server.seen.filter(({ path }) => !path.endsWith(refreshPath))
const stored = (browser: ReturnType<typeof createBrowser>): Record<string, unknown> =>
  JSON.parse(browser.kept.get('session') ?? 'null') as never

describe('an expired token', () => {
  it('is renewed once for twelve calls, which are then sent again as they were', async () => {
    const { rotation, browser, tab } = await start()
    rotation.expire()
    const names = Array.from({ length: 12 }, (_, index) => `Rule ${index} ü`)
    await Promise.all(names.map((mappingName) => tab.api.call('createModuleRule', { body: { mappingName, status: 2, rules: [] } })))
    expect(refreshes().map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ userId: 101, refreshToken: 'refresh-1' }])
    for (const name of names) {
      const sent = others().filter(({ body }) => body.includes(`"${name}"`))
      expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
      expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
    }
    expect(stored(browser)).toMatchObject({ token: 'token-2', refresh_token: 'refresh-2', firstName: 'Ada' })
  })

  it('is renewed by calls that come one after the other as often as it expires', async () => {
    const { rotation, tab } = await start()
    for (let life = 1; life <= 4; life += 1) {
      rotation.expire()
      await tab.api.call('listContactRoutes', {})
      await tab.api.call('listContactRoutes', {})
      expect(refreshes()).toHaveLength(life)
    }
    expect(rotation.counts.reuses).toBe(0)
  })

  it('is not renewed again for a call that was rejected before but comes back late', async () => {
    const { rotation, tab } = await start()
    rotation.expire()
    let release = () => {}
    server.answerWith((response, seen) => {
      if (seen.path.includes('notification')) release = () => rotation.answer(response, { ...seen, headers: { authorization: 'gone' } })
      else rotation.answer(response, seen)
    })
    const late = tab.api.call('listNotifications', { query: { contactId: 501, status: 0 } })
    await server.arrived(1)
    await tab.api.call('listContactRoutes', {})
    server.answerWith(rotation.answer)
    release()
    await late
    expect(refreshes()).toHaveLength(1)
  })

  it('that is rejected in spite of a renewal is the caller’s problem, without a second renewal', async () => {
    const { rotation, tab } = await start()
    server.answerWith((response, seen) =>
      seen.path.endsWith(refreshPath) ? rotation.answer(response, seen) : refusal(401, 'Not for you.')(response, seen),
    )
    const problem = await problemOf(tab.api.call('listContactRoutes', {}))
    expect([problem.kind, problem.description, refreshes().length, others().length]).toEqual(['unauthorized', 'Not for you.', 1, 2])
    expect(tab.actor.getSnapshot().matches('signedIn')).toBe(true)
  })

  it('is no longer renewed within a minute of five renewals that did not help, and again as soon as one may', async () => {
    const { rotation, tab } = await start()
    const rejecting = refusal(401, 'Not for you.')
    const refuse = () =>
      server.answerWith((response, seen) => (seen.path.endsWith(refreshPath) ? rotation.answer(response, seen) : rejecting(response, seen)))
    refuse()
    for (let call = 1; call <= 8; call += 1)
      expect((await problemOf(tab.api.call('listContactRoutes', {}))).description).toBe('Not for you.')
    expect([refreshes().length, tab.actor.getSnapshot().matches('signedIn')]).toEqual([5, true])
    tab.now.value += 60_000
    server.answerWith(rotation.answer)
    rotation.expire()
    await tab.api.call('listContactRoutes', {})
    refuse()
    await problemOf(tab.api.call('listContactRoutes', {}))
    expect(refreshes()).toHaveLength(7)
  })

  it('makes a read of the cache four sends at most: two tries, each with one replay', async () => {
    const { rotation, tab } = await start()
    const queryFn = () => tab.api.call('listContactRoutes', {})
    server.answerWith((response, seen) => {
      if (seen.path.endsWith(refreshPath)) return rotation.answer(response, seen)
      const isReplay = others().length % 2 === 0
      return (isReplay ? refusal(500) : refusal(401))(response, seen)
    })
    await expect(tab.queryClient.fetchQuery({ queryKey: ['routes'], queryFn })).rejects.toMatchObject({ kind: 'server', code: 500 })
    expect([others().length, refreshes().length]).toEqual([4, 2])
  })

  it('gives a caller who has gone nothing to wait for', async () => {
    const { rotation, tab } = await start(() => faults.hang)
    rotation.expire()
    const caller = new AbortController()
    const call = tab.api.call('listContactRoutes', {}, { signal: caller.signal })
    await server.arrived(2)
    caller.abort()
    expect((await problemOf(call)).kind).toBe('aborted')
  })
})

describe('a refused renewal', () => {
  it.each([
    ['400', refusal(400)],
    ['401', refusal(401)],
    ['403', refusal(403)],
    ['an answer without a token', good({ token_type: 'Bearer' })],
    ['an answer with a token that no header can carry', good({ ...signInData(2), access_token: 'a\r\nb' })],
    ['a page in place of an answer', faults.html],
  ])('signs out: %s', async (_, refused) => {
    const { rotation, browser, tab } = await start(() => refused)
    rotation.expire()
    expect((await problemOf(tab.api.call('listContactRoutes', {}))).kind).toBe('unauthorized')
    await tab.stands('signedOut')
    expect([refreshes().length, [...browser.kept.keys()], browser.tokens.look()]).toEqual([1, [], undefined])
    expect(tab.actor.getSnapshot().context.endedBy).toBe('refused')
  })

  it.each(['refresh_token', 'userId'])('is one without a stored %s: it signs out and asks nobody', async (field) => {
    const { rotation, browser, tab } = await start()
    const { [field]: _removed, ...rest } = stored(browser)
    browser.kept.set('session', JSON.stringify(rest))
    rotation.expire()
    await problemOf(tab.api.call('listContactRoutes', {}))
    await tab.stands('signedOut')
    expect([refreshes(), [...browser.kept.keys()]]).toEqual([[], []])
  })

  it('is one of a session that is gone from the storage when the next call is made', async () => {
    const { browser, tab } = await start()
    browser.kept.delete('session')
    await problemOf(tab.api.call('listContactRoutes', {}))
    await tab.stands('signedOut')
    expect(server.seen).toEqual([])
  })

  it.each([
    ['removed', (browser: ReturnType<typeof createBrowser>) => void browser.kept.delete('session')],
    ['broken', (browser: ReturnType<typeof createBrowser>) => void browser.kept.set('session', '{"token":')],
  ])('is one of a session that was %s in the storage', async (_, harm) => {
    const { rotation, browser, tab } = await start()
    rotation.expire()
    const held = tab.api.call('listContactRoutes', {})
    harm(browser)
    await problemOf(held)
    await tab.stands('signedOut')
    expect(refreshes()).toEqual([])
  })
})

describe('a renewal without an answer', () => {
  const runPauses = async (tab: ReturnType<typeof openSession>, ...pauses: readonly number[]) => {
    for (const pause of pauses) {
      while (!tab.timers.waits().includes(pause)) await turn()
      tab.timers.run(pause)
    }
  }

  it.each([
    ['503', refusal(503), 'server'],
    ['500 without a word', faults.emptyFailure, 'server'],
    ['a broken connection', faults.reset, 'network'],
  ] as const)('is tried three times, keeps the session, and works when the net is back: %s', async (_, fault, kind) => {
    const broken = { value: true }
    const { rotation, browser, tab } = await start(() => (broken.value ? fault : null))
    rotation.expire()
    const calls = Promise.all([1, 2, 3].map(() => problemOf(tab.api.call('listContactRoutes', {}))))
    await runPauses(tab, 400, 1200)
    expect((await calls).map((problem) => problem.kind)).toEqual([kind, kind, kind])
    expect([refreshes().length, tab.actor.getSnapshot().matches('signedIn'), stored(browser)['token']]).toEqual([3, true, 'token-1'])

    broken.value = false
    await tab.api.call('listContactRoutes', {})
    expect([refreshes().length, stored(browser)['token']]).toEqual([4, 'token-2'])
    expect(server.seen.filter(({ path }) => path.endsWith(signInPath))).toEqual([])
  })

  it('ends a read of the cache after its three tries, without a second round, and the next read works', async () => {
    const broken = { value: true }
    const { rotation, tab } = await start(() => (broken.value ? refusal(503) : null))
    rotation.expire()
    const read = () =>
      tab.queryClient.fetchQuery({ queryKey: ['routes'], queryFn: ({ signal }) => tab.api.call('listContactRoutes', {}, { signal }) })
    const ended = problemOf(read())
    await runPauses(tab, 400, 1200)
    expect([(await ended).kind, refreshes().length]).toEqual(['server', 3])

    broken.value = false
    await read()
    expect([refreshes().length, tab.actor.getSnapshot().matches('signedIn')]).toEqual([4, true])
  })

  it('waits as long as the server asks, within its fifteen seconds', async () => {
    const { rotation, tab } = await start((count) => (count === 1 ? refusal(429, 'Slowly.', { 'retry-after': '2' }) : null))
    rotation.expire()
    const call = tab.api.call('listContactRoutes', {})
    await runPauses(tab, 2000)
    await call
    expect(refreshes()).toHaveLength(2)
  })

  it('gives up at once when the server asks for more than that', async () => {
    const { rotation, tab } = await start(() => refusal(503, 'Later.', { 'retry-after': '86400' }))
    rotation.expire()
    expect((await problemOf(tab.api.call('listContactRoutes', {}))).kind).toBe('server')
    expect([refreshes().length, tab.actor.getSnapshot().matches('signedIn')]).toEqual([1, true])
  })

  it('ends after fifteen seconds in all, however slow the tries were', async () => {
    const { rotation, tab } = await start(() => faults.hang)
    rotation.expire()
    const call = problemOf(tab.api.call('listContactRoutes', {}))
    await server.arrived(2)
    expect(tab.timers.waits()).toContain(15_000)
    tab.now.value += 15_000
    tab.timers.run(15_000)
    expect([(await call).kind, refreshes().length, tab.actor.getSnapshot().matches('signedIn')]).toEqual(['timeout', 1, true])
  })
})

describe('calls that carry credentials of their own', () => {
  it('never renew the session', async () => {
    const { tab } = await start()
    server.answerWith(refusal(401, 'No.'))
    await problemOf(tab.api.call('signIn', { body: { username: 'a@b.c', password: 'x' } }))
    await problemOf(tab.api.call('refreshToken', { body: { userId: 101, refreshToken: 'x' } }))
    await problemOf(tab.api.call('signOut', { path: { userId: 'abc' }, body: { refreshToken: 'x' } }))
    expect(server.seen.map(({ path }) => path.split('/').slice(4, 6).join('/'))).toEqual(['user/login', 'user/token', 'user/logout'])
  })
})
