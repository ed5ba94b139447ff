import { describe, expect, it } from 'vitest'
import { lateInvitation, userSeeds } from '#mirage/resources/people/seeds/users.ts'
import { roleIds } from '#mirage/resources/people/seeds/roles.ts'
import { createCaller } from '#tests/support/aggregator.ts'
import { recordRequest } from '#tests/support/records.ts'
import { newUser, refusal, startUsers, type Fields } from './users-start.ts'

const day = 24 * 60 * 60 * 1000
const [centre, invited] = [103, 114]
const [ncuk, centreType] = [1, 2]

describe('the users of the seeds', () => {
  it('are fourteen, each once and counted by their roles', async () => {
    const { records } = await startUsers()
    const { list = [], statusCounts } = await records.succeed('User', 'list', { query: { pageSize: 50 } })
    expect(statusCounts).toEqual({ all: 14, 2: 1, 1: 12, '-1': 1 })
    expect(list.filter(({ lastSignIn }) => lastSignIn === undefined).map(({ userId }) => userId)).toEqual([invited])
    const roles = await records.succeed('Role', 'list', { query: { pageSize: 50 } })
    const counts = roles.list?.map(({ roleId, userCount }) => [roleId, userCount])
    expect(roles.list?.find(({ roleId }) => roleId === 53)?.['roleName']).toBe('Student Lead')
    const ofRole = (roleId: unknown) => userSeeds.filter((one) => one.roleId === roleId).length
    expect(counts).toEqual(roles.list?.map(({ roleId }) => [roleId, ofRole(roleId)]))
  })

  it('sign in when they are active, and neither the inactive nor the invited one', async () => {
    const { signedOut, signIn } = await startUsers()
    const refuse = (username: string) => signedOut.refuse('signIn', { body: { username, password: 'Portal#2026' } })
    expect((await signIn('scheduler@ncuk.test')).session?.role_id).toBe(roleIds.scheduler)
    expect(await refuse('registry@university.test')).toEqual([403, 'Your account is inactive. Please ask an administrator.'])
    expect(await refuse('arjun@student.test')).toEqual([401, 'Invalid username or password.'])
    const expired = await signedOut.refuse('validateResetKey', { path: { pwdresetkey: lateInvitation.key } })
    expect(expired[0]).toBe(400)
  })

  it('have their contact ids reserved in an empty portal', async () => {
    const { records } = await startUsers('empty')
    const contact = { firstName: 'Ada', email: 'ada@ncuk.test', contactTypeId: 1, requestId: 'visit-1' }
    await records.succeed('ContactType', 'create', {
      body: { contactTypeName: 'Head', contactTypeCode: 'HEAD', parentContactType: 'NCUK', requestId: 'visit-2' },
    })
    const { list: types = [] } = await records.succeed('ContactType', 'list')
    const { contactId } = await records.succeed<{ contactId: number }>('Contact', 'create', {
      body: { ...contact, contactTypeId: types[0]?.['contactTypeId'] },
    })
    expect(userSeeds.map((seed) => seed.contactId)).not.toContain(contactId)
    expect(contactId).toBeGreaterThan(514)
  })
})

describe('a new user', () => {
  it('of a centre needs the centre, gets a link by mail, sets a password and sees that centre alone (CAT-PPL-09)', async () => {
    const { records, create, mails, handle, details, setPassword, signIn } = await startUsers()
    const { centreId: _left, ...without } = newUser
    expect(await records.call('User', 'create', { body: without })).toEqual(refusal('centreId', 'Centre should not be blank!'))
    expect(mails).toEqual([])
    const id = await create()
    expect((await details(id))['status']).toBe(2)
    const { to, text } = mails.at(-1) ?? { to: '', text: '' }
    expect([to, mails.length]).toEqual([newUser.username, 1])
    expect(text).toMatch(/^Set your password within 14 days: http:\/\/portal\.test\/updatePassword\/[\da-f]{64}$/)
    expect((await setPassword('Orchard#2027')).status).toBe(200)
    expect((await setPassword('Orchard#2028')).status).toBe(400)
    const caller = await signIn(newUser.username, 'Orchard#2027')
    expect(caller.session).toMatchObject({ contactTypeParentName: 'CENTER', centreId: 26, centreCode: 'BCA', yearDesc: '2026/27' })
    expect(await centresOf(handle, newUser.username, 'Orchard#2027')).toEqual([26])
    const { status, lastSignIn } = await details(id)
    expect([status, lastSignIn]).toEqual([1, '2026-11-21 12:00:00.000000'])
    const history = await records.succeed<Fields[]>('User', 'history', { id })
    expect(history.map(({ act, by }) => [act, by])).toEqual([
      ['signed in first', 'Ama Owusu'],
      ['created', 'Alexandrina Lindqvist-Okonkwo'],
    ])
  })

  it('has fourteen days to use the link, and a further one ends it', async () => {
    const { create, clock, signedOut, mails, keyOf, signIn, details } = await startUsers()
    const id = await create()
    const works = async (key: string) => (await signedOut.call('validateResetKey', { path: { pwdresetkey: key } })).status === 200
    const first = keyOf(mails[0])
    expect((await details(id))['linkUntil']).toBe('2026-12-05 12:00:00.000000')
    clock.advance(14 * day - 1)
    expect(await works(first)).toBe(true)
    clock.advance(1)
    expect(await works(first)).toBe(false)
    await (await signIn()).succeed('sendUserPasswordLink', { path: { id } })
    clock.advance(13 * day)
    expect([await works(first), await works(keyOf(mails[1]))]).toEqual([false, true])
    await signedOut.succeed('forgotPassword', { body: { username: newUser.username } })
    expect(mails[2]?.text).toContain('within 14 days')
  })

  it('has the place of the type and no other', async () => {
    const { records } = await startUsers()
    const refused = async (changes: Fields) => {
      const { centreId: _left, ...rest } = newUser
      return records.call('User', 'create', { body: { ...rest, ...changes } })
    }
    const institute = { typeId: 3, roleId: roleIds.university }
    expect(await refused(institute)).toEqual(refusal('institutionId', 'University should not be blank!'))
    expect(await refused({ ...institute, institutionId: 12, centreId: 26 })).toEqual(refusal('centreId', 'Institute takes no centre.'))
    expect(await refused({ typeId: 4, roleId: roleIds.student })).toEqual(refusal('studentId', 'Student should not be blank!'))
    expect(await refused({ typeId: ncuk, roleId: roleIds.viewer, studentId: 4 })).toEqual(refusal('studentId', 'NCUK takes no student.'))
  })

  it('has a role of the type; others are not offered (CAT-PPL-10)', async () => {
    const { records, change } = await startUsers()
    const text = 'Choose a role of Centre.'
    expect(await records.call('User', 'create', { body: { ...newUser, roleId: roleIds.viewer } })).toEqual(refusal('roleId', text))
    expect(await change(centre, { roleId: roleIds.university })).toEqual(refusal('roleId', text))
    const offered = await records.succeed<{ id: number }[]>('Role', 'options', { query: { typeId: centreType } })
    expect(offered.map(({ id }) => id)).toEqual([roleIds.centre, roleIds.centreTutor])
  })

  it('gets a contact, that of the e-mail where there is one', async () => {
    const { create, details, records, change } = await startUsers()
    const contactOf = async (id: number) => Number((await details(id))['contactId'])
    const made = await contactOf(await create())
    expect(await records.succeed('Contact', 'details', { id: made })).toMatchObject({
      fullName: 'Ama Owusu',
      email: newUser.username,
      contactTypeId: 2,
      centreId: 26,
    })
    const body = { firstName: 'Kojo', email: 'Kojo@centre.test', contactTypeId: 2, centreId: 26, requestId: 'visit-2' }
    const { contactId } = await records.succeed<{ contactId: number }>('Contact', 'create', { body })
    const kojo = await create({ username: 'kojo@centre.test', requestId: 'visit-3' })
    expect(await contactOf(kojo)).toBe(contactId)
    expect((await change(kojo, { contactId: made })).data).toEqual({
      fields: [{ field: 'contactId', description: 'This Contact is already in use.' }],
    })
  })

  it('gets no contact of somebody else, of another kind or of another centre', async () => {
    const { records } = await startUsers()
    const refused = (changes: Fields) => records.call('User', 'create', { body: { ...newUser, ...changes } })
    const ofKind = async (query: Record<string, string | number>) => {
      const { list = [] } = await records.succeed('Contact', 'list', { query: { ...query, statusId: 1 } })
      return list.find(({ userId }) => userId === undefined)?.['contactId']
    }
    expect(await refused({ contactId: 503 })).toEqual(refusal('contactId', 'This Contact is already in use.'))
    expect(await refused({ contactId: await ofKind({ contactTypeId: 3 }) })).toEqual(refusal('contactId', 'Choose a contact of Centre.'))
    const other = await ofKind({ contactTypeId: 2, centreId: 10 })
    expect(await refused({ contactId: other })).toEqual(refusal('contactId', 'Choose a contact of Baobab College Accra.'))
  })

  it('begins with the current year where none is named', async () => {
    const { create, records, details } = await startUsers()
    const { yearId: _left, ...rest } = newUser
    const { userId } = await records.succeed<{ userId: number }>('User', 'create', { body: rest })
    expect((await details(userId))['yearId']).toBe(22)
    expect((await details(await create({ username: 'next@centre.test', yearId: 23, requestId: 'visit-2' })))['yearId']).toBe(23)
  })

  it('has a username of its own, which can be asked for before', async () => {
    const { records, signIn } = await startUsers()
    const { succeed } = await signIn()
    const isFree = async (username: string) => (await succeed('validateUser', { body: { username } })).isFree
    expect([await isFree(' Viewer@NCUK.test'), await isFree(newUser.username)]).toEqual([false, true])
    const taken = await records.call('User', 'create', { body: { ...newUser, username: 'Centre@Centre.test' } })
    expect(taken).toEqual(refusal('username', 'This Username is already in use.'))
    expect((await (await signIn('viewer@ncuk.test')).refuse('validateUser', { body: { username: 'x' } }))[0]).toBe(403)
  })

  it('can be imported, is invited like any other, and the second import changes nothing', async () => {
    const { records, mails } = await startUsers()
    const row = {
      username: 'import@centre.test',
      firstName: 'Ivy',
      typeId: 'Centre',
      roleId: 'Centre',
      centreId: 'Baobab College Accra',
    }
    const send = async (mode: 'check' | 'apply') =>
      (await records.succeed<{ outcome: string }[]>('User', 'import', { body: { mode, rows: [{ line: 2, fields: row }] } })).map(
        ({ outcome }) => outcome,
      )
    expect([await send('check'), mails.length]).toEqual([['new'], 0])
    expect([await send('apply'), mails.map(({ to }) => to)]).toEqual([['new'], ['import@centre.test']])
    expect([await send('apply'), mails.length]).toEqual([['unchanged'], 1])
  })
})

/** The ids of the centres that a user sees. */
async function centresOf(handle: (request: Request) => Promise<Response>, username: string, password: string) {
  const session = await createCaller(handle).succeed('signIn', { body: { username, password } })
  const answer = await handle(recordRequest('Centre', 'options', {}, session))
  const { data }: { data: { id: number }[] } = await answer.json()
  return data.map(({ id }) => id)
}
