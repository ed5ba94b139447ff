import type { Locator, Page } from 'playwright/test'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { bodyOf, expect, holdRequests, journey, openHome, test, visit } from '#tests/e2e/support.ts'
import { call, chooseVersion, exam, next, save, slotPanel, test as testBlock, type JourneyKind } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { pageTitle } from '#tests/pages/shell.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

/** Opens the schedule of a seeded block at a date. */
async function openSchedule(page: Page, { spec }: JourneyKind, id: string, date: string): Promise<void> {
  await page.goto(`${spec.paths.wizardOf(codec.encrypt(id) ?? '')}&step=2&date=${date}`)
  await expect(slotPanel(page, 1)).toBeVisible()
  // The code of dragging comes after the schedule.
  await expect(page.locator('[draggable=true]')).not.toHaveCount(0)
}

const said = (page: Page): Locator => page.locator('[data-live=polite]')
const module = (page: Page, name: string): Locator =>
  page.getByRole(...schedulingPage.modules).getByRole('button', { name: new RegExp(`^${name}`) })
const cards = (page: Page, slot: number): Locator => slotPanel(page, slot).getByRole('article')
const middle = async (element: Locator): Promise<[number, number]> => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Lifts with the mouse and holds above another element. */
async function lift(page: Page, source: Locator, over: Locator): Promise<void> {
  await page.mouse.move(...(await middle(source)))
  await page.mouse.down()
  const [x, y] = await middle(over)
  await page.mouse.move(x, y - 6, { steps: 3 })
  await page.mouse.move(x, y)
}

test('a drag that is given up changes nothing, and says so', async ({ page }) => {
  await openHome(page)
  await openSchedule(page, exam, '103', '2027-03-08')
  const before = await page.getByRole('article').count()
  const card = cards(page, 1).first()
  const name = (await card.getAttribute('aria-label')) ?? ''
  const unchanged = async () => {
    await expect(said(page)).toHaveText('Move cancelled.')
    await expect(page.getByRole('article')).toHaveCount(before)
    await expect(card).toHaveAccessibleName(name)
    await expect(page.locator('[data-lifted], [data-hot]')).toHaveCount(0)
    await expect(page.getByText(kit.unsaved)).toHaveCount(0)
  }
  const title = card.getByRole('heading')

  await lift(page, title, slotPanel(page, 2))
  await expect(slotPanel(page, 2)).toHaveAttribute('data-hot')
  await page.keyboard.press('Escape')
  await unchanged()
  await page.mouse.up()

  // The window loses the focus, and a menu of the browser opens, while a module is held.
  await lift(page, title, slotPanel(page, 2))
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'))
    document.body.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }))
  })
  await page.keyboard.press('Escape')
  await unchanged()
  await page.mouse.up()

  await lift(page, title, page.getByRole('heading', { level: 1 }))
  await page.mouse.up()
  await unchanged()

  // A lift by key ends when the focus leaves it.
  await card.getByRole(...schedulingPage.anyMove).focus()
  await page.keyboard.press('Space')
  await expect(said(page)).toHaveText(new RegExp(`^${name} lifted. Slot 1 of 2.`))
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await unchanged()
})

test('M4: each slot says what a carried module would meet there, and a finding names other clock rules of a browser', async ({ page }) => {
  // The browser behaves like one with older zone data.
  await page.addInitScript(() => {
    const { DateTimeFormat } = Intl
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(locale, options?.timeZone === 'Europe/Paris' ? { ...options, timeZone: 'Africa/Lagos' } : options)
      }
    } as typeof DateTimeFormat
  })
  await openHome(page)
  await openSchedule(page, exam, '104', '2027-03-24')
  const mathematics = 'Mathematics for Business'
  await slotPanel(page, 2)
    .getByRole('button', { name: `Remove ${mathematics}`, exact: true })
    .click()
  await module(page, mathematics).focus()
  await page.keyboard.press('Space')
  await expect(slotPanel(page, 1)).toContainText('Fits')
  await expect(slotPanel(page, 2)).toContainText('Prohibited pair')
  await page.keyboard.press('ArrowDown')
  await expect(said(page)).toContainText('Further Mathematics needs a full mathematics')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-lifted]')).toHaveCount(0)

  await page.getByRole(...schedulingPage.findings).click()
  await expect(page.getByText(/^This browser has other rules for Central European Time on \d\d\/03\/2027/)).toBeVisible()
})

test('files, addresses, text and foreign data that are dropped change nothing and lead nowhere', async ({ page }) => {
  await openHome(page)
  await openSchedule(page, exam, '103', '2027-03-08')
  const before = await page.getByRole('article').count()
  const address = page.url()
  const drop = (data: Readonly<Record<string, string>>, hasFile = false) =>
    slotPanel(page, 2).evaluate(
      (target, [given, isFile]) => {
        const dataTransfer = new DataTransfer()
        for (const [type, value] of Object.entries(given)) dataTransfer.setData(type, value)
        if (isFile) dataTransfer.items.add(new File(['<script>alert(1)</script>'], 'a.html', { type: 'text/html' }))
        const fire = (type: string) => {
          const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
          target.dispatchEvent(event)
          return event.defaultPrevented
        }
        return ['dragenter', 'dragover', 'drop'].map(fire)
      },
      [data, hasFile] as const,
    )
  const hostile = '{"moduleId":"1","from":"list","__proto__":{"isAdmin":true}}'
  for (const [data, isFile] of [
    [{}, true],
    [{ 'text/uri-list': 'https://example.test/', 'text/plain': 'https://example.test/' }, false],
    [{ 'text/plain': 'Physics' }, false],
    [{ 'application/json': hostile, 'text/plain': hostile, 'text/html': '<img src=x onerror=alert(1)>' }, false],
  ] as const)
    expect((await drop(data, isFile)).slice(1)).toEqual([true, true])
  await expect(page.getByRole('article')).toHaveCount(before)
  await expect(page.locator('[data-hot]')).toHaveCount(0)
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false)
})

test(
  'a card is dragged to another slot, to one that holds it and back to the list, also at 200 %, and the page scrolls afterwards',
  journey,
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 640 })
    await openHome(page)
    await openSchedule(page, exam, '103', '2027-03-08')
    const name = (await cards(page, 1).first().getAttribute('aria-label')) ?? ''
    const inSlot = (slot: number) => slotPanel(page, slot).getByRole('article', { name })
    const title = (slot: number) => inSlot(slot).getByRole('heading')
    const head = (slot: number) => slotPanel(page, slot).getByRole('heading', { name: `Slot ${slot}` })
    await title(1).dragTo(head(2))
    await expect(said(page)).toHaveText(`${name} moved from Slot 1 to Slot 2.`)
    await module(page, name).dragTo(head(2))
    await expect(said(page)).toHaveText(`${name} is already in Slot 2.`)
    await expect(inSlot(2)).toHaveCount(1)
    await title(2).dragTo(page.getByRole(...schedulingPage.modulesTab))
    await expect(said(page)).toHaveText(`${name} removed from Slot 2. Undo available.`)
    await page.keyboard.press('Control+z')
    await expect(inSlot(2)).toBeVisible()

    // What a window of 1440 × 900 shows at 200 %.
    await page.setViewportSize({ width: 720, height: 450 })
    await title(2).dragTo(head(1))
    await expect(said(page)).toHaveText(`${name} moved from Slot 2 to Slot 1.`)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.mouse.move(360, 300)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  },
)

test.describe('by taps on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } })

  test('every result of a drag is reached, and the strip is swiped', async ({ page }) => {
    await openHome(page)
    await openSchedule(page, exam, '104', '2027-03-24')
    await page.getByRole(...kit.addModule).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole(...schedulingPage.search).fill('Psychology')
    await sheet.getByRole(...schedulingPage.module('Psychology')).tap()
    await sheet.getByRole(...schedulingPage.slotChoice(1)).tap()
    const psychology = (slot: number) => slotPanel(page, slot).getByRole(...schedulingPage.card('Psychology'))
    await expect(psychology(1)).toBeVisible()
    await psychology(1)
      .getByRole(...schedulingPage.move('Psychology'))
      .tap()
    await sheet.getByRole(...schedulingPage.slotChoice(2)).tap()
    await expect(psychology(2)).toBeVisible()
    await expect(psychology(1)).toHaveCount(0)
    await psychology(2).getByRole('button', { name: 'Remove Psychology', exact: true }).tap()
    await expect(psychology(2)).toHaveCount(0)
    // Undo stands where Remove stood: a second tap at once is the end of a double tap, and ignored.
    await page.getByText('Psychology was removed.').tap()
    await page.getByRole('button', { name: 'Undo removing Psychology' }).tap()
    await expect(psychology(2)).toBeVisible()
    const strip = page.getByRole('radiogroup', { name: 'Dates of the block' })
    await page.evaluate(() => window.scrollTo(0, 0))
    const [x, y] = await middle(strip)
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [{ x, y }])
    for (let way = 30; way <= 150; way += 30) await touch('touchMove', [{ x: x - way, y }])
    await touch('touchEnd', [])
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50)
  })
})

for (const kind of [exam, testBlock])
  test(`slots of the kind "${kind.spec.texts.noun}" are filled by single clicks alone, and each act is announced`, async ({ page }) => {
    await openHome(page)
    const [id, date] = kind === exam ? ['104', '2027-03-24'] : ['202', '2027-02-22']
    await openSchedule(page, kind, id, date)
    const panel = slotPanel(page, 1)
    const free = slotPanel(page, 2)
    await module(page, 'Psychology').click()
    await page
      .getByRole('dialog')
      .getByRole(...schedulingPage.slotChoice(1))
      .click()
    await expect(said(page)).toHaveText('Psychology placed in Slot 1.')
    const card = panel.getByRole(...schedulingPage.card('Psychology'))
    await chooseVersion(card, (await versionsOf(card))[0] ?? '')
    await card.getByRole(...schedulingPage.move('Psychology')).click()
    await page
      .getByRole('dialog')
      .getByRole(...schedulingPage.slotChoice(2))
      .click()
    await expect(said(page)).toHaveText('Psychology moved from Slot 1 to Slot 2.')
    await expect(free.getByRole(...schedulingPage.card('Psychology'))).toBeVisible()
    const saved = call(page, 'PUT', kind.schedule)
    await save(page).click()
    expect(bodyOf(await saved)).toHaveProperty(`${kind.days}.0.timeslots.1.modules.${(await cards(page, 2).count()) - 1}.version.length`, 1)
    await expect(next(page)).toBeEnabled()
  })

test('a schedule that loads after its person has gone to another page does not lead back to itself', async ({ page }) => {
  await openHome(page)
  const answerDates = await holdRequests(page, '**/exam-date/list/*')
  await page.goto(`${exam.spec.paths.wizardOf(codec.encrypt('103') ?? '')}&step=2`)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).not.toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answerCode = await holdRequests(page, '**/assets/**')
  await visit(page, '/profile')
  answerDates()
  await expect(slotPanel(page, 1)).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  answerCode()
  await expect(page.getByRole(...pageTitle.profile)).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
})

/** The versions that a card offers. */
async function versionsOf(card: Locator): Promise<readonly string[]> {
  await card
    .getByRole('button', { name: /^Add version to/ })
    .first()
    .click()
  const names = await card.getByRole('option').allTextContents()
  await card.page().keyboard.press('Escape')
  return names
}
