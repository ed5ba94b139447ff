// What large data costs in the built portal, the processor slowed four times: a long list, a wide tree, many countries.
import { setTimeout as wait } from 'node:timers/promises'
import { load } from './load.mjs'
import { encrypted, fast4g, milliseconds, paintTime, prefix, press, quantile, signIn, slow, untilPaint, untilShown } from './page-tools.mjs'

const { blockListPage } = await load('../pages/block-list.ts')
const { recordPages, rulesNamed } = await load('../pages/records.ts')
const { timeZonesPage } = await load('../pages/block-wizard.ts')

const keyEvents = ['keydown', 'keypress', 'input']
const rowsOfList = 'table [data-row]'
// Not `li`: the steps of the page's trail are list items too, and appear with the page.
const menuItem = 'nav [data-menu-item]'
const countNodes = (page) => page.evaluate(() => document.querySelectorAll('*').length)

const blocks = { what: 'blocks', address: '/sms/exam-block', call: '/sms/examblock/list', search: blockListPage.search, word: 'block12' }
const contacts = {
  what: 'contacts',
  address: '/cms/contacts',
  call: '/contact-management/contact/list',
  search: recordPages(rulesNamed('Contact')).search,
  word: 'farah.k',
}

/** A list of 10,000 rows: shown, searched and sorted. */
async function listRows(browser, origin, { what, address, call, search, word }) {
  const { context, page } = await signIn(browser, origin)
  await slow(page)
  const shown = await untilShown(page, `${origin}${address}?size=50`, call, rowsOfList)
  const nodes = await countNodes(page)
  await page.getByRole(...search).click()
  const keys = await untilPaint(page, keyEvents, async () => {
    for (const key of word) await page.keyboard.press(key, { delay: 80 })
    for (let count = 0; count < word.length; count++) await page.keyboard.press('Backspace', { delay: 80 })
  })
  await page.locator(rowsOfList).first().waitFor()
  const clicks = await press(page, page.getByRole('columnheader').getByRole('button').first())
  await context.close()
  return [
    [`list of 10,000 ${what}, 50 a page, CPU ÷4: rows after the answer`, milliseconds(shown), '≤ 1000 ms'],
    ['… elements on the page', String(nodes), '≤ 3,000'],
    ['… a key in the search', `${paintTime(keys)} p95 of ${keys.length}`, '≤ 50 ms'],
    ['… next paint after a press that sorts', paintTime(clicks), '≤ 64 ms'],
  ]
}

const page = (componentId) => ({
  componentId,
  componentName: `Page ${componentId}`,
  routes: [`/large/${componentId}`],
  permissions: ['list', 'View'],
  iconsName: null,
  children: [],
})
const groups = Array.from({ length: 100 }, (_, group) => ({
  ...page(100_000 + group),
  componentName: `Group ${group}`,
  routes: '',
  children: Array.from({ length: 49 }, (_each, index) => page(200_000 + group * 49 + index)),
}))

// The answer comes when a network would bring it: the page has drawn its frame by then.
const withNodes = (nodes) => (context) =>
  context.route('**/contact/route/permission/details/**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.routePermissions.push(...nodes)
    await wait(fast4g.latency)
    await route.fulfill({ response, json: answer })
  })

/** A tree of 19,000 more entries side by side, near the most that is read: the menu shown. */
async function wideMenuRows(browser, origin) {
  const entries = Array.from({ length: 19_000 }, (_, index) => page(300_000 + index))
  const { context, page: portal } = await signIn(browser, origin, withNodes(entries))
  await slow(portal)
  const shown = await untilShown(portal, `${origin}/sms/exam-block`, '/route/permission/details/', menuItem)
  await portal.locator(rowsOfList).first().waitFor()
  const nodes = await countNodes(portal)
  await context.close()
  return [
    ['19,000 top-level entries, CPU ÷4: menu after the answer', milliseconds(shown), ''],
    ['… elements on the page', String(nodes), '≤ 3,000'],
  ]
}

/** A visit with a tree of 5,000 more nodes: how long the menu took, and a press that opens a group of it, ms. */
async function menuVisit(browser, origin) {
  const { context, page: portal } = await signIn(browser, origin, withNodes(groups))
  await slow(portal)
  const shown = await untilShown(portal, `${origin}/sms/exam-block`, '/route/permission/details/', menuItem)
  await portal.locator(rowsOfList).first().waitFor()
  const nodes = await countNodes(portal)
  const group = portal.getByRole('navigation').getByRole('button', { name: 'Group 5', exact: true })
  await group.scrollIntoViewIfNeeded()
  const clicks = await press(portal, group)
  await context.close()
  return { shown, nodes, clicks }
}

/** Visits differ by a tenth from each other, so the median of several counts. */
const menuVisits = 5

async function menuRows(browser, origin) {
  const visits = []
  for (let count = 0; count < menuVisits; count++) visits.push(await menuVisit(browser, origin))
  const middle = (values) => quantile(values, 0.5)
  const clicks = visits.flatMap((visit) => visit.clicks)
  return [
    [
      'tree of 5,000 nodes, CPU ÷4: menu after the answer',
      `${milliseconds(middle(visits.map(({ shown }) => shown)))}, median of ${menuVisits}`,
      '≤ 200 ms',
    ],
    ['… elements on the page', String(middle(visits.map(({ nodes }) => nodes))), ''],
    ['… next paint after a press on a group', `${paintTime(clicks, 0.5)}, median of ${clicks.length}`, '≤ 64 ms'],
  ]
}

/** Time zones of 600 countries: shown, searched and chosen. */
async function countryRows(browser, origin, headers) {
  const list = await fetch(`${origin}${prefix}/sms/examblock/list?pageNo=1&pageSize=10&searchText=&statusId=0&sortParam=name:asc`, {
    headers,
  })
  const text = await list.text()
  const id = /"examblock_?id":"?(\d+)/i.exec(text)?.[1]
  const fill = (context) =>
    context.route('**/sms/timezone/admin/details', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const zones = answer.data.timeZoneAdminLists.flatMap((group) => group.timezonegroupdata)
      zones.forEach((zone, place) => {
        const own = Array.from({ length: Math.ceil(600 / zones.length) }, (_, index) => `Country ${place}-${index}`)
        zone.country = own.join(', ')
      })
      await route.fulfill({ response, json: answer })
    })
  const { context, page: portal } = await signIn(browser, origin, fill)
  await slow(portal)
  const address = `${origin}/sms/exam-block/Examcentreadministration?examBlockId=${encrypted(id)}&step=1`
  const shown = await untilShown(portal, address, '/sms/timezone/admin/details', 'main [role=checkbox], main input[type=checkbox]')
  const nodes = await countNodes(portal)
  const search = portal.getByRole(...timeZonesPage.search)
  await search.click()
  const keys = await untilPaint(portal, keyEvents, async () => {
    for (const key of 'country3') await portal.keyboard.press(key, { delay: 80 })
    for (let count = 0; count < 8; count++) await portal.keyboard.press('Backspace', { delay: 80 })
  })
  await context.close()
  return [
    ['600 countries in time zones, CPU ÷4: zones after the answer', milliseconds(shown), ''],
    ['… elements on the page', String(nodes), ''],
    ['… a key in the search', `${paintTime(keys)} p95 of ${keys.length}`, '≤ 50 ms'],
  ]
}

/** The rows of large pages: [what, figure, budget]. */
export const largePageRows = async (browser, origin, headers) => [
  ...(await listRows(browser, origin, blocks)),
  ...(await listRows(browser, origin, contacts)),
  ...(await menuRows(browser, origin)),
  ...(await wideMenuRows(browser, origin)),
  ...(await countryRows(browser, origin, headers)),
]
