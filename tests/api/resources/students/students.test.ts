import { describe, expect, it } from 'vitest'
import { countryNamed } from '#mirage/resources/lookups/places.ts'
import { bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'
import { startRegistration, wholeStudent } from './registration-start.ts'

const mailOf = (mails: { readonly to: string }[]) => mails.map(({ to }) => to)

/** The start of a registration, with a lead to begin with. */
async function start() {
  const world = await startRegistration()
  const { admin, create, move } = world
  const lead = { firstName: 'Madonna', email: 'madonna@example.org', countryId: 2, source: 'Fair', consentToContact: 1 }
  const student = { firstName: 'Efua', email: 'efua@example.org', placementType: 'Regular', yearId: 22, accessArrangements: 'None' }
  /** A new lead that has got as far as Qualified. */
  const qualified = async (change: object = {}) => {
    const leadId = Number((await create(admin, 'Lead', { ...lead, ...change })).data['leadId'])
    for (const state of ['Contacted', 'Qualified']) await move(admin, 'Lead', leadId, state)
    return leadId
  }
  return { ...world, lead, student, whole: wholeStudent, qualified }
}

describe('a lead', () => {
  it('of a centre is its own; another centre’s is not found', async () => {
    const { centre, create, lead } = await start()
    const { leadId } = (await create(centre, 'Lead', { ...lead, centreId: 26 })).data
    expect((await centre.succeed('Lead', 'details', { id: Number(leadId) }))['centreId']).toBe(26)
    expect((await create(centre, 'Lead', { ...lead, email: 'other@example.org', centreId: 20 })).status).toBe(400)
    const { list = [] } = await centre.succeed('Lead', 'list', { query: { pageNo: 1, pageSize: 50 } })
    expect(new Set(list.map((one) => one['centreId']))).toEqual(new Set([26]))
    expect((await centre.callBadly('Lead', 'details', { id: 2 })).status).toBe(404)
  })

  it('has an e-mail that no other open lead has; one that is lost gives it free', async () => {
    const { admin, create, move, lead } = await start()
    const { leadId } = (await create(admin, 'Lead', lead)).data
    expect((await create(admin, 'Lead', { ...lead, email: ' MADONNA@example.org' })).data).toEqual({
      fields: [{ field: 'email', description: 'An open lead has this E-mail already.' }],
    })
    await move(admin, 'Lead', Number(leadId), 'Lost', 'Chose another programme.')
    expect(await admin.succeed('Lead', 'details', { id: Number(leadId) })).toMatchObject({ lostReason: 'Chose another programme.' })
    const country = (await admin.succeed<{ name: string }[]>('Country', 'options', { query: { ids: String(lead.countryId) } }))[0]?.name
    const row = { ...lead, countryId: country, consentToContact: 'Yes' }
    const rows = [{ line: 2, fields: row }]
    const [imported] = await admin.succeed<{ outcome: string }[]>('Lead', 'import', { body: { mode: 'check', rows } })
    expect(imported).toMatchObject({ outcome: 'new', problems: [] })
    expect((await create(admin, 'Lead', lead)).status).toBe(200)
    expect((await move(admin, 'Lead', Number(leadId), 'Contacted')).data).toEqual({
      fields: [{ field: 'state', description: 'An open lead has this E-mail already.' }],
    })
  })

  it('is followed up today or later; a day that has passed keeps nothing else from being saved', async () => {
    const { admin, create, lead } = await start()
    expect((await create(admin, 'Lead', { ...lead, followUpOn: '2026-01-01' })).data).toEqual({
      fields: [{ field: 'followUpOn', description: 'Choose today or a later date.' }],
    })
    const { list = [] } = await admin.succeed('Lead', 'list', { query: { pageNo: 1, pageSize: 50, sortParam: 'followUpOn:asc' } })
    const late = list.find((one) => typeof one['followUpOn'] === 'string' && one['followUpOn'] < '2026-11-21')
    const { leadId, updatedAt, followUpOn } = await admin.succeed('Lead', 'details', { id: Number(late?.['leadId']) })
    const body = { ...lead, followUpOn, updatedAt }
    expect((await admin.callBadly('Lead', 'update', { id: Number(leadId), body })).status).toBe(200)
  })

  it('has a contact whose messages follow the lead’s consent', async () => {
    const { admin, create, lead } = await start()
    const { leadId } = (await create(admin, 'Lead', lead)).data
    const contact = async () =>
      (await admin.succeed('Contact', 'list', { query: { pageNo: 1, pageSize: 10, searchText: lead.email } })).list?.[0]
    expect(await contact()).toMatchObject({ contactTypeId: 4, allowMessages: 1 })
    const { updatedAt } = await admin.succeed('Lead', 'details', { id: Number(leadId) })
    await admin.succeed('Lead', 'update', { id: Number(leadId), body: { ...lead, consentToContact: 0, updatedAt } })
    expect(await contact()).toMatchObject({ allowMessages: 0 })
  })

  it('keeps the author of a note that another person changes', async () => {
    const { admin, centre, create, lead } = await start()
    const given = { ...lead, centreId: 26, notes: [{ text: 'Asked about fees.' }] }
    const { leadId } = (await create(centre, 'Lead', given)).data
    const id = Number(leadId)
    const before = await admin.succeed('Lead', 'details', { id })
    const [note] = before['notes'] as { leadNoteId: number; by: string }[]
    const notes = [{ leadNoteId: note?.leadNoteId, text: 'Asked about fees and dates.' }, { text: 'Called back.' }]
    await admin.succeed('Lead', 'update', { id, body: { ...given, notes, updatedAt: before['updatedAt'] } })
    expect((await admin.succeed('Lead', 'details', { id }))['notes']).toMatchObject([
      { text: 'Asked about fees and dates.', by: 'Oluwaseyifunmi Mensah' },
      { text: 'Called back.', by: 'Alexandrina Lindqvist-Okonkwo' },
    ])
  })

  it('converted twice quickly makes one student, who is invited (CAT-STU-02)', async () => {
    const { admin, adminCalls, mails, qualified } = await start()
    const leadId = await qualified()
    const answers = await Promise.all([1, 2].map(() => adminCalls.call('convertLead', { path: { id: leadId } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    const { list, totalCount } = await admin.succeed('Student', 'list', {
      query: { pageNo: 1, pageSize: 10, searchText: 'madonna@example.org' },
    })
    expect(totalCount).toBe(1)
    expect(list).toMatchObject([{ firstName: 'Madonna', status: 2 }])
    expect(mailOf(mails)).toEqual(['madonna@example.org'])
    expect(await admin.succeed('Lead', 'details', { id: leadId })).toMatchObject({
      state: 'Converted',
      studentId: list?.[0]?.['studentId'],
    })
  })

  it('that may not be contacted becomes a student without a mail', async () => {
    const { adminCalls, mails, qualified } = await start()
    expect((await adminCalls.call('convertLead', { path: { id: await qualified({ consentToContact: 0 }) } })).status).toBe(200)
    expect(mails).toEqual([])
  })

  it('gets no second user where one signs in with its e-mail in another case', async () => {
    const { admin, adminCalls, mails, qualified } = await start()
    const leadId = await qualified({ email: 'Centre@Centre.test' })
    expect((await adminCalls.call('convertLead', { path: { id: leadId } })).status).toBe(200)
    expect(mails).toEqual([])
    const { list = [] } = await admin.succeed('User', 'list', { query: { pageSize: 10, searchText: 'centre@centre.test' } })
    expect(list.map(({ username }) => username)).toEqual(['centre@centre.test'])
  })

  it('is not converted before it is qualified', async () => {
    const { admin, adminCalls, create, lead } = await start()
    const { leadId } = (await create(admin, 'Lead', lead)).data
    expect(await adminCalls.call('convertLead', { path: { id: Number(leadId) } })).toMatchObject({
      status: 409,
      description: 'Only a qualified lead can be converted.',
    })
  })
})

describe('people of one name', () => {
  it('are told apart where they are chosen from: leads by their e-mail, and who is alone in it stays as it is', async () => {
    const { admin, create, lead } = await start()
    for (const email of ['one@example.org', 'two@example.org']) await create(admin, 'Lead', { ...lead, lastName: 'Twin', email })
    const named = async (searchText: string) =>
      (await admin.succeed<{ name: string }[]>('Lead', 'options', { query: { searchText } })).map(({ name }) => name)
    expect(await named('Madonna Twin')).toEqual(['Madonna Twin, one@example.org', 'Madonna Twin, two@example.org'])
    expect(await named('two@example.org')).toEqual(['Madonna Twin'])
  })
})

describe('a registration', () => {
  it('has the e-mail address of its centre', async () => {
    const { handle, admin } = await startRegistration()
    const [own] =
      (await (await recordsAs(handle, 'student@student.test')).succeed('Student', 'list', { query: { pageSize: 10 } })).list ?? []
    const { email } = await admin.succeed('Centre', 'details', { id: Number(own?.['centreId']) })
    expect(own?.['centreEmail']).toBe(email)
  })

  it('of another centre is not found by its id (CAT-STU-01)', async () => {
    const { centre } = await start()
    const { list = [] } = await centre.succeed('Student', 'list', { query: { pageNo: 1, pageSize: 50 } })
    expect(new Set(list.map((one) => one['centreId']))).toEqual(new Set([26]))
    expect((await centre.callBadly('Student', 'details', { id: 3004 })).status).toBe(404)
    expect((await centre.callBadly('Student', 'history', { id: 3004 })).status).toBe(404)
  })

  it('is saved with gaps; submitting it lists them, with the curriculum and the passport (CAT-STU-05)', async () => {
    const { admin, create, move, student } = await start()
    const { studentId } = (await create(admin, 'Student', student)).data
    const answer = await move(admin, 'Student', Number(studentId), 9)
    expect(answer.status).toBe(400)
    expect(answer.data['fields']).toEqual([
      { field: 'dateOfBirth', description: 'Date of Birth should not be blank!' },
      { field: 'nationalityId', description: 'Nationality should not be blank!' },
      { field: 'mobile', description: 'Mobile should not be blank!' },
      { field: 'countryId', description: 'Country should not be blank!' },
      { field: 'addressLine1', description: 'Address Line 1 should not be blank!' },
      { field: 'city', description: 'City should not be blank!' },
      { field: 'emergencyName', description: 'Emergency Contact should not be blank!' },
      { field: 'emergencyRelation', description: 'Relation should not be blank!' },
      { field: 'emergencyPhone', description: 'Emergency Phone should not be blank!' },
      { field: 'centreId', description: 'Centre should not be blank!' },
      { field: 'curriculum', description: 'Add a curriculum.' },
      { field: 'documents', description: 'Add the file of the passport.' },
    ])
  })

  it.each([
    [{ dateOfBirth: '2012-11-23' }, 'dateOfBirth', 'The student must be at least 14 years old.'],
    [{ dateOfBirth: '1945-01-01' }, 'dateOfBirth', 'The student must be at most 80 years old.'],
    [{ passportExpiry: '2026-11-01' }, 'passportExpiry', 'Choose a date in the future.'],
    [{ passportNumber: 'AB-1' }, 'passportNumber', 'Enter 6 to 12 letters or digits.'],
    [{ ucasId: '123-456' }, 'ucasId', 'Enter a UCAS ID of 10 digits.'],
    [{ accessArrangements: 'Other' }, 'accessDetails', 'What is arranged should not be blank!'],
    [{ countryId: countryNamed('Ghana'), stateId: 1 }, 'stateId', 'Choose a state of Ghana.'],
  ])('refuses %j at its field', async (change, field, description) => {
    const { admin, create, student } = await start()
    expect((await create(admin, 'Student', { ...student, ...change })).data).toEqual({ fields: [{ field, description }] })
  })

  it('is approved and registered by NCUK alone, and gets its student ID once (CAT-STU-06)', async () => {
    const { admin, centre, adminCalls, centreCalls, create, move, completed, whole } = await start()
    const id = Number((await create(centre, 'Student', whole)).data['studentId'])
    await completed(id)
    expect((await move(centre, 'Student', id, 9)).status).toBe(200)
    expect((await move(centre, 'Student', id, 10)).status).toBe(409)
    await move(admin, 'Student', id, 10)
    expect((await move(centre, 'Student', id, 8)).status).toBe(409)
    await move(admin, 'Student', id, 8)
    expect(await admin.succeed('Student', 'details', { id })).toMatchObject({ status: 8, paymentLabel: 'Ready to Invoice' })
    expect((await centreCalls.call('registerStudent', { path: { id } })).status).toBe(403)
    const studentRef = `PW26-${String(id).padStart(5, '0')}`
    expect(await adminCalls.call('registerStudent', { path: { id } })).toMatchObject({
      status: 200,
      data: { studentRef, paymentLabel: 'Confirmed' },
    })
    expect((await adminCalls.call('registerStudent', { path: { id } })).status).toBe(409)
    expect(await admin.succeed('Student', 'details', { id })).toMatchObject({ status: 1, studentRef })
  })

  it('needs a passport that was not refused, whatever older file there is', async () => {
    const { admin, files, create, move, completed, whole } = await start()
    const studentId = await completed(Number((await create(admin, 'Student', whole)).data['studentId']))
    const { list: [passport] = [] } = await admin.succeed('StudentDocument', 'list', { query: { pageSize: 10, studentId } })
    const id = Number(passport?.['documentId'])
    const file = await files.store('passport-2.pdf', bytesLike('pdf'))
    const body = { studentId, documentType: 'Passport', file, updatedAt: passport?.['updatedAt'] }
    await admin.succeed('StudentDocument', 'update', { id, body })
    await admin.succeed('StudentDocument', 'move', { id, body: { status: 'Refused', comment: 'The photo is dark.' } })
    expect((await move(admin, 'Student', studentId, 9)).data).toEqual({
      fields: [{ field: 'documents', description: 'Add the file of the passport.' }],
    })
  })

  it('that is approved has the label of its least paid invoice, until it is registered', async () => {
    const { admin, adminCalls, create, move, completed, whole } = await start()
    const id = await completed(Number((await create(admin, 'Student', whole)).data['studentId']))
    for (const status of [9, 10, 8]) await move(admin, 'Student', id, status)
    const label = async () => (await admin.succeed('Student', 'details', { id }))['paymentLabel']
    const line = { description: 'Tuition', quantity: 1, unitMinor: 10_000, taxRate: 0 }
    const charged = { variant: 'New', studentId: id, yearId: 22, currency: 'GBP', dueDate: '2027-06-30', lines: [line] }
    const issued = async () => {
      const invoiceId = Number((await create(admin, 'Invoice', charged)).data['invoiceId'])
      for (const status of ['Ready to Invoice', 'Pending']) await move(admin, 'Invoice', invoiceId, status)
      return invoiceId
    }
    const payment = { receivedOn: '2026-11-20', method: 'Bank transfer' }
    const pay = (invoiceId: number, amountMinor: number, reference: string) =>
      create(admin, 'Payment', { ...payment, invoiceId, amountMinor, reference })
    await create(admin, 'Invoice', charged)
    expect(await label()).toBe('Ready to Invoice')
    const [first, second] = [await issued(), await issued()]
    expect(await label()).toBe('Pending')
    await pay(first, 10_000, 'T1')
    expect(await label()).toBe('Pending')
    await pay(second, 4000, 'T2')
    expect(await label()).toBe('Partially paid')
    const { list = [] } = await admin.succeed('Student', 'list', { query: { pageNo: 1, pageSize: 100, paymentLabel: 'Partially paid' } })
    expect(list.map(({ studentId }) => studentId)).toContain(id)
    await pay(second, 6000, 'T3')
    expect(await label()).toBe('Paid')
    await adminCalls.succeed('registerStudent', { path: { id } })
    expect(await label()).toBe('Confirmed')
    const [registered] = await admin.succeed<{ changes: object[] }[]>('Student', 'history', { id })
    expect(registered?.changes).toContainEqual({ field: 'Payment', before: 'Paid', after: 'Confirmed' })
  })

  it('that is submitted stays complete', async () => {
    const { admin, create, move, completed, whole } = await start()
    const id = await completed(Number((await create(admin, 'Student', whole)).data['studentId']))
    await move(admin, 'Student', id, 9)
    const { updatedAt } = await admin.succeed('Student', 'details', { id })
    const { mobile: _mobile, ...rest } = whole
    expect((await admin.callBadly('Student', 'update', { id, body: { ...rest, updatedAt } })).data).toEqual({
      fields: [{ field: 'mobile', description: 'Mobile should not be blank!' }],
    })
  })
})

describe('a UCAS ID', () => {
  it.each(['110-000-0000', '1100000000', '110-000'])('is found by %s', async (searchText) => {
    const { admin } = await start()
    const { list = [] } = await admin.succeed('Student', 'list', { query: { pageNo: 1, pageSize: 50, searchText } })
    expect(list.map(({ studentId }) => studentId)).toContain(3001)
  })
})

describe('a student', () => {
  it.each(['+44 7700 900300', '900300'])('is found by the mobile number %s', async (searchText) => {
    const { admin } = await start()
    const { list = [] } = await admin.succeed('Student', 'list', { query: { pageNo: 1, pageSize: 50, searchText } })
    expect(list.map(({ mobile }) => mobile)).toEqual(['+44 7700 900300'])
  })
})
