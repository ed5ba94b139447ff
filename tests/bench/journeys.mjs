// What people wait for on their way in, compared with the floor page: each round measures both on the same network and processor.
import { load } from './load.mjs'
import { fast4g, milliseconds, noteShown, password, quantile, shownAfter, signInPage } from './page-tools.mjs'

const { mainMenu } = await load('../pages/shell.ts')

const rounds = 5
const median = (values) => quantile(values, 0.5)
const rowsOfList = 'table [data-row]'

/** Notes the time of the first click. */
const noteClick = () => globalThis.addEventListener('click', ({ timeStamp }) => (globalThis.clickedAt ??= timeStamp), { capture: true })

/** A page with empty caches on a processor slowed four times. */
async function openSlowed(browser, { network, selector }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/London' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (network) await cdp.send('Network.emulateNetworkConditions', network)
  await page.addInitScript(noteClick)
  await noteShown(page, selector)
  return { context, page }
}

/** Milliseconds from the click that `act` makes until what the page waits for is shown. */
async function fromClick(page, act) {
  await page.evaluate(() => delete globalThis.clickedAt)
  const shown = await shownAfter(page, act)
  return shown - (await page.evaluate(() => globalThis.clickedAt))
}

/** Milliseconds from the navigation until the sign-in button stands. */
async function ready(browser, url) {
  const selector = 'form button[type=submit]'
  const { context, page } = await openSlowed(browser, { network: fast4g, selector })
  const taken = await shownAfter(page, () => page.goto(url))
  const shift = await page.evaluate(() => performance.getEntriesByType('layout-shift').reduce((sum, entry) => sum + entry.value, 0))
  await context.close()
  return { taken, shift }
}

/** Fills the form in, and waits until what is fetched meanwhile is there. */
async function fillIn(page) {
  await page.getByLabel(...signInPage.username).fill('admin@ncuk.test')
  await page.getByLabel(...signInPage.password).fill(password)
  const policy = page.getByRole('checkbox')
  if ((await policy.count()) > 0) await policy.check()
  await page.waitForLoadState('networkidle')
}

/** Milliseconds from the click on Sign In until the rows of the list stand. */
async function signedIn(browser, url, selector, network) {
  const { context, page } = await openSlowed(browser, { network, selector })
  await page.goto(url)
  await fillIn(page)
  const taken = await fromClick(page, () => page.getByRole(...signInPage.submit).click())
  await context.close()
  return taken
}

/** Milliseconds from the click on Sign In until the rows of the floor stand; without a network, the speed of this machine. */
export const signInToFloor = (browser, url, network = null) => signedIn(browser, url, 'li', network)

/**
 * Opens a list whose code and data have not been fetched, by a link that was neither hovered nor focused. Gives the milliseconds
 * from the click until the last request starts, until the last response ends and until the rows are shown, and those of one call.
 */
async function laterPage(browser, origin) {
  const { context, page } = await openSlowed(browser, { network: fast4g, selector: rowsOfList })
  await page.goto(`${origin}/login`)
  await fillIn(page)
  await page.getByRole(...signInPage.submit).click()
  const link = page.getByRole('main').getByRole(...mainMenu.examBlocks)
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  const call = await page.evaluate(async () => {
    const from = performance.now()
    await (await fetch('/config.json', { cache: 'no-store' })).text()
    return performance.now() - from
  })
  const taken = await fromClick(page, () => link.evaluate((element) => element.click()))
  const { requested, received } = await page.evaluate(() => {
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= globalThis.clickedAt && /\/assets\/|\/examblock\/list\?/.test(name))
    const last = (field) => Math.max(...fetched.map((entry) => entry[field])) - globalThis.clickedAt
    return { requested: last('startTime'), received: last('responseEnd') }
  })
  await context.close()
  return { taken, requested, received, call }
}

/** Measures both in turn; which goes first alternates from round to round. */
async function interleaved(floor, portal) {
  const taken = { floor: [], portal: [] }
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? ['floor', 'portal'] : ['portal', 'floor'])
      taken[name].push(await (name === 'floor' ? floor() : portal()))
  return taken
}

const beside = ({ portal, floor }) => {
  const ratio = (of) => (of(portal) / of(floor)).toFixed(2)
  const best = (values) => Math.min(...values)
  return `${milliseconds(median(portal))} / ${milliseconds(median(floor))} = ${ratio(median)} × floor (best ${ratio(best)})`
}

/** The rows about the way in; `floor` and `portal` are the addresses of both servers. */
export async function journeyRows(browser, floor, portal) {
  let shift = 0
  const first = await interleaved(
    async () => (await ready(browser, floor)).taken,
    async () => {
      const seen = await ready(browser, `${portal}/login`)
      shift = Math.max(shift, seen.shift)
      return seen.taken
    },
  )
  const listAddress = `${portal}/sms/exam-block`
  const signIn = (network) =>
    interleaved(
      () => signInToFloor(browser, floor, network),
      () => signedIn(browser, listAddress, rowsOfList, network),
    )
  const near = await signIn(null)
  const far = await signIn(fast4g)
  const later = []
  for (let round = 0; round < rounds; round++) later.push(await laterPage(browser, portal))
  const visit = (name) => milliseconds(median(later.map((one) => one[name])))
  return [
    ['sign-in: ready, CPU ÷4, Fast 4G', beside(first), '≤ 1.15 × floor'],
    ['sign-in: layout shift', shift.toFixed(3), '0'],
    ['sign in until the list shows, CPU ÷4', beside(near), '≤ 2.5 × floor'],
    ['sign in until the list shows, CPU ÷4, Fast 4G', beside(far), '≤ 2.5 × floor'],
    [
      'a list not fetched before, CPU ÷4, Fast 4G',
      `requested at ${visit('requested')}, received at ${visit('received')}, shown at ${visit('taken')}; one call ${visit('call')}`,
      'one round trip',
    ],
  ]
}
