import { describe, expect, it } from 'vitest'
import { refusal, startContacts, type Fields } from '../contacts-start.ts'
import { recordsAs } from '#tests/support/records.ts'

const northgate = 12
const [registrar, admissionsOfficer] = [6, 4]

const newcomer = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  email: 'ruth.okafor@example.org',
  institutionId: northgate,
  jobTitle: 'Head of Partnerships',
  requestId: 'visit-1',
}

/** What is sent of a contact as it was answered. */
const sentOf = ({
  contactId: _id,
  fullName: _name,
  userId: _user,
  contactTypeId: _type,
  createdAt: _at,
  updatedBy: _by,
  names: _names,
  ...sent
}: Fields) => sent

async function start() {
  const world = await startContacts()
  const { admin } = world
  const ofNorthgate = async () =>
    (
      await admin.succeed('UniversityContact', 'list', {
        query: { institutionId: '12', pageSize: 100 },
      })
    ).list ?? []
  const shown = (id: number) => admin.succeed('UniversityContact', 'details', { id })
  const changed = async (id: number, changes: Fields) =>
    admin.call('UniversityContact', 'update', {
      id,
      body: { ...sentOf(await shown(id)), ...changes },
    })
  const create = async (fields: Fields = {}) =>
    Number(
      (
        await admin.succeed('UniversityContact', 'create', {
          body: { ...newcomer, ...fields },
        })
      )['contactId'],
    )
  return { ...world, ofNorthgate, shown, changed, create }
}

describe('contacts of universities', () => {
  it('are the contacts whose university is set, kept once', async () => {
    const { admin, create } = await start()
    const all = await admin.succeed('Contact', 'list', {
      query: { pageSize: 1000 },
    })
    const { totalCount } = await admin.succeed('UniversityContact', 'list')
    expect(totalCount).toBe(all.list?.filter(({ institutionId }) => institutionId !== undefined).length)
    const id = await create()
    expect(await admin.succeed('Contact', 'details', { id })).toMatchObject({
      fullName: 'Ruth Okafor',
      contactTypeId: 3,
      institutionId: northgate,
      allowMessages: 1,
    })
    const ofCentre = all.list?.find(({ centreId }) => centreId !== undefined)
    expect(
      (
        await admin.call('UniversityContact', 'details', {
          id: Number(ofCentre?.['contactId']),
        })
      ).status,
    ).toBe(404)
  })

  it('keep what the address book says beside, and share one history and one refusal of stale changes', async () => {
    const { admin, create, changed, change, shown } = await start()
    const id = await create({ isPrimary: 1 })
    expect((await change('Contact', id, { centreId: 26, phone: '+44 20 7946 0001' })).status).toBe(200)
    const before = sentOf(await shown(id))
    expect((await changed(id, { jobTitle: 'Dean' })).status).toBe(200)
    expect(await admin.succeed('Contact', 'details', { id })).toMatchObject({
      centreId: 26,
      phone: '+44 20 7946 0001',
      jobTitle: 'Dean',
      isPrimary: 1,
    })
    expect((await admin.call('UniversityContact', 'update', { id, body: before })).status).toBe(409)
    const histories = await Promise.all(
      (['Contact', 'UniversityContact'] as const).map((name) => admin.succeed<Fields[]>(name, 'history', { id })),
    )
    expect(histories[0]).toEqual(histories[1])
    expect(histories[0]?.map(({ act }) => act)).toEqual(['updated', 'updated', 'created'])
  })

  it('have one primary contact in each university: setting one clears the other, and leaving the university too', async () => {
    const { admin, ofNorthgate, create, changed, change } = await start()
    const primaries = async () => (await ofNorthgate()).filter(({ isPrimary }) => isPrimary === 1).map(({ contactId }) => contactId)
    const [before] = await primaries()
    const elsewhere = async () =>
      (
        await admin.succeed('UniversityContact', 'list', {
          query: { isPrimary: '1' },
        })
      ).totalCount
    const others = await elsewhere()
    const id = await create({ isPrimary: 1 })
    expect([before, await primaries(), await elsewhere()]).toEqual([expect.any(Number), [id], others])
    expect((await changed(Number(before), { isPrimary: 1 })).status).toBe(200)
    expect(await primaries()).toEqual([before])
    expect((await change('Contact', Number(before), { institutionId: 13, roles: [] })).status).toBe(200)
    expect(await admin.succeed('Contact', 'details', { id: Number(before) })).not.toHaveProperty('isPrimary')
  })

  it('share neither an e-mail with any other contact, nor a role that only one may have', async () => {
    const { admin, ofNorthgate, create } = await start()
    const email = 'Centre@Centre.TEST'
    expect(
      await admin.call('UniversityContact', 'create', {
        body: { ...newcomer, email },
      }),
    ).toEqual(refusal('email', 'This E-mail is already in use.'))
    const { contactId, fullName } = (await ofNorthgate()).find(({ jobTitle }) => jobTitle === 'Registrar') ?? {}
    const roles = [{ roleTypeId: registrar }]
    expect(
      await admin.call('UniversityContact', 'create', {
        body: { ...newcomer, roles },
      }),
    ).toEqual(refusal('roles.0.roleTypeId', `${String(fullName)} is Registrar of Northgate University.`, Number(contactId)))
    expect(
      await admin.call('UniversityContact', 'create', {
        body: { ...newcomer, roles: [{ roleTypeId: 1 }] },
      }),
    ).toEqual(refusal('roles.0.roleTypeId', 'Choose a role of University.'))
    const id = await create({
      roles: [...roles, { roleTypeId: admissionsOfficer }],
      handOver: [Number(contactId)],
    })
    expect(await admin.succeed('Contact', 'details', { id: Number(contactId) })).not.toHaveProperty('roles')
    expect((await admin.succeed('Contact', 'details', { id }))['roles']).toHaveLength(2)
  })

  it('are not deleted while a group or a user names them', async () => {
    const { admin, create } = await start()
    const id = await create()
    const group = {
      groupName: 'Partners',
      groupTypeId: 1,
      contactIds: [id],
      ownerContactId: 501,
      requestId: 'visit-2',
    }
    const { contactGroupId } = await admin.succeed('ContactGroup', 'create', {
      body: group,
    })
    const remove = () => admin.call('UniversityContact', 'remove', { body: { contactId: [id] } })
    expect(await remove()).toMatchObject({
      status: 409,
      data: {
        kind: 'used',
        uses: [{ resource: 'ContactGroup', id: contactGroupId }],
      },
    })
    await admin.succeed('ContactGroup', 'remove', {
      body: { contactGroupId: [contactGroupId] },
    })
    expect((await remove()).status).toBe(200)
    expect((await admin.call('Contact', 'details', { id })).status).toBe(404)
  })

  it('are named once where they use a record', async () => {
    const { admin, create } = await start()
    const id = await create()
    const { uses } = await admin.succeed<{ uses: Fields[] }>('University', 'uses', { id: northgate })
    expect(uses.filter((use) => use['id'] === id)).toEqual([{ resource: 'Contact', id, name: 'Ruth Okafor', field: 'University' }])
  })

  it('are those of its own for a university, which changes them and moves none to another one', async () => {
    const { handle, ofNorthgate } = await start()
    const own = await recordsAs(handle, 'university@university.test')
    const { list = [] } = await own.succeed('UniversityContact', 'list', {
      query: { pageSize: 100 },
    })
    expect(new Set(list.map(({ contactId }) => contactId))).toEqual(new Set((await ofNorthgate()).map(({ contactId }) => contactId)))
    const [first = {}] = list
    const id = Number(first['contactId'])
    const refused = await own.call('UniversityContact', 'update', {
      id,
      body: { ...sentOf(first), institutionId: 13 },
    })
    expect(refused).toEqual(refusal('institutionId', 'University cannot be changed.'))
    await own.succeed('UniversityContact', 'update', {
      id,
      body: { ...sentOf(first), mobile: '+44 20 7946 0002' },
    })
    expect((await own.call('UniversityContact', 'create', { body: newcomer })).status).toBe(403)
  })
})
