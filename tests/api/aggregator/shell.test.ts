import { describe, expect, test } from 'vitest'
import { encryptId } from '#mirage/id-codec.ts'
import { sessionHeaders, startAggregator, type Caller } from '#tests/support/aggregator.ts'

const idsOf = ({ session }: Caller) => ({ userId: session?.userId ?? 0, contactId: session?.contactId ?? 0 })

describe('access', () => {
  test('the permission tree is given to its own contact only', async () => {
    const { signIn } = startAggregator()
    const admin = await signIn()
    const { contactId, userId } = idsOf(admin)
    const { contactMetaDetails } = await admin.succeed('getRoutePermissions', { path: { contactId } })
    expect(contactMetaDetails).toMatchObject({ contactId, userId, parentContactType: 'NCUK', firstName: 'Alexandrina' })
    expect(await admin.refuse('getRoutePermissions', { path: { contactId: 502 } })).toEqual([
      403,
      'These are the permissions of another contact.',
    ])
  })

  test('who may only look is refused every change, by the words of the aggregator', async () => {
    const { signIn } = startAggregator()
    const viewer = await signIn('viewer@ncuk.test')
    const forbidden = [403, 'You do not have permission to do this.']
    expect((await viewer.call('listExamBlocks')).status).toBe(200)
    expect((await viewer.call('listModuleRules')).status).toBe(200)
    expect(await viewer.refuse('publishExamBlocks', { body: { status: 1, examblockId: [1] } })).toEqual(forbidden)
    expect(await viewer.refuse('deleteTestBlocks', { body: { testblockId: [1] } })).toEqual(forbidden)
    expect(await viewer.refuse('createModuleRule', { body: { mappingName: 'New', status: 2, rules: [] } })).toEqual(forbidden)
    expect(await viewer.refuse('generateCode', { body: { name: 'May', masterType: 'examblock' } })).toEqual(forbidden)
  })

  test('who has no part in blocks is refused their lists', async () => {
    const { signIn } = startAggregator()
    const centre = await signIn('centre@centre.test')
    expect(await centre.refuse('listExamBlocks')).toEqual([403, 'You do not have permission to do this.'])
  })

  test('the storage settings are placeholders, no real keys', async () => {
    const { signIn } = startAggregator()
    const settings = await (await signIn()).succeed('getStorageSettings')
    expect(settings).toEqual({
      NX_ACCESS_KEY_ID: 'demo-not-a-key',
      NX_SECRET_ACCESS_KEY: 'demo-not-a-secret',
      NX_BUCKET_NAME: 'portal-demo',
    })
  })
})

describe('what a call carries', () => {
  /** One call by hand, with whatever is wrong with it. */
  async function send(path: string, init: RequestInit = {}) {
    const { handle, signIn, errors } = startAggregator()
    const { session } = await signIn()
    const headers = { ...(session ? sessionHeaders(session) : {}), ...Object(init.headers) }
    const answer = await handle(new Request(`http://portal.test/api/aggregate/v1${path}`, { ...init, headers }))
    const { code, description, data } = await answer.json()
    expect(errors).toEqual([])
    return [answer.status, code, description, data]
  }

  test.each(['nonsense', '%2e%2e', 'AAAAAAAAAAAAAAAAAAAAAA', '101', encryptId(999_999)])(
    'an id that is none answers 404: %s',
    async (id) => {
      expect((await send(`/sms/examblock/summary/${id}`)).slice(0, 2)).toEqual([404, 404])
    },
  )

  test.each([
    ['{"status":1', 'The body must be a JSON object.'],
    ['[]', 'The body must be a JSON object.'],
    ['{"status":1}', 'examblockId is missing.'],
    ['{"status":3,"examblockId":[1]}', 'status must be one of 1.'],
    ['{"status":1,"examblockId":[]}', 'examblockId must have at least 1 entry.'],
    ['{"status":1,"examblockId":["1"]}', 'examblockId[0] must be a whole number.'],
    ['{"status":1,"examblockId":[1],"force":true}', 'force is not known.'],
  ])('a body of the wrong form answers 400 and says where: %s', async (body, description) => {
    expect(await send('/sms/examblock/publish', { method: 'PUT', body })).toEqual([400, 400, description, null])
  })

  test.each([
    ['pageNo=zero', 'pageNo must be a whole number.'],
    ['pageNo=0', 'pageNo must be at least 1.'],
    ['statusId=7', 'statusId must be one of -1, 0, 1, 2.'],
    ['pageNo=1&pageNo=2', 'pageNo must be given once.'],
  ])('a query of the wrong form answers 400 and says where: %s', async (query, description) => {
    expect(await send(`/sms/examblock/list?${query}`)).toEqual([400, 400, description, null])
  })

  test('a log header of the wrong form answers 400', async () => {
    const [status, , description] = await send('/sms/examblock/list', { headers: { logPermission: 'Edit' } })
    expect([status, description]).toEqual([400, 'The header logPermission must be one of View, Add, Modify, Delete.'])
  })
})

describe('notifications', () => {
  test('are listed newest first, each either unread or read', async () => {
    const { signIn } = startAggregator()
    const admin = await signIn()
    const { contactId } = idsOf(admin)
    const unread = await admin.succeed('listNotifications', { query: { contactId, status: 0 } })
    const read = await admin.succeed('listNotifications', { query: { contactId: 0, status: 1 } })
    const times = unread.map(({ createdAt }) => createdAt.date)
    expect(times).toEqual(times.toSorted().toReversed())
    expect([
      unread.length > 0,
      read.length > 0,
      unread.every(({ status }) => status === 0),
      read.every(({ status }) => status === 1),
    ]).toEqual([true, true, true, true])
  })

  test('one is read by its id, all by id 0', async () => {
    const { signIn } = startAggregator()
    const admin = await signIn()
    const { contactId } = idsOf(admin)
    const list = () => admin.succeed('listNotifications', { query: { contactId, status: 0 } })
    const before = await list()
    const id = before[0]?.inAppNotificationId ?? 0
    await admin.succeed('updateNotification', { path: { id }, body: { contactId } })
    expect(await list()).toEqual(before.slice(1))
    await admin.succeed('updateNotification', { path: { id: 0 }, body: { contactId } })
    expect(await list()).toEqual([])
  })

  test('of another contact are neither shown nor changed', async () => {
    const { signIn } = startAggregator()
    const admin = await signIn()
    const viewer = await signIn('viewer@ncuk.test')
    const { contactId } = idsOf(admin)
    const [first] = await admin.succeed('listNotifications', { query: { contactId, status: 0 } })
    const id = first?.inAppNotificationId ?? 0
    const other = [403, 'These are the notifications of another contact.']
    expect(await viewer.refuse('listNotifications', { query: { contactId, status: 0 } })).toEqual(other)
    expect(await viewer.refuse('updateNotification', { path: { id: 0 }, body: { contactId } })).toEqual(other)
    expect(await viewer.refuse('updateNotification', { path: { id }, body: { contactId: 0 } })).toEqual([
      404,
      'This notification does not exist.',
    ])
  })
})

describe('policy and consents', () => {
  test('the policy has an address on the portal’s own origin, any other document has none', async () => {
    const { signedOut } = startAggregator()
    const address = (fileName: string) =>
      signedOut.succeed('getPrivacyPolicyUrl', { query: { fileName, moduleType: 'PRIVACY_POLICY_DIR' } })
    expect(await address('privacy-policy.pdf')).toEqual(['http://portal.test/policy/privacy-policy.html'])
    expect(await address('other.pdf')).toEqual([])
  })

  test('a consent given is there at the next sign-in', async () => {
    const { signIn } = startAggregator()
    const student = await signIn('newstudent@student.test')
    const { userId } = idsOf(student)
    await student.succeed('updateConsent', {
      path: { userId },
      body: { userId, consentDetails: [{ status: 1, consentType: 'MANDATORY_CONSENT' }] },
    })
    const { session } = await signIn('newstudent@student.test')
    expect([session?.mandatoryConsent, session?.nonMandatoryConsent]).toEqual([1, 0])
  })

  test('nobody gives the consent of another, and only students give one', async () => {
    const { signIn } = startAggregator()
    const consentDetails = [{ status: 1 as const, consentType: 'NON_MANDATORY_CONSENT' as const }]
    const student = await signIn('student@student.test')
    expect(await student.refuse('updateConsent', { path: { userId: 101 }, body: { userId: 101, consentDetails } })).toEqual([
      403,
      'This is the consent of another user.',
    ])
    const admin = await signIn()
    const { userId } = idsOf(admin)
    expect(await admin.refuse('updateConsent', { path: { userId }, body: { userId, consentDetails } })).toEqual([
      400,
      'Only students give a consent.',
    ])
  })
})

describe('passwords', () => {
  test('a changed one works at the next sign-in, and ends the other sign-ins', async () => {
    const { signedOut, signIn } = startAggregator()
    const admin = await signIn()
    const elsewhere = await signIn()
    const { userId } = idsOf(admin)
    const data = await admin.succeed('changePassword', { body: { userId, password: 'Portal#2026', newPassword: 'Portal#2027' } })
    expect(data).toEqual([{ userId }])
    expect((await admin.call('listContactRoutes')).status).toBe(200)
    expect((await elsewhere.refuse('listContactRoutes'))[0]).toBe(401)
    expect((await signedOut.refuse('signIn', { body: { username: 'admin@ncuk.test', password: 'Portal#2026' } }))[0]).toBe(401)
    expect((await signIn('admin@ncuk.test', 'Portal#2027')).session?.userId).toBe(userId)
  })

  test.each([
    ['Wrong#2026', 'Portal#2027', 'The current password is not correct.'],
    ['Portal#2026', 'Po#2027', 'Password must have at least 8 characters'],
    ['Portal#2026', 'Portal2027', 'Password must have at least 1 special character'],
    ['Portal#2026', 'portal#2027', 'Password must have at least 1 uppercase character'],
  ])('%s to %s is refused by either address', async (password, newPassword, description) => {
    const { signIn } = startAggregator()
    const admin = await signIn()
    const body = { userId: idsOf(admin).userId, password, newPassword }
    expect(await admin.refuse('changePassword', { body })).toEqual([400, description])
    expect(await admin.refuse('changeContactPassword', { body })).toEqual([400, description])
  })
})
