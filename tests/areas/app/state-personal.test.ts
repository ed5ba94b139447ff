import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { personalOf } from '#src/app/state/personal.ts'
import { defaults } from '#src/app/state/slices.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { startFaultServer } from '#tests/support/client/fault-server.ts'
import { createRotation, openSession, signAdaIn } from '#tests/support/client/session.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

let server: Awaited<ReturnType<typeof startFaultServer>>
beforeEach(async () => {
  server = await startFaultServer(createRotation().answer)
})
afterEach(() => server.close())

const now = 1_800_000_000_000
const clock = { now: () => now }

async function start(local = storageOf()) {
  const tab = openSession(server.origin, createBrowser().openTab())
  await signAdaIn(tab)
  const own = (userId = '101') => personalOf({ session: tab, person: { userId }, clock, local: () => local })
  return { tab, local, own }
}

describe('what a tab holds of a person', () => {
  it('is the same on every page of one session', async () => {
    const { own } = await start()
    expect(own() === own()).toBe(true)
  })

  it('is made anew for the next person, who finds nothing of the last one', async () => {
    const { own, local } = await start()
    own().state.set('columns', { hidden: { '/sms/exam-block': ['code'] } })
    expect(own('102').state.get('columns')).toEqual(defaults.columns)
    expect(Object.keys(local)).toEqual([])
  })

  it('ends with the session: nothing is stored after it', async () => {
    const { own, tab, local } = await start()
    const personal = own()
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands('signedOut')
    personal.state.showList('/sms/exam-block', { ...defaults.list, searchText: 'late' })
    expect(Object.keys(local)).toEqual([])
    await signAdaIn(tab)
    expect(own() === personal).toBe(false)
  })

  it('begins without the drafts of other people', async () => {
    const draft = JSON.stringify({ at: now })
    const mine = `draft/${ownerKey('101')}/exam/7`
    const { own, local } = await start(storageOf({ [mine]: draft, [`draft/${ownerKey('102')}/exam/7`]: draft }))
    own()
    expect(Object.keys(local)).toEqual([mine])
  })
})
