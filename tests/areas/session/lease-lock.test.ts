import { expect, it } from 'vitest'
import { createRenewalLock } from '#src/session/token/renewal-lock.ts'
import type { TokenVault } from '#src/session/token/token-vault.ts'
import { turn } from '#tests/support/client/browser.ts'

/** Tabs without Web Locks, which share a lease in a database whose changes the test makes one by one. */
function openTabs() {
  let now = 1000
  let lease: unknown
  const changes: (() => void)[] = []
  const leases: TokenVault = {
    read: () => Promise.resolve(lease),
    change: (work) =>
      new Promise((resolve) => {
        changes.push(() => resolve((lease = work(lease))))
      }),
    clear: () => Promise.resolve(),
  }
  const startTimer = () => () => {}
  const make = async (index: number) => {
    changes.splice(index, 1)[0]?.()
    await turn()
  }
  return {
    lockOf: (tabId: string) => createRenewalLock({ locks: null, channel: null, leases, tabId, clock: { now: () => now }, startTimer }),
    passMs: (ms: number) => void (now += ms),
    make,
  }
}

it('a lease that another tab took while the own change waited is not taken for one from the future', async () => {
  const tabs = openTabs()
  const holders: string[] = []
  const hold = (tab: string) =>
    void tabs.lockOf(tab).run(() => {
      holders.push(tab)
      return new Promise(() => {})
    })
  hold('asked first')
  tabs.passMs(1)
  hold('served first')
  await tabs.make(1)
  await tabs.make(0)
  expect(holders).toEqual(['served first'])
})
