import { test, expect } from 'playwright/test'
import { goRound } from '#tests/sweep/leak.ts'
import { leaveFaultyPages } from '#tests/sweep/leaving.ts'
import { sweepScene } from '#tests/sweep/page-sweep.ts'
import { readScenes } from '#tests/sweep/scenes-reads.ts'
import { writeScenes } from '#tests/sweep/scenes-writes.ts'
import { openTabs, raceRenewals, recoverFrom, signOutEverywhere, stillSignedIn, withoutTabTools } from '#tests/sweep/tabs.ts'

// A part of the long runs (npm run sweep): what they look for in every call, here in a few.
const swept: readonly (readonly [scene: string, faults: readonly string[]])[] = [
  ['exam block list', ['refused', 'reset mid-body', 'hang', '502 HTML', '401 then ok', '200 wrong shape', 'foreign redirect']],
  ['mapping: update', ['reset before headers', 'slow body', '429 Retry-After', '401 then ok', '409 with description', '200 empty']],
  ['sign-in', ['DNS', 'offline flip', '500 empty', '401 twice', '200 HTML']],
]

for (const [name, only] of swept)
  test(`${name}: each fault ends with a message, nothing is sent twice, and another try works`, async ({ browser, baseURL }, info) => {
    const scene = [...readScenes, ...writeScenes].find((one) => one.name === name)
    if (!scene) throw new Error(`There is no scene ${name}.`)
    const injections = await sweepScene(browser, scene, { upstream: baseURL ?? '', db: info.testId, only })
    expect(injections.map(({ fault }) => fault).toSorted()).toEqual([...only, 'none any more'].toSorted())
    expect(injections.filter(({ breaches }) => breaches.length > 0)).toEqual([])
  })

test('pages that are left while their calls fail say nothing any more', async ({ browser, baseURL }, info) => {
  expect(await leaveFaultyPages(browser, { upstream: baseURL ?? '', db: info.testId, count: 10, seed: 7 })).toEqual([])
})

test('five tabs whose tokens expire together renew once, round after round, and nobody is signed out', async ({
  browser,
  baseURL,
}, info) => {
  const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: info.testId, count: 5 })
  expect([await raceRenewals(tabs, 10), stillSignedIn(tabs.pages), tabs.gate.take()]).toEqual([[], 5, []])
  await tabs.close()
})

test('two tabs without locks and channel renew once, too', async ({ browser, baseURL }, info) => {
  const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: info.testId, count: 2, prepare: withoutTabTools })
  expect([await raceRenewals(tabs, 3), stillSignedIn(tabs.pages), tabs.gate.take()]).toEqual([[], 2, []])
  await tabs.close()
})

test('a tab that is closed or frozen while it renews holds no other up', async ({ browser, baseURL }, info) => {
  const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: info.testId, count: 2 })
  for (const [round, mishap] of (['closed', 'frozen'] as const).entries()) expect(await recoverFrom(tabs, mishap, round)).toBeLessThan(6500)
  expect([stillSignedIn(tabs.pages), tabs.gate.take()]).toEqual([2, []])
  await tabs.close()
})

test('a sign-out in one of four tabs ends the session in all of them, and late answers change nothing', async ({
  browser,
  baseURL,
}, info) => {
  const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: info.testId, count: 4 })
  await signOutEverywhere(tabs)
  const left = await Promise.all(tabs.pages.map((page) => page.evaluate(() => localStorage.getItem('session'))))
  expect([left, tabs.gate.take()]).toEqual([[null, null, null, null], []])
  await tabs.close()
})

test('going round twelve screens leaves no listener, observer or timer behind', async ({ browser, baseURL }, info) => {
  const { before, after, complaints } = await goRound(browser, { baseURL: baseURL ?? '', db: info.testId, first: 2, last: 3 })
  const held = ({ listeners, observers, intervals, documents }: typeof before) => ({ listeners, observers, intervals, documents })
  expect([held(after), complaints]).toEqual([held(before), []])
})
