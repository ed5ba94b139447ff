import type { Route } from 'playwright/test'
import { expect, test } from './support.ts'

/** Holds what passes it until it is opened. */
function createGate() {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, hold: async (route: Route) => opened.then(() => route.continue()) }
}

test('the configuration is asked for before the first script runs, and once', async ({ page }) => {
  const scripts = createGate()
  await page.route('**/assets/*.js', scripts.hold)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/config.json') && asked.push(request.resourceType())))
  const first = page.waitForRequest('**/config.json')
  await page.goto('/sms/exam-block', { waitUntil: 'commit' })
  await first
  scripts.open()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(asked).toHaveLength(1)
})
