import { describe, expect, it } from 'vitest'
import { audienceSources } from '#openapi/communications/audience-fields.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { addressedBy, recipientsOf } from '#mirage/resources/communications/recipients.ts'
import { peopleIndex } from '#mirage/resources/communications/audience-people.ts'
import type { ResourceRecord } from '#mirage/models.ts'
import type { Store } from '#mirage/resources/engine/store.ts'
import { startMessages, text, toCentre } from './start.ts'

const students = { audienceName: 'Students of Baobab', kind: 'Rule', contactTypes: ['STUDENT'] }
const rule = (field: 'centre' | 'role' | 'country', is: 'is' | 'is not', ...values: string[]) => ({ field, is, values })

describe('the live count', () => {
  it('equals the people who are delivered to, and a person matched twice gets one on each channel (CAT-COM-05)', async () => {
    const { admin, create, send, deliveriesOf, records } = await startMessages()
    // Those of the groups are chosen by name as well.
    const audience = { kind: 'Fixed', contactTypes: ['CENTER'], contactGroupIds: [2, 5], contactIds: [515, 516, 517, 518] }
    const audienceId = await create('Audience', { audienceName: 'Twice', ...audience })
    const { count, leftOut, people } = await admin.succeed('countRecipients', { body: { audienceId } })
    expect(count).toBeGreaterThan(10)
    expect(leftOut).toBeGreaterThan(0)
    expect(people).toHaveLength(10)
    const body = { communicationName: 'Twice', mode: 'Both', option: 'Audience', audienceId, email: text('A'), inApp: text('A') }
    const deliveries = await deliveriesOf(await send(body))
    const [mails, cards] = (['Email', 'In-app'] as const).map((one) => deliveries.filter(({ channel }) => channel === one))
    expect([mails?.length, cards?.length]).toEqual([count, count])
    expect(new Set(mails?.map(({ contactId }) => contactId)).size).toBe(count)
    expect(await records.succeed('Audience', 'details', { id: audienceId })).toMatchObject({ lastCount: count })
  })

  it('leaves out and counts a lead without consent, who may not be written to and who is inactive (CAT-COM-06)', async () => {
    const { admin, create } = await startMessages()
    const body = { contactTypes: ['STUDENT' as const] }
    const before = await admin.succeed('countRecipients', { body })
    const lead = { firstName: 'Lea', countryId: 2, source: 'Website' }
    await create('Lead', { ...lead, email: 'lea@example.org', consentToContact: 0 })
    await create('Lead', { ...lead, email: 'leo@example.org', consentToContact: 1 })
    const after = await admin.succeed('countRecipients', { body })
    expect([after.count - before.count, after.leftOut - before.leftOut]).toEqual([1, 1])
  })

  it('is 0 for an empty audience, and says so by rule', async () => {
    const { admin } = await startMessages()
    const body = {
      contactTypes: ['NCUK' as const, 'CENTER' as const],
      rules: [rule('role', 'is', 'Principal'), rule('centre', 'is not', 'BCA')],
    }
    const { count, steps, types } = await admin.succeed('countRecipients', { body })
    expect(steps).toHaveLength(2)
    expect(steps[0]).toBeGreaterThan(steps[1] ?? 0)
    expect(types).toEqual([{ contactType: 'CENTER', count }])
    const none = await admin.succeed('countRecipients', { body: { audienceId: 6 } })
    expect(none).toEqual({ count: 0, leftOut: 0, sample: [], people: [], types: [], steps: [0] })
    expect(await admin.refuse('countRecipients', { body: {} })).toEqual([400, 'Choose at least one recipient.'])
  })

  it('goes through 50,000 people once, whatever the number of rules', () => {
    const contact = (id: number): ResourceRecord => ({
      id,
      status: 1,
      createdAt: '',
      updatedAt: '',
      updatedBy: '',
      fields: { firstName: `P${id}`, email: `p${id}@example.org`, contactTypeId: contactTypeIds.STUDENT, countryId: id % 2 },
    })
    const everybody = Array.from({ length: 50_000 }, (_, index) => contact(index + 1))
    let looks = 0
    const table = (records: readonly ResourceRecord[]) => ({
      find: () => null,
      where: (holds: (record: ResourceRecord) => boolean = () => true) => {
        looks += 1
        return records.filter(holds)
      },
    })
    const type = { ...contact(contactTypeIds.STUDENT), fields: { parentContactType: 'STUDENT' } }
    const country = { ...contact(1), fields: { countryName: 'Ghana' } }
    const held: Readonly<Record<string, readonly ResourceRecord[]>> = { Contact: everybody, ContactType: [type], Country: [country] }
    const records = (name: string) => table(held[name] ?? [])
    const store = { db: { records }, records, today: '', now: '', named: () => '' } as object as Store
    const rules = [{ field: 'country' as const, is: 'is' as const, values: ['ghana'] }]
    expect(recipientsOf({ contactTypes: ['STUDENT'], rules }, store).reached).toHaveLength(25_000)
    const first = looks
    expect(recipientsOf({ contactTypes: ['STUDENT'], rules: [...rules, ...rules] }, store).steps).toEqual([25_000, 25_000])
    // Two more looks for the names of the rules, one through the people; what leads and types say is remembered.
    expect(looks - first).toBe(3)
    expect(peopleIndex(store)).toBe(peopleIndex(store))
  })
})

describe('an audience', () => {
  it('by rule has no chosen people, a fixed one has some and no rules', async () => {
    const { records } = await startMessages()
    const refused = async (fields: object) =>
      (await records.call('Audience', 'create', { body: { ...students, ...fields, requestId: JSON.stringify(fields).slice(0, 60) } })).data
    const at = (field: string, description: string) => ({ fields: [{ field, description }] })
    expect(await refused({ kind: 'Fixed' })).toEqual(at('contactIds', 'Choose at least one recipient.'))
    expect(await refused({ contactIds: [520] })).toEqual(at('contactIds', 'An audience by rule has no chosen people.'))
    expect(await refused({ rules: [rule('centre', 'is', 'Nowhere College')] })).toEqual(
      at('rules.0.values', 'This Centre is no longer available.'),
    )
  })

  it('is counted again when it is written to', async () => {
    const { create, records, send, admin } = await startMessages()
    const audienceId = await create('Audience', { ...students, rules: [rule('centre', 'is', 'Baobab College Accra')] })
    const before = Number((await records.succeed('Audience', 'details', { id: audienceId }))['lastCount'])
    await create('Contact', { firstName: 'Ama', email: 'ama@example.org', contactTypeId: contactTypeIds.STUDENT, centreId: 26 })
    expect((await records.succeed('Audience', 'details', { id: audienceId }))['lastCount']).toBe(before)
    const { recipients: _one, ...rest } = toCentre
    await send({ ...rest, option: 'Audience', audienceId })
    expect((await records.succeed('Audience', 'details', { id: audienceId }))['lastCount']).toBe(before + 1)
    expect((await admin.succeed('countRecipients', { body: { audienceId } })).count).toBe(before + 1)
  })

  it('takes from the groups that it names only who is of its types', async () => {
    expect(addressedBy({ audienceName: 'A', kind: 'Fixed', contactTypes: ['CENTER'], contactGroupIds: [1] })).toEqual({
      contactTypes: ['CENTER'],
      contactGroupIds: [1],
      contactIds: [],
    })
  })
})

describe('the words of rules', () => {
  it.each([
    ['studentStatus', 'Student'],
    ['applicationStatus', 'Application'],
  ] as const)('of %s are those of the contract', (field, resource) => {
    const source = audienceSources[field]
    const labels = resourceRules[resource].statuses.map(({ label }) => label)
    expect(source.kind === 'words' && [...source.words].toSorted()).toEqual(labels.toSorted())
  })

  it('of the payment label are those of the contract', () => {
    const source = audienceSources.paymentLabel
    expect(source.kind === 'words' && source.words).toEqual(resourceRules.Student.fields.paymentLabel.choices.map(({ value }) => value))
  })
})

describe('seeds', () => {
  it('are 12 audiences, 10 templates, 40 messages and 900 deliveries', async () => {
    const { records, admin } = await startMessages()
    const counts = async (name: 'Audience' | 'MessageTemplate' | 'Communication') => (await records.succeed(name, 'list'))['statusCounts']
    expect([(await counts('Audience')) as object, (await counts('MessageTemplate')) as object]).toEqual([
      { all: 12, '1': 11, '-1': 1 },
      { all: 10, '1': 8, '-1': 1, '2': 1 },
    ])
    expect(await counts('Communication')).toEqual({ all: 40, Sent: 23, Scheduled: 8, Draft: 9, Sending: 0 })
    const query = { communicationId: 0, contactId: 0, channel: '', state: '', searchText: '', pageNo: 1, pageSize: 1 }
    expect((await admin.succeed('listMessageDeliveries', { query })).totalCount).toBe(900)
    const { list = [] } = await records.succeed('Communication', 'list', { query: { pageSize: 100 } })
    expect(list.filter(({ countFailed }) => Number(countFailed) > 0)).toHaveLength(3)
    const lengths = list.flatMap(({ inApp, email }) => [inApp, email].map((one) => String(Object(one).subject ?? '').length))
    expect(lengths).toEqual(expect.arrayContaining([70, 71, 150]))
  })
})

describe('what a message is about', () => {
  it('are the pages of the menu that have records, and each placeholder of a record needs one', async () => {
    const { admin } = await startMessages()
    const components = await admin.succeed('listMessageComponents', { query: { searchText: 'exam block' } })
    expect(components).toEqual([{ componentId: 82, name: 'Exam Block', resource: 'Examblock' }])
    const names = async (componentId: number) =>
      (await admin.succeed('listPlaceholders', { query: { componentId } })).map(({ name }) => name)
    expect(await names(0)).not.toContain('recordName')
    expect(await names(82)).toHaveLength(10)
    const people = await admin.succeed('listMessageContacts', { query: { searchText: 'minh', pageSize: 5, ids: '' } })
    expect(people).toEqual([{ id: 505, name: 'Minh Anh Nguyễn', status: 1, email: 'student@student.test' }])
  })
})
