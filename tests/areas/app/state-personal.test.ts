import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { personalOf } from '#src/app/state/personal.ts'
import { defaults } from '#src/app/state/slices.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { createBrowser } from '#tests/support/client/browser.ts'
import { good, startFaultServer, type Answer } from '#tests/support/client/fault-server.ts'
import { createRotation, openSession, signAdaIn } from '#tests/support/client/session.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const settingsPath = '/student/section/details'
const settings = { NX_ACCESS_KEY_ID: 'NX-canary-id', NX_SECRET_ACCESS_KEY: 'NX-canary-secret', NX_BUCKET_NAME: 'bucket' }

let server: Awaited<ReturnType<typeof startFaultServer>>
beforeEach(async () => {
  const rotation = createRotation()
  const answer: Answer = (response, seen) => (seen.path.includes(settingsPath) ? good(settings) : rotation.answer)(response, seen)
  server = await startFaultServer(answer)
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
const asked = () => server.seen.filter(({ path }) => path.includes(settingsPath)).length

describe('what a tab holds of a person', () => {
  it('is the same on every page of one session', async () => {
    const { own } = await start()
    await own().files.prepare()
    await own().files.prepare()
    expect([own() === own(), asked()]).toEqual([true, 1])
  })

  it('is made anew for the next person, who finds nothing of the last one', async () => {
    const { own, local } = await start()
    own().state.set('requests', { ...defaults.requests, activeTab: 'approved' })
    expect(own('102').state.get('requests')).toEqual(defaults.requests)
    expect(Object.keys(local)).toEqual([])
  })

  it('ends with the session: nothing is stored after it, and the settings of the file storage are gone', async () => {
    const { own, tab, local } = await start()
    const personal = own()
    await personal.files.prepare()
    tab.actor.send({ type: 'signOut.request' })
    await tab.stands('signedOut')
    personal.state.showList('/sms/exam-block', { ...defaults.list, searchText: 'late' })
    expect(Object.keys(local)).toEqual([])
    await signAdaIn(tab)
    expect(own() === personal).toBe(false)
    await own().files.prepare()
    expect(asked()).toBe(2)
  })

  it('lets the settings of the file storage go while nobody seems to be there', async () => {
    const { own, tab } = await start()
    await own().files.prepare()
    tab.actor.send({ type: 'presence.read', reading: { now, activeAt: now - 3_600_000, idleMs: 1_800_000, expiresAt: now - 1 } })
    await tab.stands({ signedIn: { presence: 'expired' } })
    await own().files.use(({ bucketName }) => expect(bucketName).toBe('bucket'))
    expect(asked()).toBe(2)
  })

  it('begins without the drafts of other people', async () => {
    const draft = JSON.stringify({ at: now })
    const mine = `draft/${ownerKey('101')}/exam/7`
    const { own, local } = await start(storageOf({ [mine]: draft, [`draft/${ownerKey('102')}/exam/7`]: draft }))
    own()
    expect(Object.keys(local)).toEqual([mine])
  })
})
