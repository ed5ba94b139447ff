import { dashboardPage } from '../../pages/shell.ts'
import { beSignedIn, expect, test } from '../support.ts'

declare global {
  interface Window {
    /** Everything that has moved on the page by itself, as the browser tells it. */
    moved?: number[]
  }
}

const people = ['admin@ncuk.test', 'centre@centre.test', 'university@university.test', 'student@student.test']

test('a dashboard has no layout shift while its panels load, for every account at every width', async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved?.push('value' in entry ? Number(entry.value) : 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const person of people) {
    await beSignedIn(page, person)
    for (const width of [1440, 820, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await expect(page.getByRole(...dashboardPage.waiting)).toHaveAttribute('aria-busy', 'false')
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      expect([person, width, await page.evaluate(() => window.moved)]).toEqual([person, width, []])
    }
  }
})
