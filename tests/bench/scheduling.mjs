// What scheduling costs in the built portal: 2,000 modules, 366 dates of six slots, the processor slowed four times.
import { load } from './load.mjs'
import { encrypted, milliseconds, paintTime, pointIn, prefix, press, quantile, signIn, slow, untilPaint } from './page-tools.mjs'

const { schedulingPage } = await load('../pages/scheduling.ts')

const dates = { from: '2028-01-01', to: '2028-12-31' }

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
  const { context, page } = await signIn(browser, origin)
  await page.goto(`${origin}/sms/exam-block/Examcentreadministration?examBlockId=${id}&step=2`)
  const slot = (number) => page.getByRole(...schedulingPage.slot(number))
  await slot(6).waitFor()
  const search = page.getByRole(...schedulingPage.search)
  // By CSS, as all that is pressed here: a search by role looks at every element of the page, and leaves 6 MB that the browser
  // collects within a press.
  const rows = page.locator('[data-module]')
  await rows.nth(5).waitFor()
  await slow(page)

  await search.click()
  const keys = await untilPaint(page, ['keydown', 'input', 'keypress'], async () => {
    for (const key of 'module 19') await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 60 })
    for (let count = 0; count < 9; count++) await page.keyboard.press('Backspace', { delay: 60 })
  })

  const places = [await pointIn(slot(1)), await pointIn(slot(2)), await pointIn(slot(3))]
  const drag = await framesDuring(page, async () => {
    await page.mouse.move(...(await pointIn(rows.nth(2))))
    await page.mouse.down()
    for (const place of [...places, ...places.toReversed()]) await page.mouse.move(...place, { steps: 12 })
    await page.mouse.up()
  })
  const still = await framesDuring(page, async () => {
    for (const place of [...places, ...places.toReversed()]) await page.mouse.move(...place, { steps: 12 })
  })

  const clicks = []
  for (const number of Array.from({ length: 20 }, (_, count) => 2 + (count % 5))) {
    const choices = page.locator('[role=dialog]')
    const remove = page.locator(`#slot-${number} button[aria-label^="Remove"]`)
    clicks.push(...(await press(page, rows.nth(number))))
    clicks.push(...(await press(page, choices.locator('button', { hasText: `Slot ${number}` }))))
    await choices.waitFor({ state: 'detached' })
    clicks.push(...(await press(page, remove)))
    await remove.waitFor({ state: 'detached' })
  }
  const idle = []
  for (let count = 0; count < 4; count++) idle.push(...(await press(page, page.locator('h1'))))

  const save = await page.evaluate(
    () =>
      new Promise((done) => {
        const from = performance.now()
        new PerformanceObserver((list) => {
          const entry = list.getEntries().find(({ name }) => name.includes('/create-exam-block-module/'))
          if (!entry) return
          // What somebody else may have saved meanwhile is read first.
          const [read] = performance.getEntriesByType('resource').filter((one) => one.startTime > from && one.name.includes('/summary/'))
          done({ until: entry.startTime - from, taken: entry.duration, read: read?.duration ?? 0 })
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
  return [
    ['scheduling, 2,000 modules, 366 dates, CPU ÷4: a key in the search', `${paintTime(keys)} p95 of ${keys.length}`, '≤ 50 ms'],
    [
      '… next paint after a press',
      `${paintTime(clicks)} p95 of ${clicks.length} presses, at most ${paintTime(clicks, 1)} (${paintTime(idle)} where nothing happens)`,
      '≤ 64 ms',
    ],
    [
      '… frames dropped in a drag',
      `${(100 * dropped(drag)).toFixed(0)} % (${(100 * dropped(still)).toFixed(0)} % without), frame ${milliseconds(quantile(drag, 0.95))} p95`,
      'as without',
    ],
    [
      '… from Save until the schedule is sent',
      `${milliseconds(save.until - save.read)}, and ${milliseconds(save.read)} to read what is stored`,
      '≤ 100 ms',
    ],
    ['aggregator, large: a schedule save', milliseconds(save.taken), '≤ 50 ms'],
    ['… another date until it is shown', milliseconds(quantile(switches, 0.5)), ''],
  ]
}
