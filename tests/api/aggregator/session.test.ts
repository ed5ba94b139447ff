import { describe, expect, test } from 'vitest'
import { createCaller, startAggregator, testNow, type Caller } from '#tests/support/aggregator.ts'

const expired = [401, 'Your session has expired.']
const notRenewed = [401, 'Your session cannot be renewed. Please sign in again.']

const sessionOf = ({ session }: Caller) => {
  if (!session) throw new Error('Nobody is signed in.')
  return session
}

/** The token's holder after a refresh. */
async function refreshed(handle: (request: Request) => Promise<Response>, caller: Caller): Promise<Caller> {
  const { refresh_token: refreshToken, userId } = sessionOf(caller)
  const data = await createCaller(handle).succeed('refreshToken', { body: { userId, refreshToken } })
  return createCaller(handle, { ...sessionOf(caller), ...data, token: data.access_token })
}

describe('signing in', () => {
  test('gives the person, tokens and flags, with an expiry by the aggregator’s clock', async () => {
    const { signedOut } = startAggregator({ tokenSeconds: 60 })
    const body = { username: ' Admin@NCUK.test ', password: ' Portal#2026 ' }
    const session = await signedOut.succeed('signIn', { body })
    expect(session).toMatchObject({
      username: 'admin@ncuk.test',
      contactTypeParentName: 'NCUK',
      token_type: 'Bearer',
      token_expires_in: 60,
    })
    expect(session.token_expires_timestamp).toBe(testNow / 1000 + 60)
  })

  test.each([
    ['admin@ncuk.test', 'portal#2026'],
    ['nobody@ncuk.test', 'Portal#2026'],
    ['', ''],
  ])('is refused for %j with %j, without saying what was wrong', async (username, password) => {
    const { signedOut } = startAggregator()
    expect(await signedOut.refuse('signIn', { body: { username, password } })).toEqual([401, 'Invalid username or password.'])
  })

  test('works for each demo account', async () => {
    const { signIn } = startAggregator()
    const names = [
      'admin@ncuk.test',
      'viewer@ncuk.test',
      'centre@centre.test',
      'university@university.test',
      'student@student.test',
      'newstudent@student.test',
    ]
    const sessions = await Promise.all(names.map(async (name) => sessionOf(await signIn(name))))
    expect(
      sessions.map(({ contactTypeParentName, mandatoryConsent, nonMandatoryConsent }) => [
        contactTypeParentName,
        mandatoryConsent,
        nonMandatoryConsent,
      ]),
    ).toEqual([
      ['NCUK', null, null],
      ['NCUK', null, null],
      ['CENTER', null, null],
      ['INSTITUTE', null, null],
      ['STUDENT', 1, 1],
      ['STUDENT', 0, 0],
    ])
  })

  test('gives the same tokens for the same random bytes, and no token twice', async () => {
    const runs = [startAggregator(), startAggregator()]
    const tokens = await Promise.all(
      runs.map(async ({ signIn }) => [
        sessionOf(await signIn()).token,
        sessionOf(await signIn()).token,
        sessionOf(await signIn()).refresh_token,
      ]),
    )
    expect(tokens[0]).toEqual(tokens[1])
    expect(new Set(tokens[0]).size).toBe(3)
  })
})

describe('a token', () => {
  test('works until its time is over, and not a moment longer', async () => {
    const { clock, signIn } = startAggregator({ tokenSeconds: 60 })
    const admin = await signIn()
    clock.advance(59_999)
    expect((await admin.call('listContactRoutes')).status).toBe(200)
    clock.advance(1)
    expect(await admin.refuse('listContactRoutes')).toEqual(expired)
  })

  test.each(['', 'Bearer', 'Bearer unknown', 'Basic dGVzdA==', 'Bearer a b'])('%j is refused', async (authorization) => {
    const { handle } = startAggregator()
    const headers = { authorization, Loguser: '101', Logcontact: '501' }
    const answer = await handle(new Request('http://portal.test/api/aggregate/v1/contact/routes', { headers }))
    expect([answer.status, (await answer.json()).description]).toEqual(expired)
  })

  test('is worth nothing under the headers of another user', async () => {
    const { handle, signIn } = startAggregator()
    const session = sessionOf(await signIn())
    const asOther = createCaller(handle, { ...session, userId: 102 })
    const asOtherContact = createCaller(handle, { ...session, contactId: 502 })
    expect(await asOther.refuse('listContactRoutes')).toEqual([403, 'The header Loguser must be the id of the signed-in user.'])
    expect(await asOtherContact.refuse('listContactRoutes')).toEqual([
      403,
      'The header Logcontact must be the id of the signed-in contact.',
    ])
  })

  test('is renewed by its refresh token, also after it has expired', async () => {
    const { clock, handle, signIn } = startAggregator({ tokenSeconds: 60 })
    const first = await signIn()
    clock.advance(8 * 60 * 60 * 1000)
    const second = await refreshed(handle, first)
    expect((await second.call('listContactRoutes')).status).toBe(200)
    expect(await first.refuse('listContactRoutes')).toEqual(expired)
  })

  test('a refresh token works once; used again, it ends the whole sign-in', async () => {
    const { handle, signedOut, signIn } = startAggregator()
    const first = await signIn()
    const other = await signIn()
    const second = await refreshed(handle, first)
    const { userId, refresh_token: refreshToken } = sessionOf(first)
    expect(await signedOut.refuse('refreshToken', { body: { userId, refreshToken } })).toEqual(notRenewed)
    expect(await second.refuse('listContactRoutes')).toEqual(expired)
    const last = sessionOf(second).refresh_token
    expect(await signedOut.refuse('refreshToken', { body: { userId, refreshToken: last } })).toEqual(notRenewed)
    expect((await other.call('listContactRoutes')).status).toBe(200)
  })

  test('of two refreshes at the same moment one is refused', async () => {
    const { signedOut, signIn } = startAggregator()
    const { userId, refresh_token: refreshToken } = sessionOf(await signIn())
    const both = await Promise.all([1, 2].map(() => signedOut.call('refreshToken', { body: { userId, refreshToken } })))
    expect(both.map(({ status }) => status)).toEqual([200, 401])
  })

  test('is not renewed by an unknown refresh token, one of another user, or one of 30 days ago', async () => {
    const { clock, signedOut, signIn } = startAggregator()
    const { userId, refresh_token: refreshToken } = sessionOf(await signIn())
    expect(await signedOut.refuse('refreshToken', { body: { userId, refreshToken: 'refresh-1' } })).toEqual(notRenewed)
    expect(await signedOut.refuse('refreshToken', { body: { userId: 102, refreshToken } })).toEqual(notRenewed)
    clock.advance(30 * 24 * 60 * 60 * 1000)
    expect(await signedOut.refuse('refreshToken', { body: { userId, refreshToken } })).toEqual(notRenewed)
  })
})

describe('signing out', () => {
  test('ends both tokens, also when the access token has expired, and only those of its own sign-in', async () => {
    const { clock, handle, signedOut, signIn } = startAggregator({ tokenSeconds: 60 })
    const { userId, refresh_token: refreshToken } = sessionOf(await signIn())
    const other = await signIn()
    clock.advance(60_000)
    expect((await signedOut.call('signOut', { path: { userId }, body: { refreshToken } })).status).toBe(200)
    expect(await signedOut.refuse('refreshToken', { body: { userId, refreshToken } })).toEqual(notRenewed)
    expect((await (await refreshed(handle, other)).call('listContactRoutes')).status).toBe(200)
  })

  test('of a session that is gone is fine', async () => {
    const { signedOut } = startAggregator()
    expect((await signedOut.call('signOut', { path: { userId: 101 }, body: { refreshToken: 'gone' } })).status).toBe(200)
  })
})
