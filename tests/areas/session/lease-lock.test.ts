import { expect, it } from 'vitest'
import { createRenewalLock } from '#src/session/token/renewal-lock.ts'
import type { TokenVault } from '#src/session/token/token-vault.ts'
import { turn } from '#tests/support/client/browser.ts'

/** Tabs without Web Locks, which share a lease in a database whose changes the test makes one by one. */
function openTabs() {
  let now = 1000
  let lease: unknown
  const changes: (() => void)[] = []
  const timers = new Map<symbol, { readonly ms: number; run(): void }>()
  const leases: TokenVault = {
    read: () => Promise.resolve(lease),
    change: (work) =>
      new Promise((resolve) => {
        changes.push(() => resolve((lease = work(lease))))
      }),
    clear: () => Promise.resolve(),
  }
  const startTimer = (ms: number, run: () => void) => {
    const id = Symbol(ms)
    timers.set(id, { ms, run })
    return () => void timers.delete(id)
  }
  const make = async (index: number) => {
    changes.splice(index, 1)[0]?.()
    await turn()
  }
  const fire = (ms: number) => {
    for (const [id, timer] of timers)
      if (timer.ms === ms) {
        timers.delete(id)
        timer.run()
      }
  }
  return {
    lockOf: (tabId: string) => createRenewalLock({ locks: null, channel: null, leases, tabId, clock: { now: () => now }, startTimer }),
    passMs: (ms: number) => void (now += ms),
    make,
    fire,
    isWaiting: (ms: number) => [...timers.values()].some((timer) => timer.ms === ms),
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

it('a lease that is renewed while it is given back is not renewed again', async () => {
  const beatMs = 1500
  const tabs = openTabs()
  let finish = () => {}
  const work = new Promise<void>((resolve) => void (finish = resolve))
  const done = tabs.lockOf('tab').run(() => work)
  await tabs.make(0)
  tabs.fire(beatMs)
  finish()
  await turn()
  await tabs.make(0)
  await tabs.make(0)
  await done
  expect(tabs.isWaiting(beatMs)).toBe(false)
})
