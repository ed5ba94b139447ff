import type { Page } from 'playwright/test'
import { beSignedIn, expect, test } from '#tests/e2e/support.ts'

/** Of each row, how far its cells that stay in sight are from their heads, px at most; and the rows that have sticky ones. */
const measure = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const heads = new Map([...table.querySelectorAll<HTMLElement>('th[data-pinned]')].map((head) => [head.dataset['pinned'], head]))
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? NaN
    const rows = [...table.querySelectorAll('tbody > tr')].map((row) => {
      const cells = [...row.querySelectorAll<HTMLElement>('td[data-pinned]')]
      return {
        isSticky: cells.some((cell) => getComputedStyle(cell).position === 'sticky'),
        off: Math.round(Math.max(...cells.map((cell) => Math.abs(left(cell) - left(heads.get(cell.dataset['pinned'])))))),
      }
    })
    const sticky = rows.flatMap(({ isSticky }, index) => (isSticky ? [index] : []))
    return { pinned: heads.size, count: rows.length, off: Math.max(...rows.map(({ off }) => off)), first: sticky[0], last: sticky.at(-1) }
  })

test('in a wide table cells stay in sight in every row, and are sticky only near it', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/cms/contacts?size=50')
  const frame = page.locator('[data-scrolls=true]')
  await expect(frame).toBeVisible()
  const atRest = { pinned: 4, count: 50, off: 0, first: 0 }
  await expect.poll(() => measure(page)).toMatchObject(atRest)
  await expect.poll(async () => (await measure(page)).last).toBeLessThan(25)

  const main = page.getByRole('main')
  await main.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
  await expect.poll(() => measure(page)).toMatchObject({ off: 0, last: 49 })
  await expect.poll(async () => (await measure(page)).first).toBeGreaterThan(25)

  await frame.evaluate((table) => table.scrollTo(200, 0))
  await expect.poll(() => measure(page)).toMatchObject({ off: 0, first: 0, last: 49 })
  await frame.evaluate((table) => table.scrollTo(0, 0))
  await page.setViewportSize({ width: 1240, height: 900 })
  await main.evaluate((sheet) => sheet.scrollTo(0, 0))
  await expect.poll(() => measure(page)).toMatchObject(atRest)
})
