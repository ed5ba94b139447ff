import { describe, expect, it } from 'vitest'
import { refusal, startContacts, type Fields } from '../contacts-start.ts'

describe('staged contacts', () => {
  it('are nine, of which one is a contact already but for the case of its e-mail', async () => {
    const { admin } = await startContacts()
    const { list = [], totalCount } = await admin.succeed('ContactStaging', 'list')
    expect(totalCount).toBe(9)
    expect(
      list.flatMap(({ contactStagingId, matchContactId }) => (matchContactId === undefined ? [] : [[contactStagingId, matchContactId]])),
    ).toEqual([[1, 503]])
  })

  it('go to review, are rejected with a reason only, and then stay as they are', async () => {
    const { admin, change } = await startContacts()
    const early = await admin.call('ContactStaging', 'move', { id: 1, body: { status: 11, comment: 'Is there already.' } })
    expect(early).toMatchObject({ status: 409, data: { kind: 'state', status: 9 } })
    expect((await admin.call('ContactStaging', 'move', { id: 1, body: { status: 10 } })).status).toBe(200)
    expect(await admin.succeed('ContactStaging', 'details', { id: 1 })).toMatchObject({ assigneeId: 101 })
    expect(await admin.call('ContactStaging', 'move', { id: 1, body: { status: 11 } })).toEqual(
      refusal('comment', 'Comment should not be blank!'),
    )
    expect((await admin.call('ContactStaging', 'move', { id: 1, body: { status: 11, comment: 'Is there already.' } })).status).toBe(200)
    expect((await admin.call('ContactStaging', 'move', { id: 1, body: { status: 10 } })).status).toBe(409)
    expect(await change('ContactStaging', 1, { jobTitle: 'Registrar' })).toMatchObject({
      status: 409,
      description: 'This record was decided and cannot be changed.',
    })
  })
})

describe('decisions on staged contacts', () => {
  it('are taken in review only, by who may publish', async () => {
    const { signIn } = await startContacts()
    const admin = await signIn()
    expect(await admin.call('decideStagedContact', { path: { id: 1 }, body: { decision: 'create' } })).toMatchObject({
      status: 409,
      description: 'Only a contact in review can be decided on.',
      data: { kind: 'state', status: 9 },
    })
    const viewer = await signIn('viewer@ncuk.test')
    expect((await viewer.refuse('decideStagedContact', { path: { id: 4 }, body: { decision: 'create' } }))[0]).toBe(403)
  })

  it('make a contact, merge into one that is there, or reject with a reason', async () => {
    const { admin, signIn, named } = await startContacts()
    const { succeed, refuse, call } = await signIn()
    await succeed('decideStagedContact', { path: { id: 4 }, body: { decision: 'create' } })
    expect(await named('Contact', 'sanjay.rao@example.org')).toMatchObject({ fullName: 'Sanjay Rao', centreId: 20 })
    expect(await admin.succeed('ContactStaging', 'details', { id: 4 })).toMatchObject({ stagingStatus: 8 })

    await admin.succeed('ContactStaging', 'move', { id: 1, body: { status: 10 } })
    expect(await call('decideStagedContact', { path: { id: 1 }, body: { decision: 'create' } })).toMatchObject({
      status: 409,
      description: 'Oluwaseyifunmi Mensah has this e-mail already.',
      data: { kind: 'state', status: 10 },
    })
    await succeed('decideStagedContact', {
      path: { id: 1 },
      body: { decision: 'merge', mergeIntoId: 503, fields: ['firstName', 'lastName'] },
    })
    expect(await admin.succeed('Contact', 'details', { id: 503 })).toMatchObject({
      fullName: 'oluwaseyifunmi MENSAH',
      email: 'centre@centre.test',
    })

    expect(await refuse('decideStagedContact', { path: { id: 5 }, body: { decision: 'reject' } })).toEqual([
      400,
      'Comment should not be blank!',
    ])
    await succeed('decideStagedContact', { path: { id: 5 }, body: { decision: 'reject', comment: 'Left the centre.' } })
    expect(await admin.succeed('ContactStaging', 'details', { id: 5 })).toMatchObject({ stagingStatus: 11 })
  })

  it('keep what else is known of the person: mobile, roles, and whether to write to them', async () => {
    const { change, signIn, named } = await startContacts()
    const { succeed } = await signIn()
    const known = { mobile: '+27 82 555 0101', allowMessages: 0, roles: [{ roleTypeId: 5 }] }
    expect((await change('ContactStaging', 4, known)).status).toBe(200)
    await succeed('decideStagedContact', { path: { id: 4 }, body: { decision: 'create' } })
    expect(await named('Contact', 'sanjay.rao@example.org')).toMatchObject(known)
  })

  it('take of a staged contact exactly the fields that were chosen, roles among them', async () => {
    const { admin, change, signIn } = await startContacts()
    const { succeed } = await signIn()
    const staged = { mobile: '+27 82 555 0101', phone: '+27 31 555 0101', roles: [{ roleTypeId: 5 }] }
    expect((await change('ContactStaging', 4, staged)).status).toBe(200)
    const before = await admin.succeed('Contact', 'details', { id: 503 })
    await succeed('decideStagedContact', {
      path: { id: 4 },
      body: { decision: 'merge', mergeIntoId: 503, fields: ['mobile', 'roles'] },
    })
    const { mobile, phone, roles } = await admin.succeed('Contact', 'details', { id: 503 })
    expect([mobile, phone, roles]).toEqual([staged.mobile, before['phone'], staged.roles])
  })

  it('refuse a role that is of another contact type', async () => {
    const { change } = await startContacts()
    expect(await change('ContactStaging', 4, { roles: [{ roleTypeId: 6 }] })).toEqual(
      refusal('roles.0.roleTypeId', 'Choose a role of Centre.'),
    )
  })

  it('are told by both histories with both names, also where nothing was taken over', async () => {
    const { admin, signIn } = await startContacts()
    const { succeed } = await signIn()
    const merge = { decision: 'merge' as const, mergeIntoId: 503, fields: [] }
    await succeed('decideStagedContact', { path: { id: 4 }, body: merge })
    await succeed('decideStagedContact', { path: { id: 5 }, body: merge })
    const lastOf = async (name: 'Contact' | 'ContactStaging', id: number) =>
      (await admin.succeed<Fields[]>(name, 'history', { id })).slice(0, 2).map(({ act, comment }) => [act, comment])
    const of = (name: string) => ['merged', `${name} was merged into Oluwaseyifunmi Mensah.`]
    expect(await lastOf('Contact', 503)).toEqual([of('Leila Haddad'), of('Sanjay Rao')])
    expect((await lastOf('ContactStaging', 4))[0]).toEqual(of('Sanjay Rao'))
  })
})
