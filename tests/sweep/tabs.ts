import type { ServerResponse } from 'node:http'
import { expect, type Browser, type BrowserContext, type Page } from 'playwright/test'
import { signIn } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'
import { shell } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { collectPageErrors } from './page-errors.ts'
import { startPortalProxy } from './portal-proxy.ts'

const list = '/sms/exam-block'

/** Several tabs of one browser on the block list, signed in, behind a proxy of their own. */
export async function openTabs(
  browser: Browser,
  {
    upstream,
    db,
    count,
    prepare,
  }: { upstream: string; db: string; count: number; prepare?: (context: BrowserContext) => Promise<unknown> },
) {
  const proxy = await startPortalProxy(upstream)
  const context = await browser.newContext({ baseURL: proxy.origin, extraHTTPHeaders: { 'x-portal-db': db }, locale: 'en-GB' })
  await prepare?.(context)
  const gate = collectPageErrors(context)
  const open = async () => {
    const page = await context.newPage()
    await page.goto(list)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    return page
  }
  const first = await context.newPage()
  await signIn(first)
  await first.close()
  const pages: Page[] = []
  for (let index = 0; index < count; index += 1) pages.push(await open())
  return {
    proxy,
    context,
    pages,
    gate,
    open,
    close: async () => {
      await context.close()
      await proxy.close()
    },
  }
}

export type Tabs = Awaited<ReturnType<typeof openTabs>>

/** Makes a tab ask the aggregator for something that it has not asked for yet. */
const ask = (page: Page, what: string) =>
  page.evaluate((text) => history.replaceState(null, '', `?search=${encodeURIComponent(text)}`), what)

const answersFor = (tabs: Tabs, what: string) =>
  tabs.proxy.calls.filter(({ operation, status, path }) => operation === 'listExamBlocks' && status === 200 && path.includes(`=${what}&`))

/**
 * Lets the tokens of all tabs expire in the same moment, round after round. Gives the refreshes of each round that had
 * not exactly one.
 */
export async function raceRenewals(tabs: Tabs, rounds: number): Promise<readonly string[]> {
  const odd: string[] = []
  const { proxy, pages } = tabs
  for (let round = 1; round <= rounds; round += 1) {
    const from = proxy.calls.length
    const what = `round-${round}`
    proxy.expire(pages.length)
    await Promise.all(pages.map((page) => ask(page, what)))
    await proxy.until(() => answersFor(tabs, what).length === pages.length, `An answer in each tab in round ${round}`)
    const refreshes = proxy.count('refreshToken', from)
    if (refreshes !== 1) odd.push(`round ${round}: ${refreshes} refreshes`)
    proxy.calls.length = 0
  }
  return odd
}

/** How many tabs are still on the list. */
export const stillSignedIn = (pages: readonly Page[]) => pages.filter((page) => new URL(page.url()).pathname === list).length

/**
 * Stops everything that a tab does, as a browser does with one that it has frozen; gives the function that lets it go on.
 * (Headless Chromium knows no frozen pages, but its debugger stops a page just as thoroughly.)
 */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  await session.send('Debugger.pause')
  return async () => {
    await session.send('Debugger.disable')
    await session.detach()
  }
}

/** A browser without locks and without a channel between tabs. */
export const withoutTabTools = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  })

/** What may happen to a tab in the middle of a renewal that other tabs wait for. */
export type Mishap = 'closed' | 'frozen' | 'hung'

/**
 * One tab holds the lock of the renewal when the mishap comes; another one needs a token. Gives how long that one waited,
 * in ms, for its answer or for a message, and leaves all tabs at work again without a reload.
 */
export async function recoverFrom(tabs: Tabs, mishap: Mishap, round: number): Promise<number> {
  const { proxy, pages } = tabs
  const [holder, waiter] = pages
  if (!holder || !waiter) throw new Error('It takes two tabs.')
  const held: ServerResponse[] = []
  proxy.answerBy((response, call, forward) => {
    if (call.operation === 'refreshToken' && (held.length === 0 || mishap === 'hung')) held.push(response)
    else forward()
  })
  proxy.calls.length = 0
  proxy.expire()
  await ask(holder, `held-${round}`)
  await proxy.until(() => held.length === 1, 'The refresh of the tab with the lock')
  if (mishap === 'closed') await holder.close()
  const thaw = mishap === 'frozen' ? await freeze(holder) : null

  const what = `waiting-${round}`
  await ask(waiter, what)
  await proxy.until(() => proxy.calls.some(({ path, status }) => path.includes(`=${what}&`) && status === 401), 'The rejection')
  const from = Date.now()
  const problem = waiter.getByRole(...kit.tryAgain)
  if (mishap === 'hung') await expect(problem).toBeVisible()
  else await proxy.until(() => answersFor(tabs, what).length === 1, 'The answer of the tab that waited')
  const waited = Date.now() - from

  proxy.answerBy(null)
  held.forEach((response) => response.socket?.destroy())
  if (mishap === 'hung') await problem.click()
  await proxy.until(() => answersFor(tabs, what).length === 1, 'The answer after the mishap')
  if (mishap === 'closed') pages[0] = await tabs.open()
  await thaw?.()
  if (mishap !== 'closed') await proxy.until(() => answersFor(tabs, `held-${round}`).length === 1, 'The answer of the tab with the lock')
  return waited
}

/** Signs out in the first tab while the others wait for answers; gives how long it took until all were on the sign-in page, in ms. */
export async function signOutEverywhere(tabs: Tabs): Promise<number> {
  const { proxy, pages } = tabs
  const [leaving, ...others] = pages
  if (!leaving) throw new Error('There is no tab.')
  const late: (() => void)[] = []
  proxy.answerBy((_, call, forward) => {
    if (call.operation === 'listExamBlocks') late.push(forward)
    else forward()
  })
  await Promise.all(others.map((page, index) => ask(page, `pending-${index}`)))
  await proxy.until(() => late.length === others.length, 'The pending calls')
  await leaving.getByRole(...shell.profileMenu).click()
  const logout = leaving.getByRole(...shell.logout)
  await expect(logout).toBeVisible()
  const arrivals = pages.map((page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = setInterval(() => {
            if (location.pathname !== '/login') return
            clearInterval(look)
            resolve(Date.now())
          }, 5)
        }),
    ),
  )
  const pressing = leaving.evaluate(
    () => new Promise<number>((resolve) => addEventListener('pointerup', () => resolve(Date.now()), { capture: true, once: true })),
  )
  await logout.click()
  const pressed = await pressing
  const took = Math.max(...(await Promise.all(arrivals))) - pressed
  late.forEach((release) => release())
  await Promise.all(pages.map((page) => expect(page.getByRole(...signInPage.submit)).toBeVisible()))
  return took
}
