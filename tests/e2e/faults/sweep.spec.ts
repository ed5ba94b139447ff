import { test, expect } from 'playwright/test'
import { wideAfterFirst } from '#tests/e2e/support.ts'
import { sweepScene } from '#tests/sweep/page-sweep.ts'
import { readScenes } from '#tests/sweep/scenes-reads.ts'
import { writeScenes } from '#tests/sweep/scenes-writes.ts'
import { openTabs, raceRenewals, stillSignedIn } from '#tests/sweep/tabs.ts'

// A part of the long runs (npm run sweep): what they look for in every call and mishap, here in a few.
const swept: readonly (readonly [scene: string, faults: readonly string[]])[] = [
  ['exam block list', ['refused', 'reset mid-body', 'hang', '502 HTML', '401 then ok', '200 wrong shape', 'foreign redirect']],
  ['mapping: update', ['reset before headers', 'slow body', '429 Retry-After', '401 then ok', '409 with description', '200 empty']],
]

for (const [index, [name, only]] of swept.entries())
  test(
    `${name}: each fault ends with a message, nothing is sent twice, and another try works`,
    wideAfterFirst(index),
    async ({ browser, baseURL }, info) => {
      const scene = [...readScenes, ...writeScenes].find((one) => one.name === name)
      if (!scene) throw new Error(`There is no scene ${name}.`)
      const injections = await sweepScene(browser, scene, { upstream: baseURL ?? '', db: info.testId, only })
      expect(injections.map(({ fault }) => fault).toSorted()).toEqual([...only, 'none any more'].toSorted())
      expect(injections.filter(({ breaches }) => breaches.length > 0)).toEqual([])
    },
  )

test('five tabs whose tokens expire together renew once, round after round, and nobody is signed out', async ({
  browser,
  baseURL,
}, info) => {
  const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: info.testId, count: 5 })
  expect([await raceRenewals(tabs, 5), stillSignedIn(tabs.pages), tabs.gate.take()]).toEqual([[], 5, []])
  await tabs.close()
})
