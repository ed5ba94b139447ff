import { expect, test } from 'playwright/test'
import { launchOptions } from '#tests/support/chromium/launch-options.ts'
import { goRound } from './leak.ts'

// Code that the engine compiles as it warms up lies in the same heap and would look like a leak: the compilers are off.
const interpreted = '--js-flags=--no-opt --no-maglev --no-sparkplug'
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, interpreted] } })

const navigations = Number(process.env['SWEEP_NAVIGATIONS'] ?? 500)

test('hundreds of navigations leave nothing behind', async ({ browser, baseURL }, info) => {
  const { before, after, ...rest } = await goRound(browser, {
    baseURL: baseURL ?? '',
    db: `${info.testId}-${Date.now()}`,
    first: 4,
    last: Math.max(5, Math.round(navigations / 12)),
  })
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(2)
  console.log(
    `Leak: ${rest.navigations} navigations, heap ${megabytes(before.heap)} → ${megabytes(after.heap)} MB ` +
      `(${((100 * after.heap) / before.heap - 100).toFixed(1)} %), listeners ${before.listeners} → ${after.listeners}, ` +
      `nodes ${before.nodes} → ${after.nodes}, observers ${before.observers} → ${after.observers}, intervals ${before.intervals} → ${after.intervals}`,
  )
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.1)
  expect(after.heap - before.heap).toBeLessThanOrEqual(5 * 2 ** 20)
  expect([after.listeners, after.observers, after.intervals, after.documents]).toEqual([
    before.listeners,
    before.observers,
    before.intervals,
    before.documents,
  ])
  // Garbage collection does not always free the same number of nodes.
  expect(Math.abs(after.nodes - before.nodes)).toBeLessThanOrEqual(before.nodes * 0.02)
  expect(rest.complaints).toEqual([])
})
