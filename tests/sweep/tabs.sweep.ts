import { expect, test } from 'playwright/test'
import { openTabs, raceRenewals, recoverFrom, signOutEverywhere, stillSignedIn, withoutTabTools } from './tabs.ts'

const rounds = Number(process.env['SWEEP_ROUNDS'] ?? 400)
const recoveries = Math.max(1, Math.round(rounds / 20))

test('five tabs whose tokens expire together renew once a round', async ({ browser, baseURL }, info) => {
  const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: `${info.testId}-${Date.now()}`, count: 5 })
  const odd = await raceRenewals(tabs, rounds)
  console.log(
    `Renewals: 5 tabs × ${rounds} rounds, ${odd.length} rounds with not exactly one refresh, ${stillSignedIn(tabs.pages)} of 5 signed in`,
  )
  expect([odd, stillSignedIn(tabs.pages), tabs.gate.take()]).toEqual([[], 5, []])
  await tabs.close()
})

for (const mishap of ['closed', 'frozen', 'hung'] as const)
  test(`a tab that is ${mishap} while it renews holds nobody up`, async ({ browser, baseURL }, info) => {
    const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: `${info.testId}-${Date.now()}`, count: 2 })
    const waits: number[] = []
    for (let round = 1; round <= recoveries; round += 1) waits.push(await recoverFrom(tabs, mishap, round))
    const longest = Math.max(...waits)
    console.log(`Recoveries from a ${mishap} tab: ${waits.length}/${recoveries}, longest wait ${longest} ms`)
    expect(longest).toBeLessThan(5500)
    expect([stillSignedIn(tabs.pages), tabs.gate.take()]).toEqual([2, []])
    await tabs.close()
  })

test('two tabs without locks and without a channel renew once a round', async ({ browser, baseURL }, info) => {
  const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: `${info.testId}-${Date.now()}`, count: 2, prepare: withoutTabTools })
  const count = Math.max(2, Math.round(rounds / 4))
  const odd = await raceRenewals(tabs, count)
  console.log(`Renewals without locks and channel: 2 tabs × ${count} rounds, ${odd.length} rounds with not exactly one refresh`)
  expect([odd, stillSignedIn(tabs.pages), tabs.gate.take()]).toEqual([[], 2, []])
  await tabs.close()
})

test('a sign-out in one of four tabs ends the session in all of them within a second', async ({ browser, baseURL }, info) => {
  const tabs = await openTabs(browser, { upstream: baseURL ?? '', db: `${info.testId}-${Date.now()}`, count: 4 })
  const took = await signOutEverywhere(tabs)
  console.log(`Sign-out in one of 4 tabs: all on the sign-in page after ${took} ms`)
  expect(took).toBeLessThan(1000)
  const left = await Promise.all(tabs.pages.map((page) => page.evaluate(() => localStorage.getItem('session'))))
  expect([left, tabs.gate.take()]).toEqual([[null, null, null, null], []])
  await tabs.close()
})
