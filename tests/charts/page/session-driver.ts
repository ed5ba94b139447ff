import type { Page, Route } from 'playwright/test'
import type { AnyMachineSnapshot, StateValue } from 'xstate'
import { beSignedIn, expect, focused, newSession, visit } from '#tests/e2e/support.ts'
import { notificationsDrawer } from '#tests/pages/notifications.ts'
import { sessionExpired } from '#tests/pages/session-expired.ts'
import { shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import { hold, often, type PageDriver } from '#tests/support/charts/page-walk.ts'
import { refuse } from './gate.ts'
import { api } from './step-driver.ts'

const fail = (route: Route) => route.fulfill({ status: 503, body: '' })
const minute = 60_000
/** A little longer than a call waits for its answer, in ms. */
const deadlineMs = 15_100

/** When the tokens end (ms from now), how many seconds they live, and whether the person is at work or away for `awayMs`. */
interface Presence {
  readonly endsIn: number
  readonly seconds: number
  readonly isAtWork?: boolean
  readonly awayMs?: number
}
/** A life of tokens, in s, so short that the person counts as away at once. */
const shortest = 0.001
const atWork: Presence = { endsIn: 30 * minute, seconds: 1800, isAtWork: true }
const presences: Readonly<Record<string, Presence>> = {
  'at work': atWork,
  'away, tokens live': { endsIn: 30 * minute, seconds: shortest },
  'at work, tokens end soon': { endsIn: 50_000, seconds: 1800, isAtWork: true },
  'away, tokens end soon': { endsIn: 50_000, seconds: 1800, awayMs: 61_000 },
  'at work, tokens ended': { endsIn: -1000, seconds: 1800, isAtWork: true },
  'away, tokens ended': { endsIn: -1000, seconds: shortest },
  'tokens renewed': atWork,
}

/** Stores tokens and the last input as another tab would write them now, and tells the page as if another tab had. */
const present = (page: Page, { endsIn, seconds, isAtWork = false }: Presence) =>
  page.evaluate(
    ({ ends, lives, isThere }) => {
      const kept = JSON.parse(localStorage.getItem('session') ?? '{}')
      const [at, now] = [kept.token_received_at, Date.now()]
      const text = JSON.stringify({ ...kept, token_expires_in: lives, token_expires_timestamp: now + ends, token_served_at: at })
      if (isThere) localStorage.setItem('lastActivity', String(now))
      localStorage.setItem('session', text)
      window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: text, storageArea: localStorage }))
    },
    { ends: endsIn, lives: seconds, isThere: isAtWork },
  )

/** Renews as a server does whose new tokens have ended by its own clock already. */
async function renewInVain(route: Route): Promise<void> {
  const response = await route.fetch()
  const answer = await response.json()
  const ended = Math.floor(Date.now() / 1000) - 60
  await route.fulfill({ response, json: { ...answer, data: { ...answer.data, token_expires_timestamp: ended } } })
}

/** Lets another tab change the stored session, or end it. */
async function elsewhere(page: Page, changes: Readonly<Record<string, number>> | null): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/config.json')
  await other.evaluate((with_) => {
    if (!with_) return localStorage.removeItem('session')
    const kept = JSON.parse(localStorage.getItem('session') ?? '{}')
    localStorage.setItem('session', JSON.stringify({ ...kept, ...with_ }))
  }, changes)
  await other.close()
}

/** Lets another tab store a session: of a sign-in, or one that nobody can use. */
async function beginElsewhere(page: Page, isUsable: boolean): Promise<void> {
  const session = isUsable ? (await newSession(page)).session : { userId: null }
  const other = await page.context().newPage()
  await other.goto('/config.json')
  await other.evaluate((text) => localStorage.setItem('session', text), JSON.stringify(session))
  await other.close()
}

/** Needs the pages of users and roles, which have a journey of their own. */
const rereading = Object.fromEntries(
  [
    'signedIn.access.rereading',
    'signedIn.access.doubted',
    'signedIn.access.ready: rights.changed → signedIn.access.rereading',
    'signedIn.access.ready: rights.refused → signedIn.access.doubted',
    'signedIn.access.doubted: rights.changed → signedIn.access.rereading',
    'signedIn.access.doubted: page.opened → signedIn.access.rereading',
    'signedIn.access.rereading: rights.changed → signedIn.access.rereading',
    'signedIn.access.rereading: rereadAccess done → signedIn.access.ready',
    'signedIn.access.rereading: rereadAccess failed → signedIn.access.ready',
  ].map((label) => [label, 'what rights are made of is changed on other pages']),
)

const partOf = (value: StateValue, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Object.entries(part).find(([name]) => name === key)?.[1] : undefined),
    value,
  )

/** How a session is walked: signed in and out, away and at work, its calls answered, refused, broken and late. */
export async function sessionDriver(page: Page): Promise<PageDriver> {
  await page.clock.install()
  const signIns = await hold(page, `${api}/user/login`)
  const access = await hold(page, `${api}/contact-management/contact/route/permission/details/*`)
  const renewals = await hold(page, `${api}/user/token/generate`)
  const signOuts = await hold(page, `${api}/user/logout/*`)
  let isClosed = false
  let isRejecting = false
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), maintenance: isClosed } })
  })
  await page.route(`${api}/communications/notification/list*`, (route) => {
    if (!isRejecting) return route.continue()
    isRejecting = false
    return route.fulfill({ status: 401, json: { code: 401, message: '', description: 'Expired.', data: null } })
  })
  const question = page.getByRole(...sessionExpired.question)
  const stay = page.getByRole(...sessionExpired.stay)
  const messages = page.getByRole(...notificationsDrawer.layer)
  const bell = page.getByRole(...notificationsDrawer.bell)
  const acts: Readonly<Record<string, (move: Move, at: AnyMachineSnapshot) => Promise<unknown>>> = {
    // Submitted twice at once, as password managers may do; while busy, Enter changes nothing.
    'credentials.submit': async (_, at) => {
      if (at.hasTag('busy')) return page.getByLabel(...signInPage.password).press('Enter')
      await signInPage.fill(page, 'admin@ncuk.test')
      await page.locator('form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      })
    },
    'access.retry': () => page.getByRole(...shell.retry).click(),
    'consent.given': () => elsewhere(page, { mandatoryConsent: 1 }),
    'signOut.request': async (_, at) => {
      if (at.hasTag('locked')) return question.getByRole(...sessionExpired.logout).click()
      await page.getByRole(...shell.profileMenu).click()
      await page.getByRole(...shell.logout).click()
    },
    'token.renewing': async () => {
      // A person who is away is not warned of tokens that end soon, but a click on the bell shows that they are there.
      await present(page, atWork)
      isRejecting = true
      await bell.click()
      await expect(focused(messages)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(messages).toBeHidden()
    },
    'token.settled': () => renewals.answer((route) => route.continue()),
    'session.extend': () => stay.click(),
    'session.reset': () => question.getByRole(...sessionExpired.reset).click(),
    'session.refused': () => renewals.answer(refuse),
    'session.ended': () => elsewhere(page, null),
  }
  /** Waits until the page is loaded, while its clock hardly moves, so that it gives nothing up. */
  const untilPrepared = () =>
    expect
      .poll(async () => {
        await page.clock.runFor(1)
        return page.getByRole(...signInPage.submit).isVisible()
      }, often)
      .toBe(false)
  let renewed = { expiring: 0, expired: 0 }
  const ports: Readonly<Record<string, (isDone: boolean, name: string, at: AnyMachineSnapshot) => Promise<unknown>>> = {
    restoreSession: async (_, name, at) => {
      if (at.matches({ signedOut: 'following' })) return beginElsewhere(page, name === 'a session')
      if (name === 'a session') await beSignedIn(page)
      await page.goto(name === 'a session' ? '/sms/exam-block' : '/login')
    },
    signIn: async (isDone) => {
      if (!isDone) return signIns.answer(refuse)
      // The portal waits only 200 ms for a page. They would pass while the walk looks at the screen: the clock is stopped.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
      await signIns.answer((route) => route.continue())
    },
    loadAccess: async (isDone) => {
      if (isDone) {
        await access.answer((route) => route.continue())
        await untilPrepared()
        return page.clock.resume()
      }
      await page.clock.resume()
      await page.clock.runFor(deadlineMs)
      // The person's own start page opens even without rights; this page does not.
      await visit(page, '/sms/exam-block')
    },
    renewSession: async (isDone, _, at) => {
      const asked = at.hasTag('locked') ? 'expired' : 'expiring'
      // Good tokens move the machine on before the renewal is reported as done; tokens that have ended do not.
      if (isDone && renewed[asked] % 2 === 1) await renewals.answer((route) => route.continue())
      else if (isDone) await renewals.answer(renewInVain)
      if (isDone) {
        await expect(asked === 'expired' ? question : stay).toBeHidden()
        if (renewed[asked] % 2 === 0) await present(page, atWork)
        renewed = { ...renewed, [asked]: renewed[asked] + 1 }
        return
      }
      for (const pause of [0, 400, 1200]) {
        await page.clock.runFor(pause)
        await renewals.answer(fail)
      }
    },
    signOut: async () => signOuts.answer((route) => route.continue()),
    watchPresence: async (_, name) => {
      const presence = presences[name]
      if (!presence) throw new Error(`Nobody can be ${name}.`)
      await page.clock.runFor(presence.awayMs ?? 0)
      await present(page, presence)
    },
    watchSession: () => elsewhere(page, null),
  }
  const isCalm = (at: AnyMachineSnapshot) =>
    at.matches({ signedIn: { access: 'ready', token: 'fresh' } }) &&
    ['active', 'idle'].some((presence) => at.matches({ signedIn: { presence } }))
  const isWaiting = (at: AnyMachineSnapshot) =>
    ['extending', 'resetting'].some(
      (busy) =>
        partOf(at.value, 'signedIn', 'presence', 'expiring') === busy || partOf(at.value, 'signedIn', 'presence', 'expired') === busy,
    )
  /** Whether the session ends without a call to the aggregator, which knows of the end already. */
  const isUntold = ({ value, context }: AnyMachineSnapshot) => value === 'signingOut' && ['refused', 'elsewhere'].includes(context.endedBy)
  const can = (move: Move, at: AnyMachineSnapshot): boolean => {
    const { type } = move.event
    if (at.value === 'restoring' || at.matches({ signedOut: 'following' })) return move.by === 'port' && move.answer.kind === 'done'
    if (isUntold(at)) return move.by === 'port' && move.answer.kind === 'done'
    if (move.by === 'port' && move.src === 'watchPresence')
      return at.matches({ signedIn: { access: 'ready', token: 'fresh' } }) && !isWaiting(at) && !at.context.hasArrived
    switch (type) {
      case 'credentials.submit':
        return at.matches('signedOut') && !at.context.hasDeparted
      case 'arrival.passed':
        return at.matches({ signedIn: { access: 'ready' } }) && at.context.hasArrived
      case 'departure.passed':
        return at.matches('signedOut') && at.context.hasDeparted
      case 'consent.given':
        return isCalm(at) && 'consent' in move.event && move.event.consent === 'mandatory' && !at.context.hasArrived
      case 'token.renewing':
        return at.matches({ signedIn: { presence: 'active' } }) && isCalm(at) && !at.context.hasArrived
      case 'token.settled':
      case 'session.refused':
        return at.matches({ signedIn: { token: 'refreshing' } })
      case 'signOut.request':
        return (
          (isCalm(at) || at.matches({ signedIn: { access: 'ready', presence: 'expired' } })) && !isWaiting(at) && !at.context.hasArrived
        )
      case 'presence.look':
      case 'rights.changed':
      case 'rights.refused':
      case 'page.opened':
        return false
      default:
        // A sign-out that fails ends like one that succeeds.
        return type !== 'xstate.error.actor.0.session.signingOut'
    }
  }
  const partsOf = (value: StateValue) =>
    typeof value === 'object' && 'signedIn' in value ? [partOf(value, 'signedIn', 'presence'), partOf(value, 'signedIn', 'access')] : value
  return {
    inputs: ['open portal', 'closed for maintenance'],
    open: async (input) => {
      for (const calls of [signIns, access, renewals, signOuts]) calls.drop()
      isClosed = input === 'closed for maintenance'
      await page.clock.resume()
      await page.goto('/config.json')
      // The aggregator's clock sets when tokens end: each tour begins with the page's clock set to the same time.
      await page.clock.setSystemTime(new Date())
      await page.context().setStorageState({ cookies: [], origins: [] })
    },
    isPassing: (at) => at.value === 'restoring' || at.matches({ signedOut: 'following' }) || isUntold(at),
    // The state of the tokens is left out: a renewal that the person asks for changes it as well.
    isSame: (value, at) => JSON.stringify(partsOf(value)) === JSON.stringify(partsOf(at.value)),
    can,
    make: async (move, at) => {
      if (move.by === 'clock') await page.clock.runFor(800)
      else if (move.by === 'person') await acts[move.event.type]?.(move, at)
      else if (!isUntold(at)) await ports[move.src]?.(move.answer.kind === 'done', move.answer.name, at)
    },
    see: async (at) => {
      if (at.value === 'signingOut') return
      if (at.matches('signedOut')) return expect(page.getByRole(...signInPage.submit)).toBeVisible()
      if (at.value === 'maintenance') return expect(page.getByText(/maintenance/i).first()).toBeVisible()
      await expect(question).toBeVisible({ visible: at.hasTag('locked') })
      await expect(stay).toBeVisible({ visible: at.matches({ signedIn: { presence: 'expiring' } }) })
      if (at.matches({ signedIn: { access: 'unavailable' } })) await expect(page.getByRole(...shell.retry)).toBeVisible()
    },
    unreachable: {
      ...rereading,
      'restoring: restoreSession failed → closing':
        'the code behind it is there before the session begins, and of a broken storage it takes nobody',
      'signedOut.following: restoreSession failed → signedOut.idle':
        'the code behind it is there since the tab signed in or began to, and of a broken storage it takes nobody',
      'signedOut.following: credentials.submit → stay': 'the session is stored, and read within the moment: there is no time to submit',
      'signingOut: signOut failed → closing':
        'what a browser keeps is forgotten without failing, and a sign-out without an answer counts as done',
    },
  }
}
