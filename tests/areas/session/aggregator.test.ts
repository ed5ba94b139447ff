import { describe, expect, it } from 'vitest'
import { decide } from '#machines/access/access.ts'
import { lastOf, trailsOf } from '#machines/access/permission-tree.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { roleModule } from '#openapi/generated/resources/rights/role-module.ts'
import { listEntries } from '#src/app/resources.ts'
import { allRecords, createRecordCalls } from '#src/resources/record-calls.ts'
import { user } from '#openapi/generated/resources/rights/user.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import { createAggregator } from '#mirage/server.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { problemOf } from '#tests/support/client/client.ts'
import { codec, openSession } from '#tests/support/client/session.ts'

const origin = 'http://portal.test'

/** The production session on the portal's own aggregator, both on the clock of the test. */
const start = (browser = createBrowser()) => {
  const now = { value: Date.UTC(2027, 0, 15, 8) }
  const clock = { now: () => now.value, today: () => '2027-01-15' }
  const aggregator = createAggregator({ scenario: 'demo', clock, tokenSeconds: 60, latencyMs: 0 })
  const calls: string[] = []
  const logged: (string | null)[] = []
  const transport = (request: Request) => {
    const { pathname } = new URL(request.url)
    if (!aggregator.owns(new URL(request.url))) return Promise.resolve(new Response('', { status: 404 }))
    logged.push(request.headers.get('logComponentId'))
    calls.push(`${request.method} ${pathname.split('/').slice(4, 7).join('/')}`)
    return aggregator.handle(request)
  }
  const place = browser.openTab()
  const open = (at = browser.openTab()) => openSession(origin, at, { now, transport })
  /** Lets the tokens, which live a minute, expire while the person is at work. */
  const outlive = () => {
    now.value += 59_000
    place.act()
    now.value += 2000
  }
  return { browser, now, calls, logged, outlive, open, tab: open(place) }
}

const signIn = async (tab: ReturnType<typeof openSession>, username: string, password = 'Portal#2026') => {
  await tab.stands('signedOut')
  tab.actor.send({ type: 'credentials.submit', username, password })
}

describe('on the portal’s aggregator', () => {
  it.each([
    ['admin@ncuk.test', 'NCUK', '/sms/exam-block', 'allowed'],
    ['viewer@ncuk.test', 'NCUK', '/sms/exam-block', 'allowed'],
    ['centre@centre.test', 'CENTER', '/sms/exam-block', 'refused'],
    ['university@university.test', 'INSTITUTE', '/dashboard/university', 'allowed'],
    ['student@student.test', 'STUDENT', '/sms/exam-block', 'refused'],
    ['newstudent@student.test', 'STUDENT', '/dashboard/student', 'allowed'],
  ])('%s signs in as %s', async (username, type, path, verdict) => {
    const { tab } = start()
    await signIn(tab, username)
    await tab.stands({ signedIn: { access: 'ready' } })
    const { person, access } = tab.actor.getSnapshot().context
    expect([person?.username, person?.parentContactType, access && decide(access, path)]).toEqual([username, type, verdict])
  })

  it('what the person may do follows a save of the own role, without a reload', async () => {
    const { tab } = start()
    await signIn(tab, 'admin@ncuk.test')
    await tab.stands({ signedIn: { access: 'ready' } })
    const verdict = () => {
      const { access } = tab.actor.getSnapshot().context
      return access && decide(access, '/sms/exam-block')
    }
    expect(verdict()).toBe('allowed')
    const roles = createRecordService(roleModule, tab.api, codec)
    const { fields, names, updatedAt } = await roles.details('1')
    const [examBlock] = Object.entries(names['MenuModule'] ?? {}).find(([, { name }]) => name === 'Exam Block') ?? []
    const rows = (fields['rows'] as { readonly menuModuleId: number }[]).filter(({ menuModuleId }) => String(menuModuleId) !== examBlock)
    await roles.update('1', { roleId: 1, rows }, updatedAt)
    await tab.stands({ signedIn: { access: 'ready' } })
    expect(verdict()).toBe('refused')
  })

  it('calls of a list that stands at several nodes name that of its page in the log', async () => {
    const { logged, tab } = start()
    await signIn(tab, 'admin@ncuk.test')
    await tab.stands({ signedIn: { access: 'ready' } })
    const { access } = tab.actor.getSnapshot().context
    const nodes = access ? trailsOf(access.tree).map(lastOf) : []
    const wrong: string[] = []
    const underSeveral = listEntries.filter(([name]) => resourceCalls[name].components.length > 1)
    for (const [name, { within, partCalls, rightsOf }] of underSeveral) {
      const own = nodes.filter(({ routes }) => routes.some(({ text }) => text === rightsOf)).map(({ id }) => id)
      if (own.length === 0) continue
      logged.length = 0
      await createRecordCalls(resourceCalls[name], tab.api, codec, { within, partCalls, rightsOf }).list(allRecords)
      if (!own.includes(logged.at(-1) ?? '')) wrong.push(`${rightsOf}: ${logged.at(-1)}, not ${own.join(' or ')}`)
    }
    expect(wrong).toEqual([])
  })

  it('the person is called as their own record calls them now, without a new sign-in', async () => {
    const { tab, open } = start()
    await signIn(tab, 'admin@ncuk.test')
    await tab.stands({ signedIn: { access: 'ready' } })
    const users = createRecordService(user, tab.api, codec)
    const { fields, updatedAt } = await users.details('101')
    const { fullName: _name, lastSignIn: _last, linkUntil: _link, ...own } = fields
    await users.update('101', { ...own, firstName: 'Augusta' }, updatedAt)
    await tab.stands({ signedIn: { access: 'ready' } })
    const reloaded = open()
    await reloaded.stands({ signedIn: { access: 'ready' } })
    expect([tab, reloaded].map(({ actor }) => actor.getSnapshot().context.person?.firstName)).toEqual(['Augusta', 'Augusta'])
  })

  it('a wrong password is answered in its words, and a right one goes on', async () => {
    const { tab } = start()
    await signIn(tab, 'admin@ncuk.test', 'Wrong#2026')
    await tab.stands({ signedOut: 'refused' })
    expect(tab.actor.getSnapshot().context.failure).toEqual({ code: 401, message: 'Invalid username or password.' })
    tab.actor.send({ type: 'credentials.submit', username: 'admin@ncuk.test', password: 'Portal#2026' })
    await tab.stands('signedIn')
  })

  it('too many wrong passwords are answered in its words, and the right one goes on after the pause', async () => {
    const { now, tab } = start()
    for (let tries = 1; tries <= 11; tries += 1) {
      await signIn(tab, 'admin@ncuk.test', 'Wrong#2026')
      await tab.stands({ signedOut: 'refused' })
    }
    expect(tab.actor.getSnapshot().context.failure).toEqual({
      code: 429,
      message: 'Too many wrong passwords. Try again in 10 minutes.',
    })
    now.value += 10 * 60 * 1000
    tab.actor.send({ type: 'credentials.submit', username: 'admin@ncuk.test', password: 'Portal#2026' })
    await tab.stands('signedIn')
  })

  it('a token that has expired is renewed once by all tabs, life after life', async () => {
    const { calls, outlive, open, tab } = start()
    await signIn(tab, 'admin@ncuk.test')
    await tab.stands({ signedIn: { access: 'ready' } })
    const tabs = [tab, open(), open()]
    await Promise.all(tabs.map((each) => each.stands({ signedIn: { access: 'ready' } })))
    calls.length = 0
    for (let life = 1; life <= 5; life += 1) {
      outlive()
      await Promise.all(tabs.flatMap((each) => [1, 2, 3, 4].map(() => each.api.call('listContactRoutes', {}))))
      expect(calls.filter((call) => call === 'POST user/token/generate')).toHaveLength(life)
    }
  })

  it('a refresh token that has been used elsewhere signs out', async () => {
    const { browser, outlive, tab } = start()
    await signIn(tab, 'admin@ncuk.test')
    await tab.stands({ signedIn: { access: 'ready' } })
    const { refresh_token: refreshToken, userId } = JSON.parse(browser.kept.get('session') ?? '') as {
      refresh_token: string
      userId: number
    }
    await tab.api.call('refreshToken', { body: { userId, refreshToken } })
    outlive()
    expect((await problemOf(tab.api.call('listContactRoutes', {}))).kind).toBe('unauthorized')
    await tab.stands({ signedOut: 'idle' })
    expect([...browser.kept]).toEqual([])
  })

  it('a sign-out ends the session there too', async () => {
    const { browser, calls, open, tab } = start()
    await signIn(tab, 'student@student.test')
    await tab.stands({ signedIn: { access: 'ready' } })
    const before = browser.kept.get('session') ?? ''
    const { userId } = JSON.parse(before) as { userId: number }
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands({ signedOut: 'idle' })
    expect(calls.at(-1)).toBe(`PUT user/logout/${codec.encrypt(userId)}`)
    // Even where its tokens were copied they are worth nothing any more.
    browser.kept.set('session', before)
    const copy = open()
    await copy.stands('signedIn')
    await copy.stands({ signedOut: 'idle' })
    expect(copy.actor.getSnapshot().context.endedBy).toBe('refused')
  })

  it('the privacy policy is found without a session', async () => {
    const { tab } = start()
    await tab.stands({ signedOut: 'idle' })
    expect(await tab.readPolicy(new AbortController().signal)).toEqual({
      address: 'http://portal.test/policy/privacy-policy.html',
      parts: [],
    })
  })
})
