import { expect, test } from 'playwright/test'
import { leaveFaultyPages } from './leaving.ts'

const count = Number(process.env['SWEEP_PAIRS'] ?? 500)

test('a page that is left while its call fails says nothing any more', async ({ browser, baseURL }, info) => {
  const breaches = await leaveFaultyPages(browser, { upstream: baseURL ?? '', db: `${info.testId}-${Date.now()}`, count, seed: 1 })
  console.log(`Fault and navigation: ${count} pairs, ${breaches.length} breaches`)
  expect(breaches).toEqual([])
})
