import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasConsentToGive, hasShell } from '#machines/access/visit.ts'
import { visitorOf } from '#machines/session/session-types.ts'
import { createBrowser, turn } from '#tests/support/client/browser.ts'
import { good, startFaultServer, type Answer } from '#tests/support/client/fault-server.ts'
import {
  createRotation,
  openSession,
  signAdaIn,
  signInData,
  signInPath,
  treePath,
  type OpenedSession,
} from '#tests/support/client/session.ts'

const student = { contactTypeParentName: 'STUDENT', studentId: 3002, mandatoryConsent: 0, nonMandatoryConsent: 0 }
const rotation = createRotation()
const answer: Answer = (response, seen) => (seen.path.includes(signInPath) ? good(signInData(1, student)) : rotation.answer)(response, seen)

let server: Awaited<ReturnType<typeof startFaultServer>>
beforeEach(async () => {
  server = await startFaultServer(answer)
})
afterEach(() => server.close())

const visitorIn = (tab: OpenedSession) => {
  const { person } = tab.actor.getSnapshot().context
  if (!person) throw new Error('Nobody is signed in.')
  return visitorOf(person)
}
const storedIn = (browser: ReturnType<typeof createBrowser>) => {
  const read = (key: string) => JSON.parse(browser.kept.get(key) ?? '{}') as Record<string, unknown>
  const { mandatoryConsent, nonMandatoryConsent, token } = read('session')
  return { flags: [mandatoryConsent, nonMandatoryConsent], token, consentInfo: read('authorization')['consentInfo'] }
}
const consentInfo = (mandatory: number, optional: number) => ({
  userType: 'STUDENT',
  consent: {
    MANDATORY_CONSENT: { consentType: 'MANDATORY_CONSENT', status: mandatory },
    NON_MANDATORY_CONSENT: { consentType: 'NON_MANDATORY_CONSENT', status: optional },
  },
})

describe('a consent that was given after sign-in', () => {
  it('lets shell and guard follow at once, and a reload find it', async () => {
    const browser = createBrowser()
    const tab = openSession(server.origin, browser.openTab())
    await signAdaIn(tab)
    expect([hasShell(visitorIn(tab)), hasConsentToGive(visitorIn(tab))]).toEqual([false, true])
    expect(storedIn(browser)).toEqual({ flags: [0, 0], token: 'token-1', consentInfo: consentInfo(0, 0) })

    tab.actor.send({ type: 'consent.given', consent: 'mandatory' })
    expect([hasShell(visitorIn(tab)), hasConsentToGive(visitorIn(tab))]).toEqual([true, true])
    expect(storedIn(browser)).toEqual({ flags: [1, 0], token: 'token-1', consentInfo: consentInfo(1, 0) })

    tab.actor.send({ type: 'consent.given', consent: 'optional' })
    expect(hasConsentToGive(visitorIn(tab))).toBe(false)
    expect(storedIn(browser)).toEqual({ flags: [1, 1], token: 'token-1', consentInfo: consentInfo(1, 1) })

    const again = openSession(server.origin, browser.openTab())
    await again.stands({ signedIn: { access: 'ready' } })
    expect(hasConsentToGive(visitorIn(again))).toBe(false)
  })

  it('is not undone by access that was asked for before it', async () => {
    const browser = createBrowser()
    const waiting: (() => void)[] = []
    server.answerWith((response, seen) => {
      if (seen.path.includes(treePath)) waiting.push(() => answer(response, seen))
      else answer(response, seen)
    })
    const tab = openSession(server.origin, browser.openTab())
    const signingIn = signAdaIn(tab)
    await tab.stands({ signedIn: { access: 'loading' } })
    tab.actor.send({ type: 'consent.given', consent: 'mandatory' })
    while (waiting.length === 0) await turn()
    waiting.forEach((go) => go())
    await signingIn
    expect(storedIn(browser)).toEqual({ flags: [1, 0], token: 'token-1', consentInfo: consentInfo(1, 0) })
  })

  it('reaches the other tabs of the browser, and neither undoes what the other has stored', async () => {
    const browser = createBrowser()
    const first = openSession(server.origin, browser.openTab())
    await signAdaIn(first)
    const second = openSession(server.origin, browser.openTab())
    await second.stands({ signedIn: { access: 'ready' } })
    first.actor.send({ type: 'consent.given', consent: 'mandatory' })
    second.actor.send({ type: 'consent.given', consent: 'optional' })
    await turn()
    await turn()
    expect([hasConsentToGive(visitorIn(first)), hasConsentToGive(visitorIn(second))]).toEqual([false, false])
    expect(storedIn(browser).flags).toEqual([1, 1])
  })
})
