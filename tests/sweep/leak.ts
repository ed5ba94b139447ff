import type { Browser, CDPSession, Page } from 'playwright/test'
import { beSignedIn, expect, visit } from '#tests/e2e/support.ts'
import { dashboardPage } from '#tests/pages/shell.ts'
import { collectPageErrors } from './page-errors.ts'

/** What a page holds on to, after its garbage was collected. */
export interface Holdings {
  /** Bytes of the heap of JavaScript. */
  readonly heap: number
  readonly listeners: number
  /** DOM nodes, in documents and detached. */
  readonly nodes: number
  readonly documents: number
  /** Mutation, resize and intersection observers that observe something. */
  readonly observers: number
  readonly intervals: number
}

/** Counts, in the page, observers at work and intervals that run. */
const countHolders = () => {
  const live = { observers: new Set<object>(), intervals: new Set<unknown>() }
  Object.assign(window, { holders: live })
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, disconnect } = prototype as { observe(...args: unknown[]): void; disconnect(): void }
    Object.assign(prototype, {
      observe(this: object, ...args: unknown[]) {
        live.observers.add(this)
        return Reflect.apply(observe, this, args)
      },
      disconnect(this: object) {
        live.observers.delete(this)
        return Reflect.apply(disconnect, this, [])
      },
    })
  }
  const { setInterval: start, clearInterval: stop } = window
  Object.assign(window, {
    setInterval: (...args: unknown[]) => {
      const timer: unknown = Reflect.apply(start, window, args)
      live.intervals.add(timer)
      return timer
    },
    clearInterval: (timer?: number) => {
      live.intervals.delete(timer)
      stop(timer)
    },
  })
}

/** Measures until two readings agree: the page may still be rendering, and the page before it may not be collected yet. */
async function measureSettled(page: Page, cdp: CDPSession): Promise<Holdings> {
  let last = await measure(page, cdp)
  await expect
    .poll(async () => {
      const before = last
      last = await measure(page, cdp)
      return [before.nodes, before.listeners].join() === [last.nodes, last.listeners].join()
    })
    .toBe(true)
  return last
}

async function measure(page: Page, cdp: CDPSession): Promise<Holdings> {
  // The second collection takes what the finalizers of the first have released.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  const [observers, intervals] = await page.evaluate(() => {
    const { observers, intervals } = Reflect.get(window, 'holders') as { observers: Set<object>; intervals: Set<unknown> }
    return [observers.size, intervals.size] as const
  })
  return {
    heap: usedSize,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
    observers,
    intervals,
  }
}

const home = '/dashboard/ncuk-admin'
const screens = [
  ['/sms/exam-block', 'Exam Block'],
  ['/sms/exam-block/create', 'Create Exam Block'],
  ['/sms/testblock', 'Test Block'],
  ['/sms/testblock/create', 'Create Test Block'],
  ['/sms/moduleproperties', /^Module/],
  ['/sms/moduleproperties/create', /./],
  ['wizard', /./],
  ['/profile', 'Profile'],
  ['/changepassword', 'Change Password'],
  ['/sideNav/Masters', 'Masters'],
  ['/results', 'Results'],
  [home, /./],
] as const

/** What the dashboard, on which a round ends, draws after its heading. */
const lastDrawn = [dashboardPage.waiting, dashboardPage.nextBlock, dashboardPage.trends, dashboardPage.recent]

/** The address of the schedule of a block that the list shows. */
async function scheduleOf(page: Page): Promise<string> {
  await page.goto('/sms/exam-block?status=draft')
  const link = page.getByRole('row').nth(1).getByRole('link').first()
  const address = new URL((await link.getAttribute('href')) ?? '', page.url())
  address.searchParams.set('step', '2')
  return address.pathname + address.search
}

export interface Rounds {
  readonly db: string
  readonly baseURL: string
  /** The numbers of the rounds over twelve screens after which the page is measured. */
  readonly first: number
  readonly last: number
}

/** Goes round twelve screens by links of the page, again and again; gives what it held after the first rounds and after the last. */
export async function goRound(browser: Browser, { db, baseURL, first, last }: Rounds) {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-portal-db': db }, locale: 'en-GB' })
  await context.addInitScript(countHolders)
  const gate = collectPageErrors(context)
  const page = await context.newPage()
  await beSignedIn(page)
  const wizard = await scheduleOf(page)
  await page.goto(home)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  const readings: Holdings[] = []
  for (let round = 1; round <= last; round += 1) {
    for (const [path, name] of screens) {
      const to = path === 'wizard' ? wizard : path
      await visit(page, to)
      // The schedule adds the date that it shows to the address.
      await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(to))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    }
    if (round !== first && round !== last) continue
    for (const panel of lastDrawn) await expect(page.getByRole(...panel)).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    readings.push(await measureSettled(page, cdp))
  }
  await context.close()
  const [before, after] = readings
  if (!before || !after) throw new Error('The page was not measured twice.')
  return { before, after, navigations: last * screens.length, complaints: gate.take() }
}
