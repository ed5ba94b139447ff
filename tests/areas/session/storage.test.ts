import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPatientVault } from '#src/session/token/token-vault.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { createTimers } from '#tests/support/client/client.ts'
import { faults, startFaultServer } from '#tests/support/client/fault-server.ts'
import { createRotation, openSession, signAdaIn, signInPath, treePath } from '#tests/support/client/session.ts'

describe('the database', () => {
  it('is left alone once it failed or stayed silent', async () => {
    const timers = createTimers()
    let asked = 0
    const silent = () => {
      asked += 1
      return new Promise<never>(() => {})
    }
    const vault = createPatientVault({ read: silent, change: silent, clear: silent }, timers.startTimer)
    const reading = vault.read()
    expect(timers.waits()).toEqual([2000])
    timers.run()
    expect([await reading, await vault.read(), await vault.change(() => 1), asked]).toEqual([null, null, null, 1])
    await vault.clear()

    const broken = () => Promise.reject(new Error('Broken.'))
    expect(await createPatientVault({ read: broken, change: broken, clear: broken }, timers.startTimer).read()).toBeNull()
    expect(timers.waits()).toEqual([])
  })

  it('that has answered before is only slow: it is waited for longer, and asked again', async () => {
    const timers = createTimers()
    let isSilent = false
    const answer = (): Promise<unknown> => (isSilent ? new Promise<never>(() => {}) : Promise.resolve('tokens'))
    const vault = createPatientVault({ read: answer, change: answer, clear: () => Promise.resolve() }, timers.startTimer)
    expect(await vault.read()).toEqual({ value: 'tokens' })
    isSilent = true
    const reading = vault.read()
    expect(timers.waits()).toEqual([4000])
    timers.run()
    expect(await reading).toBeNull()
    isSilent = false
    expect([await vault.read(), timers.waits()]).toEqual([{ value: 'tokens' }, []])
  })
})

describe('a session', () => {
  let server: Awaited<ReturnType<typeof startFaultServer>>
  beforeEach(async () => {
    server = await startFaultServer(createRotation().answer)
  })
  afterEach(() => server.close())

  it('is found again after a reload, with what the person may do asked for anew', async () => {
    const browser = createBrowser()
    await signAdaIn(openSession(server.origin, browser.openTab()))
    server.seen.length = 0
    const again = openSession(server.origin, browser.openTab())
    await again.stands({ signedIn: { access: 'ready' } })
    const { person, hasArrived, access } = again.actor.getSnapshot().context
    expect([person?.firstName, hasArrived, access?.allowedRoutes.includes('/sms/exam-block')]).toEqual(['Ada', false, true])
    expect(server.seen.map(({ path, headers }) => [path.split('/').at(4), headers.authorization])).toEqual([
      ['contact', 'Bearer token-1'],
      ['contact-management', 'Bearer token-1'],
    ])
  })

  it('keeps exactly what pages need, under its four keys, and nothing of the password', async () => {
    const browser = createBrowser()
    await signAdaIn(openSession(server.origin, browser.openTab()))
    expect([...browser.kept.keys()].toSorted()).toEqual(['authorization', 'lastActivity', 'pagePermissions', 'session'])
    expect(JSON.parse(browser.kept.get('pagePermissions') ?? '')).toEqual({ '/sms/exam-block': ['list', 'View'] })
    const authorization = JSON.parse(browser.kept.get('authorization') ?? '') as Record<string, unknown>
    expect(Object.keys(authorization).toSorted()).toEqual([
      'accessPermissionRoutes',
      'authRoutes',
      'consentInfo',
      'metaInfo',
      'sideDrawerMenuOptions',
      'studentDetailInfo',
    ])
    expect([authorization['metaInfo'], authorization['consentInfo'], authorization['studentDetailInfo']]).toEqual([
      { userId: '101', contactId: '501' },
      {
        userType: 'NCUK',
        consent: {
          MANDATORY_CONSENT: { consentType: 'MANDATORY_CONSENT', status: 0 },
          NON_MANDATORY_CONSENT: { consentType: 'NON_MANDATORY_CONSENT', status: 0 },
        },
      },
      null,
    ])
    expect([...browser.kept.values(), JSON.stringify(browser.tokens.look())].join('\n')).not.toContain('Correct#27')
  })

  it('stores what the person may do once nobody waits any more, and nothing of it when they have left by then', async () => {
    const browser = createBrowser()
    const waiting: (() => void)[] = []
    const tab = openSession(server.origin, browser.openTab(), { whenIdle: (work) => void waiting.push(work) })
    const storeNow = () => waiting.splice(0).forEach((work) => work())
    await signAdaIn(tab)
    expect([...browser.kept.keys()].toSorted()).toEqual(['lastActivity', 'session'])
    storeNow()
    expect([...browser.kept.keys()].toSorted()).toEqual(['authorization', 'lastActivity', 'pagePermissions', 'session'])

    tab.actor.send({ type: 'signOut.request' })
    await tab.stands({ signedOut: 'idle' })
    await signAdaIn(tab)
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands({ signedOut: 'idle' })
    storeNow()
    expect([...browser.kept.keys()]).toEqual([])
  })

  it.each(['{"token":', '[]', '{"token":12}', 'null', '""', '{"token":"a\\nb"}'])(
    'that is stored as %j is none: its key is dropped',
    async (text) => {
      const browser = createBrowser()
      browser.kept.set('session', text)
      browser.kept.set('theme', 'dark')
      const tab = openSession(server.origin, browser.openTab())
      await tab.stands({ signedOut: 'idle' })
      expect([...browser.kept.keys()]).toEqual(['theme'])
    },
  )

  it('works for this page where the browser keeps nothing at all', async () => {
    const rotation = createRotation()
    server.answerWith(rotation.answer)
    const tab = openSession(server.origin, createBrowser().openTab(['storage', 'vault', 'locks', 'channel']))
    await signAdaIn(tab)
    rotation.expire()
    await tab.api.call('listContactRoutes', {})
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands('signedOut')
    expect(rotation.counts).toEqual({ refreshes: 1, reuses: 0 })
  })

  it('requests the rights once, before the database has stored the tokens', async () => {
    server.answerWith(createRotation().answer)
    const { environment } = createBrowser().openTab()
    let keep = () => {}
    const change = () => new Promise<null>((resolve) => (keep = () => resolve(null)))
    const vault = { read: async () => null, change, clear: async () => {} }
    const tab = openSession(server.origin, { environment: { ...environment, vault } })
    await tab.stands('signedOut')
    tab.actor.send({ type: 'credentials.submit', username: 'ada@ncuk.test', password: 'Correct#27' })
    const asked = () => server.seen.filter(({ path }) => path.includes(treePath)).length
    await vi.waitFor(() => expect(asked()).toBe(1))
    expect(tab.actor.getSnapshot().value).toEqual({ signedOut: 'submitting' })
    keep()
    await tab.stands({ signedIn: { access: 'ready' } })
    expect(asked()).toBe(1)
  })

  it('is not begun by a refused sign-in: nothing is stored', async () => {
    server.answerWith((response, seen) => (seen.path.includes(signInPath) ? faults.refusedInside : faults.emptyFailure)(response, seen))
    const browser = createBrowser()
    const tab = openSession(server.origin, browser.openTab())
    await tab.stands({ signedOut: 'idle' })
    tab.actor.send({ type: 'credentials.submit', username: 'ada@ncuk.test', password: 'wrong' })
    await tab.stands({ signedOut: 'refused' })
    expect([[...browser.kept], browser.tokens.look(), [...browser.cookies]]).toEqual([[], undefined, []])
    expect(tab.actor.getSnapshot().context.failure).toEqual({ code: 400, message: 'Not today.' })
  })
})
