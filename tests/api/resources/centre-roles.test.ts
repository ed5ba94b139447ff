import { describe, expect, it } from 'vitest'
import { newContact, refusal, startContacts, type Fields } from './contacts-start.ts'

describe('the contacts that a centre names', () => {
  const roleOf = { principalContactId: 1, examsContactId: 2 } as const

  /** The active contact that has a role at each centre, as the address book says. */
  async function startCentres() {
    const world = await startContacts()
    const { admin } = world
    const contacts = async () => (await admin.succeed('Contact', 'list', { query: { pageSize: 500 } })).list ?? []
    const centreOf = (id: number) => admin.succeed('Centre', 'details', { id })
    const heldAt = async (centreId: number) => {
      const here = (await contacts()).filter((one) => one['centreId'] === centreId && one['status'] === 1)
      return Object.entries(roleOf).map(([field, roleTypeId]) => {
        const holders = here.filter(({ roles }) => Array.isArray(roles) && roles.some((role) => Object(role)['roleTypeId'] === roleTypeId))
        expect(holders.length, field).toBeLessThan(2)
        return holders[0]?.['contactId']
      })
    }
    const namedBy = async (centreId: number) => {
      const { principalContactId, examsContactId } = await centreOf(centreId)
      return [principalContactId, examsContactId]
    }
    const changeCentre = async (id: number, changes: Fields) => {
      const { createdAt: _at, updatedBy: _by, names: _names, centreId: _id, ...fields } = await centreOf(id)
      return admin.call('Centre', 'update', { id, body: { ...fields, ...changes } })
    }
    return { ...world, contacts, centreOf, heldAt, namedBy, changeCentre }
  }

  it('are those that have the roles there', async () => {
    const { heldAt, namedBy } = await startCentres()
    for (const id of [1, 26, 48]) {
      expect(await namedBy(id)).toEqual(await heldAt(id))
      expect(await namedBy(id)).not.toContain(undefined)
    }
  })

  it('get their roles from the centre, and those before lose them, as both histories say', async () => {
    const { admin, heldAt, namedBy, changeCentre } = await startCentres()
    const [principal, officer] = (await namedBy(26)).map(Number)
    const { contactId } = await admin.succeed<{ contactId: number }>('Contact', 'create', { body: newContact })
    expect((await changeCentre(26, { principalContactId: officer, examsContactId: contactId })).status).toBe(200)
    expect(await namedBy(26)).toEqual([officer, contactId])
    expect(await heldAt(26)).toEqual([officer, contactId])
    const { data: history } = await admin.call<Fields[]>('Contact', 'history', { id: Number(principal) })
    expect(history[0]).toMatchObject({ act: 'updated', comment: 'Is no longer Principal of Baobab College Accra.' })
    // Two who change places, and none at all.
    expect((await changeCentre(26, { principalContactId: contactId, examsContactId: officer })).status).toBe(200)
    expect(await heldAt(26)).toEqual([contactId, officer])
    expect((await changeCentre(26, { principalContactId: undefined, examsContactId: undefined })).status).toBe(200)
    expect(await heldAt(26)).toEqual([undefined, undefined])
  })

  it('follow the roles that contacts are given, hand over, take elsewhere or merge', async () => {
    const { admin, signIn, change, heldAt, namedBy, centreOf } = await startCentres()
    const { succeed } = await signIn()
    const [principal] = (await namedBy(26)).map(Number)
    const before = await centreOf(26)
    const roles = [{ roleTypeId: 1 }]
    const { contactId } = await admin.succeed<{ contactId: number }>('Contact', 'create', {
      body: { ...newContact, roles, handOver: [principal] },
    })
    expect((await namedBy(26))[0]).toBe(contactId)
    // Who has the centre open is told that it changed.
    expect((await centreOf(26))['updatedAt']).not.toEqual(before['updatedAt'])
    const { list: [other] = [] } = await admin.succeed('Contact', 'list', { query: { centreId: '27', contactTypeId: '2', pageSize: 1 } })
    expect(other).toBeDefined()
    const [holder] = (await namedBy(27)).map(Number)
    expect((await change('Contact', contactId, { centreId: 27, handOver: [holder] })).status).toBe(200)
    expect([(await namedBy(26))[0], (await namedBy(27))[0]]).toEqual([undefined, contactId])
    const keepId = (
      await admin.succeed<{ contactId: number }>('Contact', 'create', {
        body: { ...newContact, email: 'keep@example.org', centreId: 27, requestId: 'visit-9' },
      })
    ).contactId
    await succeed('mergeContacts', { body: { keepId, dropId: contactId, fields: [] } })
    expect((await namedBy(27))[0]).toBe(keepId)
    for (const id of [26, 27]) expect(await namedBy(id)).toEqual(await heldAt(id))
  })

  it('are active contacts of the centre, of a type that may have the role', async () => {
    const { contacts, admin, changeCentre } = await startCentres()
    const atAnother = Number(
      (await contacts()).find(({ centreId, contactTypeId }) => centreId === 27 && contactTypeId === 2)?.['contactId'],
    )
    const own = 'Choose a contact of this centre.'
    expect(await changeCentre(26, { principalContactId: atAnother })).toEqual(refusal('principalContactId', own))
    const student = Number((await contacts()).find(({ centreId, contactTypeId }) => centreId === 26 && contactTypeId === 4)?.['contactId'])
    expect(await changeCentre(26, { examsContactId: student })).toEqual(
      refusal('examsContactId', 'Student contacts cannot have this role.'),
    )
    const centre = await admin.succeed('Centre', 'details', { id: 26 })
    const { createdAt: _c, updatedAt: _u, updatedBy: _b, names: _n, centreId: _i, ...fields } = centre
    const copy = { ...fields, centreName: 'Another', centreCode: 'ANO', requestId: 'visit-3' }
    expect((await admin.call('Centre', 'create', { body: copy })).data).toEqual({
      fields: [{ field: 'principalContactId', description: own }],
    })
  })

  it('are in use: one that is deactivated stays named until another has the role', async () => {
    const { admin, namedBy, changeCentre } = await startCentres()
    const [principal, officer] = (await namedBy(26)).map(Number)
    const removed = await admin.call('Contact', 'remove', { body: { contactId: [principal] } })
    expect(removed).toMatchObject({ status: 409, data: { uses: [{ resource: 'Centre', id: 26, field: 'Principal' }] } })
    expect((await admin.call('Contact', 'setStatus', { body: { contactId: [principal], status: -1 } })).status).toBe(200)
    expect((await namedBy(26))[0]).toBe(principal)
    expect((await changeCentre(26, { city: 'Accra East' })).status).toBe(200)
    expect((await changeCentre(26, { principalContactId: officer })).status).toBe(200)
    const setActive = await admin.call('Contact', 'setStatus', { body: { contactId: [principal], status: 1 } })
    expect(setActive.status).toBe(400)
  })

  it.each([1, 2])('have role type %i, which stays, as one of a centre', async (id) => {
    const { admin, change } = await startContacts()
    const text = 'Each centre names one contact of this role type, so it stays.'
    expect(await admin.call('RoleType', 'setStatus', { body: { roleTypeId: [id], status: -1 } })).toEqual(refusal('status', text))
    expect(await change('RoleType', id, { isSingle: 0 })).toEqual(refusal('isSingle', text))
    expect(await change('RoleType', id, { contactTypeIds: [3] })).toEqual(refusal('contactTypeIds', text))
  })
})
