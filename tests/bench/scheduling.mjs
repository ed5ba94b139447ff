// What scheduling costs in the built portal: 2,000 modules, 366 dates of six slots, the processor slowed four times.
import { createCipheriv } from 'node:crypto'

const slowdown = 4
const dates = { from: '2028-01-01', to: '2028-12-31' }
const prefix = '/api/aggregate/v1'

/** An id as it stands in addresses, with the key of the portal's own config. */
const encrypted = (id) => {
  const cipher = createCipheriv('aes-128-cbc', 'pathway-dev-key1', 'pathway-dev-iv-1')
  return Buffer.concat([cipher.update(String(id)), cipher.final()]).toString('base64url')
}

/** A block of a leap year's days with six slots each; gives its encrypted id. */
async function createYear(origin, headers) {
  const send = async (method, path, permission, body) => {
    const request = { method, headers: { ...headers, 'content-type': 'application/json', logPermission: permission } }
    const answer = await fetch(`${origin}${prefix}${path}`, { ...request, body: JSON.stringify(body) })
    const { data, description } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${description}`)
    return data
  }
  const created = await send('POST', '/sms/examblock/create', 'Add', {
    name: 'A year of exams',
    shortName: 'Year',
    examdateStart: dates.from,
    examdateEnd: dates.to,
    description: '',
    examCode: 'EBY-366',
    status: 1,
    academicDates: [],
  })
  const id = encrypted(created.examblock_id)
  const groups = await (await fetch(`${origin}${prefix}/sms/timezone/admin/details`, { headers })).json()
  const [group] = groups.data.timeZoneAdminLists
  await send('PUT', `/sms/examblock/timezone/mapping/${id}`, 'Modify', {
    noOfSlotsPerDay: 6,
    examblocktimezone: group.timezonegroupdata.slice(0, 4).map((zone) => ({
      timeZoneId: zone.timezoneid,
      timezoneGroupId: group.timeZoneGroupId,
      Timeslots: ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'],
    })),
  })
  return id
}

const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Runs `act`, and gives how long each of its clicks or keys took until the next paint, ms. */
async function untilPaint(page, types, act) {
  await page.evaluate((wanted) => {
    globalThis.seen = []
    globalThis.watch = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (wanted.includes(name)) globalThis.seen.push(duration)
    })
    globalThis.watch.observe({ type: 'event', durationThreshold: 16 })
  }, types)
  await act()
  return page.evaluate(
    () =>
      new Promise((done) => {
        // The entry of the last event arrives after its frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => (globalThis.watch.disconnect(), done(globalThis.seen)), 300)),
        )
      }),
  )
}

/** Lengths of the frames while `act` runs, ms. */
async function framesDuring(page, act) {
  await page.evaluate(() => {
    globalThis.frames = []
    globalThis.isWatching = true
    let last = performance.now()
    const tick = (now) => {
      globalThis.frames.push(now - last)
      last = now
      if (globalThis.isWatching) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await act()
  return page.evaluate(() => ((globalThis.isWatching = false), globalThis.frames.slice(1)))
}

/** The rows of scheduling: [what, figure, budget]. */
export async function schedulingRows(browser, origin, headers) {
  const id = await createYear(origin, headers)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/London' })
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Username').fill('admin@ncuk.test')
  await page.getByLabel('Password', { exact: true }).fill('Portal#2026')
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => !/login/i.test(url.pathname))
  await page.goto(`${origin}/sms/exam-block/Examcentreadministration?examBlockId=${id}&step=2`)
  const slot = (number) => page.getByRole('region', { name: `Slot ${number}`, exact: true })
  await slot(6).waitFor()
  const search = page.getByRole('searchbox', { name: 'Search modules' })
  const rows = page.getByRole('complementary', { name: 'Modules' }).locator('[data-module]')
  await rows.nth(5).waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  await search.click()
  const keys = await untilPaint(page, ['keydown', 'input', 'keypress'], async () => {
    for (const key of 'module 19') await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 60 })
    for (let count = 0; count < 9; count++) await page.keyboard.press('Backspace', { delay: 60 })
  })

  const box = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox()
    return [x + width / 2, y + Math.min(height / 2, 20)]
  }
  const places = [await box(slot(1)), await box(slot(2)), await box(slot(3))]
  const drag = await framesDuring(page, async () => {
    await page.mouse.move(...(await box(rows.nth(2))))
    await page.mouse.down()
    for (const place of [...places, ...places.toReversed()]) await page.mouse.move(...place, { steps: 12 })
    await page.mouse.up()
  })
  const still = await framesDuring(page, async () => {
    for (const place of [...places, ...places.toReversed()]) await page.mouse.move(...place, { steps: 12 })
  })

  // By the bare mouse: a click of the test runner asks the page what lies under the pointer, within the click that is timed.
  const press = async (locator) => {
    await locator.waitFor()
    await page.mouse.click(...(await box(locator)))
  }
  const clickEvents = ['pointerup', 'click', 'mouseup']
  const clicks = await untilPaint(page, clickEvents, async () => {
    for (const number of [2, 3, 4]) {
      await press(rows.nth(number + 1))
      await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^Slot ${number}`) }))
      await slot(number).getByRole('article').first().waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await press(
      slot(2)
        .getByRole('button', { name: /^Remove/ })
        .first(),
    )
  })
  const idle = await untilPaint(page, clickEvents, async () => {
    for (let count = 0; count < 4; count++) await press(page.getByRole('heading', { level: 1 }))
  })

  const save = await page.evaluate(
    () =>
      new Promise((done) => {
        const from = performance.now()
        new PerformanceObserver((list) => {
          const entry = list.getEntries().find(({ name }) => name.includes('/create-exam-block-module/'))
          if (entry) done({ until: entry.startTime - from, taken: entry.duration })
        }).observe({ type: 'resource' })
        ;[...document.querySelectorAll('button')].find((button) => button.textContent === 'Save').click()
      }),
  )

  const switches = []
  const radios = page.getByRole('radio')
  for (const index of [1, 2, 3, 4]) {
    const name = (await radios.nth(index).getAttribute('title')) ?? ''
    switches.push(
      await page.evaluate(
        ([at, date]) =>
          new Promise((done) => {
            const from = performance.now()
            const look = () => {
              const isOpen = [...document.querySelectorAll('h2')].some((heading) => heading.textContent.includes(date))
              if (isOpen && document.querySelectorAll('section[aria-label^="Slot "]').length === 6) done(performance.now() - from)
              else requestAnimationFrame(look)
            }
            document.querySelectorAll('[role=radio]')[at].click()
            look()
          }),
        [index, name.slice(0, 10)],
      ),
    )
  }
  await context.close()

  const dropped = (frames) => frames.filter((length) => length > 25).length / frames.length
  const ms = (value) => `${value.toFixed(0)} ms`
  return [
    ['scheduling, 2,000 modules, 366 dates, CPU ÷4: a key in the search', `${ms(quantile(keys, 0.95))} p95 of ${keys.length}`, '≤ 50 ms'],
    [
      '… next paint after a click',
      `${ms(quantile(clicks, 0.95))} p95 of ${clicks.length} (${ms(quantile(idle, 0.95))} where nothing happens)`,
      '≤ 64 ms',
    ],
    [
      '… frames dropped in a drag',
      `${(100 * dropped(drag)).toFixed(0)} % (${(100 * dropped(still)).toFixed(0)} % without), frame ${ms(quantile(drag, 0.95))} p95`,
      'as without',
    ],
    ['… from Save until the schedule is sent', ms(save.until), '≤ 100 ms'],
    ['aggregator, large: a schedule save', ms(save.taken), '≤ 50 ms'],
    ['… another date until it is shown', ms(quantile(switches, 0.5)), ''],
  ]
}
