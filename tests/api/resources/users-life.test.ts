import { describe, expect, it } from 'vitest'
import { toDateTime } from '#mirage/clock.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { readSnapshot } from '#mirage/hosts/snapshot-shape.ts'
import { callNames } from '#mirage/resources/engine/calls.ts'
import { roleIds } from '#mirage/resources/people/seeds/roles.ts'
import { requestOf, startAggregator } from '#tests/support/aggregator.ts'
import { recordRequest, recordsAs } from '#tests/support/records.ts'
import { newUser, refusal, startUsers, type Fields } from './users-start.ts'

const [admin, viewer, centre, student, scheduler, auditor, registry] = [101, 102, 103, 105, 107, 108, 112]
const lastHolder = 'At least one active person must be able to change rights.'

describe('an active user', () => {
  it('who is deactivated is out at the next call, and nothing lets them in again (CAT-PPL-08)', async () => {
    const { signIn, signedOut, setStatus, mails } = await startUsers()
    const { session, refuse, succeed } = await signIn('centre@centre.test')
    await succeed('listContactRoutes')
    await signedOut.succeed('forgotPassword', { body: { username: 'centre@centre.test' } })
    expect((await setStatus(centre, -1)).status).toBe(200)
    expect(await refuse('listContactRoutes')).toEqual([401, 'Your session has expired.'])
    const renewal = { userId: centre, refreshToken: session?.refresh_token ?? '' }
    expect((await signedOut.refuse('refreshToken', { body: renewal }))[0]).toBe(401)
    expect((await signedOut.refuse('signIn', { body: { username: 'centre@centre.test', password: 'Portal#2026' } }))[0]).toBe(403)
    const pwdresetkey = mails[0]?.text.split('/').at(-1) ?? ''
    expect((await signedOut.refuse('validateResetKey', { path: { pwdresetkey } }))[0]).toBe(400)
    await signedOut.succeed('forgotPassword', { body: { username: 'centre@centre.test' } })
    expect(mails).toHaveLength(1)
    expect((await setStatus(centre, 1)).status).toBe(200)
    await signIn('centre@centre.test')
  })

  it('cannot deactivate themselves', async () => {
    const { setStatus, records } = await startUsers()
    const text = 'You cannot deactivate yourself.'
    expect(await setStatus(admin, -1)).toEqual(refusal('status', text))
    expect(await records.call('User', 'setStatus', { body: { userId: [admin, viewer], status: -1 } })).toEqual(refusal('status', text))
  })

  it('is not deactivated or moved while nobody else can change rights (CAT-PPL-05)', async () => {
    const { setStatus, change, handle, records } = await startUsers()
    const { list = [] } = await records.succeed('RoleModule', 'list', { query: { roleId: roleIds.viewer } })
    const { roleModuleId, rows, updatedAt } = Object(list[0])
    const given = (rows as { menuModuleId: number; permissions: string[] }[]).map((row) =>
      row.menuModuleId === 10_170 ? { ...row, permissions: [...row.permissions, 'Modify'] } : row,
    )
    expect(
      await records.call('RoleModule', 'update', { id: roleModuleId, body: { roleId: roleIds.viewer, rows: given, updatedAt } }),
    ).toMatchObject({ status: 200 })
    const caller = await recordsAs(handle, 'viewer@ncuk.test')
    expect((await setStatus(scheduler, -1, caller)).status).toBe(200)
    expect(await setStatus(admin, -1, caller)).toEqual(refusal('status', lastHolder))
    expect(await change(admin, { roleId: roleIds.viewer }, caller)).toEqual(refusal('roleId', lastHolder))
    expect((await setStatus(scheduler, 1, caller)).status).toBe(200)
    expect((await setStatus(admin, -1, caller)).status).toBe(200)
  })

  it('cannot move to a role without the right to change rights', async () => {
    const { change } = await startUsers()
    expect(await change(admin, { roleId: roleIds.viewer })).toEqual(refusal('roleId', 'You cannot take this from your own role.'))
    expect((await change(admin, { roleId: roleIds.scheduler })).status).toBe(200)
  })

  it('has the rights of another role from the next call on', async () => {
    const { change, handle } = await startUsers()
    const caller = await recordsAs(handle, 'viewer@ncuk.test')
    const create = async () => (await caller.callBadly('Centre', 'create', { body: { requestId: 'r1' } })).status
    expect(await create()).toBe(403)
    await change(viewer, { roleId: roleIds.scheduler })
    expect(await create()).toBe(400)
  })

  it('keeps the type and the place for good', async () => {
    const { change } = await startUsers()
    expect(await change(centre, { centreId: 10 })).toEqual(refusal('centreId', 'Centre cannot be changed.'))
  })

  it('signs in anew when the contact is another one', async () => {
    const { change, records, signIn } = await startUsers()
    const { refuse } = await signIn('viewer@ncuk.test')
    const body = { firstName: 'Tomasz', email: 'tomasz@ncuk.test', contactTypeId: 1, requestId: 'visit-1' }
    const { contactId } = await records.succeed<{ contactId: number }>('Contact', 'create', { body })
    expect((await change(viewer, { contactId })).status).toBe(200)
    expect((await refuse('listContactRoutes'))[0]).toBe(401)
    expect((await signIn('viewer@ncuk.test')).session?.contactId).toBe(contactId)
  })

  it('leaves traces and is not deleted; an invited one is, with the link', async () => {
    const { records, create, mails, signedOut, keyOf } = await startUsers()
    const remove = (...userId: number[]) => records.call('User', 'remove', { body: { userId } })
    const id = await create()
    expect(await remove(id, auditor)).toEqual({
      status: 409,
      description: 'Peter Szabó has signed in and cannot be deleted. Deactivate the user instead.',
      data: { kind: 'state', status: 1 },
    })
    expect((await remove(registry)).status).toBe(409)
    expect((await remove(id)).status).toBe(200)
    expect((await records.call('User', 'details', { id })).status).toBe(404)
    expect((await signedOut.refuse('validateResetKey', { path: { pwdresetkey: keyOf(mails[0]) } }))[0]).toBe(400)
  })

  it('gets a link for a new password; an inactive one gets none', async () => {
    const { signIn, mails, records } = await startUsers()
    const { succeed, refuse } = await signIn()
    await succeed('sendUserPasswordLink', { path: { id: student } })
    expect(mails.map(({ to, text }) => [to, text.split(':')[0]])).toEqual([['student@student.test', 'Set a new password within an hour']])
    expect(await refuse('sendUserPasswordLink', { path: { id: registry } })).toEqual([
      400,
      'Rhys Llewellyn is inactive. Activate the user first.',
    ])
    const [entry] = await records.succeed<Fields[]>('User', 'history', { id: student })
    expect(entry).toMatchObject({ act: 'password link sent', changes: [] })
  })

  it('tells in the history when each link was sent', async () => {
    const { signIn, clock, records } = await startUsers()
    const { succeed } = await signIn()
    const moments = [clock.now(), clock.now() + 60_000]
    await succeed('sendUserPasswordLink', { path: { id: student } })
    clock.advance(60_000)
    await succeed('sendUserPasswordLink', { path: { id: student } })
    const history = await records.succeed<Fields[]>('User', 'history', { id: student })
    expect(history.map(({ at }) => at).slice(0, 2)).toEqual(moments.toReversed().map((moment) => ({ date: toDateTime(moment) })))
  })
})

describe('the sessions of a user', () => {
  it('are told by when they began and last called, and are gone when they end', async () => {
    const { clock, signIn } = await startUsers()
    const { succeed } = await signIn()
    const sessions = async () =>
      (await succeed('listUserSessions', { path: { id: viewer } })).map(({ signedInAt, lastCallAt }) =>
        [signedInAt, lastCallAt].map(({ date }) => date.slice(11, 16)),
      )
    expect(await sessions()).toEqual([])
    const first = await signIn('viewer@ncuk.test')
    clock.advance(5 * 60_000)
    await signIn('viewer@ncuk.test')
    await first.succeed('listContactRoutes')
    clock.advance(60_000)
    expect(await sessions()).toEqual([
      ['12:05', '12:05'],
      ['12:00', '12:05'],
    ])
    const { userId = 0, refresh_token: refreshToken = '' } = first.session ?? {}
    const renewed = await first.succeed('refreshToken', { body: { userId, refreshToken } })
    expect(await sessions()).toEqual([
      ['12:05', '12:05'],
      ['12:00', '12:06'],
    ])
    await first.succeed('signOut', { path: { userId }, body: { refreshToken: renewed.refresh_token } })
    expect(await sessions()).toEqual([['12:05', '12:05']])
  })
})

describe('the rights of a user', () => {
  it.each(accounts.map((account) => [account.username, account] as const))(
    'are the menu that %s gets (CAT-PPL-13)',
    async (username, { id, contactId, contactType }) => {
      const { signIn } = await startUsers()
      const rights = await (await signIn()).succeed('getUserRights', { path: { id } })
      const own = await (await signIn(username)).succeed('getRoutePermissions', { path: { contactId } })
      expect(rights).toEqual({ contactType, routePermissions: own.routePermissions })
      expect(rights.routePermissions.length).toBeGreaterThan(0)
    },
  )
})

describe('what people see of the users', () => {
  it.each([
    ['centre@centre.test', [103, 109]],
    ['university@university.test', [104, 111]],
    ['student@student.test', [105]],
  ] as const)('is for %s those of the own place', async (username, ids) => {
    const { handle } = await startUsers()
    const caller = await recordsAs(handle, username)
    const options = await caller.succeed<{ id: number }[]>('User', 'options')
    expect(options.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids)
  })

  it('is limited in the same way for contacts and staged contacts', async () => {
    const { handle, aggregator } = await startUsers()
    const { Contact, ContactStaging } = JSON.parse(aggregator.dump()).resources
    type Kept = { readonly id: number; readonly status: number; readonly fields: Fields }
    const idsOf = ({ records }: { readonly records: readonly Kept[] }, field: string, value: number) =>
      records.filter(({ status, fields }) => status !== -1 && fields[field] === value).map(({ id }) => id)
    for (const [username, contacts, staged] of [
      ['centre@centre.test', idsOf(Contact, 'centreId', 26), idsOf(ContactStaging, 'centreId', 26)],
      ['university@university.test', idsOf(Contact, 'institutionId', 12), idsOf(ContactStaging, 'institutionId', 12)],
      ['student@student.test', [505], []],
    ] as const) {
      const caller = await recordsAs(handle, username)
      const met = async (name: 'Contact' | 'ContactStaging') =>
        (await caller.succeed<{ id: number }[]>(name, 'options', { query: { pageSize: 100 } }))
          .map(({ id }) => id)
          .toSorted((a, b) => a - b)
      expect([username, await met('Contact'), await met('ContactStaging')]).toEqual([username, contacts, staged])
    }
  })

  it('holds no password and no hash of one (CAT-PPL-18)', async () => {
    const { create, setPassword, aggregator, handle, records, signIn } = await startUsers()
    const id = await create()
    await setPassword('Orchard#2027')
    await signIn(newUser.username, 'Orchard#2027')
    const { session, call } = await signIn()
    const hash: unknown = JSON.parse(aggregator.dump()).credentials.records.at(-1).passwordHash
    expect(hash).toEqual(expect.stringMatching(/^pbkdf2/))
    const inputs = {
      create: { body: { ...newUser, username: 'two@centre.test', requestId: 'visit-2' } },
      update: { id, body: {} },
      remove: { body: { userId: [admin] } },
      setStatus: { body: { userId: [admin], status: -1 } },
      move: { id, body: { status: -1 } },
      import: { body: { mode: 'check', rows: [{ line: 2, fields: { username: newUser.username } }] } },
    }
    // A user has no files.
    const callsOfUsers = Object.values(callNames).filter((name) => name !== 'file')
    const standard = await Promise.all(
      callsOfUsers.map(async (name) => {
        const input: object = name in inputs ? inputs[name as keyof typeof inputs] : { id }
        return (await handle(recordRequest('User', name, input, session))).text()
      }),
    )
    const others = await Promise.all(
      [
        requestOf('validateUser', { body: { username: newUser.username } }, session),
        requestOf('listUserSessions', { path: { id } }, session),
        requestOf('getUserRights', { path: { id } }, session),
        requestOf('sendUserPasswordLink', { path: { id } }, session),
      ].map(async (request) => (await handle(request)).text()),
    )
    const answers = [...standard, ...others]
    expect(answers).toHaveLength(15)
    for (const answer of answers) {
      expect(answer).not.toContain(String(hash))
      expect(answer).not.toMatch(/pbkdf2|Orchard#2027|Portal#2026|"password(Hash)?"/i)
    }
    expect((await call('listContactRoutes')).status).toBe(200)
    expect((await records.succeed('User', 'list')).totalCount).toBe(16)
  })
})

describe('data kept before users were a resource', () => {
  it('let everybody in by the password they had, and have the users of the seeds', async () => {
    const { aggregator, setPassword, mails, signedOut } = await startUsers()
    await signedOut.succeed('forgotPassword', { body: { username: 'viewer@ncuk.test' } })
    await setPassword('Orchard#2027')
    expect(mails).toHaveLength(1)
    const { credentials, resources, tokens, ...rest } = JSON.parse(aggregator.dump())
    const { User: _users, ...otherResources } = resources
    const records = credentials.records.slice(0, 6).map((one: Fields) => ({ ...one, username: 'old', lastSignIn: undefined }))
    const undated = tokens.records.map(({ signedInAt: _left, ...token }: Fields) => token)
    const old = { ...rest, resources: otherResources, users: { lastId: 106, records }, tokens: { ...tokens, records: undated } }
    const again = startAggregator({ snapshot: readSnapshot(JSON.parse(JSON.stringify(old))) })
    await again.signIn('viewer@ncuk.test', 'Orchard#2027')
    const caller = await recordsAs(again.handle)
    expect((await caller.succeed('User', 'list')).totalCount).toBe(14)
    expect((await (await again.signIn()).succeed('listUserSessions', { path: { id: admin } })).length).toBe(3)
  })
})
