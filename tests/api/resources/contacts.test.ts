import { describe, expect, it } from 'vitest'
import { newContact, refusal, startContacts, type Fields } from './contacts-start.ts'

describe('contact types', () => {
  it.each([1, 2, 3, 4])('keep the one of id %i, by which people sign in', async (id) => {
    const { admin } = await startContacts()
    const text = 'People sign in by this contact type, so it stays.'
    expect(await admin.call('ContactType', 'setStatus', { body: { contactTypeId: [id], status: -1 } })).toEqual(refusal('status', text))
    expect((await admin.call('ContactType', 'remove', { body: { contactTypeId: [id] } })).status).not.toBe(200)
  })
})

describe('contacts', () => {
  it('are 240, those of the accounts among them, and say who of them signs in', async () => {
    const { admin } = await startContacts()
    expect((await admin.succeed('Contact', 'list')).totalCount).toBe(240)
    const [administrator, other] = await Promise.all([501, 520].map((id) => admin.succeed('Contact', 'details', { id })))
    expect([administrator?.['fullName'], administrator?.['userId']]).toEqual(['Alexandrina Lindqvist-Okonkwo', 101])
    expect(other).not.toHaveProperty('userId')
  })

  it('of a centre name their centre, and may be written to unless they say no', async () => {
    const { admin } = await startContacts()
    const { centreId: _centre, ...without } = newContact
    expect(await admin.call('Contact', 'create', { body: without })).toEqual(refusal('centreId', 'Centre should not be blank!'))
    const university = { ...without, contactTypeId: 3 }
    expect(await admin.call('Contact', 'create', { body: university })).toEqual(refusal('institutionId', 'University should not be blank!'))
    const { contactId } = await admin.succeed<{ contactId: number }>('Contact', 'create', { body: newContact })
    expect(await admin.succeed('Contact', 'details', { id: contactId })).toMatchObject({ fullName: 'Efua Asante', allowMessages: 1 })
  })

  it('share no role that only one may have at a centre: the refusal names who has it (CAT-PPL-15)', async () => {
    const { admin, named } = await startContacts()
    const { list = [] } = await admin.succeed('Contact', 'list', { query: { centreId: '26', pageSize: 100 } })
    const principal = list.find(({ jobTitle }) => jobTitle === 'Principal')
    const roles = [{ roleTypeId: 4 }, { roleTypeId: 1, isPrimary: 1 }]
    const text = `${String(principal?.['fullName'])} is Principal of Baobab College Accra.`
    expect(await admin.call('Contact', 'create', { body: { ...newContact, roles } })).toEqual(
      refusal('roles.1.roleTypeId', text, Number(principal?.['contactId'])),
    )
    expect(await admin.succeed('Contact', 'details', { id: Number(principal?.['contactId']) })).toEqual(principal)
    const elsewhere = { ...newContact, centreId: 27, roles: [{ roleTypeId: 5 }, { roleTypeId: 3 }] }
    expect((await admin.call('Contact', 'create', { body: elsewhere })).status).toBe(200)
    expect((await named('RoleType', 'Principal'))['isSingle']).toBe(1)
  })

  it('hand over a role that only one may have to those who were agreed on, and both histories say so (CAT-PPL-15)', async () => {
    const { admin, change } = await startContacts()
    const { list = [] } = await admin.succeed('Contact', 'list', { query: { centreId: '26', pageSize: 100 } })
    const idOf = (jobTitle: string) => Number(list.find((one) => one['jobTitle'] === jobTitle)?.['contactId'])
    const [principal, officer] = [idOf('Principal'), idOf('Exams Officer')]
    const roles = [{ roleTypeId: 1 }, { roleTypeId: 2, isPrimary: 1 }]
    const wanted = { ...newContact, roles }
    // A contact who was not asked about loses no role.
    const first = await admin.call('Contact', 'create', { body: { ...wanted, handOver: [principal] } })
    expect(first.data).toEqual({ fields: [expect.objectContaining({ field: 'roles.1.roleTypeId', heldBy: officer })] })
    expect((await admin.succeed('Contact', 'details', { id: principal }))['roles']).toHaveLength(3)

    const { contactId } = await admin.succeed<{ contactId: number }>('Contact', 'create', {
      body: { ...wanted, handOver: [principal, officer] },
    })
    expect((await admin.succeed('Contact', 'details', { id: contactId }))['roles']).toEqual(roles)
    const left = await admin.succeed('Contact', 'details', { id: principal })
    expect(left['roles']).toEqual([{ roleTypeId: 3 }, { roleTypeId: 5 }])
    expect(await admin.succeed('Contact', 'details', { id: officer })).not.toHaveProperty('roles')
    const { data: history } = await admin.call('Contact', 'history', { id: principal })
    expect(history).toContainEqual(expect.objectContaining({ act: 'handed over', comment: 'Principal was handed over to Efua Asante.' }))
    expect((await change('Contact', principal, { roles, handOver: [contactId] })).status).toBe(200)
    expect(await admin.succeed('Contact', 'details', { id: contactId })).not.toHaveProperty('roles')
  })

  it('are not activated into a role that another contact has by now', async () => {
    const { admin } = await startContacts()
    const { list = [] } = await admin.succeed('Contact', 'list', { query: { centreId: '26', pageSize: 100 } })
    const principal = Number(list.find(({ jobTitle }) => jobTitle === 'Principal')?.['contactId'])
    const setStatus = (status: number) => admin.call('Contact', 'setStatus', { body: { contactId: [principal], status } })
    expect((await setStatus(-1)).status).toBe(200)
    await admin.succeed('Contact', 'create', { body: { ...newContact, roles: [{ roleTypeId: 1 }] } })
    expect(await setStatus(1)).toEqual(refusal('status', 'Efua Asante is Principal of Baobab College Accra.'))
  })

  it('have roles of their type, each once', async () => {
    const { admin } = await startContacts()
    const registrar = { ...newContact, roles: [{ roleTypeId: 6 }] }
    expect(await admin.call('Contact', 'create', { body: registrar })).toEqual(refusal('roles.0.roleTypeId', 'Choose a role of Centre.'))
    const twice = { ...newContact, roles: [{ roleTypeId: 5 }, { roleTypeId: 5 }] }
    expect(await admin.call('Contact', 'create', { body: twice })).toEqual(refusal('roles.1.roleTypeId', 'This value is there twice.'))
  })
})

describe('contact groups', () => {
  it('are 14, one of them by rules that nobody matches', async () => {
    const { admin } = await startContacts()
    const { list = [], totalCount } = await admin.succeed('ContactGroup', 'list', { query: { pageSize: 100 } })
    expect(totalCount).toBe(14)
    expect(list.filter(({ memberCount }) => memberCount === 0).map(({ groupName }) => groupName)).toEqual(['Markers at Universities'])
  })

  it('by rule count a contact from the moment that it matches (CAT-PPL-14)', async () => {
    const { admin, named, change } = await startContacts()
    const count = async () => Number((await named('ContactGroup', 'Baobab College'))['memberCount'])
    const before = await count()
    const { contactId } = await admin.succeed<{ contactId: number }>('Contact', 'create', { body: newContact })
    expect(await count()).toBe(before + 1)
    expect((await change('Contact', contactId, { centreId: 27 })).status).toBe(200)
    expect(await count()).toBe(before)
  })

  it('are told of a contact, those by rule with the reason', async () => {
    const { admin, signIn, change } = await startContacts()
    const { succeed } = await signIn()
    const { contactId } = await admin.succeed<{ contactId: number }>('Contact', 'create', { body: newContact })
    const group = { groupName: 'At Baobab', groupTypeId: 1, contactIds: [contactId], ownerContactId: 501, requestId: 'visit-2' }
    await admin.succeed('ContactGroup', 'create', { body: group })
    const groups = async () =>
      (await succeed('listGroupsOfContact', { path: { id: contactId } })).map(({ groupName, groupTypeName, reason }) => [
        groupName,
        groupTypeName,
        reason,
      ])
    expect(await groups()).toEqual([
      ['At Baobab', 'Mailing List', undefined],
      ['Baobab College', 'Audience', 'Centre is BCA'],
    ])
    expect((await change('Contact', contactId, { centreId: 27 })).status).toBe(200)
    expect(await groups()).toEqual([['At Baobab', 'Mailing List', undefined]])
  })

  it('hold what their type asks for: members or rules', async () => {
    const { admin } = await startContacts()
    const group = { groupName: 'New Group', ownerContactId: 501, requestId: 'visit-1' }
    const rules = [{ field: 'country', is: 'is', value: 'Ghana' }]
    const create = (fields: object) => admin.call('ContactGroup', 'create', { body: { ...group, ...fields } })
    expect(await create({ groupTypeId: 1 })).toEqual(refusal('contactIds', 'Members should not be blank!'))
    expect(await create({ groupTypeId: 2 })).toEqual(refusal('rules', 'Rules should not be blank!'))
    expect(await create({ groupTypeId: 1, contactIds: [501], rules })).toEqual(refusal('rules', 'Mailing List takes no rules.'))
    const unknown = { groupTypeId: 2, rules: [...rules, { field: 'centre', is: 'is', value: 'Nowhere' }] }
    expect(await create(unknown)).toEqual(refusal('rules.1.value', 'This Centre is no longer available.'))
    const notOfNcuk = { groupTypeId: 2, rules, ownerContactId: 503 }
    expect(await create(notOfNcuk)).toEqual(refusal('ownerContactId', 'Choose a contact of NCUK.'))
    expect((await create({ groupTypeId: 2, rules })).status).toBe(200)
  })
})

describe('merging contacts', () => {
  it('keeps groups and roles of both, and names both in the history (CAT-PPL-16)', async () => {
    const { admin, signIn, named } = await startContacts()
    const { succeed } = await signIn()
    const create = async (email: string, fields: Fields) =>
      (await admin.succeed<{ contactId: number }>('Contact', 'create', { body: { ...newContact, email, requestId: email, ...fields } }))
        .contactId
    const keepId = await create('one@example.org', { roles: [{ roleTypeId: 5 }] })
    const dropId = await create('two@example.org', {
      lastName: 'Asantewaa',
      phone: '+44 20 7946 0001',
      roles: [{ roleTypeId: 5 }, { roleTypeId: 3 }],
    })
    const group = { groupName: 'Of both', groupTypeId: 1, contactIds: [keepId, dropId, 501], ownerContactId: 501, requestId: 'visit-2' }
    await admin.succeed('ContactGroup', 'create', { body: group })
    await succeed('mergeContacts', { body: { keepId, dropId, fields: ['phone', 'email'] } })
    expect((await admin.call('Contact', 'details', { id: dropId })).status).toBe(404)
    expect(await admin.succeed('Contact', 'details', { id: keepId })).toMatchObject({
      fullName: 'Efua Asante',
      email: 'two@example.org',
      phone: '+44 20 7946 0001',
      roles: [{ roleTypeId: 5 }, { roleTypeId: 3 }],
    })
    expect((await named('ContactGroup', 'Of both'))['contactIds']).toEqual([keepId, 501])
    const [last] = await admin.succeed<Fields[]>('Contact', 'history', { id: keepId })
    expect(last).toMatchObject({ act: 'merged', comment: 'Efua Asantewaa was merged into Efua Asante.' })
  })

  it('that changes nothing of the one that stays names both in its history too (CAT-PPL-16)', async () => {
    const { admin, signIn, change } = await startContacts()
    const { succeed } = await signIn()
    const create = async (email: string) =>
      (await admin.succeed<{ contactId: number }>('Contact', 'create', { body: { ...newContact, email, requestId: email } })).contactId
    const [keepId, dropId] = [await create('one@example.org'), await create('two@example.org')]
    await change('Contact', keepId, { jobTitle: 'Registrar', roles: [{ roleTypeId: 5 }] })
    const before = await admin.succeed('Contact', 'details', { id: keepId })
    await succeed('mergeContacts', { body: { keepId, dropId, fields: [] } })
    expect(await admin.succeed('Contact', 'details', { id: keepId })).toEqual(before)
    const [last] = await admin.succeed<Fields[]>('Contact', 'history', { id: keepId })
    expect(last).toMatchObject({ act: 'merged', comment: 'Efua Asante was merged into Efua Asante.', changes: [] })
  })

  it('puts the contact that stays in every place of the other one, and notes it there', async () => {
    const { admin, signIn } = await startContacts()
    const { succeed } = await signIn()
    const [keepId, dropId] = [734, 704]
    const usesOf = async (id: number) => (await admin.succeed<{ uses: Fields[] }>('Contact', 'uses', { id })).uses
    const open = (await admin.succeed('Lead', 'list')).list?.find(({ state }) => state === 'New') ?? {}
    const { leadId, state: _state, fullName: _name, createdAt: _at, updatedBy: _by, names: _names, ...lead } = open
    await admin.succeed('Lead', 'update', { id: Number(leadId), body: { ...lead, ownerContactId: dropId } })
    const before = await usesOf(dropId)
    expect(before).toContainEqual(expect.objectContaining({ resource: 'Lead', id: leadId }))
    await succeed('mergeContacts', { body: { keepId, dropId, fields: [] } })
    expect(await usesOf(keepId)).toEqual(expect.arrayContaining(before))
    const [last] = await admin.succeed<Fields[]>('Lead', 'history', { id: Number(leadId) })
    expect(last).toMatchObject({ act: 'contact merged', changes: [{ field: 'Owner' }] })
  })

  it('asks before another contact hands over a role that only one may have (CAT-PPL-15)', async () => {
    const { admin, signIn } = await startContacts()
    const { succeed, call } = await signIn()
    const contactsOf = async (centreId: string) =>
      (await admin.succeed('Contact', 'list', { query: { centreId, pageSize: 100 } })).list ?? []
    const principalOf = async (centreId: string) => (await contactsOf(centreId)).find(({ jobTitle }) => jobTitle === 'Principal')
    const [here, there] = [await principalOf('26'), await principalOf('27')]
    const { contactId: keepId } = await admin.succeed<{ contactId: number }>('Contact', 'create', { body: newContact })
    const merge = { keepId, dropId: Number(there?.['contactId']), fields: [] }
    expect(await call('mergeContacts', { body: merge })).toMatchObject({ status: 400, data: { fields: [{ heldBy: here?.['contactId'] }] } })
    expect(await admin.succeed('Contact', 'details', { id: merge.dropId })).toEqual(there)
    await succeed('mergeContacts', { body: { ...merge, handOver: [Number(here?.['contactId'])] } })
    expect((await admin.succeed('Contact', 'details', { id: keepId }))['roles']).toContainEqual({ roleTypeId: 1, isPrimary: 1 })
    expect((await admin.succeed('Contact', 'details', { id: Number(here?.['contactId']) }))['roles']).not.toContainEqual(
      expect.objectContaining({ roleTypeId: 1 }),
    )
  })

  it('is refused for two who both sign in, and changes nothing where the result would be wrong', async () => {
    const { admin, signIn } = await startContacts()
    const { refuse } = await signIn()
    const users = { keepId: 501, dropId: 502, fields: [] }
    expect(await refuse('mergeContacts', { body: users })).toEqual([400, 'Both contacts sign in, so they cannot be merged.'])
    const same = { keepId: 520, dropId: 520, fields: [] }
    expect(await refuse('mergeContacts', { body: same })).toEqual([400, 'Choose two different contacts.'])
    const own = { keepId: 734, dropId: 501, fields: [] }
    expect(await refuse('mergeContacts', { body: own })).toEqual([
      400,
      'This is your own contact: keep it, and merge the other one into it.',
    ])
    const before = await admin.succeed('Contact', 'details', { id: 520 })
    // A registrar's role does not suit a contact of a centre.
    expect((await refuse('mergeContacts', { body: { keepId: 520, dropId: 515, fields: ['contactTypeId'] } }))[0]).toBe(400)
    expect(await admin.succeed('Contact', 'details', { id: 520 })).toEqual(before)
    expect((await admin.succeed('Contact', 'details', { id: 515 }))['contactId']).toBe(515)
  })
})

describe('members of a group', () => {
  it('come with the rule that holds for them; who was chosen comes without', async () => {
    const { signIn } = await startContacts()
    const { succeed } = await signIn()
    const byRule = await succeed('listGroupMembers', { path: { id: 5 }, query: { searchText: 'mensah' } })
    expect(byRule).toEqual({
      list: [{ contactId: 503, name: 'Oluwaseyifunmi Mensah', email: 'centre@centre.test', reason: 'Centre is BCA' }],
      totalCount: 1,
    })
    const chosen = await succeed('listGroupMembers', { path: { id: 13 } })
    expect(chosen.list).toEqual([{ contactId: 508, name: 'Peter Szabó', email: 'auditor@ncuk.test' }])
  })

  it('who may not be written to, or are inactive, are left out of a message’s recipients (CAT-PPL-17)', async () => {
    const { signIn, admin, change } = await startContacts()
    const { succeed, refuse } = await signIn()
    const create = async (email: string, fields: Fields) =>
      (await admin.succeed<{ contactId: number }>('Contact', 'create', { body: { ...newContact, email, requestId: email, ...fields } }))
        .contactId
    const [silent, asked] = [await create('one@example.org', { allowMessages: 0 }), await create('two@example.org', { lastName: 'Zuma' })]
    const group = { groupName: 'To be told', groupTypeId: 1, contactIds: [silent, asked, 501], ownerContactId: 501, requestId: 'visit-2' }
    const { contactGroupId } = await admin.succeed<{ contactGroupId: number }>('ContactGroup', 'create', { body: group })
    const count = (body: object) => succeed('countRecipients', { body })
    const { sample: names, ...counts } = await count({ contactGroupIds: [contactGroupId], contactIds: [asked] })
    expect(counts).toMatchObject({ count: 2, leftOut: 1 })
    expect(names).toEqual([expect.stringMatching(/^Alexandrina /), 'Efua Zuma'])
    expect(await count({ contactGroupIds: [contactGroupId], excludedContactIds: [silent, 501] })).toMatchObject({
      count: 1,
      leftOut: 0,
      sample: ['Efua Zuma'],
    })
    expect((await change('Contact', silent, { allowMessages: 1 })).status).toBe(200)
    expect((await admin.call('Contact', 'setStatus', { body: { contactId: [asked], status: -1 } })).status).toBe(200)
    expect(await count({ contactIds: [silent, asked] })).toMatchObject({ count: 1, leftOut: 1, sample: ['Efua Asante'] })
    expect(await refuse('countRecipients', { body: { excludedContactIds: [501] } })).toEqual([400, 'Choose at least one recipient.'])
  })

  it('are counted before a rule is saved, the first ten by name', async () => {
    const { signIn } = await startContacts()
    const { succeed, refuse } = await signIn()
    const { list, totalCount } = await succeed('previewGroup', { body: { rules: [{ field: 'roleType', is: 'is', value: 'principal' }] } })
    expect([list.length, totalCount]).toEqual([10, 48])
    const unknown = { rules: [{ field: 'country' as const, is: 'is' as const, value: 'Atlantis' }] }
    expect(await refuse('previewGroup', { body: unknown })).toEqual([400, 'This Country is no longer available.'])
  })

  it('are none once the value of a rule was renamed, with `is` and with `is not`', async () => {
    const { admin, named } = await startContacts()
    const byRule = (await admin.succeed('GroupType', 'list')).list?.find(({ membership }) => membership === 'By rule')
    const rules = [{ field: 'roleType', is: 'is not', value: 'Registrar' }]
    const group = { groupName: 'No registrars', groupTypeId: byRule?.['groupTypeId'], rules, ownerContactId: 501, requestId: 'visit-1' }
    await admin.succeed('ContactGroup', 'create', { body: group })
    const memberCount = async () => (await named('ContactGroup', 'No registrars'))['memberCount']
    expect(await memberCount()).toBeGreaterThan(0)
    const registrar = await named('RoleType', 'Registrar')
    expect((await admin.change('RoleType', Number(registrar['roleTypeId']), { roleTypeName: 'Head of Registry' })).status).toBe(200)
    expect(await memberCount()).toBe(0)
  })

  it('of a programme are the contacts of centres in its groupings', async () => {
    const { signIn, admin } = await startContacts()
    const { succeed } = await signIn()
    const { list: programmes = [] } = await admin.succeed('Program', 'list')
    const counts = await Promise.all(
      programmes.map(async ({ programName }) => {
        const rules = [{ field: 'programme' as const, is: 'is' as const, value: String(programName) }]
        return (await succeed('previewGroup', { body: { rules } })).totalCount
      }),
    )
    expect(Math.max(...counts)).toBeGreaterThan(0)
  })
})
