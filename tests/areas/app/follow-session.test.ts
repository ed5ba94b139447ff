import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toPatterns } from '#machines/access/route-pattern.ts'
import { buildAccess } from '#machines/access/build-access.ts'
import type { Api, ResourceApi } from '#src/api/client.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { followSession } from '#src/app/loading/follow-session.ts'
import { matchRoute } from '#src/app/routes.ts'
import { viewOf } from '#src/session/session-context.tsx'
import type { LazyCode } from '#src/ui/lazy/lazy-component.ts'
import { systemClock } from '#src/time/clock.ts'
import { turn } from '#tests/support/client/browser.ts'
import { settled, startSession } from '#tests/machines/session/start.ts'
import { ada, adasAccess, credentials } from '#tests/support/charts/fixtures/session.ts'

const origin = 'https://portal.test'
const list = '/sms/exam-block'
const signInPage = `/login?next=${encodeURIComponent(list)}`
const gate = `/LogInPermission?next=${encodeURIComponent(list)}`
const patienceMs = 200

/** A first read of the next page, answered by the test. */
interface Read {
  answer(reply: unknown): void
  fail(error: Error): void
}

/** Opens an address; the test answers the reads of the session, of the person's rights and of the next page. */
function open(address: string) {
  vi.stubGlobal('window', { location: new URL(address, origin) })
  const session = startSession()
  const reads: Read[] = []
  const wait = () => new Promise<never>((answer, fail) => reads.push({ answer: (reply) => answer(reply as never), fail }))
  const api: Api & ResourceApi = { call: wait, send: wait }
  const replaced: string[] = []
  followSession({
    actor: session.actor,
    services: {
      api,
      codec: createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} }),
      clock: systemClock,
      queryClient: createQueryClient(),
    },
    replace: (to) => {
      replaced.push(to)
      vi.stubGlobal('window', { location: new URL(to, origin) })
    },
  })
  return { ...session, reads, replaced, view: () => viewOf(session.actor.getSnapshot()) }
}

/** Signs Ada in at an address; the test answers the reads of her rights and of the next page. */
async function signIn(address = signInPage) {
  const page = open(address)
  page.ports.restoreSession.last().resolve(null)
  await settled()
  page.actor.send({ type: 'credentials.submit', ...credentials })
  const submitting = page.view()
  page.ports.signIn.last().resolve(ada)
  await settled()
  return { ...page, submitting }
}

const listPage = matchRoute(list)?.route.Page as LazyCode

beforeEach(async () => {
  await listPage.prepare()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a reload with a session', () => {
  it('fetches the code of the page while the rights are read, and its data when they allow it', async () => {
    const prepare = vi.spyOn(listPage, 'prepare')
    const { ports, reads } = open(list)
    expect(prepare).not.toHaveBeenCalled()
    ports.restoreSession.last().resolve(ada)
    await settled()
    expect([prepare.mock.calls.length, reads.length]).toEqual([1, 0])
    ports.loadAccess.last().resolve(adasAccess)
    await settled()
    expect(reads).toHaveLength(1)
  })
})

describe('after the credentials were accepted', () => {
  it('the sign-in page stays as it is until the first data of the next page has arrived', async () => {
    const { ports, reads, replaced, view, submitting } = await signIn()
    expect(view()).toEqual(submitting)
    ports.loadAccess.last().resolve(adasAccess)
    await settled()
    expect([view(), reads.length, replaced]).toEqual([submitting, 1, []])
    reads[0]?.answer({ data: { list: [], totalRecords: 0 } })
    await vi.waitFor(() => expect(replaced).toEqual([gate, list]))
    expect(view()).toMatchObject({ status: 'signedIn', accessState: 'ready', hasArrived: true })
  })

  it('a failed read does not delay the page', async () => {
    const { ports, reads, replaced } = await signIn()
    ports.loadAccess.last().resolve(adasAccess)
    await settled()
    reads[0]?.fail(new ApiProblem('timeout', 0))
    await vi.waitFor(() => expect(replaced).toEqual([gate, list]))
  })

  it('the next page shows its skeleton when the answers take long, and the redirects continue when they arrive', async () => {
    const { clock, ports, replaced, view } = await signIn()
    clock.increment(patienceMs)
    expect([replaced, view()]).toEqual([[gate], expect.objectContaining({ status: 'signedIn', accessState: 'loading' })])
    ports.loadAccess.last().resolve(adasAccess)
    await settled()
    expect(replaced).toEqual([gate, list])
  })

  it('the next page shows its skeleton when only its data takes long, and requests it once', async () => {
    const { clock, ports, reads, replaced, view } = await signIn()
    ports.loadAccess.last().resolve(adasAccess)
    await settled()
    clock.increment(patienceMs)
    expect([replaced, view().accessState, reads.length]).toEqual([[gate, list], 'ready', 1])
    reads[0]?.answer({ data: { list: [], totalRecords: 0 } })
    await settled()
    expect(replaced).toEqual([gate, list])
  })

  it('a failure to load the rights is shown at once', async () => {
    const { ports, replaced, view } = await signIn()
    ports.loadAccess.last().reject(new ApiProblem('server', 500))
    await settled()
    expect([replaced, view().accessState]).toEqual([[gate, list], 'unavailable'])
  })

  it('nothing is fetched for a page that the rights do not allow', async () => {
    const { ports, reads, replaced, view } = await signIn()
    const tree = [
      { id: '90', name: 'Test Block', routes: toPatterns(['/sms/testblock']), permissions: ['list'], iconName: '', children: [] },
    ]
    ports.loadAccess.last().resolve(buildAccess({ contactType: 'NCUK', tree, routes: [], portalRoutes: [] }))
    await settled()
    expect([reads, replaced, view().accessState]).toEqual([[], [gate, list], 'ready'])
  })

  it('a person who signs out meanwhile is not redirected', async () => {
    const { actor, ports, reads, replaced } = await signIn()
    ports.loadAccess.last().resolve(adasAccess)
    await settled()
    actor.send({ type: 'signOut.request' })
    reads[0]?.answer({ data: { list: [], totalRecords: 0 } })
    await turn()
    await turn()
    expect([actor.getSnapshot().value, replaced]).toEqual(['signingOut', []])
  })

  it('the data of one person does not end the wait of the next one', async () => {
    const { actor, ports, reads, replaced } = await signIn()
    ports.loadAccess.last().resolve(adasAccess)
    await settled()
    actor.send({ type: 'signOut.request' })
    ports.signOut.last().resolve()
    await settled()
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().resolve({ ...ada, userId: '102', contactId: '502' })
    await settled()
    reads[0]?.answer({ data: { list: [], totalRecords: 0 } })
    // The promises that follow the answer of the read settle within these turns.
    await turn()
    await turn()
    expect([actor.getSnapshot().hasTag('preparing'), replaced]).toEqual([true, []])
  })
})
