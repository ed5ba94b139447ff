import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { test as base, expect, type Locator, type Page, type Response, type Route } from 'playwright/test'
import { developmentIdIv, developmentIdKey } from '#mirage/id-codec.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { activityKey, sessionKey } from '#src/session/record/session-keys.ts'
import { sessionOf, type SessionRecord } from '#src/session/record/session-record.ts'
import { shell } from '#tests/pages/shell.ts'
import { password, signInPage } from '#tests/pages/sign-in.ts'
import { disableAnimations } from '#tests/support/disable-animations.ts'
import { createContractValidator } from '#tests/support/contract-validator.ts'
import { settled } from '#tests/support/settled.ts'

const prefix = '/api/aggregate/v1'
const validator = createContractValidator()

/** What a test may expect to go wrong: console lines of the browser's own about calls that the test breaks. */
interface Allowed {
  allowNetworkErrors(): void
}

/** Checks one call of the page against the contract, both ways; gives the violations. */
async function violations(response: Response): Promise<string[]> {
  const request = response.request()
  const url = new URL(request.url())
  const sent = request.postData()
  // A page that closes takes with it what was still on its way.
  const [asked, answered, text] = await Promise.all([
    request.allHeaders().catch(() => null),
    response.allHeaders().catch(() => null),
    response.text().catch(() => null),
  ])
  if (asked === null || answered === null || text === null) return []
  const description = {
    method: request.method(),
    url: `${url.pathname}${url.search}`,
    headers: asked,
    body: sent === null ? undefined : JSON.parse(sent),
  }
  const received = { status: response.status(), headers: answered, body: text === '' ? undefined : JSON.parse(text) }
  return [...validator.request(description), ...validator.response(description, received)].map(
    (line) => `${description.method} ${description.url}: ${line}`,
  )
}

/** Makes each breach of the page's policy, of its Trusted Types too, an error in its console. */
const tellBreaches = () =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`Against the policy: ${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
  )

/**
 * A page on an aggregator of the test's own, under a gate: what is an error in the console or on the page, breaches the
 * content security policy or breaks the contract fails the test that caused it.
 */
export const test = base.extend<{ gate: Allowed }>({
  extraHTTPHeaders: async ({}, use, info) => {
    await use({ 'x-portal-db': `${info.testId}-${info.repeatEachIndex}` })
  },
  gate: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const calls: Promise<void>[] = []
      let isNetworkBroken = false
      await context.addInitScript(tellBreaches)
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        // The browser itself logs each failed call; what the portal makes of it is what a test looks at.
        if (message.text().startsWith('Failed to load resource') && (isNetworkBroken || /status of 4\d\d/.test(message.text()))) return
        complaints.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => complaints.push(`page: ${error.error().message}`))
      context.on('response', (response) => {
        if (new URL(response.url()).pathname.startsWith(prefix) && !isNetworkBroken)
          calls.push(violations(response).then((found) => void complaints.push(...found)))
      })
      await use({ allowNetworkErrors: () => void (isNetworkBroken = true) })
      await Promise.all(calls)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Lets the student who signs in next have given these consents: 1 for given, 0 for not. */
export const consentsAtSignIn = (page: Page, mandatoryConsent: number, nonMandatoryConsent: number): Promise<unknown> =>
  page.route(
    `**${prefix}/user/login`,
    async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      Object.assign(answer.data[0] ?? answer.data, { mandatoryConsent, nonMandatoryConsent })
      await route.fulfill({ response, json: answer })
    },
    { times: 1 },
  )

/** Tags what is walked with every run of the checks; faster tests prove the rules of the others, which `npm run sweep` walks. */
export const journey = { tag: '@journey' }

/** For tests that differ in one value: the first is walked with every run of the checks. */
export const journeyIfFirst = (index: number): { readonly tag: string[] } => ({ tag: index === 0 ? [journey.tag] : [] })

/** The layer, once the focus is in it: it hears keys only then. */
export const focused = (layer: Locator): Locator => layer.and(layer.page().locator(':focus-within'))

/** Puts the aggregator of the test back to the demonstration. */
export const reset = (page: Page): Promise<unknown> => page.request.post('/__aggregator/reset', { data: { scenario: 'demo' } })

/** Gives the pages that are opened from now on a clock that the test moves. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install()
  // On such a clock a layer may miss the end of its closing animation, and stay.
  await page.context().addInitScript(disableAnimations)
}

/** Goes to an address within the page, as a link does. */
export const visit = (page: Page, path: string): Promise<void> => page.evaluate((to) => window.history.pushState(null, '', to), path)

/** Signs in by the form and waits for the page that follows. */
export async function signIn(page: Page, username = 'admin@ncuk.test', origin = ''): Promise<void> {
  await page.goto(`${origin}/login`)
  await signInPage.enter(page, username)
  await expect(page).not.toHaveURL(/login|LogInPermission/i)
}

/** Ids as they stand in the addresses of the portal. */
export const codec = createIdCodec({
  key: developmentIdKey,
  iv: developmentIdIv,
  logError: (message) => {
    throw new Error(message)
  },
})

/** Holds the requests that are routed to it until it is opened. */
export function createGate() {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, hold: async (route: Route) => opened.then(() => route.continue()) }
}

/** Signs in beside the page, which knows nothing of it; gives the session as the portal stores it. */
export async function newSession(page: Page, username = 'admin@ncuk.test') {
  const answer = await page.request.post(`${prefix}/user/login`, { data: { username, password } })
  const body = (await answer.json()) as { data: never }
  const receivedAt = Date.now()
  return {
    session: sessionOf({ data: body.data, body }, codec, { receivedAt, servedAt: null }),
    receivedAt,
    address: new URL(answer.url()),
  }
}

/**
 * Gives the browser the session that a sign-in by the form leaves behind, for tests that are about what comes after. Opens no
 * page; anything else that the browser kept is gone. `changes` are what the aggregator would have answered otherwise.
 */
export async function beSignedIn(page: Page, username = 'admin@ncuk.test', changes: Partial<SessionRecord> = {}): Promise<void> {
  const { session: signedIn, receivedAt, address } = await newSession(page, username)
  const session = { ...signedIn, ...changes }
  const { origin, hostname } = address
  const entries = { [sessionKey]: session, [activityKey]: receivedAt }
  await page.context().setStorageState({
    cookies: [
      { name: 'privacyPolicy', value: '1', domain: hostname, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' },
    ],
    origins: [{ origin, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value: JSON.stringify(value) })) }],
  })
}

/** Opens the page that a person comes to after sign-in, with a session that is there already. */
export async function openHome(page: Page, username = 'admin@ncuk.test', changes: Partial<SessionRecord> = {}): Promise<void> {
  await beSignedIn(page, username, changes)
  await page.goto('/')
  await expect(page).not.toHaveURL(({ pathname }) => pathname === '/' || /login/i.test(pathname))
  await expect(page.getByRole(...shell.profileMenu)).toBeVisible()
  // The frame stands before the page in it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

const axeScript = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Fails on any accessibility finding of the page as it stands; `part` leaves out what was judged before, such as the shell. */
export async function expectAccessible(page: Page, part?: 'main'): Promise<void> {
  // Half-way through a fade the colours are of no theme.
  await page.evaluate(settled)
  // A document keeps the script that it was given.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await axeScript)
  const found = await page.evaluate(async (included) => {
    const { axe } = window
    if (!axe) return ['no axe']
    // The rows of a table are alike.
    const context = { ...(included && { include: [[included]] }), exclude: [['tbody tr:nth-child(n+6)']] }
    // To name and quote every element takes a third of the time, so that only a page with findings is looked at that way.
    axe.configure({ noHtml: true })
    const quick = await axe.run(context, { resultTypes: ['violations'], selectors: false })
    if (quick.violations.length === 0) return []
    axe.configure({ noHtml: false })
    const { violations } = await axe.run(context, { resultTypes: ['violations'] })
    return [
      ...quick.violations.map(({ id }) => id),
      ...violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => (html ?? target.join(' ')).slice(0, 160)).join(' | ')}`,
      ),
    ]
  }, part)
  expect(found).toEqual([])
}

/** Walks with Tab alone, or another key, until the wanted control has the focus; fails when it is out of reach. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return
    await page.keyboard.press(key)
  }
  await expect(wanted).toBeFocused()
}

/** Holds what is sent to an address until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, (route) => released.then(() => route.continue()))
  return release
}

/** Reads a call's body as the aggregator received it. */
export const bodyOf = (response: Response): unknown => JSON.parse(response.request().postData() ?? 'null')

/** A day of the browser's calendar, `days` from today, as dd/MM/yyyy. */
export async function dayFromToday(page: Page, days: number): Promise<string> {
  return page.evaluate((ahead) => {
    const day = new Date()
    day.setDate(day.getDate() + ahead)
    return [day.getDate(), day.getMonth() + 1, day.getFullYear()].map((part) => String(part).padStart(2, '0')).join('/')
  }, days)
}
