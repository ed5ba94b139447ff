import type { Locator, Page } from 'playwright/test'
import type { JourneyKind } from '#tests/pages/journey.ts'
import { beSignedIn, codec, expect } from '#tests/e2e/support.ts'
import { kit } from '#tests/pages/kit.ts'

export const api = '**/api/aggregate/v1'

/** The wizard of a saved block at one of its steps. */
export const addressOf = ({ spec }: JourneyKind, id: string, step: number): string =>
  `${spec.paths.wizardOf(codec.encrypt(id) ?? '')}&step=${step}`

export type Entries = readonly (readonly [key: string, value: string])[]

/** Lets the browser keep something. */
export const keep = (page: Page, entries: Entries): Promise<void> =>
  page.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value)
  }, entries)

/** Opens a page of the wizard for the administrator, with everything as it was in the beginning but for what the browser kept. */
export async function openAnew(page: Page, address: string, kept: Entries = []): Promise<void> {
  await page.goto('/config.json')
  await page.request.post('/__aggregator/reset', { data: { scenario: 'demo' } })
  await beSignedIn(page)
  await keep(page, kept)
  await page.goto(address)
}

/** What stands in place of a step that could not be read. */
export const unread = (page: Page): Locator => page.getByRole('paragraph').filter({ hasText: 'This step could not be opened.' })

/** Closes the message above a step. */
export const closeNotice = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole(...kit.close)
    .click()

/** The message above a step that something has failed. */
export const seeNotice = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()

/** Lets the page be hidden behind another tab, and seen again. */
export const blink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
