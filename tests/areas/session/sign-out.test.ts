import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBrowser } from '#tests/support/client/browser.ts'
import { faults, good, refusal, startFaultServer, type Answer } from '#tests/support/client/fault-server.ts'
import {
  codec,
  createRotation,
  openSession,
  signAdaIn,
  signInData,
  signInPath,
  signOutPath,
  treePath,
} from '#tests/support/client/session.ts'

let server: Awaited<ReturnType<typeof startFaultServer>>
beforeEach(async () => {
  server = await startFaultServer(createRotation().answer)
})
afterEach(() => server.close())

const start = async (config = {}) => {
  const browser = createBrowser()
  const tab = openSession(server.origin, browser.openTab(), { config })
  await signAdaIn(tab)
  server.seen.length = 0
  return { browser, tab }
}
const puts = () => server.seen.filter(({ method }) => method === 'PUT')

describe('signing out', () => {
  it.each([
    ['200', good(null)],
    ['401', refusal(401)],
    ['500', faults.emptyFailure],
    ['a broken connection', faults.reset],
    ['a page', faults.html],
  ])('leaves nothing behind, and tells the aggregator once, when it answers with %s', async (_, answer) => {
    const { browser, tab } = await start()
    tab.queryClient.setQueryData(['listScheduleModules', {}], ['secret'])
    server.answerWith(answer)
    tab.actor.send({ type: 'signOut.request' })
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands({ signedOut: 'idle' })
    expect(puts().map(({ path, headers, body }) => [path.split('/').at(-1), headers.authorization, JSON.parse(body) as unknown])).toEqual([
      [codec.encrypt(101), 'Bearer token-1', { refreshToken: 'refresh-1' }],
    ])
    expect([[...browser.kept], browser.tokens.look(), tab.queryClient.getQueryCache().getAll(), tab.forgotten.count]).toEqual([
      [],
      undefined,
      [],
      1,
    ])
    expect([...browser.cookies]).toEqual([['privacyPolicy', '1']])
  })

  it('forgets at once when no answer comes, and gives the call up after three seconds', async () => {
    const { browser, tab } = await start()
    server.answerWith(faults.hang)
    tab.actor.send({ type: 'signOut.request' })
    await server.arrived(1)
    expect([[...browser.kept], tab.timers.waits()]).toEqual([[], [3000]])
    tab.timers.run(3000)
    await tab.stands({ signedOut: 'idle' })
  })

  it('keeps the answers of the page in view until it is over, so that none is asked for without a token', async () => {
    const { tab } = await start()
    tab.queryClient.setQueryData(['listScheduleModules', {}], ['secret'])
    server.answerWith(faults.hang)
    tab.actor.send({ type: 'signOut.request' })
    await server.arrived(1)
    const answer = () => tab.queryClient.getQueryData(['listScheduleModules', {}])
    expect([tab.forgotten.count, answer()]).toEqual([1, ['secret']])
    tab.timers.run(3000)
    await tab.stands({ signedOut: 'idle' })
    expect(answer()).toBeUndefined()
  })

  it('asks nobody when the session was refused', async () => {
    const { browser, tab } = await start()
    tab.actor.send({ type: 'session.refused' })
    await tab.stands({ signedOut: 'idle' })
    expect([puts(), [...browser.kept], browser.tokens.look()]).toEqual([[], [], undefined])
  })

  it('lets the next person in with nothing of the last one', async () => {
    const { browser, tab } = await start()
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands({ signedOut: 'idle' })
    server.answerWith((response, seen) => {
      const grace = signInData(9, { userId: 102, contactId: 502, firstName: 'Grace', contactTypeParentName: 'CENTER', centreId: 4 })
      const answer: Answer = seen.path.includes(signInPath)
        ? good(grace)
        : seen.path.includes(treePath)
          ? good({ routePermissions: [] })
          : good([])
      answer(response, seen)
    })
    await signAdaIn(tab)
    expect([tab.actor.getSnapshot().context.person?.firstName, [...browser.kept.values()].join('')]).toEqual([
      'Grace',
      expect.not.stringContaining('Ada'),
    ])
  })

  it('comes first when the portal is closed for maintenance', async () => {
    const browser = createBrowser()
    await signAdaIn(openSession(server.origin, browser.openTab()))
    server.seen.length = 0
    const tab = openSession(server.origin, browser.openTab(), { config: { maintenance: true } })
    await tab.stands('maintenance')
    expect([server.seen.map(({ path }) => path.includes(signOutPath)), [...browser.kept]]).toEqual([[true], []])
  })
})

describe('what a person may do', () => {
  it('is empty, and stored as empty, when it cannot be loaded; asked for again it is there', async () => {
    const browser = createBrowser()
    const tab = openSession(server.origin, browser.openTab())
    const { answer } = createRotation()
    let isBroken = true
    server.answerWith((response, seen) => (isBroken && seen.path.includes(treePath) ? faults.emptyFailure : answer)(response, seen))
    await tab.stands({ signedOut: 'idle' })
    tab.actor.send({ type: 'credentials.submit', username: 'ada@ncuk.test', password: 'Correct#27' })
    await tab.stands({ signedIn: { access: 'unavailable' } })
    expect(server.seen.filter(({ path }) => path.includes(treePath))).toHaveLength(2)
    expect([browser.kept.get('pagePermissions'), tab.actor.getSnapshot().context.access?.tree]).toEqual(['{}', []])
    isBroken = false
    tab.actor.send({ type: 'access.retry' })
    await tab.stands({ signedIn: { access: 'ready' } })
    expect(browser.kept.get('pagePermissions')).toBe('{"/sms/exam-block":["list","View"]}')
  })

  it('does without the extra routes when they cannot be loaded', async () => {
    const { answer } = createRotation()
    server.answerWith((response, seen) => (seen.path.endsWith('/contact/routes') ? faults.emptyFailure : answer)(response, seen))
    const { tab } = await start()
    expect(tab.actor.getSnapshot().context.access?.allowedRoutes).toContain('/sms/exam-block')
  })

  it('is read anew on the next page once a call was refused for want of a right', async () => {
    const { tab } = await start()
    const trees = () => server.seen.filter(({ path }) => path.includes(treePath)).length
    const { answer } = createRotation()
    server.answerWith((response, seen) => (seen.path.includes(treePath) ? answer : refusal(403))(response, seen))
    await expect(tab.api.call('getTimeZoneAdminDetails', {})).rejects.toMatchObject({ kind: 'forbidden' })
    await tab.stands({ signedIn: { access: 'doubted' } })
    expect(trees()).toBe(0)
    tab.actor.send({ type: 'page.opened' })
    await tab.stands({ signedIn: { access: 'ready' } })
    expect(trees()).toBe(1)
  })

  it('gives administration calls the id of their component', async () => {
    const { tab } = await start()
    await tab.api.call('getTimeZoneAdminDetails', {}, { log: { component: 'ExamBlock', permission: 'View' } })
    await tab.api.call('getTimeZoneAdminDetails', {}, { log: { component: 'TestBlock', permission: 'View' } })
    expect(server.seen.map(({ headers }) => [headers['logcomponentid'], headers['logpermission']])).toEqual([
      ['82', 'View'],
      [undefined, 'View'],
    ])
  })
})
