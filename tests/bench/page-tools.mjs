// What the rows about pages of the built portal are taken with.
import { createCipheriv } from 'node:crypto'
import { load } from './load.mjs'

export const { password, signInPage } = await load('../pages/sign-in.ts')

export const prefix = '/api/aggregate/v1'

/** "Fast 4G" of the browser's own tools: ms and bytes per second. */
export const fast4g = { offline: false, latency: 165, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 }

export const milliseconds = (value) => `${value.toFixed(0)} ms`

/** An id as it stands in addresses, with the key of the portal's own config. */
export const encrypted = (id) => {
  const cipher = createCipheriv('aes-128-cbc', 'pathway-dev-key1', 'pathway-dev-iv-1')
  return Buffer.concat([cipher.update(String(id)), cipher.final()]).toString('base64url')
}

export const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** A quantile, 0 to 1, of the times until paints. A busy browser sometimes reports none: that is no paint of 0 ms. */
export const paintTime = (durations, part = 0.95) => (durations.length === 0 ? 'not reported' : milliseconds(quantile(durations, part)))

/** Runs `act`, and gives how long each of its clicks or keys took until the next paint, ms. */
export async function untilPaint(page, types, act) {
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

/** Where the pointer presses an element. */
export const pointIn = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox()
  return [x + width / 2, y + Math.min(height / 2, 20)]
}

// Not those of the button going down: they change nothing that is painted, and would last until the paint of the release.
const pressEvents = ['pointerup', 'mouseup', 'click']
/** A hand rests on what it presses, and holds the button down, ms. */
const hand = { restsFor: 100, holdsFor: 80 }

/**
 * Presses as a hand does, and gives how long it took from the release until the next paint, ms: of its events the longest counts,
 * as in Interaction to Next Paint. Gives none where the browser reports none. By the bare mouse: a click of the test runner asks
 * the page what lies under the pointer, within the click that is timed.
 */
export async function press(page, locator) {
  await locator.waitFor()
  const place = await pointIn(locator)
  await page.mouse.move(...place)
  await page.waitForTimeout(hand.restsFor)
  const durations = await untilPaint(page, pressEvents, async () => {
    await page.mouse.click(...place, { delay: hand.holdsFor })
    // Waits until the click is over: a search by role looks at hundreds of elements, and would be timed with it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))))
  })
  return durations.length === 0 ? [] : [Math.max(...durations)]
}

/** A page of an administrator who has signed in; `prepare` gets its context first. */
export async function signIn(browser, origin, prepare = async () => {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/London' })
  await prepare(context)
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await signInPage.enter(page, 'admin@ncuk.test')
  await page.waitForURL((url) => !/login/i.test(url.pathname))
  return { context, page }
}

/** Slows the page's processor four times from now on. */
export async function slow(page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Has each document of the page note the first frame in which `selector` is there. */
export const noteShown = (page, selector) =>
  page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted)) {
        globalThis.shownAt = performance.now()
        console.debug('shown')
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)

/**
 * Runs `act`, and gives when the frame of `noteShown` came, in ms of the document. The console tells it: to ask the page, the
 * browser would compile the driver's own script in it, on the slowed processor and while the page is drawn.
 */
export async function shownAfter(page, act) {
  const shown = page.waitForEvent('console', { predicate: (message) => message.text() === 'shown' })
  await Promise.all([shown, act()])
  return page.evaluate(() => globalThis.shownAt)
}

/** Milliseconds from the answer whose address contains `call` until the frame in which `selector` is there, as `address` loads. */
export async function untilShown(page, address, call, selector) {
  await noteShown(page, selector)
  const shown = await shownAfter(page, () => page.goto(address))
  const answered = await page.evaluate(
    (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.responseEnd ?? 0,
    call,
  )
  return shown - answered
}
